## Общее для всех игр

why-no-kind-is-called-name-there-are-known = Такого названия нет ({ $kind }): «{ $name }». Есть: { $known }.
why-title-is-for-low-to-high-players-not-seats = { $title }: число игроков — от { $low } до { $high }, а не { $seats }.
why-title-is-for-low-players-not-seats = { $title }: число игроков — { $low }, а не { $seats }.
why-there-is-no-option-name-there-are-known = Параметра «{ $name }» нет. Есть: { $known }.
why-option-name-cant-be-given-it-takes-a-whole-number-from-low-to-high = Параметр { $name } не может быть { $given }: это целое число от { $low } до { $high }.
why-option-name-cant-be-given-it-takes-allowed = Параметр { $name } не может быть { $given }: нужно другое — { $allowed }.
why-option-name-cant-be-given-it-takes-known = Параметр { $name } не может быть { $given }, а только: { $known }.
why-the-game-is-over = Игра окончена.
