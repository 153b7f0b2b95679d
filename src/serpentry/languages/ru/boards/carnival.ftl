## Cobra Carnival на столе

board-carnival-colour =
    { $colour ->
         [yellow] { word-yellow.name }
         [black] { word-black.name }
         [purple] { word-purple.name }
        *[green] { word-green.name }
    }
board-carnival-one =
    { $one ->
         [yellow] { word-yellow.fem }
         [black] { word-black.fem }
         [purple] { word-purple.fem }
        *[green] { word-green.fem }
    }
board-carnival-two =
    { $two ->
         [yellow] { word-yellow.fem }
         [black] { word-black.fem }
         [purple] { word-purple.fem }
        *[green] { word-green.fem }
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
        *[other] { board-carnival-piece }, { side-one } и { side-two }
    }
board-carnival-laid-one =
    { $one ->
         [none] { board-carnival-piece }
        *[other] { board-carnival-piece }, { side-one }
    }
board-carnival-tile =
    { $hat ->
         [none] { board-carnival-laid }
        *[other] { board-carnival-laid }, в шляпе { $hat }
    }
board-carnival-hidden = скрытый тайл
board-carnival-house = дом
board-carnival-empty = пусто
board-carnival-reached =
    { $two ->
         [none] пусто; сюда ведёт { board-carnival-one } змея
        *[other] пусто; сюда ведут { board-carnival-one } и { board-carnival-two } змеи
    }
board-carnival-pass = Пропустить ход
board-carnival-tokens =
    { $count ->
         [one] { $count } бриллиант
         [few] { $count } бриллианта
         [many] { $count } бриллиантов
        *[other] { $count } бриллианта
    }
board-carnival-pile =
    { $count ->
         [one] { $count } тайл в стопке
         [few] { $count } тайла в стопке
         [many] { $count } тайлов в стопке
        *[other] { $count } тайла в стопке
    }
board-carnival-pile-hidden =
    { $count ->
         [one] { $count } из них у соперников.
         [few] { $count } из них у соперников.
         [many] { $count } из них у соперников.
        *[other] { $count } из них у соперников.
    }
board-carnival-discards =
    { $count ->
         [one] { $count } тайл в сбросе
         [few] { $count } тайла в сбросе
         [many] { $count } тайлов в сбросе
        *[other] { $count } тайла в сбросе
    }
