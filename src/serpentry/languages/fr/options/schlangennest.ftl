## Les options de Schlangennest

option-schlangennest-size = Taille du nid
help-schlangennest-size = Taille convenue du nid ; le choix dépend du nombre de serpents.
choice-schlangennest-size-recommended = Recommandée
choice-schlangennest-size-easy = Facile
choice-schlangennest-size-hard = Difficile

option-schlangennest-border = Bord
help-schlangennest-border = Le bord apparaît en cours de partie, est fixé d’avance ou n’existe pas.
choice-schlangennest-border-floating = Apparaît en cours de partie
choice-schlangennest-border-none = Sans bord
choice-schlangennest-border-fixed = Fixe, avec un chemin

option-schlangennest-frame = Cadre
help-schlangennest-frame = Des courbes autour de la surface de jeu ramènent les serpents à l’intérieur (à deux joueurs).

option-schlangennest-path = Le chemin
help-schlangennest-path = Avec un bord fixe : le chemin est tiré au sort, ou les joueurs le posent carte par carte, à tour de rôle.
choice-schlangennest-path-dealt = Tiré au sort
choice-schlangennest-path-laid = Posé par les joueurs

option-schlangennest-variant = Variante
help-schlangennest-variant = Les queues d’abord, ou deux serpents chacun avec deux cartes par tour ou une seule, ce que l’auteur trouve très bon.
choice-schlangennest-variant-standard = Jeu normal
choice-schlangennest-variant-tail_first = Les queues d’abord
choice-schlangennest-variant-two_snakes = Deux serpents chacun, deux cartes par tour
choice-schlangennest-variant-two_snakes_single = Deux serpents chacun, une carte par tour

option-schlangennest-head_card = En face de la tête
help-schlangennest-head_card = Ce que la carte de tête montre en face de la tête.
choice-schlangennest-head_card-stub_opposite = Un embout gris
choice-schlangennest-head_card-blank_opposite = Rien

option-schlangennest-first_tail_spares = Une première queue n’achève aucun serpent
help-schlangennest-first_tail_spares = Là où les serpents commencent par la queue, une première queue ne doit laisser aucun serpent sans extrémité.
because-schlangennest-first_tail_spares = La règle ne le dit pas ; sans cela, la première queue du deuxième joueur peut terminer le serpent du premier et gagner aussitôt.

option-schlangennest-strict_contact = Contact strict
help-schlangennest-strict_contact = Le segment de couleur lui-même doit rejoindre l’extrémité de votre serpent.

option-schlangennest-two_snakes_score = Score avec deux serpents
help-schlangennest-two_snakes_score = Avec deux serpents chacun : les deux ensemble, ou seulement le plus long.
choice-schlangennest-two_snakes_score-sum = Les deux ensemble
choice-schlangennest-two_snakes_score-longer = Le plus long

option-schlangennest-tiebreak = Égalité
help-schlangennest-tiebreak = Qui gagne à nombre égal de segments.
choice-schlangennest-tiebreak-none = Victoire partagée
choice-schlangennest-tiebreak-fewer_gray = Moins de segments gris
