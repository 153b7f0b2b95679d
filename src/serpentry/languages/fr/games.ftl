## Les jeux en une phrase

blurb-snekagon = Deux joueurs posent des tuiles hexagonales ; le plus long serpent l’emporte.
blurb-snekagon5g = De deux à cinq joueurs, un étage chacun : les serpents percent le sol et passent d’étage en étage.
blurb-schlangennest = De deux à quatre joueurs posent des cartes carrées, avec leur couleur et des segments gris que chacun peut s’approprier. Le plus long serpent gagne.
blurb-sssnake = Lancez, tirez et posez des cartes ; le premier à relier la tête et la queue de son serpent gagne.
blurb-carnival = De deux à quatre joueurs font pousser des serpents d’une même maison et les déguisent pour le carnaval. Le plus grand nombre de points gagne.

allowed-number = un nombre entier de { $low } à { $high }
allowed-values = l’une de ces valeurs : { $known }
allowed-eyes = une liste de cases différentes [q, r], par exemple [[-2, 0], [2, 0]]
allowed-species = une liste d’espèces différentes, une par place, parmi : { $known }

starts-snekagon = La règle parle d’un premier joueur, sans dire lequel.
starts-snekagon5g = La règle : le joueur qui a caressé un serpent en dernier commence.
starts-schlangennest = La règle ne dit pas qui commence.
starts-sssnake = La règle : le joueur le plus jeune commence.
starts-carnival = La règle ne dit pas qui commence.
