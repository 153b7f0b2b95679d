## Что запрещают правила и почему

why-snekagon-pie-off = В этой партии правило пирога выключено.
why-snekagon-pie-too-late = Поменяться цветами может только второй игрок, и только первым ходом.
why-snekagon-off-board = Часть тайла оказалась бы за пределами поля.
why-snekagon-covered = Клетка { $cell } уже накрыта.
why-snekagon-new-snake-touches = Новая змея не должна касаться ни одного тайла, а { $cell } коснулась бы { $other }.
why-snekagon-branches-at = Клетка { $new } была бы третьей соседкой { $cell }: змея никогда не ветвится.
why-snekagon-branches = У клетки { $cell } стало бы соседей вашего цвета: { $count }, а змея никогда не ветвится.
why-snekagon-sharp = Клетки { $first }, { $second } и { $third } соприкасались бы все: слишком крутой поворот.
why-snekagon-touches-itself = Змея коснулась бы самой себя: { $cell } легла бы вплотную к { $other }.
why-snekagon-snakes-touch = Ваши змеи не должны касаться друг друга, а { $cell } легла бы вплотную к { $other }.
