# What a link shows where it is pasted.
preview-waiting = Mitspielen bei { $game }.
preview-playing = Hier wird { $game } gespielt: { $names }.
preview-over = Eine beendete Partie { $game }, { $score }: Zug für Zug nachspielen.
preview-puzzle = Ein Rätsel zu { $game }: Finden Sie den besten Zug.
preview-position = Eine Stellung von { $game }: ansehen und weiterspielen.
preview-game = { $game }: Regeln, Rätsel, Freunde und Computergegner.
preview-club = Ein Klub: Mitglieder, Turniere und Wertungen.
preview-tournament = Ein Turnier in { $game } von { $club }: Runden, Tische und Tabelle.
