## What is said about Adder

blurb-adder = Snakes grow from the corners of a board, one cell per turn. The longest wins.

option-adder-size = Cells per side
help-adder-size = How many cells long each side of the board is.

why-adder-covered = { $cell } is already covered.
why-adder-away-from-head = { $cell } is not beside { $head }, the head of your snake.
starts-adder = The rulebook leaves open who begins.
