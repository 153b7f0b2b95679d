## Ein Spiel einrichten

web-no-game = Es gibt kein Spiel „{ $game }“.
web-your-name = Dein Name
web-seats = Plätze
web-who-sits = Wer auf Platz { $seat } spielt
web-seat-here = Person hier
web-seat-elsewhere = Per Link
web-seat-computer = Computer
web-level = Spielstärke auf Platz { $seat }
web-level-name = { $number } · { $title }
web-levels-fewer = Glück spielt in diesem Spiel eine große Rolle, darum gibt es hier nur { $count } Stufen; die übrigen wären etwa so stark wie eine von ihnen.
web-name-of-seat = Name von Spieler { $seat }
web-variants = { $changed ->
    [0] Varianten und Optionen
    [one] Varianten und Optionen ({ $changed } geändert)
   *[other] Varianten und Optionen ({ $changed } geändert)
}
web-public = In der Liste offener Tische anzeigen
web-public-line = Sonst kann nur mitspielen, wer den Link hat.
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-game = Zeit für die ganze Partie
web-clock-days = Tage je Zug
web-minutes = Minuten je Spieler
web-increment = Sekunden Zuschlag je Zug
web-days = Tage
web-start = Partie starten

## Der Tisch

web-no-table = Unter diesem Link gibt es keinen Tisch.
web-paused = Die Partie ist pausiert.
web-curtain = Gib das Gerät an { $name } weiter.
web-curtain-look = Ich bin { $name }: Hand zeigen
web-connecting = Verbinde …
web-board-failed = Das Brett dieses Spiels konnte nicht geladen werden; eine schlichte Zeichnung vertritt es.
web-load-again = Neu laden
web-connection-lost = Verbindung unterbrochen. Sie wird wiederhergestellt; nichts geht verloren.
web-connection-quiet = Der Server antwortet nicht. Es wird weiter versucht; nichts geht verloren.
web-connection-kept = Was du geschickt hast, kommt dann an.
web-connection-clock = Die Uhr läuft weiter, außer der Server selbst steht still.
web-sending = Wird gesendet …
web-connection-back = Wieder verbunden.
web-board = Spielfeld: { $game }
web-board-help = Mit den Pfeiltasten bewegst du dich über das Spielfeld. Enter legt, R dreht, F wendet, N nimmt das nächste Plättchen, J springt zur nächsten passenden Stelle, L zeigt die erlaubten Züge, A sagt, was auf einem Feld liegt, Fragezeichen zeigt alle Tasten.
web-tray = Dein Vorrat
web-piece = Plättchen oder Karte
web-piece-count = { $piece }, noch { $count }
web-turn = Drehen
web-flip = Wenden
web-lay = Legen
web-lift = Zurücklegen
web-show-all = Ganzes Brett zeigen
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-pinned = Auf { $cell }. Enter oder noch einmal tippen zum Legen.
web-stale = Die Stellung hat sich inzwischen geändert; sieh noch einmal hin.
web-at = { $cell }: { $what }.
web-fits = Es passt.
web-fits-not = Es passt nicht.
web-away = abwesend
web-here = online
web-gone = offline
web-gone-since = offline seit { $time }
web-score-of = { $name }: { $score } (Aufschlüsselung zeigen)
web-title-over = Partie beendet · { $game }
web-title-your-turn = ● Du bist dran · { $game }
web-the-rule = Regel ansehen
web-variants-of-move = Möglichkeiten für diesen Zug
web-other-moves = Andere Züge
web-asked = Anfrage gesendet; die anderen haben noch nicht geantwortet.
web-asks-undo = { $name } möchte einen Zug zurücknehmen.
web-asks-draw = { $name } bietet ein Unentschieden an.
web-asks-pause = { $name } möchte eine Pause.
web-asks-rematch = { $name } möchte eine Revanche.
web-asks-rematch-same = { $name } möchte eine Revanche auf denselben Plätzen: { $first } beginnt.
web-asks-rematch-swap = { $name } möchte eine Revanche mit getauschten Plätzen: { $first } beginnt.
web-agreed = { $name } ist einverstanden.
web-passed-over = { $name } hat ohne Antwort weitergespielt; deine Anfrage gilt nicht mehr.
web-declined-draw = { $name } lehnt das Unentschieden ab.
web-declined-undo = { $name } ist dagegen: Der Zug bleibt stehen.
web-declined-pause = { $name } möchte lieber weiterspielen.
web-declined-rematch = { $name } möchte jetzt keine Revanche.
web-actions = Aktionen
web-undo = Zug zurücknehmen
web-undo-chance = Was gewürfelt oder gezogen ist, lässt sich nicht zurücknehmen.
web-undo-hidden = Solange Hände verdeckt sind, lassen sich Züge nicht zurücknehmen.
web-undo-nothing = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
web-hint = Tipp
web-hint-sought = Suche einen guten Zug …
web-offer-draw = Unentschieden anbieten
web-pause = Pause
web-resume = Fortsetzen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-log-length = { $did ->
    [join] verbunden: { $length }
    [ring] Ring: { $length }
   *[other] Länge { $length }
}
web-log-new = neue Schlange
web-looking-back = Stellung nach Zug { $number }
web-looking-now = Zurück zum Spiel
web-explain = Was kann ich tun?
web-turn-by = R oder das Mausrad dreht, was unter dem Zeiger ist, F oder ein Rechtsklick wendet es.
web-aim-snekagon = Die längste Schlange gewinnt
web-aim-snekagon5g = Die längste Schlange gewinnt
web-aim-schlangennest = Die längste Schlange gewinnt
web-aim-sssnake = Wer zuerst den Kreis schließt, gewinnt
web-aim-carnival = Wer die meisten Punkte hat, gewinnt
web-not-now = Jetzt nicht
web-resign-ask = Diese Partie aufgeben?
web-legal-moves = Erlaubte Züge
web-turned = { $turn ->
    [one] einmal gedreht
   *[other] { $turn }-mal gedreht
}
web-what-is-at = Was liegt auf …?
web-cell = Feld
web-tell = Ansagen
web-no-cell = Es gibt kein Feld { $cell }.
web-rules = Regeln
web-watch-link = Link für Zuschauer
web-watching = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
web-absent = { $name } ist offline.
web-came-back = { $name } ist wieder da.
web-claim-win = Sieg beanspruchen
web-claim-computer = Computer übernehmen lassen
web-claim-wait = In { $minutes } Min. kann ein Computer übernehmen.
web-moves = Züge
web-chat = Chat
web-chat-unread = Chat, { $count } neu
web-other = Mehr
web-scores = Punktestand
web-say = Nachricht schreiben
web-send = Senden
phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-thanks = Danke für das Spiel!
phrase-well-played = Gut gespielt!
web-end-draw = Unentschieden.
web-end-you-win = Du gewinnst!
web-end-wins = { $count ->
    [one] { $name } gewinnt.
   *[other] { $name } gewinnen gemeinsam.
}
web-end-time = Die Zeit von { $name } ist abgelaufen.
web-end-time-you = Deine Zeit ist abgelaufen.
web-end-resigned-you = Du hast aufgegeben.
web-end-agreed = Beide waren einverstanden.
web-end-closed = Ohne Ergebnis geschlossen
web-nearer = { $count ->
    [one] { $count } weniger
   *[other] { $count } weniger
}
web-further = { $count ->
    [one] { $count } mehr
   *[other] { $count } mehr
}
web-try-level = Stufe { $number } versuchen
web-try-easier = Leichtere Stufe: { $number }
web-share-result = Ergebnis teilen
web-rematch = Revanche
web-again-you = Du beginnst
web-again-begins = { $name } beginnt
web-seats-lot = Das Los entscheidet, wer beginnt
web-seats-loser = Der Verlierer beginnt
web-to-rematch = Zur nächsten Partie
web-replay = Nachspielen und Analyse
web-waiting = { $count ->
    [one] Ein Mitspieler fehlt noch
   *[other] { $count } Mitspieler fehlen noch
}
web-waiting-for = { $name } fehlt noch
web-all-here = Alle Plätze sind besetzt: Die Partie beginnt
web-invites-you = { $name } lädt dich zu { $game } ein
web-invited-to = Du bist zu { $game } eingeladen
web-take-seat = Platz nehmen
web-send-link = Schick diesen Link an die Person, mit der du spielen willst. Die Partie beginnt, sobald sie Platz nimmt.
web-link-opened = Jemand hat den Link geöffnet.
web-takes = Etwa { $minutes } Minuten
web-takes-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
web-no-table-help = Prüfe den Link, oder bitte um einen neuen.
web-all-taken = Alle Plätze sind besetzt: Du schaust zu.
web-seat-taken-over = Auf deinem Platz spielt jetzt ein Computer: Du schaust zu.
web-replaced-resigned = { $name } hat aufgegeben. Ein Computer spielt weiter.
web-replaced-absent = Für { $name } spielt jetzt ein Computer weiter.
web-to-go = fehlen noch
web-own-table = Eine eigene Partie beginnen
web-seat-waits = noch frei
web-rise = Platz aufgeben
web-invite-link = Link zum Tisch

