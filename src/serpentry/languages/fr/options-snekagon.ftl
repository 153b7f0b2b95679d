## Les options de SNEKAGON

option-snekagon-board_side = Côté du plateau
help-snekagon-board_side = Cases le long d'un côté du plateau.

option-snekagon-flip = Retourner
help-snekagon-flip = Les tuiles peuvent être retournées, et pas seulement tournées.

option-snekagon-opening_single = Ouverture avec la tuile 1
help-snekagon-opening_single = Le tout premier coup est la tuile 1 de qui commence.

option-snekagon-tiebreak = Égalité
help-snekagon-tiebreak = Qui gagne quand les plus longs serpents sont de même longueur.
choice-snekagon-tiebreak-none = Partie nulle
choice-snekagon-tiebreak-second_longest = Deuxième plus long serpent

option-snekagon-pie = Reprise
help-snekagon-pie = Le second joueur peut reprendre à son compte la première tuile.
