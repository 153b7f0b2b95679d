## The options of SNEKAGON 5G

option-snekagon5g-floor_side = Floor side

option-snekagon5g-eyes = Eyes

option-snekagon5g-species = Species

option-snekagon5g-advanced = Advanced game

option-snekagon5g-flip = Flipping

option-snekagon5g-opening_single = Opening with the 1-tile

option-snekagon5g-vertical_touch = Touching upwards counts

option-snekagon5g-drill_may_join = Drilled tiles may join

option-snekagon5g-double_drill = Drilling both ends

option-snekagon5g-clay_limit = Limited clay
