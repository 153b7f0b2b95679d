## Les options de SNEKAGON

option-snekagon-board_side = Cases par côté
help-snekagon-board_side = Nombre de cases de chaque côté du plateau.

option-snekagon-flip = Tuiles retournables
help-snekagon-flip = Les tuiles peuvent être retournées, et pas seulement tournées.

option-snekagon-opening_single = La tuile 1 d’abord
help-snekagon-opening_single = Le tout premier coup est la tuile 1 du premier joueur.

option-snekagon-tiebreak = Égalité
help-snekagon-tiebreak = Qui gagne quand les plus longs serpents sont de même longueur.
choice-snekagon-tiebreak-none = Partie nulle
choice-snekagon-tiebreak-second_longest = Deuxième plus long serpent

option-snekagon-pie = Règle du gâteau
help-snekagon-pie = Après la première tuile, le second joueur peut échanger les couleurs.
