## What the rules forbid, and why

why-sssnake-cut-off-start-card = Then head and tail could never meet: the { $end } would point at the start card.
why-sssnake-cut-off-blank = Then head and tail could never meet: the { $end } would run into a blank side of { $cell_the }.
why-sssnake-cut-off-shut-in = { $count ->
    [one] Then head and tail could never meet: the { $end } would be shut in, with one free square around it.
   *[other] Then head and tail could never meet: the { $end } would be shut in, with { $count } free squares around it.
}
why-sssnake-cut-off-one-cell = Then head and tail could never meet: the { $end } would be shut in, with one free square in front of it.
why-sssnake-roll-now = Roll the die now.
why-sssnake-draw-now = Draw cards now.
why-sssnake-choose-gift = No card can be placed now; choose the gift.
why-sssnake-gift-last = The gift comes last: you can still place a card on your own snake, so you must.
why-sssnake-not-at-end = A card goes where an end points: the head to { $head_the }, the tail to { $tail_the }.
why-sssnake-no-strand = Rotated like that, the card has no strand where the { $end } comes in.
why-sssnake-too-few-cards = { $missing ->
    [one] Then one more card would be needed, but { $left ->
        [0] none is left.
        [one] only one is left.
       *[other] only { $left } are left.
    }
   *[other] Then { $missing } more cards would be needed, but { $left ->
        [0] none is left.
        [one] only one is left.
       *[other] only { $left } are left.
    }
}
why-sssnake-closes-other = That would close { $owner }’s snake. After a 1, only { $owner } may close it.
why-sssnake-no-second-card = Then no second card could be placed; placed differently, two cards can be.
why-sssnake-close-last = The closing card must be your last, but you can place two cards in this turn.
why-sssnake-single-to-neighbour = A single card goes to your neighbour’s snake ({ $owner }) if it fits there.
why-sssnake-single-back = It doesn’t fit on your neighbour’s snake, so it goes to yours ({ $owner }).
why-sssnake-keep-own = Of two or three cards, you place all but one on your own snake ({ $owner }).
why-sssnake-gift-receiver = The gift goes to the snake of the player who received it ({ $owner }).
why-sssnake-gift-back = The gift came back, so it goes to your own snake ({ $owner }).
why-sssnake-place-now = Place a card now.
why-sssnake-die = The die shows { $low } to { $high }, never { $number }.
why-sssnake-draw-count = { $number ->
    [one] After a roll of { $roll } you draw one card.
   *[other] After a roll of { $roll } you draw { $number } cards.
}
why-sssnake-deck-short = { $number ->
    [one] Only one card is left in the deck, so a roll of { $roll } draws just that one.
   *[other] Only { $number } cards are left in the deck, so a roll of { $roll } draws { $number }.
}
why-sssnake-not-in-deck = { $there ->
    [0] There is no { $card } card left in the deck.
    [one] Only one { $card } card is left in the deck.
   *[other] Only { $there } { $card } cards are left in the deck.
}
why-sssnake-not-in-hand = There is no { $card } card in hand, only: { $held }.
