## Setting a table up: books, groups of options, values

option-on = Yes
option-off = No
option-colour = Colour
help-colour = The colour of this player’s pieces; it has no effect on play.
group-board = The board
group-pieces = Tiles and cards
group-play = What is allowed
group-end = End and score
preset-printed = As printed
preset-printed-line = As the rulebook says; where it is silent or unclear, our reading.
preset-recommended = Recommended
preset-recommended-line = The rulebook, with what play has shown to be better.
preset-children = For children
preset-children-line = The easier game that the rulebook has for younger children. Going first is a handicap in it: of two good players the first wins three games in ten, of three two in ten, of four one in ten. So let somebody else begin the next game.
preset-quick = Quick
preset-quick-line = Over sooner than usual.
preset-long = Long
preset-long-line = Takes longer than usual.
preset-even = Even
preset-even-line = The second player may swap sides after the first move, so going first gains nothing.
