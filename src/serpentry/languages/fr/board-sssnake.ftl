## Sssnake sur la table

board-sssnake-seat =
    { $seat ->
         [green] Vert
         [red] Rouge
         [blue] Bleu
        *[amber] Ambre
    }
board-sssnake-piece =
    { $card ->
         [straight] ligne droite
         [curve] courbe
         [crossed] croisement
        *[double] double courbe
    }
board-sssnake-give =
    Donner : { $card ->
         [straight] ligne droite
         [curve] courbe
         [crossed] croisement
        *[double] double courbe
    }
board-sssnake-start = carte de départ
board-sssnake-card =
    { $card ->
         [straight] ligne droite
         [curve] courbe
         [crossed] croisement
        *[double] double courbe
    }, { $one ->
         [n] nord
         [e] est
         [s] sud
        *[w] ouest
    } et { $two ->
         [n] nord
         [e] est
         [s] sud
        *[w] ouest
    }
board-sssnake-empty = vide
board-sssnake-head = vide ; la tête pointe ici
board-sssnake-tail = vide ; la queue pointe ici
board-sssnake-both = vide ; la tête et la queue pointent ici
board-sssnake-missing =
    { $count ->
         [0] fermé
         [one] { $count } carte manquante
        *[other] { $count } cartes manquantes
    }
board-sssnake-total = { $total } des manches précédentes
board-sssnake-round = Manche { $round } sur { $rounds }
board-sssnake-deck =
    { $count ->
         [one] { $count } carte dans la pioche
        *[other] { $count } cartes dans la pioche
    }
board-sssnake-moment =
    { $moment ->
         [ROLL] { $roller } lance le dé.
         [DRAW] { $roller } pioche.
         [ONE] { $roller } pose la carte sur le serpent de { $neighbour }.
         [ONE_BACK] Pas de place là : { $roller } pose la carte sur son propre serpent.
         [KEEP] { $roller } pose une carte sur son propre serpent ; la dernière est le cadeau.
         [GIVE] { $roller } choisit le cadeau.
         [GIFT] { $neighbour } pose le cadeau.
         [RETURNED] Le cadeau est revenu : { $roller } le pose.
        *[OVER] La partie est terminée.
    }
