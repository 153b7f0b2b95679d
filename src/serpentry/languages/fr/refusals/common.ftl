## Ce qui vaut pour tous les jeux

why-unknown-name = « { $name } » est inconnu ({ $kind }). Choix possibles : { $known }.
why-record-program = La feuille de partie désigne le programme { $player } comme joueur. Pour le lancer, indiquez les joueurs avec --players.
why-seats-range = { $title } se joue de { $low } à { $high } joueurs, pas à { $seats }.
why-seats-only = { $title } se joue à { $low }, pas à { $seats }.
why-unknown-option = L’option « { $name } » est inconnue. Choix possibles : { $known }.
why-game-over = La partie est terminée.
why-option-value = « { $given } » ne convient pas pour l’option { $name } ; il faut : { $allowed }.
why-no-move-of-number = Le numéro { $number } ne désigne aucun coup ici.
why-no-number = Un coup se donne par un nombre entier, pas par { $given }.
why-not-a-position = Ce n’est pas une position de { $game } : { $given }.
in-plain-words = { $text }
list-of-several = { $most } et { $last }
why-players-named = Places : { $seats } ; joueurs nommés : { $players }.
why-opt-pair = --opt prend NOM=VALEUR, pas « { $given } ».
why-no-openings = { $game } n’a pas de livre d’ouvertures. Ces jeux en ont un : { $known }.
why-no-openings-for-options = Le livre d’ouvertures de { $game } ne dit rien de ces options.
why-no-opening = Le livre d’ouvertures ne dit rien du premier coup { $move }.
why-no-file = Il n’y a pas de fichier { $file }.
why-folder = { $file } est un dossier ; il faut un fichier.
why-no-text = { $file } n’est pas un fichier texte.
why-arranged = { $line } ne peut pas aller là : { $why }
why-arranged-line = « { $line } » n’est pas une ligne de position. Écrivez une place (ou *), une espace et le coup.
why-arranged-seat = La place { $seat } n’existe pas : on compte de 0 à { $most }.
why-no-arranger = Les positions de ce jeu ne peuvent pas être composées à la main.
why-study-long = Une étude compte au plus { $most } caractères, et celle-ci en a { $count }.
why-study-boards = Une étude compte au plus { $most } plateaux, et celle-ci en a { $count }.
why-study-events = Les plateaux d’une étude comptent ensemble au plus { $most } coups.
why-study-variations = Un plateau a au plus { $most } variantes, et celui-ci en a { $count }.
why-study-open = Le bloc qui commence à la ligne { $line } n’est pas fermé. Terminez-le par une ligne ``` à part.
why-study-board = Plateau { $board } (ligne { $line }) : { $why }
why-study-game = La première ligne d’un plateau nomme son jeu, par exemple « game:snekagon ».
why-study-variation = Ce plateau n’a pas de variante { $number }.
why-study-unread = « { $given } » n’est pas une ligne de plateau.
why-study-line = « { $given } » ne convient pas dans une variante. Utilisez des coups, des notes ou des marques.
why-study-show = Après « show » et deux-points vient un nombre de coups, pas « { $given } ».
why-study-event = { $count ->
    [one] Cette suite n’a que { $count } coup : il n’y a rien après le coup { $event }.
   *[other] Cette suite n’a que { $count } coups : il n’y a rien après le coup { $event }.
 }
why-study-move = { $move } ne peut pas être joué : { $why }
why-study-turn = C’est au joueur de la place { $seat }.
why-study-chance = Il y a d’abord un tirage ou un lancer, sur une ligne qui commence par *.
list-of-choices = { $most } ou { $last }

## Ce qui a été tapé ne se lit pas comme un coup

unread-move = Je ne peux pas lire « { $text } » comme un coup. Un coup s’écrit ainsi : { $like }.
unread-cell = « { $text } » n’est pas une case de ce plateau. Les cases vont de a1 à { $last } ; un coup s’écrit ainsi : { $like }
unread-floor = Il n’y a pas d’étage « { $text } ». Les étages sont numérotés de 1 à { $last }.
unread-card = Il n’y a pas de carte « { $text } ». Les cartes sont : { $known }.
unread-tile = Aucune tuile ne s’appelle « { $text } ». Les tuiles s’appellent par exemple : { $like }.
unread-sides = « { $name } » ne peut pas être posé « { $text } ». Sont possibles : { $known }.
unread-which-sides = Après la case, tapez le sens de « { $name } » : { $known }.
unread-no-sides = « { $name } » est pareil dans tous les sens : rien ne suit sa case.
unread-colour = Il n’y a pas de serpent de couleur « { $text } ». Les couleurs sont : { $known }.
unread-seat = Il n’y a pas de place « { $text } ». Tapez 0 à { $last }, ou l’un de ces mots : { $known }.
unread-path = Un chemin est une suite de R (à droite) et de D (vers le bas), par exemple : { $like }
unread-answers = Après « / », tapez un mot parmi : { $known }. « { $text } » n’en fait pas partie.
unread-hat-only = Seul un chapeau se pose sur une couleur ; « { $name } » se pose sur une case.
unread-hat = Un chapeau se pose sur une tête, pas sur une case. Tapez par exemple : { $like }
unread-square = « { $text } » n’est pas une case. Tapez une colonne et une ligne, par exemple c4 ; à gauche de la colonne a viennent -a, -b …, au-dessus de la ligne 1 viennent -1, -2 …
unread-square-far = La case { $text } est trop loin : toutes les cartes en ligne ne l’atteindraient pas.
