## Der Browser-Client

web-skip = Zur Seite
web-home = Startseite
web-settings = Einstellungen
web-language = Sprache
web-theme = Aussehen
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-confirm = Züge bestätigen
web-confirm-touch = Auf Touchscreens
web-confirm-always = Immer
web-confirm-never = Nie
web-show-places = Plätze beleuchten, an die ein Teil passt
web-motion = Animation
web-sound = Ton
web-done = Fertig
web-close = Schließen
web-yes = Ja
web-no = Nein
web-no-connection = Der Dienst ist nicht zu erreichen. Ist das Netz da?
web-went-wrong = Etwas ist schiefgegangen. Versuch es noch einmal.
web-lost = Hier ist nichts.
web-somebody = Gast

## Startseite

web-hero = Fünf Spiele ums Schlangenbauen
web-hero-line = Genau nach den Regeln, gegen Menschen oder gegen wirklich starke Computer, mit einem Schiedsrichter, der jedes Nein erklärt.
web-games = Die Spiele
web-your-games = Deine Partien
web-finished-games = Beendete Partien
web-join = Ein Tisch mit Einladung
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist kein öffentlicher Tisch offen.
web-players = { $most ->
    [2] 2 Spieler
   *[other] { $least } bis { $most } Spieler
}
web-play-now = Gleich spielen
web-play-now-game = Gleich spielen: { $game }
web-set-up = Einrichten …
web-set-up-game = Einrichten … { $game }
web-how-to-play = So geht’s
web-how-to-play-game = So geht’s: { $game }
web-gallery = Bilder der Bretter
web-free-seat = frei
web-phase-waiting = wartet auf Mitspieler
web-phase-over = beendet
web-phase-paused = Das Spiel ist unterbrochen.
web-phase-playing = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
web-invitation = Link oder Nummer des Tisches
web-invitation-example = z. B. q7Jx0Zb1Yk2w
web-enter = Hingehen
web-no-invitation = Das ist kein Link zu einem Tisch.

## Ein Spiel einrichten

web-no-game = Es gibt kein Spiel { $game }.
web-your-name = Dein Name
web-seats = Plätze
web-how-many = Wie viele mitspielen
web-who-sits = Wer auf Platz { $seat } sitzt
web-seat-here = ein Mensch hier
web-seat-elsewhere = ein Mensch anderswo, per Link
web-seat-computer = ein Computer
web-level = Stärke von Platz { $seat }
web-level-name = { $number } · { $title }
web-name-of-seat = Name von Spieler { $seat }
web-variants = { $changed ->
    [0] Varianten und Optionen
    [one] Varianten und Optionen ({ $changed } geändert)
   *[other] Varianten und Optionen ({ $changed } geändert)
}
web-public = In der Liste offener Tische zeigen.
web-public-line = Sonst kommt nur dazu, wer den Link hat.
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-game = Zeit für die ganze Partie
web-clock-days = Tage für jeden Zug
web-minutes = Minuten je Spieler
web-increment = Sekunden mehr je Zug
web-days = Tage
web-start = Los

## Der Tisch

