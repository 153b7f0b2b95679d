## Sssnake sur la table

board-sssnake-seat =
    { $seat ->
         [green] { word-green.name }
         [red] { word-red.name }
         [blue] { word-blue.name }
        *[amber] { word-amber.name }
    }
board-sssnake-field = { board-sssnake-seat } · { board-sssnake-to-go }
board-sssnake-to-go =
    { $count ->
         [one] encore { $count } carte
        *[other] encore { $count } cartes
    }
board-sssnake-place = { $place }, { board-sssnake-seat }
board-sssnake-piece =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [crossed] { word-crossed }
        *[double] { word-double }
    }
board-sssnake-give = Donner : { board-sssnake-piece }
board-sssnake-start = carte de départ
board-sssnake-card = { board-sssnake-piece }, { side-one } et { side-two }
board-sssnake-empty = vide
board-sssnake-head = vide ; la tête pointe ici
board-sssnake-tail = vide ; la queue pointe ici
board-sssnake-both = vide ; la tête et la queue pointent ici
board-sssnake-round = Manche { $round } sur { $rounds }
board-sssnake-deck =
    { $count ->
         [one] { $count } carte dans la pioche
        *[other] { $count } cartes dans la pioche
    }
