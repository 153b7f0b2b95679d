## What the narrator says

task-sssnake-roll-you = The die is rolled for you: it says how many cards you draw.
task-sssnake-roll-other = { $who } rolls the die.
task-sssnake-draw-you = { $roll ->
    [one] You rolled a 1: draw one card.
   *[other] You rolled a { $roll }: draw { $roll } cards.
}
task-sssnake-draw-other = { $roll ->
    [one] { $who } rolled a 1 and draws one card.
   *[other] { $who } rolled a { $roll } and draws { $roll } cards.
}
task-sssnake-draw-last-you = { $left ->
    [one] You rolled a { $roll }, but only one card is left: you draw it.
   *[other] You rolled a { $roll }, but only { $left } cards are left: you draw them.
}
task-sssnake-draw-last-other = { $left ->
    [one] { $who } rolled a { $roll } and draws the last card.
   *[other] { $who } rolled a { $roll } and draws the last { $left } cards.
}
task-sssnake-one-you = You drew only one card ({ $card }): place it on the snake of your neighbour, { $other }.
task-sssnake-one-to-you = { $who } places a single card ({ $card }) on your snake.
task-sssnake-one-other = { $who } places a single card ({ $card }) on { $other }’s snake.
task-sssnake-leave-open = The card must not close that snake.
task-sssnake-one-back-you = The card ({ $cards }) doesn’t fit { $other }’s snake: place it on your own.
task-sssnake-one-back-other = The card ({ $cards }) doesn’t fit { $other }’s snake: { $who } places it on their own.
task-sssnake-one-kept-open-you = The card ({ $cards }) may not close { $other }’s snake: place it on your own.
task-sssnake-one-kept-open-other = The card ({ $cards }) may not close { $other }’s snake: { $who } places it on their own.
task-sssnake-keep-one-you = Place one of these cards on your own snake: { $cards }.
task-sssnake-keep-one-other = { $who } places one of these cards on their own snake: { $cards }.
task-sssnake-keep-two-you = Place two of these cards on your own snake: { $cards }.
task-sssnake-keep-two-other = { $who } places two of these cards on their own snake: { $cards }.
task-sssnake-keep-only-you = Place one of these cards on your own snake, a second doesn’t fit: { $cards }.
task-sssnake-keep-only-other = { $who } places one of these cards on their own snake, a second doesn’t fit: { $cards }.
task-sssnake-give-you = Choose the gift for { $other }, as none of these cards fits your snake: { $cards }.
task-sssnake-give-other = None of these cards fits { $who }’s snake: { $cards }. { $who } chooses the gift for { $other }.
task-sssnake-gift-you = Place the gift from { $giver } ({ $card }) on your own snake.
task-sssnake-gift-other = { $who } places the gift from { $giver } ({ $card }) on their own snake.
task-sssnake-returned-you = The gift ({ $cards }) doesn’t fit { $other }’s snake and comes back: place it on your own.
task-sssnake-returned-other = The gift ({ $cards }) doesn’t fit { $other }’s snake and goes back: { $who } places it on their own.
task-sssnake-where = A card goes where the snake’s head or tail points.
task-sssnake-gift-is-last = The card that is left is the gift for { $other }.
task-sssnake-gift-of-rest = One of the other two is the gift for { $other }.
task-sssnake-rest-leaves = What is left leaves the game.
task-sssnake-can-close = You can close your snake now, head to tail.
task-sssnake-can-close-other = The card can close { $other }’s snake.
barred-sssnake-nowhere = This card doesn’t fit your snake: it would not meet an end, or head and tail could never meet again.
barred-sssnake-too-few = Too few cards are left in the deck to close your snake after this one.
barred-sssnake-not-first = Placed first, this card would leave no place for a second one; another card first lets you place two.
move-sssnake-roll = the die shows { $number }
move-sssnake-draw = cards drawn: { $cards }
move-sssnake-give = the gift: { $card }
move-sssnake-on = { $what }, { $owner }’s snake
move-sssnake-card = { $card } ({ $sides }) { $cell_on }
move-sssnake-crossing = { $card } { $cell_on }
did-sssnake-roll-you = You roll a { $number }.
did-sssnake-roll-other = { $who } rolls a { $number }.
did-sssnake-draw-you = You draw: { $cards }.
did-sssnake-draw-other = { $who } draws: { $cards }.
did-sssnake-give-you = You choose the gift for { $other }: { $card }. Leaves the game: { $rest }.
did-sssnake-give-other = { $who } chooses the gift for { $other }: { $card }. Leaves the game: { $rest }.
did-sssnake-own-you = You grow your snake: { $what }. Now: { $score } ({ $change }).
did-sssnake-own-other = { $who }’s snake grows: { $what }. Now: { $score } ({ $change }).
did-sssnake-to-you = { $who } places a card on your snake: { $what }. Now: { $score } ({ $change }).
did-sssnake-on-you = You place a card on { $other }’s snake: { $what }. Now: { $score } ({ $change }).
did-sssnake-on-other = { $who } places a card on { $other }’s snake: { $what }. Now: { $score } ({ $change }).
did-sssnake-close-you = You close your snake, head to tail: { $what }.
did-sssnake-close-other = { $who }’s snake is closed, head to tail: { $what }.
did-sssnake-close-to-you = { $who } closes your snake for you, head to tail: { $what }.
did-sssnake-close-on-you = You close { $other }’s snake, head to tail: { $what }.
did-sssnake-close-on-other = { $who } closes { $other }’s snake, head to tail: { $what }.
did-sssnake-nearer = { $count } fewer
did-sssnake-further = { $count } more
did-sssnake-as-near = as many as before
passed-sssnake-no-place-you = Doesn’t fit your snake: { $cards }.
passed-sssnake-no-place-other = Doesn’t fit { $who }’s snake: { $cards }.
passed-sssnake-would-close-you = The single card ({ $cards }) fits your snake only so that it would close it, which it may not.
passed-sssnake-would-close-other = The single card ({ $cards }) fits { $who }’s snake only so that it would close it, which it may not.
passed-sssnake-gift-back-you = The gift comes back to you.
passed-sssnake-gift-back-other = The gift goes back to { $who }.
passed-sssnake-alike-you = Your cards are all the same: one is the gift, the rest leave the game.
passed-sssnake-alike-other = { $who }’s cards are all the same: one is the gift, the rest leave the game.
passed-sssnake-leaves = Leaves the game: { $cards }.
passed-sssnake-deck-empty = The deck is empty.
passed-sssnake-round = Round { $round } is over: { $scores }. The next one begins with bare start cards and the full deck.
end-sssnake-rounds = { $who }: { $score } in all ({ $earlier } in the earlier rounds, { $last } in the last one).
summary-sssnake-total = { $who } ({ $score })
summary-sssnake-round = Round { $round } of { $rounds }.
summary-sssnake-from = Squares are counted from each start card: { $cell } is two to the left of it and one up.
summary-sssnake-deck = { $count ->
    [one] { $count } card is in the deck.
   *[other] { $count } cards are in the deck.
}
summary-sssnake-hand = Cards in hand: { $cards }.
summary-sssnake-snake = { $cards ->
    [one] { $who }: { $cards } card placed, { $missing } missing; the head points to { $head_the }, the tail to { $tail_the }.
   *[other] { $who }: { $cards } cards placed, { $missing } missing; the head points to { $head_the }, the tail to { $tail_the }.
}
summary-sssnake-closed = { $cards ->
    [one] { $who }: the snake is closed, with { $cards } card placed.
   *[other] { $who }: the snake is closed, with { $cards } cards placed.
}
