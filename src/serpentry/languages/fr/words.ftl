## Les mots des jeux

# Couleurs

word-green = vert
    .name = Vert
    .fem = verte
word-red = rouge
    .name = Rouge
    .fem = rouge
word-blue = bleu
    .name = Bleu
    .fem = bleue
word-yellow = jaune
    .name = Jaune
    .fem = jaune
word-amber = ambre
    .name = Ambre
    .fem = ambre
word-black = noir
    .name = Noir
    .fem = noire
word-purple = violet
    .name = Violet
    .fem = violette
word-the-path = chemin
    .name = Chemin
word-the-frame = cadre
    .name = Cadre

# Cartes et bouts

word-straight = droite
word-curve = courbe
word-crossed = croisement
word-double = double courbe
word-tail = queue
word-head = tête

# Places

word-mamba = mamba
    .name = Mamba
word-python = python
    .name = Python
word-viper = vipère
    .name = Vipère
word-rattlesnake = crotale
    .name = Crotale
word-cobra = cobra
    .name = Cobra
word-north = nord
word-east = est
word-south = sud
word-west = ouest
side-one =
    { $one ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }
side-two =
    { $two ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }

# Cases, comptées depuis le début de la table : 2 ouest 1 nord

place-start = départ
    .the = la case de départ
place-line =
    { $side ->
         [n] N{ $far }
         [e] E{ $far }
         [s] S{ $far }
        *[w] O{ $far }
    }
    .the = la case { place-line }
place-corner =
    { $side ->
         [e] E{ $far }
        *[w] O{ $far }
    } { $other ->
         [n] N{ $along }
        *[s] S{ $along }
    }
    .the = la case { place-corner }

# Tuiles

word-yellow-straight-1 = droite jaune à 1 point
word-yellow-straight-2 = droite jaune à 2 points
word-yellow-straight-3 = droite jaune à 3 points
word-yellow-corner = angle jaune
word-yellow-diamond = diamant jaune
word-yellow-knot = nœud jaune
word-yellow-sore = bobo jaune
word-yellow-head = tête jaune
word-black-straight-1 = droite noire à 1 point
word-black-straight-2 = droite noire à 2 points
word-black-straight-3 = droite noire à 3 points
word-black-corner = angle noir
word-black-diamond = diamant noir
word-black-knot = nœud noir
word-black-sore = bobo noir
word-black-head = tête noire
word-purple-straight-1 = droite violette à 1 point
word-purple-straight-2 = droite violette à 2 points
word-purple-straight-3 = droite violette à 3 points
word-purple-corner = angle violet
word-purple-diamond = diamant violet
word-purple-knot = nœud violet
word-purple-sore = bobo violet
word-purple-head = tête violette
word-green-straight-1 = droite verte à 1 point
word-green-straight-2 = droite verte à 2 points
word-green-straight-3 = droite verte à 3 points
word-green-corner = angle vert
word-green-diamond = diamant vert
word-green-knot = nœud vert
word-green-sore = bobo vert
word-green-head = tête verte
word-gift = cadeau
word-trouble = ennui
word-log-straight = bûche droite
word-log-corner = bûche d’angle
word-log-crossing = bûche de croisement
word-hat-1 = chapeau à 1 point
word-hat-2 = chapeau à 2 points
word-hat-3 = chapeau à 3 points
word-hat-minus-1 = chapeau à −1 point
word-hat-minus-2 = chapeau à −2 points

# Pourquoi quelqu’un a gagné

reason-longest = le plus long serpent
reason-longest-equal = les plus longs serpents sont de même longueur
reason-second-longest = un deuxième serpent plus long
reason-equal = des serpents de même longueur
reason-fewer-grey = aussi long avec moins de segments gris
reason-most-parts = le plus de segments, les deux serpents ensemble
reason-parts-equal = autant de segments, les deux serpents ensemble
reason-parts-fewer-grey = autant de segments, dont moins de gris
reason-closed = un serpent fermé
reason-deck-empty = le moins de cartes manquantes, la pioche étant vide
reason-all-rounds = le moins de cartes manquantes sur toutes les manches
reason-most-points = le plus de points
reason-forfeit = un joueur n’a pas pu continuer
reason-points-longer = à points égaux, le plus long serpent
reason-points-diamonds = à points égaux et serpents de même longueur, le plus de diamants
reason-points-shared = points égaux, serpents de même longueur, autant de diamants

# Divers

word-game = jeu
word-player = joueur artificiel
word-language = langue
word-rule = règle
word-paper = papier
word-edition = édition
word-version-of-the-rules = version des règles
word-kind-of-returns = type de gains
word-member = membre
place-house = maison
    .the = la case de la maison
place-start-card = carte de départ
    .the = la case de la carte de départ
place-written = { $written }
    .the = la case { $written }
