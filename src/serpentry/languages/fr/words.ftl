## Les mots des jeux

# Couleurs

word-green = vert
    .fem = verte
word-red = rouge
    .fem = rouge
word-blue = bleu
    .fem = bleue
word-yellow = jaune
    .fem = jaune
word-amber = ambre
    .fem = ambre
word-black = noir
    .fem = noire
word-purple = violet
    .fem = violette
word-the-path = chemin
word-the-frame = cadre

# Cartes et bouts

word-straight = droite
word-curve = courbe
word-crossed = croisement
word-double = double courbe
word-tail = queue
word-head = tête

# Places

word-mamba = mamba
word-python = python
word-viper = vipère
word-rattlesnake = crotale
word-cobra = cobra
word-north = nord
word-east = est
word-south = sud
word-west = ouest

# Tuiles

word-yellow-straight-1 = droite jaune 1
word-yellow-straight-2 = droite jaune 2
word-yellow-straight-3 = droite jaune 3
word-yellow-corner = angle jaune
word-yellow-diamond = diamant jaune
word-yellow-knot = nœud jaune
word-yellow-sore = bobo jaune
word-yellow-head = tête jaune
word-black-straight-1 = droite noire 1
word-black-straight-2 = droite noire 2
word-black-straight-3 = droite noire 3
word-black-corner = angle noir
word-black-diamond = diamant noir
word-black-knot = nœud noir
word-black-sore = bobo noir
word-black-head = tête noire
word-purple-straight-1 = droite violette 1
word-purple-straight-2 = droite violette 2
word-purple-straight-3 = droite violette 3
word-purple-corner = angle violet
word-purple-diamond = diamant violet
word-purple-knot = nœud violet
word-purple-sore = bobo violet
word-purple-head = tête violette
word-green-straight-1 = droite verte 1
word-green-straight-2 = droite verte 2
word-green-straight-3 = droite verte 3
word-green-corner = angle vert
word-green-diamond = diamant vert
word-green-knot = nœud vert
word-green-sore = bobo vert
word-green-head = tête verte
word-gift = cadeau
word-trouble = ennui
word-log-straight = bûche droite
word-log-corner = bûche d'angle
word-log-crossing = bûche de croisement
word-hat = chapeau
word-hat-1 = chapeau 1
word-hat-2 = chapeau 2
word-hat-3 = chapeau 3
word-hat-minus-1 = chapeau −1
word-hat-minus-2 = chapeau −2

# Score

word-tokens = diamants
word-costumes = costumes
word-gifts = cadeaux
word-troubles = ennuis
word-coloured-parts = parties de couleur
word-gray-parts = parties grises
word-earlier-rounds = manches précédentes
word-last-round = dernière manche

# Pourquoi quelqu'un a gagné

word-the-longest-snake = le plus long serpent
word-the-longest-snakes-are-equally-long = les plus longs serpents sont de même longueur
word-the-longer-second-snake = le plus long deuxième serpent
word-equally-long-snakes = des serpents de même longueur
word-as-long-with-fewer-gray-parts = aussi long avec moins de parties grises
word-a-closed-snake = un serpent fermé
word-the-deck-is-empty-the-fewest-missing-cards = la pioche est vide : le moins de cartes manquantes
word-the-fewest-missing-cards-in-all-rounds = le moins de cartes manquantes sur toutes les manches
word-the-most-points = le plus de points
word-equal-points-and-the-longer-snake = à points égaux, le plus long serpent
word-equal-points-equally-long-snakes-and-more-diamonds = à points égaux et serpents de même longueur, le plus de diamants
word-equal-points-equally-long-snakes-equally-many-diamonds = points égaux, serpents de même longueur, autant de diamants

# Divers

word-and = et
word-game = jeu
word-player = joueur artificiel
word-a-list-of-different-cells-q-r-such-as-2-0-2-0 = une liste de cases différentes [q, r], par exemple [[-2, 0], [2, 0]]
word-a-list-of-different-ones-of-mamba-python-viper-rattlesnake-cobra-one-a-seat = une liste d'espèces différentes parmi mamba, python, viper, rattlesnake, cobra, une par place
