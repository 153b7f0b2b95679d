## Что запрещают правила и почему

why-in-this-game-a-tile-is-drilled-at-one-end-only-the-option-double-drill-is-off = В этой игре тайл просверливают только с одного конца: параметр double_drill выключен.
why-cell-is-a-middle-hex-of-the-tile-only-its-ends-are-drilled = { $cell } — средний шестиугольник тайла: сверлят только концы.
why-the-tile-has-no-end-at-cell-a-drill-goes-straight-to-the-same-field = У тайла нет конца на { $cell }: сверлят прямо, в ту же самую клетку.
why-floor-to-is-not-next-to-floor-floor-from-there-a-drill-goes-to-floor-beside = Этаж { $to } не соседний с этажом { $floor }: оттуда сверлят на этаж { $beside }.
why-the-hex-at-cell-on-floor-floor-is-already-linked-twice = Шестиугольник { $cell } на этаже { $floor } уже соединён дважды.
why-no-hex-of-yours-lies-at-cell-on-floor-floor-to-be-drilled-from = На { $cell } этажа { $floor } нет вашего шестиугольника, от которого можно сверлить.
why-in-this-game-a-drilled-tile-joins-nothing-on-its-floor-but-cell-would-touch-other-on-floor-floor = В этой игре просверленный тайл ни с чем не соединяется на своём этаже, а { $cell } коснулась бы { $other } на этаже { $floor }.
why-your-hexes-at-cell-on-floors-floor-and-to-would-lie-together-without-a-drill = Ваши шестиугольники { $cell } на этажах { $floor } и { $to } лежали бы друг над другом без сверления.
why-at-cell-between-floors-floor-and-to-the-snake-would-turn-by-more-than-60 = На { $cell } между этажами { $floor } и { $to } змея повернула бы больше чем на 60°.
why-there-are-open-open-and-closed-closed-pieces-of-clay-but-this-move-would-make-it-open-needed-and-closed-needed = Открытых кусочков глины { $open }, закрытых { $closed }, а для этого хода нужно { $open_needed } и { $closed_needed }.
why-the-eye-eye-does-not-lie-on-a-floor-of-side-side = Глаз { $eye } не лежит на этаже со стороной { $side }.
why-the-eyes-leave-no-cell-to-lay-a-tile-on = Глаза не оставляют ни одной клетки для тайла.
why-there-are-seats-seats-but-count-species-were-given = Мест { $seats }, а видов названо { $count }.
why-there-is-no-floor-floor-the-floors-are-1-to-count = Этажа { $floor } нет: этажи — от 1 до { $count }.
why-part-of-the-tile-would-lie-off-the-floor = Часть тайла оказалась бы за пределами этажа.
why-cell-is-an-eye-nothing-is-laid-there = { $cell } — глаз: туда ничего не кладут.
why-cell-on-floor-floor-is-already-covered = Клетка { $cell } на этаже { $floor } уже накрыта.
why-a-new-snake-touches-no-tile-at-all-but-cell-on-floor-floor-would-touch-other = Новая змея не касается ни одного тайла, а { $cell } на этаже { $floor } коснулась бы { $other }.
why-cell-on-floor-floor-would-be-linked-with-count-hexes-a-snake-never-branches = { $cell } на этаже { $floor }: соединений стало бы { $count }, а змея никогда не ветвится.
why-the-hex-at-cell-on-floor-floor-is-already-linked-twice-a-snake-never-branches = Шестиугольник { $cell } на этаже { $floor } уже соединён дважды: змея никогда не ветвится.
why-the-end-at-cell-on-floor-floor-would-be-joined-by-both-ends-of-the-tile-a-snake-never-branches = К концу на { $cell } этажа { $floor } примкнули бы оба конца тайла: змея никогда не ветвится.
why-first-second-and-third-on-floor-floor-would-all-touch-too-sharp-a-turn = { $first }, { $second } и { $third } на этаже { $floor } соприкасались бы все: слишком крутой поворот.
