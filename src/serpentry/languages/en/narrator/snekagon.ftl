## What the narrator says

task-snekagon-pie-you = Place one tile that touches nothing, or swap sides and take the colour of the first tile.
task-snekagon-pie-other = { $who } places a tile or swaps sides.
move-snekagon-pie = swap sides
move-snekagon-place = { $tile } on { $cells }
did-snekagon-pie-you = You swap sides: the first tile is yours now.
did-snekagon-pie-to-you = { $who } swaps sides and has your first tile now. You go on with the other colour and all its tiles.
did-snekagon-pie-other = { $who } swaps sides and has the first tile now. { $other } goes on with the other colour and all its tiles.
end-snekagon-equal = The longest snakes are equally long: { $length }.
end-snekagon-equal-second = The longest snakes are equally long ({ $length }), and so are the second longest ({ $second }).
end-snekagon-second = The longest snakes are equally long ({ $length }), so the second longest decides: { $seconds }.
