# What a link shows where it is pasted.
preview-waiting = Mitspielen bei { $game }.
preview-playing = Hier wird { $game } gespielt: { $names }.
preview-over = Eine beendete Partie { $game }, { $score }: Zug für Zug nachspielen.
preview-puzzle = Eine Aufgabe zu { $game }: Finde den besten Zug.
preview-position = Eine Stellung aus { $game }: ansehen und weiterspielen.
preview-study = Eine Studie: Stellungen und Züge mit Erklärungen.
preview-game = { $game }: Regeln, Aufgaben, Freunde und Computergegner.
preview-club = Ein Club: Mitglieder, Turniere und Wertungen.
preview-tournament = Ein Turnier in { $game } von { $club }: Runden, Tische und Tabelle.