## Tasten

web-keys = Tasten
web-keys-line = Wenn das Spielfeld den Fokus hat:
web-key-arrows = sich über das Spielfeld bewegen
web-key-jump = zur nächsten oder vorigen passenden Stelle springen
web-key-enter = legen, bestätigen
web-key-turn = drehen (mit Umschalt: zurück)
web-key-flip = wenden
web-key-piece = das nächste Plättchen nehmen oder das mit dieser Nummer
web-key-lift = zurücklegen
web-key-hint = Tipp
web-key-undo = Zug zurücknehmen
web-key-legal = Liste der erlaubten Züge
web-key-what = was auf einem Feld liegt
web-key-zoom = vergrößern, verkleinern, alles zeigen

## Nachspielen und Analyse

web-replay-board = Spielfeld nach Schritt { $ply } von { $length }
web-replay-controls = Nachspielen
web-first = Erste Stellung
web-previous = Einen Schritt zurück
web-next = Weiter
web-last = Letzte Stellung
web-autoplay = Automatisch abspielen
web-stop = Anhalten
web-step-of = Schritt
web-step = Schritt { $ply }: { $move }
web-replay-after = Nach Zug { $ply }
web-step-start = Vor dem ersten Schritt
web-analysis = Analyse
web-analyse = Diese Stellung analysieren
web-analyse-all = Ganze Partie analysieren
web-analysing = Denkt nach …
web-analysing-all = { $done } von { $length } Stellungen
web-line = Dann: { $moves }
web-tries = { $count ->
    [one] { $count } Partie simuliert
   *[other] { $count } Partien simuliert
}
web-no-choice = Hier hat niemand eine Wahl.
web-drawing = Ein Feld markieren: mit der rechten Taste anklicken oder gedrückt halten; für einen Pfeil weiterziehen. Ein Klick löscht die Markierungen.
web-curve = Gewinnchancen
web-curve-label = Eine Kurve je Spieler vom ersten Schritt bis zum letzten: je höher, desto wahrscheinlicher ein Sieg
web-curve-wins = { $name } gewinnt
web-curve-even = Ausgeglichen
web-curve-proved = Bewiesen
web-record-actions = Mehr zu dieser Partie
web-play-on = Von hier weiterspielen
web-download-record = Aufzeichnung herunterladen
web-copy-picture = Bild kopieren
web-picture-saved = Das Bild wurde gespeichert.
web-save-picture = Bild speichern
web-animation = Animation
web-animation-from = Von Schritt
web-animation-to = Bis Schritt
web-animation-make = Animation erstellen
web-animation-making = Die Animation wird erstellt …
web-animation-save = Animation speichern
web-animation-home = Dieser Browser kann die Animation nicht erstellen. Nimm einen anderen, oder lade die Aufzeichnung herunter und rufe auf: serpentry animate AUFZEICHNUNG --out partie.webp
web-share-text = Text zum Teilen
web-share-picture = Bild des Bretts
web-share-embed = Auf einer Webseite zeigen
web-share-turn = { $name } ist am Zug.
web-share-told = { $is ->
    [over] { $game } { $score }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } ({ $names })
   *[open] { $game } { $score } nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } ({ $names })
}
web-check-dice = Würfe und Ziehungen prüfen
web-dice-right = Geprüft: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}; { $draws ->
    [one] der eine Wurf oder die eine Ziehung passt zum Startwert.
   *[other] alle { $draws } Würfe und Ziehungen passen zum Startwert.
}
web-moves-right = Geprüft: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}. Würfel und Ziehungen gibt es in diesem Spiel nicht.

