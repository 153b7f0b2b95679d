## What the rules forbid, and why

why-snekagon5g-one-drill = In this game a tile may be drilled at one end only.
why-snekagon5g-middle-drill = { $cell } is a middle hex of the tile: only its ends can be drilled.
why-snekagon5g-drill-elsewhere = The tile has no end at { $cell }: a drill always leads to the same field.
why-snekagon5g-same-floor = A drill leads to another floor: from floor { $floor } to floor { $beside_or }.
why-snekagon5g-floors-apart = From floor { $floor } you can drill only to floor { $beside_or }, not to floor { $to }.
why-snekagon5g-linked-twice = The hex at { $cell } on floor { $floor } is already linked twice.
why-snekagon5g-no-hex-there = You have no hex at { $cell } on floor { $floor } to drill from.
why-snekagon5g-drilled-joins = In this game a drilled tile joins nothing on its floor, but { $cell } would touch { $other } on floor { $floor }.
why-snekagon5g-together-undrilled = Your hexes at { $cell } on floors { $floor } and { $to } would lie together without a drill.
why-snekagon5g-hard-turn = At { $cell }, between floors { $floor } and { $to }, the snake would turn by more than 60°.
why-snekagon5g-clay = The clay left is { $open ->
        [one] 1 open piece
       *[other] { $open } open pieces
    } and { $closed ->
        [one] 1 closed piece
       *[other] { $closed } closed pieces
    }, but this move would need { $open_needed } and { $closed_needed }.
why-snekagon5g-eye-off-floor = The eye { $eye } isn’t on a floor of side { $side }.
why-snekagon5g-eyes-everywhere = The eyes leave no cell to place a tile on.
why-snekagon5g-species-count = There are { $seats } seats, but { $count } species were given.
why-snekagon5g-no-such-floor = There is no floor { $floor }: the floors are 1 to { $count }.
why-snekagon5g-off-floor = Part of the tile would lie off the floor.
why-snekagon5g-eye = { $cell } is an eye: nothing can be placed there.
why-snekagon5g-covered = { $cell } on floor { $floor } is already covered.
why-snekagon5g-new-snake-touches = A new snake may not touch any tile, but { $cell } on floor { $floor } would touch { $other }.
why-snekagon5g-branches = { $cell } on floor { $floor } would be linked to { $count } hexes: a snake never branches.
why-snekagon5g-branches-at = The hex at { $cell } on floor { $floor } is already linked twice: a snake never branches.
why-snekagon5g-sharp = { $first }, { $second } and { $third } on floor { $floor } would all touch each other: the turn is too sharp.
why-snekagon5g-touches-itself = The snake would touch itself: { $cell } would lie against { $other } on floor { $floor }.
why-snekagon5g-snakes-touch = Your snakes may not touch each other, but { $cell } would lie against { $other } on floor { $floor }.
