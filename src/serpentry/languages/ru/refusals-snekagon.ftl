## Что запрещают правила и почему

why-nobody-takes-over-in-this-game-the-option-pie-is-off = В этой игре никто не перенимает ход: параметр pie выключен.
why-only-the-second-player-may-take-over-as-the-very-first-answer = Перенять может только второй игрок, самым первым ответом.
why-part-of-the-tile-would-lie-off-the-board = Часть тайла оказалась бы за пределами поля.
why-cell-is-already-covered = Клетка { $cell } уже накрыта.
why-a-new-snake-touches-no-tile-at-all-but-cell-would-touch-other = Новая змея не касается ни одного тайла, а { $cell } коснулась бы { $other }.
why-new-would-be-the-third-neighbour-of-cell-a-snake-never-branches = { $new } была бы третьей соседкой { $cell }: змея никогда не ветвится.
why-cell-would-have-count-neighbours-of-your-colour-a-snake-never-branches = У { $cell } стало бы соседей вашего цвета: { $count }, а змея никогда не ветвится.
why-first-second-and-third-would-all-touch-too-sharp-a-turn = { $first }, { $second } и { $third } соприкасались бы все: слишком крутой поворот.
