## The options of Schlangennest

option-schlangennest-size = Size of the nest
choice-schlangennest-size-recommended = Recommended

option-schlangennest-border = Border
choice-schlangennest-border-floating = Found in play
choice-schlangennest-border-none = No border
choice-schlangennest-border-fixed = Fixed, with a path

option-schlangennest-frame = Frame

option-schlangennest-variant = Variant
choice-schlangennest-variant-standard = Standard
choice-schlangennest-variant-tail_first = Tails first
choice-schlangennest-variant-two_snakes = Two snakes each, two cards a turn
choice-schlangennest-variant-two_snakes_single = Two snakes each, one card a turn

option-schlangennest-head_card = Head card
choice-schlangennest-head_card-stub_opposite = A gray stub
choice-schlangennest-head_card-blank_opposite = Nothing

option-schlangennest-strict_contact = Strict contact

option-schlangennest-tiebreak = Tie-break
choice-schlangennest-tiebreak-none = Shared win
choice-schlangennest-tiebreak-fewer_gray = Fewer gray parts
