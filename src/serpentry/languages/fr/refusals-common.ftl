## Ce qui vaut pour tous les jeux

why-unknown-name = « { $name } » est inconnu ({ $kind }). Choix possibles : { $known }.
why-record-program = La feuille de partie désigne le programme { $player } comme joueur. Pour le lancer, indiquez les joueurs avec --players.
why-seats-range = { $title } se joue de { $low } à { $high } joueurs, pas à { $seats }.
why-seats-only = { $title } se joue à { $low }, pas à { $seats }.
why-unknown-option = L’option « { $name } » est inconnue. Choix possibles : { $known }.
why-game-over = La partie est terminée.
why-option-value = « { $given } » ne convient pas pour l’option { $name } ; il faut : { $allowed }.
why-no-move-of-number = Le numéro { $number } ne désigne aucun coup ici.
in-plain-words = { $text }
list-of-several = { $most } et { $last }
why-players-named = Places : { $seats } ; joueurs nommés : { $players }.
why-opt-pair = --opt prend NOM=VALEUR, pas « { $given } ».
why-no-file = Il n’y a pas de fichier { $file }.
why-folder = { $file } est un dossier ; il faut un fichier.
why-no-text = { $file } n’est pas un fichier texte.
why-arranged = { $line } ne peut pas être placé ainsi : { $why }
why-arranged-line = « { $line } » n’est pas une ligne de position : d’abord qui (une place ou *), une espace, puis le coup.
why-arranged-seat = La place { $seat } n’existe pas : on compte de 0 à { $most }.
why-no-arranger = Les positions de ce jeu ne peuvent pas être composées à la main.
list-of-choices = { $most } ou { $last }
