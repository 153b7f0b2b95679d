## The options of SNEKAGON 5G

option-snekagon5g-floor_side = Cells per side
help-snekagon5g-floor_side = How many cells long each side of a floor is.

option-snekagon5g-eyes = Eyes
help-snekagon5g-eyes = The holes of every floor.

option-snekagon5g-species = Species
help-snekagon5g-species = The species of each seat; if left out, in the order mamba, python, viper …

option-snekagon5g-advanced = Advanced game
help-snekagon5g-advanced = A snake turns by at most 60° when it drills.

option-snekagon5g-flip = Tiles may be flipped
help-snekagon5g-flip = Tiles may be flipped over, not only rotated.

option-snekagon5g-opening_single = First tile is the 1-tile
help-snekagon5g-opening_single = The very first move is the starting player’s 1-tile.

option-snekagon5g-vertical_touch = Floors touch each other
help-snekagon5g-vertical_touch = Your hexes above one another on neighbouring floors must be drilled together.

option-snekagon5g-drill_may_join = A drilled tile may also join on its floor
help-snekagon5g-drill_may_join = A tile that is drilled may also join your snakes on its own floor.

option-snekagon5g-double_drill = Drilling both ends
help-snekagon5g-double_drill = A tile may be drilled at both ends.

option-snekagon5g-clay_limit = Limited clay
help-snekagon5g-clay_limit = There are 30 open and 5 closed pieces of clay, no more.
