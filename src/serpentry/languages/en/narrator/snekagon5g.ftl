## What the narrator says

task-snekagon5g-first-you = Place one tile on any floor to start your first snake: it may not touch any tile on that floor.
task-snekagon5g-grow-drill-new-you = Place a tile: grow a snake, drill to a neighbouring floor, or start a new snake. A drill goes on from an end, on the same field of the next floor.
task-snekagon5g-grow-drill-you = Place a tile: grow a snake, or drill to a neighbouring floor. There is no spot for a new snake. A drill goes on from an end, on the same field of the next floor.
task-snekagon5g-drill-new-you = Place a tile: drill to a neighbouring floor, or start a new snake. No snake of yours can grow along its floor. A drill goes on from an end, on the same field of the next floor.
task-snekagon5g-drill-you = Place a tile: drill to a neighbouring floor. Nothing else is possible. A drill goes on from an end, on the same field of the next floor.
task-snekagon5g-advanced = Through a drill a snake goes straight on or turns by 60°.
move-snekagon5g-place = { $tile } on floor { $floor }, on { $cells }
move-snekagon5g-drill = { $tile } on floor { $floor }, on { $cells }, drilled at { $end } to floor { $to }
move-snekagon5g-drill-twice = { $tile } on floor { $floor }, on { $cells }, drilled at { $end } to floor { $to } and at { $other } to floor { $beyond }
summary-snekagon5g-end = { $cell } on floor { $floor }
