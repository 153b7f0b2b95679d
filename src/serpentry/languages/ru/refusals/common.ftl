## Общее для всех игр

why-unknown-name = Нет такого имени ({ $kind }): «{ $name }». Есть: { $known }.
why-record-program = В записи игроком названа программа { $player }. Чтобы запустить её, укажите игроков через --players.
why-seats-range = { $title }: число игроков — от { $low } до { $high }, а не { $seats }.
why-seats-only = { $title }: число игроков — { $low }, а не { $seats }.
why-unknown-option = Параметра «{ $name }» нет. Есть: { $known }.
why-game-over = Партия окончена.
why-option-value = Параметр { $name } не может быть { $given }. Допустимо: { $allowed }.
why-no-move-of-number = Номер { $number } здесь не означает никакого хода.
why-no-number = Ход задают целым числом, а не так: { $given }.
why-not-a-position = Это не позиция игры { $game }: { $given }.
in-plain-words = { $text }
list-of-several = { $most } и { $last }
why-players-named = Мест: { $seats }; названо игроков: { $players }.
why-opt-pair = --opt принимает ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }».
why-no-openings = У игры { $game } нет книги дебютов. Она есть у этих игр: { $known }.
why-no-openings-for-options = Книга дебютов игры { $game } ничего не говорит об этих параметрах.
why-no-opening = Книга дебютов ничего не говорит о первом ходе { $move }.
why-no-file = Файла { $file } нет.
why-folder = { $file } — папка; нужен файл.
why-no-text = { $file } — не текстовый файл.
why-arranged = { $line } туда положить нельзя: { $why }
why-arranged-line = «{ $line }» — не строка расстановки. Напишите место (или *), пробел и ход.
why-arranged-seat = Места { $seat } нет: счёт идёт от 0 до { $most }.
why-no-arranger = Позиции этой игры нельзя расставить вручную.
why-study-long = В студии не больше { $most } знаков, а в этой их { $count }.
why-study-boards = В студии не больше { $most } диаграмм, а в этой их { $count }.
why-study-events = На всех диаграммах студии вместе не больше { $most } ходов.
why-study-variations = У диаграммы не больше { $most } вариантов, а у этой их { $count }.
why-study-open = Блок, который начинается в строке { $line }, не закрыт. Закройте его отдельной строкой ```.
why-study-board = Диаграмма { $board } (строка { $line }): { $why }
why-study-game = Первая строка диаграммы называет игру, например game: snekagon.
why-study-variation = У этой диаграммы нет варианта { $number }.
why-study-unread = «{ $given }» — не строка диаграммы.
why-study-line = «{ $given }» в варианте не годится. Пишите ходы, заметки или отметки.
why-study-show = После «show:» стоит число ходов, а не «{ $given }».
why-study-event = Ходов в этой линии: { $count }; после хода { $event } ничего нет.
why-study-move = { $move } сыграть нельзя: { $why }
why-study-turn = Ходит игрок на месте { $seat }.
why-study-chance = Сначала бросок или раздача; такая строка начинается с *.
list-of-choices = { $most } или { $last }

## Набранное не читается как ход

unread-move = Не могу прочесть «{ $text }» как ход. Ход пишется так: { $like }.
unread-cell = На этом поле нет клетки «{ $text }». Клетки — от a1 до { $last }; ход пишется так: { $like }
unread-floor = Этажа «{ $text }» нет. Этажи пронумерованы от 1 до { $last }.
unread-card = Карты «{ $text }» нет. Карты называются: { $known }.
unread-tile = Тайла «{ $text }» нет. Тайлы называются, например: { $like }.
unread-sides = «{ $name }» не может лежать «{ $text }». Возможно: { $known }.
unread-which-sides = После клетки наберите, как лежит «{ $name }»: { $known }.
unread-no-sides = «{ $name }» выглядит одинаково при любом повороте, поэтому после клетки ничего не пишется.
unread-colour = Змеи цвета «{ $text }» нет. Цвета называются: { $known }.
unread-seat = Места «{ $text }» нет. Наберите число от 0 до { $last } или одно из слов: { $known }.
unread-path = Путь — это ряд букв R (вправо) и D (вниз), например: { $like }
unread-answers = После «/» наберите одно из слов: { $known }. «{ $text }» — не одно из них.
unread-hat-only = На цвет кладут только шляпу, а «{ $name }» — на клетку.
unread-hat = Шляпу надевают на голову, а не кладут на клетку. Наберите так: { $like }
unread-square = «{ $text }» — не клетка. Наберите столбец и строку, например c4; левее столбца a идут -a, -b …, выше строки 1 идут -1, -2 …
unread-square-far = Клетка { $text } слишком далеко: до неё не дотянутся все карты, выложенные в ряд.
