## What the browser and the terminal both say

shared-you = you
shared-name-at = { $name } ({ $seat })
shared-player-number = Player { $number }
shared-why-not = Not allowed.
shared-hint-is = A good move: { $move }
shared-hint-wins = A good move: { $move } ({ $reach ->
    [0] chances { $percent }%
   *[other] chances { $percent }% ± { $reach }
})
shared-hint-guess = Only a guess: { $move }
shared-legal-count = { $count ->
    [0] There is no legal move.
    [one] There is { $count } legal move.
   *[other] There are { $count } legal moves.
}
shared-end-resigned = { $name } resigned.
shared-players = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}
shared-how-many = Number of players
shared-book = Rule set
shared-not-offered = Not available: { $values }. { $why }
shared-side-of = Player { $seat }: { $label }
shared-any-side = No preference
shared-board-solved = This board is solved: whoever moves second and makes no mistake wins. { $player } makes none.
shared-starter = Who begins
shared-starter-lot = At random
shared-starter-name = { $name } begins
shared-starter-turn = In turn
shared-starter-loser = The loser begins
