## Общее для всех игр

why-unknown-name = Нет такого имени ({ $kind }): «{ $name }». Есть: { $known }.
why-record-program = В записи игроком названа программа { $player }. Чтобы запустить её, укажите игроков через --players.
why-seats-range = { $title }: число игроков — от { $low } до { $high }, а не { $seats }.
why-seats-only = { $title }: число игроков — { $low }, а не { $seats }.
why-unknown-option = Параметра «{ $name }» нет. Есть: { $known }.
why-game-over = Партия окончена.
why-option-value = Параметр { $name } не может быть { $given }. Допустимо: { $allowed }.
why-no-move-of-number = Номер { $number } здесь не означает никакого хода.
in-plain-words = { $text }
list-of-several = { $most } и { $last }
why-players-named = Мест: { $seats }; названо игроков: { $players }.
why-opt-pair = --opt принимает ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }».
why-no-file = Файла { $file } нет.
why-folder = { $file } — папка; нужен файл.
why-no-text = { $file } — не текстовый файл.
why-arranged = { $line } не может так лежать: { $why }
why-arranged-line = «{ $line }» — не строка расстановки: сначала кто (место или *), пробел, затем ход.
why-arranged-seat = Места { $seat } нет: счёт идёт от 0 до { $most }.
why-no-arranger = Позиции этой игры нельзя расставить вручную.
list-of-choices = { $most } или { $last }
