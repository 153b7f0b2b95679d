## Was für alle Spiele gilt

why-unknown-name = Unbekannt ({ $kind }): „{ $name }“. Zur Wahl stehen: { $known }.
why-record-program = Die Aufzeichnung nennt das Programm { $player } als Spieler. Um es zu starten, nenne die Spieler mit --players.
why-seats-range = { $title } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
why-seats-only = { $title } ist für { $low } Spieler, nicht für { $seats }.
why-unknown-option = Es gibt keine Option „{ $name }“. Zur Wahl stehen: { $known }.
why-game-over = Die Partie ist zu Ende.
why-option-value = Die Option { $name } kann nicht { $given } sein. Möglich ist { $allowed }.
why-no-move-of-number = Die Nummer { $number } bedeutet hier keinen Zug.
in-plain-words = { $text }
list-of-several = { $most } und { $last }
why-players-named = Plätze: { $seats }; genannte Spieler: { $players }.
why-opt-pair = --opt nimmt NAME=WERT, nicht „{ $given }“.
why-no-file = Es gibt keine Datei { $file }.
why-folder = { $file } ist ein Ordner; eine Datei wurde erwartet.
why-no-text = { $file } ist keine Textdatei.
why-arranged = { $line } kann so nicht liegen: { $why }
why-arranged-line = „{ $line }“ ist keine Zeile einer Stellung: erst wer (ein Platz oder *), dann ein Leerzeichen, dann der Zug.
why-arranged-seat = Den Platz { $seat } gibt es nicht: Gezählt wird von 0 bis { $most }.
why-no-arranger = Stellungen dieses Spiels lassen sich nicht von Hand aufbauen.
list-of-choices = { $most } oder { $last }
