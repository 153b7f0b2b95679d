## Schlangennest на столе

board-schlangennest-colour =
    { $colour ->
         [green] { word-green.name }
         [red] { word-red.name }
         [blue] { word-blue.name }
         [yellow] { word-yellow.name }
         [path] { word-the-path.name }
        *[frame] { word-the-frame.name }
    }
board-schlangennest-owner = { $colour ->
    [green] { word-green.fem } змея
    [red] { word-red.fem } змея
    [blue] { word-blue.fem } змея
    [yellow] { word-yellow.fem } змея
    [path] { word-the-path }
   *[frame] { word-the-frame }
 }
board-schlangennest-one = { $one ->
    [green] { word-green.fem } змея
    [red] { word-red.fem } змея
    [blue] { word-blue.fem } змея
    [yellow] { word-yellow.fem } змея
    [path] { word-the-path }
   *[frame] { word-the-frame }
 }
board-schlangennest-two = { $two ->
    [green] { word-green.fem } змея
    [red] { word-red.fem } змея
    [blue] { word-blue.fem } змея
    [yellow] { word-yellow.fem } змея
    [path] { word-the-path }
   *[frame] { word-the-frame }
 }
board-schlangennest-grey = { $gray ->
    [nobody] свободна
    [green] у { word-green.of } змеи
    [red] у { word-red.of } змеи
    [blue] у { word-blue.of } змеи
    [yellow] у { word-yellow.of } змеи
    [path] у { word-the-path.of }
   *[frame] у { word-the-frame.of }
 }
board-schlangennest-kind =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [head] { word-head }
        *[tail] { word-tail }
    }
board-schlangennest-piece = { board-schlangennest-kind } ({ board-schlangennest-owner })
board-schlangennest-turn = Повернуть изгиб своего кольца
board-schlangennest-replace = Заменить прямую своим хвостом
board-schlangennest-card =
    { $two ->
         [none] { board-schlangennest-piece } на { side-one }. Серая часть: { board-schlangennest-grey }
        *[other] { board-schlangennest-piece } на { side-one } и { side-two }. Серая часть: { board-schlangennest-grey }
    }
board-schlangennest-empty = пусто
board-schlangennest-reached =
    { $two ->
         [none] пусто; сюда ведёт { board-schlangennest-one }
        *[other] пусто; сюда ведут { board-schlangennest-one } и { board-schlangennest-two }
    }
board-schlangennest-size = Гнездо: { $wide } × { $high }
board-schlangennest-no-border = Гнездо без границы
board-schlangennest-held = ×{ $count }
board-schlangennest-tip-border = Коричневая линия — граница гнезда: за ней могут лежать только головы и хвосты.
board-schlangennest-tip-path = Дорожка через поле — это ничья змея.
