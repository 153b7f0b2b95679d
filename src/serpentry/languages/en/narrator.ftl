## What the narrator says

turn-yours = It is your turn.
turn-other = It is { $who }'s turn.
turn-chance = Dice and draws are at work.
turn-over = The game is over.
