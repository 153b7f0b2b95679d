## The ways through the pages, and the first page

web-ways = Menu principal
web-play = Jouer
web-learn = Apprendre
web-learn-line = Une première partie sur un vrai plateau, pas à pas ; puis les règles en images.
web-at-the-table = À la table
web-play-game = Jouer à { $game }
web-learn-to-play = Apprendre à jouer
web-todays-puzzle = Problème du jour
web-task-win = Un seul coup gagne
web-task-draw = Un seul coup sauve la nulle
web-task-best = Trouvez le meilleur coup
web-solve = Résoudre
web-all-puzzles = Tous les problèmes
web-together = Jouer ensemble
web-invite-friend = Inviter quelqu’un
web-one-device = Sur un seul appareil
web-join-code = Rejoindre avec un code
web-saved-game = Une partie enregistrée
web-your-turn = À vous de jouer
web-turn-of = À { $name } de jouer
web-days-left = { $days } j { $hours } h
web-waiting-for-you = On vous attend
web-time-left = reste { $time }
web-you-won = Vous avez gagné
web-won = Victoire : { $name }
web-drawn = Égalité
