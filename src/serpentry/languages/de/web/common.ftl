## Der Browser-Client

web-skip = Zum Inhalt springen
web-home = Startseite
web-settings = Einstellungen
web-language = Sprache
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Ton
web-done = Fertig
web-close = Schließen
web-yes = Ja
web-no = Nein
web-no-connection = Der Server ist nicht erreichbar. Besteht eine Internetverbindung?
web-server-slow = Warte auf den Server …
web-server-lost = Der Server antwortet nicht. Es wird weiter versucht …
web-went-wrong = Etwas ist schiefgegangen. Versuch es noch einmal.
web-lost = Seite nicht gefunden.
web-somebody = Gast
web-seat-number = Platz { $seat }
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code des Links

## Startseite

web-description = Fünf Legespiele mit Schlangen, treu nach der Anleitung; jede Hausregel ist markiert.
web-hero = Fünf Spiele. Eine sehr lange Schlange.
web-hero-line = Legespiele um lange Schlangen, treu nach der Anleitung. Spiel mit Freunden per Link oder gegen den Computer, von sanft bis gnadenlos. Kostenlos und ohne Konto.
web-games = Die Spiele
web-your-games = Deine Partien
web-play-now-game = Jetzt spielen: { $game }
web-set-up = Anpassen …
web-set-up-game = Anpassen: { $game }
web-how-to-play = So geht’s
web-how-to-play-game = So geht’s: { $game }
web-free-seat = frei
web-phase-waiting = wartet auf Mitspieler
web-phase-over = beendet
web-phase-paused = pausiert
web-phase-playing = { $moves ->
    [one] läuft · { $moves } Zug
   *[other] läuft · { $moves } Züge
}
web-invitation = Link oder Code des Tisches
web-invitation-example = z. B. q7Jx0Zb1Yk2w
web-enter = Beitreten
web-no-invitation = Das ist kein Link und kein Code eines Tisches.
web-puzzles = Aufgaben
web-puzzles-line = Finde den besten Zug. In den Endspielen von SNEKAGON und SNEKAGON 5G ist er bewiesen; überall sonst ist er gemessen, und jede Aufgabe sagt, wie viel besser er ist als die anderen.
