## The options of Sssnake

option-sssnake-start_card = Start card
choice-sssnake-start_card-2x1_away = 2 × 1, pointing apart
choice-sssnake-start_card-1x1_away = 1 × 1, pointing apart
choice-sssnake-start_card-2x2_diagonal = 2 × 2, at opposite corners
choice-sssnake-start_card-3x1_same_side = 3 × 1, on the same side
choice-sssnake-start_card-2x1_same_side = 2 × 1, on the same side

option-sssnake-feasibility = Still closable
choice-sssnake-feasibility-geometric = If there is room
choice-sssnake-feasibility-deck_aware = If there are cards enough, too

option-sssnake-exact_finish = Exact finish

option-sssnake-close_other = Closing another's snake

option-sssnake-rounds = Rounds
