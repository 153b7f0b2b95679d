## What the rules forbid, and why

why-snekagon-pie-off = The pie rule is off in this game.
why-snekagon-pie-too-late = Only the second player may swap, and only as their first move.
why-snekagon-off-board = Part of the tile would lie off the board.
why-snekagon-covered = { $cell } is already covered.
why-snekagon-new-snake-touches = A new snake may not touch any tile, but { $cell } would touch { $other }.
why-snekagon-branches-at = { $new } would be the third neighbour of { $cell }: a snake never branches.
why-snekagon-branches = { $cell } would have { $count } neighbours of your colour: a snake never branches.
why-snekagon-sharp = { $first }, { $second } and { $third } would all touch each other: the turn is too sharp.
why-snekagon-touches-itself = The snake would touch itself: { $cell } would lie against { $other }.
why-snekagon-snakes-touch = Your snakes may not touch each other, but { $cell } would lie against { $other }.
