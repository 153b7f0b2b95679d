## Что говорит рассказчик

turn-yours = Ваш ход.
turn-other = Ход: { $who }.
turn-chance = Ход случая.
turn-over = Партия окончена.
move-written = { $move }
did-chance = { $what }.
did-you = Вы ходите: { $what }.
did-other = { $who } ходит: { $what }.
scored-you = У вас теперь { $score }.
scored-other = { $who }: теперь { $score }.
end-you-win = Вы победили.
end-wins = Победа: { $who }.
end-tie = Партия заканчивается вничью.
end-because = Решило следующее: { $reason }.
summary-score = { $who }: { $score }.
