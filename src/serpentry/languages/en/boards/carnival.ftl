## Cobra Carnival on the table

board-carnival-colour =
    { $colour ->
         [yellow] { word-yellow.name }
         [black] { word-black.name }
         [purple] { word-purple.name }
        *[green] { word-green.name }
    }
board-carnival-one =
    { $one ->
         [yellow] { word-yellow }
         [black] { word-black }
         [purple] { word-purple }
        *[green] { word-green }
    }
board-carnival-two =
    { $two ->
         [yellow] { word-yellow }
         [black] { word-black }
         [purple] { word-purple }
        *[green] { word-green }
    }
board-carnival-yellow =
    { $kind ->
         [straight] { board-carnival-yellow-straight }
         [corner] { word-yellow-corner }
         [diamond] { word-yellow-diamond }
         [knot] { word-yellow-knot }
         [sore] { word-yellow-sore }
        *[head] { word-yellow-head }
    }
board-carnival-yellow-straight =
    { $points ->
         [1] { word-yellow-straight-1 }
         [2] { word-yellow-straight-2 }
        *[3] { word-yellow-straight-3 }
    }
board-carnival-black =
    { $kind ->
         [straight] { board-carnival-black-straight }
         [corner] { word-black-corner }
         [diamond] { word-black-diamond }
         [knot] { word-black-knot }
         [sore] { word-black-sore }
        *[head] { word-black-head }
    }
board-carnival-black-straight =
    { $points ->
         [1] { word-black-straight-1 }
         [2] { word-black-straight-2 }
        *[3] { word-black-straight-3 }
    }
board-carnival-purple =
    { $kind ->
         [straight] { board-carnival-purple-straight }
         [corner] { word-purple-corner }
         [diamond] { word-purple-diamond }
         [knot] { word-purple-knot }
         [sore] { word-purple-sore }
        *[head] { word-purple-head }
    }
board-carnival-purple-straight =
    { $points ->
         [1] { word-purple-straight-1 }
         [2] { word-purple-straight-2 }
        *[3] { word-purple-straight-3 }
    }
board-carnival-green =
    { $kind ->
         [straight] { board-carnival-green-straight }
         [corner] { word-green-corner }
         [diamond] { word-green-diamond }
         [knot] { word-green-knot }
         [sore] { word-green-sore }
        *[head] { word-green-head }
    }
board-carnival-green-straight =
    { $points ->
         [1] { word-green-straight-1 }
         [2] { word-green-straight-2 }
        *[3] { word-green-straight-3 }
    }
board-carnival-uncoloured =
    { $kind ->
         [gift] { word-gift }
         [trouble] { word-trouble }
         [log-straight] { word-log-straight }
         [log-corner] { word-log-corner }
         [log-crossing] { word-log-crossing }
        *[hat] { board-carnival-hat }
    }
board-carnival-hat =
    { $points ->
         [1] { word-hat-1 }
         [2] { word-hat-2 }
         [3] { word-hat-3 }
         [-1] { word-hat-minus-1 }
        *[-2] { word-hat-minus-2 }
    }
board-carnival-piece =
    { $colour ->
         [none] { board-carnival-uncoloured }
         [yellow] { board-carnival-yellow }
         [black] { board-carnival-black }
         [purple] { board-carnival-purple }
        *[green] { board-carnival-green }
    }
board-carnival-laid =
    { $two ->
         [none] { board-carnival-laid-one }
        *[other] { board-carnival-piece }, { side-one } and { side-two }
    }
board-carnival-laid-one =
    { $one ->
         [none] { board-carnival-piece }
        *[other] { board-carnival-piece }, { side-one }
    }
board-carnival-tile =
    { $hat ->
         [none] { board-carnival-laid }
        *[other] { board-carnival-laid }, with the hat { $hat }
    }
board-carnival-hidden = a hidden tile
board-carnival-house = the house
board-carnival-empty = empty
board-carnival-reached =
    { $two ->
         [none] empty; { board-carnival-one } leads here
        *[other] empty; { board-carnival-one } and { board-carnival-two } lead here
    }
board-carnival-pass = Pass
board-carnival-tokens =
    { $count ->
         [one] { $count } diamond
        *[other] { $count } diamonds
    }
board-carnival-pile =
    { $count ->
         [one] { $count } tile in the pile
        *[other] { $count } tiles in the pile
    }
board-carnival-pile-hidden =
    { $count ->
         [one] { $count } of these is hidden in another hand.
        *[other] { $count } of these are hidden in other hands.
    }
board-carnival-discards =
    { $count ->
         [one] { $count } tile discarded
        *[other] { $count } tiles discarded
    }
