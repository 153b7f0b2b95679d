## Что говорит рассказчик

task-snekagon5g-first-you = Выложите тайл на любом этаже и начните первую змею: она не должна касаться тайлов этого этажа.
task-snekagon5g-grow-drill-new-you = Выложите тайл: растите змею, проройте лаз на соседний этаж или начните новую змею.
task-snekagon5g-grow-drill-you = Выложите тайл: растите змею или проройте лаз на соседний этаж. Для новой змеи места нет.
task-snekagon5g-drill-new-you = Выложите тайл: проройте лаз на соседний этаж или начните новую змею. На своём этаже ни одна ваша змея расти не может.
task-snekagon5g-drill-you = Выложите тайл: проройте лаз на соседний этаж. Больше ничего сделать нельзя.
task-snekagon5g-advanced = Через лаз змея идёт прямо или поворачивает на 60°.
move-snekagon5g-place = { $tile } на этаже { $floor }, на { $cells }
move-snekagon5g-drill = { $tile } на этаже { $floor }, на { $cells }, с лазом от { $end } на этаж { $to }
move-snekagon5g-drill-twice = { $tile } на этаже { $floor }, на { $cells }, с лазами от { $end } на этаж { $to } и от { $other } на этаж { $beyond }
summary-snekagon5g-end = { $cell } на этаже { $floor }