web-no-table = Diesen Tisch gibt es nicht.
web-connecting = Verbinde …
web-connection-lost = Die Verbindung ist weg. Neuer Versuch läuft; nichts ist verloren.
web-connection-back = Wieder da. Nichts ging verloren.
web-board = Brett von { $game }
web-board-help = Pfeiltasten gehen über das Brett, Enter legt das Teil, R dreht es, F wendet es, N nimmt das nächste Teil, J springt zum nächsten passenden Platz, L zeigt die erlaubten Züge, A sagt, was auf einem Feld liegt, das Fragezeichen zeigt alle Tasten.
web-tray = Deine Teile
web-piece = Teil
web-piece-count = { $piece }, noch { $count }
web-turn = Drehen
web-flip = Wenden
web-lay = Legen
web-lift = Zurücknehmen
web-show-all = Alles zeigen
web-pinned = Auf { $cell }. Enter oder ein zweites Tippen legt es.
web-stale = Inzwischen ist etwas geschehen; sieh noch einmal hin.
web-hint-is = Ein guter Zug: { $move }
web-at = { $cell }: { $what }.
web-fits = Es passt.
web-fits-not = Es passt nicht.
web-seat-number = Platz { $seat }
web-you = du
web-away = nicht da
web-score-of = { $name }: { $score } (woraus das besteht)
web-days-left = { $days } T { $hours } h
web-title-over = Spiel beendet · { $game }
web-title-your-turn = ● Du bist dran · { $game }
web-your-turn = Du bist dran.
web-waiting-for = Am Zug: { $name }
web-thinking = { $name } denkt nach …
web-thinking-progress = { $name } denkt nach … { $percent } %
web-said-moved = { $name }: { $move }.
web-said-drew = Gezogen: { $move }.
web-why-not = Nicht erlaubt.
web-the-rule = Die Regel
web-variants-of-move = Möglichkeiten für diesen Zug
web-other-moves = Andere Züge
web-asked = Du hast gefragt; die anderen haben noch nicht geantwortet.
web-asks-undo = { $name } möchte einen Zug zurücknehmen.
web-asks-draw = { $name } bietet ein Unentschieden an.
web-asks-pause = { $name } möchte eine Pause.
web-asks-rematch = { $name } möchte noch einmal spielen.
web-actions = Aktionen
web-undo = Zurück
web-hint = Tipp
web-offer-draw = Unentschieden anbieten
web-pause = Pause
web-resume = Weiter
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-legal-moves = Erlaubte Züge
web-legal-count = { $count ->
    [one] Es gibt { $count } erlaubten Zug.
   *[other] Es gibt { $count } erlaubte Züge.
}
web-turned = { $turn ->
    [one] einmal gedreht
   *[other] { $turn }-mal gedreht
}
web-what-is-at = Was liegt auf …?
web-cell = Feld
web-tell = Sagen
web-no-cell = Es gibt kein Feld { $cell }.
web-rules = Regeln
web-watch-link = Link für Zuschauer
web-watching = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
web-absent = { $name } ist nicht da.
web-claim-win = Sieg beanspruchen
web-claim-computer = Computer weiterspielen lassen
web-claim-wait = In { $minutes } min darf ein Computer weiterspielen.
web-moves = Züge
web-chat = Gespräch
web-say = Sag etwas
web-send = Senden
web-end-draw = Unentschieden
web-end-you-win = Du gewinnst!
web-end-wins = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen gemeinsam
}
web-end-resigned = { $name } hat aufgegeben.
web-end-time = Die Zeit von { $name } ist abgelaufen.
web-end-agreed = Nach Vereinbarung.
web-rematch = Noch einmal
web-to-rematch = Zur nächsten Partie
web-replay = Nachspielen und Analyse
web-waiting = { $count ->
    [one] Ein Mitspieler fehlt noch
   *[other] { $count } Mitspieler fehlen noch
}
web-invited = Du bist eingeladen
web-sit = Hinsetzen: { $seat }
web-rise = Platz aufgeben
web-invite-link = Link zum Tisch
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code des Links

## Tasten

web-keys = Tasten
web-keys-line = Wenn das Brett den Fokus hat:
web-key-arrows = über das Brett gehen
web-key-jump = zum nächsten Platz springen, an den das Teil passt
web-key-enter = Teil legen, bestätigen
web-key-turn = Teil drehen (mit Umschalt: zurück)
web-key-flip = Teil wenden
web-key-piece = das nächste Teil nehmen oder das mit dieser Nummer
web-key-lift = Teil zurücknehmen
web-key-hint = Tipp
web-key-undo = Zug zurücknehmen
web-key-legal = Liste der erlaubten Züge
web-key-what = was auf einem Feld liegt
web-key-zoom = näher, weiter, alles zeigen

## Nachspielen und Analyse

web-replay-board = Brett nach Schritt { $ply } von { $length }
web-replay-controls = Nachspielen
web-first = Erste Stellung
web-previous = Einen Schritt zurück
web-next = Weiter
web-last = Letzte Stellung
web-autoplay = Von selbst abspielen
web-stop = Anhalten
web-step-of = Schritt
web-step = Schritt { $ply }: { $move }
web-step-start = Vor dem ersten Schritt
web-analysis = Analyse
web-analyse = Diese Stellung analysieren
web-analyse-all = Die ganze Partie
web-analysing = Denkt nach …
web-analysing-all = { $done } von { $length } Stellungen
web-proved = bewiesen
web-line = Dann: { $moves }
web-tries = { $count ->
    [one] { $count } Spiel probiert
   *[other] { $count } Spiele probiert
}
web-no-choice = Hier hat niemand eine Wahl.
web-curve = Was jeder erwarten konnte
web-curve-label = Eine Kurve je Spieler vom ersten Schritt bis zum letzten: je höher, desto wahrscheinlicher ein Sieg
web-turning-points = Wendepunkte
web-turning = Schritt { $ply }: { $name } { $change } %
web-paperwork = Die Partie auf Papier
web-play-on = Von hier weiterspielen
web-download-record = Aufzeichnung herunterladen
web-copy-picture = Bild kopieren
web-picture-saved = Das Bild wurde gespeichert.
web-check-dice = Würfel prüfen
web-dice-right = Stimmt: { $moves } Züge, und { $draws } Würfe und Ziehungen genau so, wie der Startwert sie ergibt.
web-moves-right = Stimmt: { $moves } Züge; Würfel und Ziehungen hat dieses Spiel nicht.

## Regeln und die erste Partie

web-contents = Inhalt
web-first-game = Eine erste Partie, Schritt für Schritt
web-guide-do = So machen
web-guide-try = Versuchen
web-guide-astray = Das wäre auch erlaubt; zuerst aber der gezeigte Zug.
web-guide-end = Und jetzt eine eigene Partie
