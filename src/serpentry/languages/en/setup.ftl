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
preset-children-line = The easier game that the rulebook has for younger children. Of two good players, the second wins three games in four.
preset-quick = Quick
preset-quick-line = Over sooner than usual.
preset-long = Long
preset-long-line = Takes longer than usual.
preset-even = Even
preset-even-line = The second player may swap sides after the first move, so going first gains nothing.
