## Cobra Carnival на столе

board-carnival-colour =
    { $colour ->
         [yellow] Жёлтая
         [black] Чёрная
         [purple] Лиловая
        *[green] Зелёная
    }
board-carnival-piece =
    { $kind ->
         [straight] прямая { $points }
         [corner] угол
         [diamond] алмаз
         [knot] узел
         [sore] болячка
         [head] голова
         [gift] подарок
         [trouble] неприятность
         [log-straight] прямое бревно
         [log-corner] угловое бревно
         [log-crossing] бревно-перекрёсток
        *[hat] шляпа { $points }
    }{ $colour ->
         [none] { "" }
         [yellow] { " (жёлтая)" }
         [black] { " (чёрная)" }
         [purple] { " (лиловая)" }
        *[green] { " (зелёная)" }
    }
board-carnival-tile =
    { $kind ->
         [straight] прямая { $points }
         [corner] угол
         [diamond] алмаз
         [knot] узел
         [sore] болячка
         [head] голова
         [gift] подарок
         [trouble] неприятность
         [log-straight] прямое бревно
         [log-corner] угловое бревно
         [log-crossing] бревно-перекрёсток
        *[hat] шляпа { $points }
    }{ $colour ->
         [none] { "" }
         [yellow] { " (жёлтая)" }
         [black] { " (чёрная)" }
         [purple] { " (лиловая)" }
        *[green] { " (зелёная)" }
    }{ $one ->
         [none] { "" }
         [n] { ", север" }
         [e] { ", восток" }
         [s] { ", юг" }
        *[w] { ", запад" }
    }{ $two ->
         [none] { "" }
         [n] { " и север" }
         [e] { " и восток" }
         [s] { " и юг" }
        *[w] { " и запад" }
    }{ $hat ->
         [none] { "" }
        *[other] { ", " }в шляпе { $hat }
    }
board-carnival-hidden = закрытая фишка
board-carnival-house = домик
board-carnival-empty = пусто
board-carnival-reached =
    пусто; сюда ведёт { $one ->
         [yellow] жёлтая
         [black] чёрная
         [purple] лиловая
        *[green] зелёная
    }{ $two ->
         [none] { "" }
         [yellow] { " и жёлтая" }
         [black] { " и чёрная" }
         [purple] { " и лиловая" }
        *[green] { " и зелёная" }
    }
board-carnival-pass = Пропустить
board-carnival-phase =
    { $phase ->
         [house] Кладут домик.
         [deal] Раздают фишки.
         [lay] Кладут фишку.
         [draw] Берут фишку.
         [heads] Последний круг: кладут головы.
         [hats] Последний круг: надевают шляпы.
        *[over] Игра окончена.
    }
board-carnival-tokens =
    { $count ->
         [one] { $count } алмаз
         [few] { $count } алмаза
         [many] { $count } алмазов
        *[other] { $count } алмаза
    }
board-carnival-pile =
    { $count ->
         [one] { $count } фишка в стопке
         [few] { $count } фишки в стопке
         [many] { $count } фишек в стопке
        *[other] { $count } фишки в стопке
    }
board-carnival-pile-hidden =
    { $count ->
         [one] { $count } из них в закрытых руках.
         [few] { $count } из них в закрытых руках.
         [many] { $count } из них в закрытых руках.
        *[other] { $count } из них в закрытых руках.
    }
board-carnival-discards =
    { $count ->
         [one] { $count } фишка в сбросе
         [few] { $count } фишки в сбросе
         [many] { $count } фишек в сбросе
        *[other] { $count } фишки в сбросе
    }
