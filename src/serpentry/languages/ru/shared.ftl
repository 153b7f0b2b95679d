## То, что говорят и браузер, и терминал

shared-you = вы
shared-name-at = { $name } ({ $seat })
shared-player-number = Игрок { $number }
shared-why-not = Нельзя.
shared-hint-is = Хороший ход: { $move }
shared-hint-wins = Хороший ход: { $move } ({ $reach ->
    [0] шансы { $percent } %
   *[other] шансы { $percent } % ± { $reach }
})
shared-hint-guess = Лишь догадка: { $move }
shared-legal-count = { $count ->
    [0] Разрешённых ходов нет.
    [one] Разрешён { $count } ход.
    [few] Разрешено { $count } хода.
    [many] Разрешено { $count } ходов.
   *[other] Разрешено { $count } хода.
 }
shared-end-resigned = { $name } сдаётся.
shared-players = { $most ->
    [2] 2 игрока
   *[other] от { $least } до { $most } игроков
}
shared-how-many = Число игроков
shared-book = Набор правил
shared-not-offered = Недоступно: { $values }. { $why }
shared-side-of = Игрок { $seat }: { $label }
shared-any-side = Всё равно
shared-board-solved = Это поле решено: кто ходит вторым и не ошибается, тот выигрывает. { $player } не ошибается.
shared-starter = Кто начинает
shared-starter-lot = По жребию
shared-starter-name = Начинает: { $name }
shared-starter-turn = По очереди
shared-starter-loser = Начинает проигравший