## Regeln und die erste Partie

web-contents = Inhalt
web-first-game = Eine erste Partie, Schritt für Schritt
web-guide-do = Mach es für mich
web-guide-try = Versuchen
web-guide-astray = Das wäre auch erlaubt; spiel aber zuerst den gezeigten Zug.
web-guide-end = Eigene Partie starten
web-mute = { $name } stummschalten
web-remove = { $name } vom Tisch entfernen
web-house-busy = Der Server ist ausgelastet. Der Computer zieht, sobald Rechenzeit frei ist, in voller Stärke.

## The search engine

web-engine-getting-ready = Die Engine wird vorbereitet ({ $percent } %). Noch gibt es keine Bewertungen.
web-no-engine = Dieses Spiel hat noch keine Engine, darum gibt es Züge, aber keine Bewertungen.
web-sits-in = Eine schwächere Stufe zieht für { $name }, bis die Engine bereit ist.
web-holiday = Urlaub nehmen
web-holiday-from = Ab
web-holiday-days = Tage
web-holiday-take = Buchen
web-holiday-line = Gibt dir mehr Tage für diesen oder deinen nächsten Zug; die anderen sehen es. { $left ->
    [one] Für dieses Jahr hast du noch einen Tag.
   *[other] Für dieses Jahr hast du noch { $left } Tage.
}
web-holiday-booked = { $name } hat Urlaub vom { $from } bis { $to }.
web-holiday-day = { $name } hat am { $day } Urlaub.
web-on-holiday = { $days ->
    [one] { $name } hat noch einen Tag Urlaub.
   *[other] { $name } hat noch { $days } Tage Urlaub.
}
