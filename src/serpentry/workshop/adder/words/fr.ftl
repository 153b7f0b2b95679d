## Ce qui se dit de Adder

blurb-adder = Des serpents grandissent depuis les coins d’un plateau, une case par tour ; le plus long gagne.

option-adder-size = Cases par côté
help-adder-size = Nombre de cases sur un côté du plateau.

why-adder-covered = { $cell } est déjà couverte.
why-adder-away-from-head = { $cell } n’est pas à côté de { $head }, la tête de votre serpent.
starts-adder = La règle ne dit pas qui commence.
