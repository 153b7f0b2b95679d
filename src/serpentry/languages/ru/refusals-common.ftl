## Общее для всех игр

why-unknown-name = Такого названия нет ({ $kind }): «{ $name }». Есть: { $known }.
why-seats-range = { $title }: число игроков — от { $low } до { $high }, а не { $seats }.
why-seats-only = { $title }: число игроков — { $low }, а не { $seats }.
why-unknown-option = Параметра «{ $name }» нет. Есть: { $known }.
why-game-over = Игра окончена.
why-option-value = Параметр { $name } не может быть { $given }: нужно { $allowed }.
why-no-move-of-number = Номер { $number } здесь не означает никакого хода.
in-plain-words = { $text }
list-of-several = { $most } и { $last }
