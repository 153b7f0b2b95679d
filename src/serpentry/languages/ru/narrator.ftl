## Что говорит рассказчик

turn-yours = Ваш ход.
turn-other = Ход: { $who }.
turn-chance = Ход случая.
turn-over = Игра окончена.
