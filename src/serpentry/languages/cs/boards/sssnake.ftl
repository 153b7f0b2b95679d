## Sssnake na stole

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
         [one] ještě { $count } karta
         [few] ještě { $count } karty
         [many] ještě { $count } karty
        *[other] ještě { $count } karet
    }
board-sssnake-place = { $place }, { board-sssnake-seat }
board-sssnake-piece =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [crossed] { word-crossed }
        *[double] { word-double }
    }
board-sssnake-give = Darovat: { board-sssnake-piece }
board-sssnake-start = startovní karta
board-sssnake-card = { board-sssnake-piece }, { side-one } a { side-two }
board-sssnake-empty = prázdné
board-sssnake-head = prázdné; míří sem hlava
board-sssnake-tail = prázdné; míří sem ocas
board-sssnake-both = prázdné; míří sem hlava i ocas
board-sssnake-round = Kolo { $round }/{ $rounds }
board-sssnake-deck =
    { $count ->
         [one] { $count } karta v balíčku
         [few] { $count } karty v balíčku
         [many] { $count } karty v balíčku
        *[other] { $count } karet v balíčku
    }
