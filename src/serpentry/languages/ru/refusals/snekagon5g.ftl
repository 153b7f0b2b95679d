## Что запрещают правила и почему

why-snekagon5g-one-drill = В этой партии лаз прорывают только с одного конца тайла.
why-snekagon5g-middle-drill = { $cell } — средний шестиугольник тайла: лаз бывает только у его концов.
why-snekagon5g-drill-elsewhere = У тайла нет конца на { $cell }: лаз ведёт в ту же клетку соседнего этажа.
why-snekagon5g-same-floor = Лаз ведёт на другой этаж: с этажа { $floor } на этаж { $beside_or }.
why-snekagon5g-floors-apart = С этажа { $floor } лаз можно прорыть только на этаж { $beside_or }, а не на этаж { $to }.
why-snekagon5g-linked-twice = Шестиугольник { $cell } на этаже { $floor } уже соединён дважды.
why-snekagon5g-no-hex-there = На клетке { $cell } этажа { $floor } нет вашего шестиугольника: оттуда лаз не прорыть.
why-snekagon5g-drilled-joins = В этой партии тайл с лазом ни с чем не соединяется на своём этаже, а { $cell } коснулась бы { $other } на этаже { $floor }.
why-snekagon5g-together-undrilled = Ваши шестиугольники { $cell } на этажах { $floor } и { $to } лежали бы друг над другом без лаза.
why-snekagon5g-hard-turn = На { $cell } между этажами { $floor } и { $to } змея повернула бы больше чем на 60°.
why-snekagon5g-clay = Открытых кусочков глины { $open }, закрытых { $closed }, а для этого хода нужно { $open_needed } и { $closed_needed }.
why-snekagon5g-eye-off-floor = Глаз { $eye } не лежит на этаже со стороной { $side }.
why-snekagon5g-eyes-everywhere = Глаза не оставляют ни одной клетки для тайла.
why-snekagon5g-species-count = Мест { $seats }, а видов названо { $count }.
why-snekagon5g-no-such-floor = Этажа { $floor } нет: этажи — от 1 до { $count }.
why-snekagon5g-off-floor = Часть тайла оказалась бы за пределами этажа.
why-snekagon5g-eye = { $cell } — глаз: туда ничего не кладут.
why-snekagon5g-covered = Клетка { $cell } на этаже { $floor } уже накрыта.
why-snekagon5g-new-snake-touches = Новая змея не должна касаться ни одного тайла, а { $cell } на этаже { $floor } коснулась бы { $other }.
why-snekagon5g-branches = { $cell } на этаже { $floor }: соединений стало бы { $count }, а змея никогда не ветвится.
why-snekagon5g-branches-at = Шестиугольник { $cell } на этаже { $floor } уже соединён дважды: змея никогда не ветвится.
why-snekagon5g-sharp = Клетки { $first }, { $second } и { $third } на этаже { $floor } соприкасались бы все: слишком крутой поворот.
why-snekagon5g-touches-itself = Змея коснулась бы самой себя: на этаже { $floor } { $cell } легла бы вплотную к { $other }.
why-snekagon5g-snakes-touch = Ваши змеи не должны касаться друг друга, а на этаже { $floor } { $cell } легла бы вплотную к { $other }.
