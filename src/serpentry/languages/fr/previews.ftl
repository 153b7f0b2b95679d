# What a link shows where it is pasted.
preview-waiting = Rejoignez une partie de { $game }.
preview-playing = Une partie de { $game } est en cours : { $names }.
preview-over = Une partie finie de { $game }, { $score } : à revoir coup par coup.
preview-puzzle = Un problème de { $game } : trouvez le meilleur coup.
preview-position = Une position de { $game } : à regarder et à continuer.
preview-study = Une étude : positions et coups commentés.
preview-game = { $game } : règles, problèmes, amis et ordinateur.
preview-club = Un club : membres, tournois et cotes.
preview-tournament = Un tournoi de { $game } organisé par { $club } : rondes, tables et classement.
