## What the narrator says

turn-yours = It is your turn.
turn-other = It is { $who }’s turn.
turn-chance = Rolling and drawing…
turn-over = The game is over.
task-choose-you = Choose a move.
task-choose-other = { $who } is choosing a move.
move-written = { $move }
did-chance = { $what }.
did-chance-written = By chance: { $what }.
did-you = You play { $what }.
did-other = { $who } plays { $what }.
scored-you = You now have { $score } ({ $change }).
scored-other = { $who } now has { $score } ({ $change }).
end-you-win = You win.
end-wins = { $who } wins.
end-share = { $who } share the win.
end-tie = The game ends in a draw.
end-because = Decided by: { $reason }.
end-count = { $who }: { $score }.
summary-score = { $who }: { $score }.
turn-arranging = Place any piece { $who } has left, wherever the rules allow it.
turn-arranging-chance = First enter what chance has decided.
moment-made = With { $better }, { $who } would have had { $then }, not { $now } as with { $made }.
moment-chance = { $who }: { $better } would have won { $then }% of such games; { $made } wins { $now }%.
moment-luck = Chance brought { $what }: { $who }’s chance of winning went from { $before }% to { $after }%.
