## Sssnake на столе

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
         [one] ещё { $count } карта
         [few] ещё { $count } карты
         [many] ещё { $count } карт
        *[other] ещё { $count } карты
    }
board-sssnake-place = { $place }, { board-sssnake-seat }
board-sssnake-piece =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [crossed] { word-crossed }
        *[double] { word-double }
    }
board-sssnake-give = Подарить: { board-sssnake-piece }
board-sssnake-start = стартовая карта
board-sssnake-card = { board-sssnake-piece }, { side-one } и { side-two }
board-sssnake-empty = пусто
board-sssnake-head = пусто; сюда смотрит голова
board-sssnake-tail = пусто; сюда смотрит хвост
board-sssnake-both = пусто; сюда смотрят голова и хвост
board-sssnake-round = Раунд { $round } из { $rounds }
board-sssnake-deck =
    { $count ->
         [one] в колоде { $count } карта
         [few] в колоде { $count } карты
         [many] в колоде { $count } карт
        *[other] в колоде { $count } карты
    }
