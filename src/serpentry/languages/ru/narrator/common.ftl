## Что говорит рассказчик

turn-yours = Ваш ход.
turn-other = Ход: { $who }.
turn-chance = Ход случая.
turn-over = Партия окончена.
task-choose-you = Выберите ход.
task-choose-other = { $who } выбирает ход.
move-written = { $move }
did-chance = { $what }.
did-chance-written = Случай: { $what }.
did-you = Вы ходите: { $what }.
did-other = { $who } ходит: { $what }.
scored-you = Ваш счёт: { $score } ({ $change }).
scored-other = Счёт ({ $who }): { $score } ({ $change }).
end-you-win = Вы победили.
end-wins = { $who } побеждает.
end-share = { $who } делят победу.
end-tie = Партия заканчивается вничью.
end-because = Чем решилось: { $reason }.
end-count = { $who }: { $score }.
summary-score = { $who }: { $score }.
turn-arranging = Кладите что угодно из оставшегося ({ $who }), куда позволяют правила.
turn-arranging-chance = Сначала укажите, что решил случай.
moment-made = { $who }: { $better } — было бы { $then }; после хода { $made } осталось { $now }.
moment-chance = { $who }: { $better } — выигрыш в { $then } % таких партий; { $made } — лишь в { $now } %.
moment-luck = Случай дал: { $what }. Шансы на победу ({ $who }): было { $before } %, стало { $after } %.
