## Что запрещают правила и почему

why-snekagon-pie-off = В этой игре никто не перенимает ход: параметр pie выключен.
why-snekagon-pie-too-late = Перенять может только второй игрок, самым первым ответом.
why-snekagon-off-board = Часть тайла оказалась бы за пределами поля.
why-snekagon-covered = Клетка { $cell } уже накрыта.
why-snekagon-new-snake-touches = Новая змея не касается ни одного тайла, а { $cell } коснулась бы { $other }.
why-snekagon-branches-at = { $new } была бы третьей соседкой { $cell }: змея никогда не ветвится.
why-snekagon-branches = У { $cell } стало бы соседей вашего цвета: { $count }, а змея никогда не ветвится.
why-snekagon-sharp = { $first }, { $second } и { $third } соприкасались бы все: слишком крутой поворот.
