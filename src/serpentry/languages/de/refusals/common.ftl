## Was für alle Spiele gilt

why-unknown-name = Unbekannt ({ $kind }): „{ $name }“. Zur Wahl stehen: { $known }.
why-record-program = Die Aufzeichnung nennt das Programm { $player } als Spieler. Um es zu starten, nenne die Spieler mit --players.
why-seats-range = { $title } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
why-seats-only = { $title } ist für { $low } Spieler, nicht für { $seats }.
why-unknown-option = Es gibt keine Option „{ $name }“. Zur Wahl stehen: { $known }.
why-game-over = Die Partie ist zu Ende.
why-option-value = Die Option { $name } kann nicht { $given } sein. Möglich ist { $allowed }.
why-no-move-of-number = Die Nummer { $number } bedeutet hier keinen Zug.
why-no-number = Ein Zug wird als ganze Zahl angegeben, nicht als { $given }.
why-not-a-position = Das ist keine Stellung von { $game }: { $given }.
in-plain-words = { $text }
list-of-several = { $most } und { $last }
why-players-named = Es gibt { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, aber { $players ->
    [one] { $players } Spieler wurde genannt.
   *[other] { $players } Spieler wurden genannt.
}
why-opt-pair = --opt nimmt NAME=WERT, nicht „{ $given }“.
why-no-openings = { $game } hat kein Eröffnungsbuch. Diese Spiele haben eins: { $known }.
why-no-openings-for-options = Das Eröffnungsbuch von { $game } sagt nichts über diese Optionen.
why-no-opening = Das Eröffnungsbuch sagt nichts über den ersten Zug { $move }.
why-no-file = Es gibt keine Datei { $file }.
why-folder = { $file } ist ein Ordner; eine Datei wurde erwartet.
why-no-text = { $file } ist keine Textdatei.
why-arranged = { $line } kann so nicht liegen: { $why }
why-arranged-line = „{ $line }“ ist keine Zeile einer Stellung. Schreib einen Platz (oder *), ein Leerzeichen und den Zug.
why-arranged-seat = Den Platz { $seat } gibt es nicht: Gezählt wird von 0 bis { $most }.
why-no-arranger = Stellungen dieses Spiels lassen sich nicht von Hand aufbauen.
why-study-long = Eine Studie hat höchstens { $most } Zeichen, diese hat { $count }.
why-study-boards = Eine Studie hat höchstens { $most } Bretter, diese hat { $count }.
why-study-events = Die Bretter einer Studie haben zusammen höchstens { $most } Züge.
why-study-variations = Ein Brett hat höchstens { $most } Varianten, dieses hat { $count }.
why-study-open = Der Block, der in Zeile { $line } beginnt, ist nicht geschlossen. Beende ihn mit ``` in einer eigenen Zeile.
why-study-board = Brett { $board } (Zeile { $line }): { $why }
why-study-game = Die erste Zeile eines Bretts sagt, welches Spiel es zeigt, zum Beispiel game: snekagon.
why-study-variation = Dieses Brett hat keine Variante { $number }.
why-study-unread = „{ $given }“ ist keine Zeile eines Bretts.
why-study-line = „{ $given }“ gehört nicht in eine Variante. Möglich sind Züge, Notizen und Markierungen.
why-study-show = Nach „show:“ kommt eine Anzahl von Zügen, nicht „{ $given }“.
why-study-event = Diese Zugfolge hat nur { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}; nach Zug { $event } kommt nichts mehr.
why-study-move = { $move } geht nicht: { $why }
why-study-turn = Platz { $seat } ist am Zug.
why-study-chance = Zuerst wird gezogen oder gewürfelt; diese Zeile beginnt mit *.
list-of-choices = { $most } oder { $last }

## Was getippt wurde, ist nicht als Zug zu lesen

unread-move = „{ $text }“ kann ich nicht als Zug lesen. So sieht ein Zug aus: { $like }.
unread-cell = „{ $text }“ ist kein Feld dieses Bretts. Die Felder heißen a1 bis { $last }; so sieht ein Zug aus: { $like }
unread-floor = Eine Etage „{ $text }“ gibt es nicht. Die Etagen sind von 1 bis { $last } nummeriert.
unread-card = Eine Karte „{ $text }“ gibt es nicht. Die Karten heißen: { $known }.
unread-tile = Ein Plättchen „{ $text }“ gibt es nicht. Plättchen heißen zum Beispiel: { $like }.
unread-sides = „{ $name }“ kann nicht „{ $text }“ liegen. Möglich ist: { $known }.
unread-which-sides = Tippe nach dem Feld, wie „{ $name }“ liegt: { $known }.
unread-no-sides = „{ $name }“ sieht in jeder Lage gleich aus, deshalb folgt auf das Feld nichts mehr.
unread-colour = Eine Schlange in „{ $text }“ gibt es nicht. Die Farben heißen: { $known }.
unread-seat = Einen Platz „{ $text }“ gibt es nicht. Tippe 0 bis { $last } oder eines von: { $known }.
unread-path = Ein Weg ist eine Folge von R (rechts) und D (nach unten), zum Beispiel: { $like }
unread-answers = Nach „/“ steht eines von: { $known }. „{ $text }“ ist keines davon.
unread-hat-only = Nur ein Hut kommt auf eine Farbe; „{ $name }“ kommt auf ein Feld.
unread-hat = Ein Hut kommt auf einen Kopf, nicht auf ein Feld. Tippe es so: { $like }
unread-square = „{ $text }“ ist kein Feld. Tippe Spalte und Zeile, zum Beispiel c4; links von Spalte a folgen -a, -b …, über Zeile 1 folgen -1, -2 …
unread-square-far = Feld { $text } ist zu weit weg: Alle Karten in einer Reihe würden es nicht erreichen.
