## За настоящим столом

web-print = Распечатать
web-print-line = Всё для вырезания и правила на одной странице.
web-print-paper = Бумага
web-print-edition = Издание
web-print-colour = цветное
web-print-mono = чёрное
web-print-colourblind = для дальтоников
web-print-get = Открыть PDF
web-referee = Судья для игры за столом
web-referee-line = Играйте в свою настольную игру и вводите здесь каждый ход: вы узнаете, можно ли так ходить, почему нельзя, чей ход и какой счёт. Любой ход можно отменить.
web-referee-first = Ещё никто не ходил.
web-editor = Расставить позицию
web-editor-options = Игроки и правила
web-editor-off = Снять
web-editor-for = Класть за
web-editor-laid = На столе: { $count }
web-editor-take = Снять: { $piece }
web-editor-then = Что дальше
web-editor-turn = Затем ходит
web-editor-over = Партия здесь окончена. Победа: { $names }.
web-editor-skipped = Первым ходит { $name }: у выбранного игрока нет хода.
web-editor-opponent = Остальные —
web-editor-people = игроки на этом устройстве
web-editor-play = Играть отсюда
web-editor-analyse = Анализировать
web-editor-prove = Доказать
web-editor-proving = Ищем доказательство…
web-editor-proved = { $how ->
    [win] Доказано: { $who } ходит и выигрывает: { $move }.
    [draw] Доказано: при лучшей игре ничья: { $move }.
    [loss] Доказано: { $who } ходит и проигрывает при лучшей игре.
   *[other] За 20 секунд не доказано: до конца слишком далеко.
  }
web-chance = Что приносит случай
web-chance-ours = Пусть решит приложение
web-referee-chance = Кто бросает и берёт?
web-referee-hand = Мы сами, и вводим результат
web-referee-app = Приложение (если не хватает кубика или карт)
web-referee-begun = Партия уже идёт? Расставьте позицию
web-dice-told = Проверено: ходов { $moves }, бросков и раздач сервера { $draws }. Введено игроками, проверить нельзя: { $told }.
web-editor-link = Ссылка на эту позицию
