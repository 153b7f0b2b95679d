## What the narrator says

task-carnival-house = The house is rotated at random: it decides which colours each player has.
task-carnival-deal-you = Tiles are being dealt to you.
task-carnival-deal-other = Tiles are being dealt to { $who }.
task-carnival-draw-you = A tile is drawn for you.
task-carnival-draw-other = { $who } draws a tile.
task-carnival-yours = Your snakes: { $colours }.
task-carnival-lay-you = You can { $ways_or }.
task-carnival-way-own = grow a snake of yours
task-carnival-way-other = grow another player’s snake
task-carnival-way-mend = replace a log
task-carnival-way-gift = place a gift (points for the snake beside it)
task-carnival-way-trouble = place a trouble tile (minus points for the snake beside it)
task-carnival-way-log = place a log (it replaces a tile and scores nothing)
task-carnival-way-turn = turn a blocked snake
task-carnival-lay-other = { $who } is choosing a tile and a square for it.
task-carnival-ends = Where your snakes lead, counted from the house: { $ends }.
task-carnival-end = { $colour } into { $cell_the }
task-carnival-blocked-turn = Your { $colour } snake is blocked ({ $cell_the }): a corner log in place of its last tile would turn it.
task-carnival-blocked-cross = Your { $colour } snake is blocked ({ $cell_the }): a crossing log there would let it through.
task-carnival-blocked-either = Your { $colour } snake is blocked ({ $cell_the }): a crossing log there would let it through, a corner log in place of its last tile would turn it.
task-carnival-blocked-now = Your { $colour } snake is blocked ({ $cell_the }), and no log can lead it on now.
task-carnival-others = None of your tiles fits your own snakes now. The points go to the snake’s player, but you choose where it turns.
task-carnival-heads-you = Final round: place a head where its snake leads.
task-carnival-heads-other = Final round: { $who } places a head.
task-carnival-hats-you = Final round: put a hat on a snake’s head, yours or another player’s.
task-carnival-hats-other = Final round: { $who } is choosing a head for a hat.
task-carnival-pass = You may also pass.
barred-carnival-head = Heads are for the final round.
barred-carnival-hat = Hats are for the final round.
barred-carnival-own-first = Your own snakes come first: you have a tile for one of them, so you may not grow this one.
barred-carnival-no-side = There is no free square beside a snake where it may be placed.
barred-carnival-no-straight = There is no straight tile of a snake for it to replace.
barred-carnival-no-corner = There is no corner of a snake for it to replace, and no blocked end of yours can be turned.
barred-carnival-nothing-to-cross = No straight tile and no straight log lies there for it to replace.
barred-carnival-blocked = The { $colour } snake is blocked ({ $cell_the }), and this tile can’t replace a log there.
barred-carnival-because = There is no place for this tile now. { $why }
barred-carnival-no-end = That snake has its head already, or the square it leads into isn’t free.
barred-carnival-only-heads = Only heads are placed now.
barred-carnival-only-hats = Only hats are put on now, each on a head without one.
move-carnival-house = the house with { $colour } to the north
move-carnival-draw = { $tile }
move-carnival-draw-hidden = a hidden tile
move-carnival-turned = { $tile } ({ $sides }) { $cell_on }
move-carnival-tile = { $tile } { $cell_on }
move-carnival-hat = { $tile } for the { $colour } snake
move-carnival-pass = pass
did-carnival-house = The house is placed, { $colour } facing north.
did-carnival-plays-you = You play: { $colours }.
did-carnival-plays-other = { $who } plays: { $colours }.
did-carnival-dealt-you = You are dealt: { $tiles }.
did-carnival-dealt-other = { $who } is dealt: { $tiles }.
did-carnival-dealt-hidden = { $count ->
    [one] { $who } is dealt { $count } tile.
   *[other] { $who } is dealt { $count } tiles.
}
did-carnival-draw-you = You draw: { $tile }.
did-carnival-draw-other = { $who } draws: { $tile }.
did-carnival-draw-hidden = { $who } draws a tile.
did-carnival-place-you = You place: { $what }.
did-carnival-place-other = { $who } places: { $what }.
did-carnival-grow-you = You grow your { $colour } snake: { $what }.
did-carnival-grow-other = { $who }’s { $colour } snake grows: { $what }.
did-carnival-grow-to-you = { $who } places a tile on your { $colour } snake: { $what }.
did-carnival-grow-on-you = You place a tile on { $other }’s { $colour } snake: { $what }.
did-carnival-grow-on-other = { $who } places a tile on { $other }’s { $colour } snake: { $what }.
did-carnival-replace-you = You replace the { $old } in your { $colour } snake with a { $what }.
did-carnival-replace-other = { $who } replaces the { $old } in their own { $colour } snake with a { $what }.
did-carnival-replace-to-you = { $who } replaces the { $old } in your { $colour } snake with a { $what }.
did-carnival-replace-on-you = You replace the { $old } in { $other }’s { $colour } snake with a { $what }.
did-carnival-replace-on-other = { $who } replaces the { $old } in { $other }’s { $colour } snake with a { $what }.
did-carnival-hat-you = You put a { $hat } on your { $colour } snake.
did-carnival-hat-other = { $who } puts a { $hat } on their own { $colour } snake.
did-carnival-hat-to-you = { $who } puts a { $hat } on your { $colour } snake.
did-carnival-hat-on-you = You put a { $hat } on { $other }’s { $colour } snake.
did-carnival-hat-on-other = { $who } puts a { $hat } on { $other }’s { $colour } snake.
did-carnival-pass-you = You pass.
did-carnival-pass-other = { $who } passes.
did-carnival-token-you = You take a diamond token.
did-carnival-token-other = { $who } takes a diamond token.
passed-carnival-skipped-you = You couldn’t place anything and there was nothing to draw, so you were skipped.
passed-carnival-skipped-other = { $who } couldn’t place anything and there was nothing to draw, so { $who } was skipped.
passed-carnival-draws-you = You couldn’t place anything: you were skipped and drew a tile.
passed-carnival-draws-other = { $who } couldn’t place anything, was skipped and drew a tile.
passed-carnival-no-head-you = You couldn’t place a head, so you were skipped.
passed-carnival-no-head-other = { $who } couldn’t place a head and was skipped.
passed-carnival-no-hat-you = You couldn’t place a hat, so you were skipped.
passed-carnival-no-hat-other = { $who } couldn’t place a hat and was skipped.
passed-carnival-nobody = Pile and discard pile are empty and nobody can place a tile any more. “The snakes are almost ready for the carnival!” The final round begins: heads first, then hats.
passed-carnival-stalled = { $rounds ->
    [one] Nothing has grown for { $rounds } full round. “The snakes are almost ready for the carnival!” The final round begins: heads first, then hats.
   *[other] Nothing has grown for { $rounds } full rounds. “The snakes are almost ready for the carnival!” The final round begins: heads first, then hats.
}
passed-carnival-hats = No more heads are placed: now come the hats.
end-carnival-count = { $who }: { $score } ({ $costumes } for costumes, { $tokens } for diamonds, { $gifts } for gifts, { $troubles } for trouble tiles, { $head } for heads, { $hat } for hats).
end-carnival-tie = { $diamonds ->
    [one] Equal points: { $who } has length { $length } and { $diamonds } diamond token.
   *[other] Equal points: { $who } has length { $length } and { $diamonds } diamond tokens.
}
summary-carnival-from = Squares are counted from the house: { $cell } is two to the left of it and one up.
summary-carnival-pile = { $count ->
    [one] There is { $count } tile in the pile
   *[other] There are { $count } tiles in the pile
} and { $discards } in the discard pile.
summary-carnival-none = { $who } ({ $colour }): no snake yet; it starts { $cell_on }.
summary-carnival-snake = { $who } ({ $colour }): a snake of length { $length }, which leads into { $cell_the }.
summary-carnival-blocked = { $who } ({ $colour }): a snake of length { $length }, blocked { $cell_on }.
summary-carnival-head = { $who } ({ $colour }): a snake of length { $length } with its head, without a hat.
summary-carnival-hat = { $who } ({ $colour }): a snake of length { $length } with its head and a { $hat }.
summary-carnival-score = { $diamonds ->
    [one] { $who }: { $score }, { $diamonds } diamond token.
   *[other] { $who }: { $score }, { $diamonds } diamond tokens.
}
summary-carnival-hand = { $who } holds: { $tiles }.
summary-carnival-hidden = { $count ->
    [one] { $who } holds { $count } hidden tile.
   *[other] { $who } holds { $count } hidden tiles.
}
summary-carnival-aside = { $who } has put aside: { $tiles }.
