## What a score is counted in, and what it consists of

unit-chance = { $count ->
    [one] { $count } game of a hundred
   *[other] { $count } games of a hundred
}
unit-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
unit-parts = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unit-missing-cards = { $count ->
    [one] { $count } card missing
   *[other] { $count } cards missing
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

score-longest = Longest snake
score-second-longest = Second longest snake
score-drills = Drills between floors
score-coloured-parts = Coloured parts
score-gray-parts = Grey parts
score-cards = Cards placed
score-missing-cards = Missing cards
score-earlier-rounds = Earlier rounds
score-costumes = Costumes
score-tokens = Diamonds
score-gifts = Gifts
score-troubles = Trouble tiles
score-head = Head
score-hat = Hat
