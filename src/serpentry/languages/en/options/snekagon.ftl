## The options of SNEKAGON

option-snekagon-board_side = Cells per side
help-snekagon-board_side = How many cells long each side of the board is.

option-snekagon-flip = Tiles may be flipped
help-snekagon-flip = Tiles may be flipped over, not only rotated.

option-snekagon-opening_single = First tile is the 1-tile
help-snekagon-opening_single = The very first move is the starting player’s 1-tile.

option-snekagon-tiebreak = Tie-break
help-snekagon-tiebreak = Who wins if the longest snakes are equally long.
choice-snekagon-tiebreak-none = Draw
choice-snekagon-tiebreak-second_longest = Second longest snake

option-snekagon-pie = Pie rule
help-snekagon-pie = After the first tile, the second player may swap sides.
