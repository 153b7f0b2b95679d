## The options of Cobra Carnival

option-carnival-snakes_each = Snakes each

option-carnival-open_hands = Open hands

option-carnival-grow_others = Growing others' snakes
choice-carnival-grow_others-own_unplayable = While no own tile can be laid
choice-carnival-grow_others-own_absent = While no own tile is held

option-carnival-allow_dead_ending = Dead ends for others

option-carnival-trouble_may_block = Troubles may block

option-carnival-dead_end_turn = Turning at a dead end
choice-carnival-dead_end_turn-any_shape = Any last tile
choice-carnival-dead_end_turn-same_shape = Only a corner

option-carnival-diamond_to = Diamond tokens
choice-carnival-diamond_to-placer = Who lays it
choice-carnival-diamond_to-owner = The snake's owner

option-carnival-stall_rounds = Rounds of stalling

option-carnival-heads = Heads
choice-carnival-heads-in_deck = In the deck
choice-carnival-heads-own_aside = Everybody's own, apart

option-carnival-final_pass = Passing in the final round
choice-carnival-final_pass-hats = Hats
choice-carnival-final_pass-all = Everything
choice-carnival-final_pass-none = Nothing
