## Стол говорит

web-percent = { $percent } %
web-legend-lit = подходит
web-legend-dot = подойдёт, если повернуть
web-legend-faded = никуда не подходит
web-your-seat = Ваше место: { $seat }.
web-you-watch = Вы зритель.
web-lies = направление { $turn } из { $turns }
web-lies-to = направление { $turn } из { $turns }: { $to }
web-side = 
    { $side ->
         [n] север
         [ne] северо-восток
         [e] восток
         [se] юго-восток
         [s] юг
         [sw] юго-запад
         [w] запад
        *[nw] северо-запад
    }
web-fits-no-way = Как ни поверни, места нет нигде. N берёт другой тайл или карту.
web-lies-flipped = перевёрнуто
web-no-piece = Сейчас вам нечего положить.
web-spots = { $count ->
    [0] В таком положении никуда не подходит.
    [one] Подходит на { $count } место.
    [few] Подходит на { $count } места.
    [many] Подходит на { $count } мест.
   *[other] Подходит на { $count } места.
}
web-other-move = { $move }. Enter делает этот ход.
web-no-other-moves = Других ходов сейчас нет.
web-key-status = сказать, чей ход и что делать
web-key-table = прочитать стол: змеи, длины, концы, запасы
web-key-other = следующий ход, при котором ничего не кладут
web-score-table = Из чего сложился счёт
web-lesson-offer = Впервые играете в { $game }?
web-level-of = уровень { $number }
