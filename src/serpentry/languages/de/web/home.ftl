## The ways through the pages, and the first page

web-ways = Hauptmenü
web-play = Spielen
web-learn = Lernen
web-learn-line = Eine erste Partie am echten Brett, Schritt für Schritt; danach die Regeln mit Bildern.
web-at-the-table = Am Tisch
web-play-game = { $game } spielen
web-learn-to-play = Spielen lernen
web-todays-puzzle = Aufgabe des Tages
web-task-win = Nur ein Zug gewinnt
web-task-draw = Nur ein Zug rettet das Unentschieden
web-task-best = Finde den besten Zug
web-solve = Lösen
web-all-puzzles = Alle Aufgaben
web-together = Zusammen spielen
web-invite-friend = Freund einladen
web-one-device = Ein Gerät, ein Tisch
web-join-code = Mit Code beitreten
web-saved-game = Eine gespeicherte Partie
web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-days-left = { $days } Tg. { $hours } Std.
web-waiting-for-you = Warten auf dich
web-time-left = noch { $time }
web-you-won = Du hast gewonnen
web-won = { $name } hat gewonnen
web-drawn = Unentschieden
