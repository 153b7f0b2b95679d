## What is said about Adder

blurb-adder = A die says how far snakes may grow from the corners of a board. The longest wins.
starts-adder = The rulebook leaves open who begins.

option-adder-size = Cells per side
help-adder-size = How many cells long each side of the board is.
option-adder-die = Sides of the die
help-adder-die = The numbers on the die go from 1 up to this one.

why-adder-covered = { $cell } is already covered.
why-adder-not-straight = { $cell } is not straight ahead of { $head }, the head of your snake.
why-adder-too-far = { $cell } is too far from { $head }: the die shows { $number }.
why-adder-turned = Your snake has turned round once already.
why-adder-roll-first = First the die has to be rolled.
why-adder-rolled = The die was rolled already: it shows { $number }.
why-adder-no-such-number = There is no { $number } on a die with { $die } sides.

task-adder-grow-you = Grow straight ahead from the head of your snake, by at most { $number } { $number ->
    [one] cell
   *[other] cells
}.
task-adder-grow-other = { $who } grows by at most { $number } { $number ->
    [one] cell
   *[other] cells
}.
task-adder-turn = Or turn your snake round, once in the game.

move-adder-roll = The die shows { $number }
move-adder-grow = { $cell }
move-adder-turn = an about-turn
