## What the narrator says

task-hex-opening-you = Place your 1-tile on any cell: it opens the game.
task-hex-opening-other = { $who } opens the game with the 1-tile.
task-hex-other = { $who } is choosing a tile and a spot for it.
task-hex-first-you = Place one tile to start your first snake: it may not touch any other tile.
task-hex-grow-new-you = Place a tile: grow one of your snakes at an end, or start a new one that touches nothing.
task-hex-grow-you = Place a tile: grow one of your snakes at an end. There is no spot for a new one.
task-hex-new-you = Place a tile: start a new snake that touches nothing. None of your snakes can grow.
barred-hex-opening = The first tile of the game is the 1-tile.
barred-hex-nowhere = This tile fits nowhere now.
did-hex-new-you = You start a new snake: { $what }.
did-hex-new-other = { $who } starts a new snake: { $what }.
did-hex-grow-you = You grow a snake to length { $length }: { $what }.
did-hex-grow-other = { $who } grows a snake to length { $length }: { $what }.
did-hex-join-you = You join two snakes into one of length { $length }: { $what }.
did-hex-join-other = { $who } joins two snakes into one of length { $length }: { $what }.
did-hex-ring-you = You close a ring of length { $length }, which never grows again: { $what }.
did-hex-ring-other = { $who } closes a ring of length { $length }, which never grows again: { $what }.
scored-hex-you = That is your longest snake now: { $score }.
scored-hex-other = That is { $who }’s longest snake now: { $score }.
passed-hex-no-tiles-you = You have no tiles left: you are skipped for the rest of the game.
passed-hex-no-tiles-other = { $who } has no tiles left and is skipped for the rest of the game.
passed-hex-stuck-you = { $count ->
    [one] Your last tile fits nowhere any more: you are skipped for the rest of the game.
   *[other] None of your { $count } tiles fits anywhere any more: you are skipped for the rest of the game.
}
passed-hex-stuck-other = { $count ->
    [one] { $who } is skipped for the rest of the game: the last tile fits nowhere any more.
   *[other] { $who } is skipped for the rest of the game: none of the { $count } tiles fits anywhere any more.
}
end-hex-nobody = Nobody can place a tile any more.
end-hex-length = { $who } ({ $length })
end-hex-longest = The longest snake decides: { $scores }.
end-hex-shared = The win is shared, with snakes of equal length: { $scores }.
summary-hex-snake = { $length ->
    [1] { $who }: a snake of length { $length } at { $ends }.
   *[other] { $who }: a snake of length { $length }, ends at { $ends }.
}
summary-hex-ring = { $who }: a closed ring of length { $length }.
summary-hex-no-snake = { $who }: no snake yet.
summary-hex-hand = { $who } still has these tiles: { $tiles }.
summary-hex-no-tiles = { $who } has no tiles left.
