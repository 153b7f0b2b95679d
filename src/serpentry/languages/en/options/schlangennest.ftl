## The options of Schlangennest

option-schlangennest-size = Size of the nest
help-schlangennest-size = The agreed size of the nest. The choice depends on the number of snakes.
choice-schlangennest-size-recommended = Recommended
choice-schlangennest-size-easy = Easy
choice-schlangennest-size-hard = Hard

option-schlangennest-border = Border
help-schlangennest-border = The border emerges during play, is fixed from the start, or doesn’t exist.
choice-schlangennest-border-floating = Emerges during play
choice-schlangennest-border-none = No border
choice-schlangennest-border-fixed = Fixed, with a path

option-schlangennest-frame = Frame
help-schlangennest-frame = Curves around the field lead snakes back in (two players).

option-schlangennest-path = The path
help-schlangennest-path = With a fixed border: chance deals the path, or the players place it card by card, in turn.
choice-schlangennest-path-dealt = Dealt by chance
choice-schlangennest-path-laid = Placed by the players

option-schlangennest-variant = Variant
help-schlangennest-variant = Tails first, or two snakes each with two cards per turn or one, which the author calls very good.
choice-schlangennest-variant-standard = Standard
choice-schlangennest-variant-tail_first = Tails first
choice-schlangennest-variant-two_snakes = Two snakes each, two cards per turn
choice-schlangennest-variant-two_snakes_single = Two snakes each, one card per turn

option-schlangennest-head_card = Opposite the head
help-schlangennest-head_card = What the head card shows opposite the head.
choice-schlangennest-head_card-stub_opposite = A grey stub
choice-schlangennest-head_card-blank_opposite = Nothing

option-schlangennest-first_tail_spares = A first tail may not finish a snake
help-schlangennest-first_tail_spares = Where snakes begin with their tails, a first tail may leave no snake without an end.
because-schlangennest-first_tail_spares = The rulebook doesn’t say it; without it the second player’s first tail can finish the first player’s snake and win at once.

option-schlangennest-strict_contact = Strict contact
help-schlangennest-strict_contact = The coloured part itself must meet your snake’s end.

option-schlangennest-two_snakes_score = Scoring with two snakes
help-schlangennest-two_snakes_score = With two snakes each: both together, or only the longer one.
choice-schlangennest-two_snakes_score-sum = Both together
choice-schlangennest-two_snakes_score-longer = The longer one

option-schlangennest-tiebreak = Tie-break
help-schlangennest-tiebreak = Who wins if the number of parts is equal.
choice-schlangennest-tiebreak-none = Shared win
choice-schlangennest-tiebreak-fewer_gray = Fewer grey parts
