## The options of Sssnake

option-sssnake-start_card = Start card
help-sssnake-start_card = The size of the start card, and where head and tail leave it.
choice-sssnake-start_card-2x1_away = 2 × 1, pointing apart
choice-sssnake-start_card-1x1_away = 1 × 1, pointing apart
choice-sssnake-start_card-2x2_diagonal = 2 × 2, at opposite corners
choice-sssnake-start_card-3x1_same_side = 3 × 1, on the same side
choice-sssnake-start_card-2x1_same_side = 2 × 1, on the same side

option-sssnake-feasibility = When a snake counts as closable
help-sssnake-feasibility = Whether the cards left in the deck must also be enough to close the snake.
choice-sssnake-feasibility-geometric = If there is room
choice-sssnake-feasibility-deck_aware = If enough cards are left, too

option-sssnake-exact_finish = Exact finish
help-sssnake-exact_finish = Your closing card must be the last card you have to place in that turn.
because-sssnake-exact_finish = The rulebook lets you win only with all your cards used; but a closed snake feels like the end, and you needn’t count cards while placing.

option-sssnake-close_other = Closing the neighbour’s snake
help-sssnake-close_other = After rolling a 1, the card may close the neighbour’s snake.

option-sssnake-rounds = Rounds
help-sssnake-rounds = Rounds in a match; the best total wins.
