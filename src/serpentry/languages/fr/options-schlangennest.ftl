## Les options de Schlangennest

option-schlangennest-size = Taille du nid
help-schlangennest-size = Taille convenue du nid ; le choix dépend du nombre de serpents.
choice-schlangennest-size-recommended = Recommandée

option-schlangennest-border = Bord
help-schlangennest-border = Où est le bord : il se trouve en jouant, il n'y en a pas, ou il est donné.
choice-schlangennest-border-floating = Se trouve en jouant
choice-schlangennest-border-none = Sans bord
choice-schlangennest-border-fixed = Fixe, avec un chemin

option-schlangennest-frame = Cadre
help-schlangennest-frame = Des courbes autour du terrain ramènent les serpents à l'intérieur (à deux joueurs).

option-schlangennest-variant = Variante
help-schlangennest-variant = Les queues d'abord, ou deux serpents chacun avec deux cartes par tour ou une seule.
choice-schlangennest-variant-standard = Jeu normal
choice-schlangennest-variant-tail_first = Les queues d'abord
choice-schlangennest-variant-two_snakes = Deux serpents, deux cartes par tour
choice-schlangennest-variant-two_snakes_single = Deux serpents, une carte par tour

option-schlangennest-head_card = Carte de tête
help-schlangennest-head_card = Ce que la carte de tête montre en face de la tête.
choice-schlangennest-head_card-stub_opposite = Un moignon gris
choice-schlangennest-head_card-blank_opposite = Rien

option-schlangennest-strict_contact = Contact strict
help-schlangennest-strict_contact = La partie de couleur elle-même doit rejoindre le bout de votre serpent.

option-schlangennest-tiebreak = Égalité
help-schlangennest-tiebreak = Qui gagne à nombre égal de parties.
choice-schlangennest-tiebreak-none = Victoire partagée
choice-schlangennest-tiebreak-fewer_gray = Moins de parties grises
