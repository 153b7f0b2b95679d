## Sssnake auf dem Tisch

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
         [one] noch 1 Karte
        *[other] noch { $count } Karten
    }
board-sssnake-place = { $place }, { board-sssnake-seat }
board-sssnake-piece =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [crossed] { word-crossed }
        *[double] { word-double }
    }
board-sssnake-give = Verschenken: { board-sssnake-piece }
board-sssnake-start = Startkarte
board-sssnake-card = { board-sssnake-piece }, { side-one } und { side-two }
board-sssnake-empty = leer
board-sssnake-head = leer; der Kopf zeigt hierher
board-sssnake-tail = leer; der Schwanz zeigt hierher
board-sssnake-both = leer; Kopf und Schwanz zeigen hierher
board-sssnake-round = Runde { $round } von { $rounds }
board-sssnake-deck =
    { $count ->
         [one] 1 Karte im Stapel
        *[other] { $count } Karten im Stapel
    }
