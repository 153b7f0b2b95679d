## What the narrator says

task-snekagon5g-first-you = Place one tile on any floor to begin your first snake: it may touch no tile on that floor.
task-snekagon5g-grow-drill-new-you = Place one tile: grow a snake of yours at an end, drill from an end to a neighbouring floor, or begin a new snake that touches nothing.
task-snekagon5g-grow-drill-you = Place one tile: grow a snake of yours at an end, or drill from an end to a neighbouring floor. There is no spot for a new snake.
task-snekagon5g-drill-new-you = Place one tile: drill from an end of yours to a neighbouring floor, or begin a new snake that touches nothing. Along its floor no snake of yours can grow.
task-snekagon5g-drill-you = Place one tile: drill from an end of yours to a neighbouring floor. Nothing else is possible.
task-snekagon5g-advanced = Through a drill a snake goes straight on or turns by 60°.
move-snekagon5g-place = { $tile } on floor { $floor }, on { $cells }
move-snekagon5g-drill = { $tile } on floor { $floor }, on { $cells }, drilled at { $end } to floor { $to }
move-snekagon5g-drill-twice = { $tile } on floor { $floor }, on { $cells }, drilled at { $end } to floor { $to } and at { $other } to floor { $beyond }
