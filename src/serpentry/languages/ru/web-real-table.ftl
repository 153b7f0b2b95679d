## За настоящим столом

web-print = Распечатать
web-print-line = Всё для вырезания и правила на одной странице.
web-print-paper = Бумага
web-print-edition = Издание
web-print-colour = цветное
web-print-mono = чёрное
web-print-colourblind = для дальтоников
web-print-get = Открыть PDF
web-referee = Судья возле коробки
web-referee-line = Играйте со своей коробкой и вводите здесь каждый ход: вы узнаете, можно ли так ходить, почему нельзя, чей ход и какой счёт. Где нужны кубик или стопка, судья бросает и берёт сам.
web-referee-first = Ещё никто не ходил.
web-editor = Расставить позицию
web-editor-options = Игроки и правила
web-editor-off = Снять
web-editor-for = Класть за
web-editor-laid = На столе: { $count }
web-editor-take = Снять: { $piece }
web-editor-then = Что дальше
web-editor-turn = Затем ходит
web-editor-over = Партия здесь окончена. Впереди: { $names }.
web-editor-skipped = Первым ходит { $name }: у выбранного игрока нет хода.
web-editor-opponent = Остальные —
web-editor-people = люди здесь
web-editor-play = Играть отсюда
web-editor-analyse = Анализ
web-chance = Что приносит случай
