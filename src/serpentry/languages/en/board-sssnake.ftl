## Sssnake on the table

board-sssnake-seat =
    { $seat ->
         [green] Green
         [red] Red
         [blue] Blue
        *[amber] Amber
    }
board-sssnake-piece =
    { $card ->
         [straight] straight
         [curve] curve
         [crossed] crossing
        *[double] double curve
    }
board-sssnake-give =
    Give the { $card ->
         [straight] straight
         [curve] curve
         [crossed] crossing
        *[double] double curve
    }
board-sssnake-start = start card
board-sssnake-card =
    { $card ->
         [straight] straight
         [curve] curve
         [crossed] crossing
        *[double] double curve
    }, { $one ->
         [n] north
         [e] east
         [s] south
        *[w] west
    } and { $two ->
         [n] north
         [e] east
         [s] south
        *[w] west
    }
board-sssnake-empty = empty
board-sssnake-head = empty; the head points here
board-sssnake-tail = empty; the tail points here
board-sssnake-both = empty; head and tail point here
board-sssnake-missing =
    { $count ->
         [0] closed
         [one] 1 card missing
        *[other] { $count } cards missing
    }
board-sssnake-total = { $total } from earlier rounds
board-sssnake-round = Round { $round } of { $rounds }
board-sssnake-deck =
    { $count ->
         [one] 1 card in the deck
        *[other] { $count } cards in the deck
    }
board-sssnake-moment =
    { $moment ->
         [ROLL] { $roller } rolls the die.
         [DRAW] { $roller } draws cards.
         [ONE] { $roller } lays the card on { $neighbour }’s snake.
         [ONE_BACK] No place there: { $roller } lays the card on its own snake.
         [KEEP] { $roller } lays a card on its own snake; the last one is the gift.
         [GIVE] { $roller } chooses the gift.
         [GIFT] { $neighbour } lays the gift.
         [RETURNED] The gift came back: { $roller } lays it.
        *[OVER] The game is over.
    }
