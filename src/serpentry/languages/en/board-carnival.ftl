## Cobra Carnival on the table

board-carnival-colour =
    { $colour ->
         [yellow] Yellow
         [black] Black
         [purple] Purple
        *[green] Green
    }
board-carnival-piece =
    { $colour ->
         [none] { "" }
         [yellow] { "yellow " }
         [black] { "black " }
         [purple] { "purple " }
        *[green] { "green " }
    }{ $kind ->
         [straight] straight { $points }
         [corner] corner
         [diamond] diamond
         [knot] knot
         [sore] sore
         [head] head
         [gift] gift
         [trouble] trouble
         [log-straight] straight log
         [log-corner] corner log
         [log-crossing] crossing log
        *[hat] hat { $points }
    }
board-carnival-tile =
    { $colour ->
         [none] { "" }
         [yellow] { "yellow " }
         [black] { "black " }
         [purple] { "purple " }
        *[green] { "green " }
    }{ $kind ->
         [straight] straight { $points }
         [corner] corner
         [diamond] diamond
         [knot] knot
         [sore] sore
         [head] head
         [gift] gift
         [trouble] trouble
         [log-straight] straight log
         [log-corner] corner log
         [log-crossing] crossing log
        *[hat] hat { $points }
    }{ $one ->
         [none] { "" }
         [n] { ", north" }
         [e] { ", east" }
         [s] { ", south" }
        *[w] { ", west" }
    }{ $two ->
         [none] { "" }
         [n] { " and north" }
         [e] { " and east" }
         [s] { " and south" }
        *[w] { " and west" }
    }{ $hat ->
         [none] { "" }
        *[other] { ", " }with the hat { $hat }
    }
board-carnival-hidden = a hidden tile
board-carnival-house = the house
board-carnival-empty = empty
board-carnival-reached =
    empty; led to by { $one ->
         [yellow] yellow
         [black] black
         [purple] purple
        *[green] green
    }{ $two ->
         [none] { "" }
         [yellow] { " and yellow" }
         [black] { " and black" }
         [purple] { " and purple" }
        *[green] { " and green" }
    }
board-carnival-pass = Pass
board-carnival-phase =
    { $phase ->
         [house] The house is laid.
         [deal] The tiles are dealt.
         [lay] A tile is laid.
         [draw] A tile is drawn.
         [heads] Final round: heads are laid.
         [hats] Final round: hats are laid.
        *[over] The game is over.
    }
board-carnival-tokens =
    { $count ->
         [one] 1 token
        *[other] { $count } tokens
    }
board-carnival-pile =
    { $count ->
         [one] 1 tile in the pile
        *[other] { $count } tiles in the pile
    }
board-carnival-pile-hidden =
    { $count ->
         [one] 1 of these is in a hidden hand.
        *[other] { $count } of these are in hidden hands.
    }
board-carnival-discards =
    { $count ->
         [one] 1 tile discarded
        *[other] { $count } tiles discarded
    }
