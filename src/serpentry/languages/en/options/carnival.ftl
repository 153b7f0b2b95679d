## The options of Cobra Carnival

option-carnival-snakes_each = Snakes per player
help-carnival-snakes_each = How many snakes each player has in a game for two.

option-carnival-open_hands = Open hands
help-carnival-open_hands = Everyone sees all hands. Off: other players’ hands are hidden.

option-carnival-grow_others = Growing other players’ snakes
help-carnival-grow_others = You may grow another player’s snake only when you can’t place (or don’t hold) a body tile of your own.
choice-carnival-grow_others-own_unplayable = When you can’t place a tile of your own
choice-carnival-grow_others-own_absent = When you hold no tile of your own
because-carnival-grow_others = The printed rule lets you grow another player’s snake only while you hold no tile of your own; with a blocked snake, your hand can then swell to thirty tiles.

option-carnival-allow_dead_ending = Leading others into dead ends
help-carnival-allow_dead_ending = Another player’s snake may be led into a dead end.
because-carnival-allow_dead_ending = The rulebook invites you to confuse others; but a dead end that could be avoided often stops their snake for good.

option-carnival-trouble_may_block = Trouble tiles may block a snake
help-carnival-trouble_may_block = A trouble tile may be placed where a snake’s end leads.
because-carnival-trouble_may_block = The rulebook forbids only gifts to block; but a trouble tile in front of an end stays for good, just as a gift does.

option-carnival-gift_before_own = Gifts in front of your own snake
help-carnival-gift_before_own = You may place a gift or trouble tile where your own snake’s end leads. Other players’ snakes stay protected (except from trouble tiles, if those may block).
because-carnival-gift_before_own = By the printed rule only other snakes must not be blocked; but a gift in front of your own end is nearly always a slip, and stays for good.

option-carnival-exit_stays_free = Exits stay free
help-carnival-exit_stays_free = The square at the exit of a snake that hasn’t started takes only that colour’s tiles.
because-carnival-exit_stays_free = The rulebook doesn’t say it; without it, in 1 to 3 of 100 games a snake can never start.

option-carnival-cutting_off = Cutting off other snakes
help-carnival-cutting_off = May you place a tile of a snake into the square that another player’s snake leads into?
because-carnival-cutting_off = In play it makes no difference to skipped turns or to the seats, and the rulebook itself says what to do when your way is blocked; so nothing is forbidden that need not be.
choice-carnival-cutting_off-allowed = Allowed
choice-carnival-cutting_off-forbidden = Forbidden

option-carnival-dead_end_turn = Corner log at a dead end
help-carnival-dead_end_turn = What a corner log may replace at a dead end: any last tile, or only a corner.
choice-carnival-dead_end_turn-any_shape = Replaces any last tile
choice-carnival-dead_end_turn-same_shape = Replaces only a corner

option-carnival-diamond_to = Diamond token goes to
help-carnival-diamond_to = Who takes the token for a diamond: the player who places it, or the snake’s owner.
choice-carnival-diamond_to-placer = The player who places it
choice-carnival-diamond_to-owner = The snake’s owner

option-carnival-stall_rounds = Rounds without growth
help-carnival-stall_rounds = After this many rounds without growth, play ends and the final round begins.

option-carnival-heads = Heads
help-carnival-heads = Heads are drawn from the pile, or each player has the heads of their own snakes from the start.
choice-carnival-heads-in_deck = In the pile
choice-carnival-heads-own_aside = Set aside for each player

option-carnival-final_pass = Passing in the final round
help-carnival-final_pass = What may be passed in the final round: hats, everything or nothing.
because-carnival-final_pass = The rulebook counts points once everyone who can has placed heads and hats; but many hats cost points, so by default nobody has to put one on.
choice-carnival-final_pass-hats = Hats
choice-carnival-final_pass-all = Everything
choice-carnival-final_pass-none = Nothing
