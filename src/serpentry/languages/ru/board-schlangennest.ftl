## Schlangennest на столе

board-schlangennest-colour =
    { $colour ->
         [green] Зелёный
         [red] Красный
         [blue] Синий
         [yellow] Жёлтый
         [path] Тропа
        *[frame] Рамка
    }
board-schlangennest-kind =
    { $card ->
         [straight] прямая
         [curve] поворот
         [head] голова
        *[tail] хвост
    }
board-schlangennest-piece =
    { $card ->
         [straight] прямая
         [curve] поворот
         [head] голова
        *[tail] хвост
    } ({ $colour ->
         [green] зелёный
         [red] красный
         [blue] синий
         [yellow] жёлтый
         [path] тропа
        *[frame] рамка
    })
board-schlangennest-turn = Повернуть поворот своего кольца
board-schlangennest-replace = Положить хвост на место прямой
board-schlangennest-card =
    { $colour ->
         [green] Зелёный
         [red] Красный
         [blue] Синий
         [yellow] Жёлтый
         [path] Тропа
        *[frame] Рамка
    }: { $card ->
         [straight] прямая
         [curve] поворот
         [head] голова
        *[tail] хвост
    } на { $one ->
         [n] север
         [e] восток
         [s] юг
        *[w] запад
    }{ $two ->
         [none] { "" }
         [n] { " и север" }
         [e] { " и восток" }
         [s] { " и юг" }
        *[w] { " и запад" }
    }. Серое: { $gray ->
         [nobody] ничьё
         [green] зелёный
         [red] красный
         [blue] синий
         [yellow] жёлтый
         [path] тропа
        *[frame] рамка
    }
board-schlangennest-empty = пусто
board-schlangennest-reached =
    пусто; сюда ведёт { $one ->
         [green] зелёный
         [red] красный
         [blue] синий
         [yellow] жёлтый
         [path] тропа
        *[frame] рамка
    }{ $two ->
         [none] { "" }
         [green] { " и зелёный" }
         [red] { " и красный" }
         [blue] { " и синий" }
         [yellow] { " и жёлтый" }
         [path] { " и тропа" }
        *[frame] { " и рамка" }
    }
board-schlangennest-size = Гнездо { $wide } × { $high }
board-schlangennest-no-border = Гнездо без края
board-schlangennest-held = ×{ $count }
