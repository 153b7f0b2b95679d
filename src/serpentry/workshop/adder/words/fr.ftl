## Ce qui se dit de Adder

blurb-adder = Des serpents grandissent depuis les coins d'un plateau, une case par tour ; le plus long gagne.

option-adder-size = Taille du plateau
help-adder-size = Cases sur un côté du plateau.

why-cell-is-not-beside-head-the-head-of-your-snake = { $cell } n'est pas à côté de { $head }, la tête de votre serpent.
