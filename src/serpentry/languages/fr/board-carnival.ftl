## Cobra Carnival sur la table

board-carnival-colour =
    { $colour ->
         [yellow] Jaune
         [black] Noir
         [purple] Violet
        *[green] Vert
    }
board-carnival-piece =
    { $kind ->
         [straight] ligne droite { $points }
         [corner] coin
         [diamond] diamant
         [knot] nœud
         [sore] blessure
         [head] tête
         [gift] cadeau
         [trouble] ennui
         [log-straight] bûche droite
         [log-corner] bûche en coin
         [log-crossing] bûche en croix
        *[hat] chapeau { $points }
    }{ $colour ->
         [none] { "" }
         [yellow] { " (jaune)" }
         [black] { " (noir)" }
         [purple] { " (violet)" }
        *[green] { " (vert)" }
    }
board-carnival-tile =
    { $kind ->
         [straight] ligne droite { $points }
         [corner] coin
         [diamond] diamant
         [knot] nœud
         [sore] blessure
         [head] tête
         [gift] cadeau
         [trouble] ennui
         [log-straight] bûche droite
         [log-corner] bûche en coin
         [log-crossing] bûche en croix
        *[hat] chapeau { $points }
    }{ $colour ->
         [none] { "" }
         [yellow] { " (jaune)" }
         [black] { " (noir)" }
         [purple] { " (violet)" }
        *[green] { " (vert)" }
    }{ $one ->
         [none] { "" }
         [n] { ", nord" }
         [e] { ", est" }
         [s] { ", sud" }
        *[w] { ", ouest" }
    }{ $two ->
         [none] { "" }
         [n] { " et nord" }
         [e] { " et est" }
         [s] { " et sud" }
        *[w] { " et ouest" }
    }{ $hat ->
         [none] { "" }
        *[other] { ", " }avec le chapeau { $hat }
    }
board-carnival-hidden = une tuile cachée
board-carnival-house = la maison
board-carnival-empty = vide
board-carnival-reached =
    vide ; ici mène { $one ->
         [yellow] jaune
         [black] noir
         [purple] violet
        *[green] vert
    }{ $two ->
         [none] { "" }
         [yellow] { " et jaune" }
         [black] { " et noir" }
         [purple] { " et violet" }
        *[green] { " et vert" }
    }
board-carnival-pass = Passer
board-carnival-phase =
    { $phase ->
         [house] On pose la maison.
         [deal] On distribue les tuiles.
         [lay] On pose une tuile.
         [draw] On pioche une tuile.
         [heads] Dernier tour : on pose les têtes.
         [hats] Dernier tour : on pose les chapeaux.
        *[over] La partie est terminée.
    }
board-carnival-tokens =
    { $count ->
         [one] { $count } diamant
        *[other] { $count } diamants
    }
board-carnival-pile =
    { $count ->
         [one] { $count } tuile dans la pioche
        *[other] { $count } tuiles dans la pioche
    }
board-carnival-pile-hidden =
    { $count ->
         [one] { $count } d’entre elles est dans une main cachée.
        *[other] { $count } d’entre elles sont dans des mains cachées.
    }
board-carnival-discards =
    { $count ->
         [one] { $count } tuile défaussée
        *[other] { $count } tuiles défaussées
    }
