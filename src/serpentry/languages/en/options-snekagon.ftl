## The options of SNEKAGON

option-snekagon-board_side = Board side

option-snekagon-flip = Flipping

option-snekagon-opening_single = Opening with the 1-tile

option-snekagon-tiebreak = Tie-break
choice-snekagon-tiebreak-none = Draw
choice-snekagon-tiebreak-second_longest = Second longest snake

option-snekagon-pie = Taking over
