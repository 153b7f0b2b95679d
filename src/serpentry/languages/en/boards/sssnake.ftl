## Sssnake on the table

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
         [one] 1 card to go
        *[other] { $count } cards to go
    }
board-sssnake-place = { $place }, { board-sssnake-seat }
board-sssnake-piece =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [crossed] { word-crossed }
        *[double] { word-double }
    }
board-sssnake-give = Give: { board-sssnake-piece }
board-sssnake-start = start card
board-sssnake-card = { board-sssnake-piece }, { side-one } and { side-two }
board-sssnake-empty = empty
board-sssnake-head = empty; the head points here
board-sssnake-tail = empty; the tail points here
board-sssnake-both = empty; head and tail point here
board-sssnake-round = Round { $round } of { $rounds }
board-sssnake-deck =
    { $count ->
         [one] 1 card in the deck
        *[other] { $count } cards in the deck
    }
