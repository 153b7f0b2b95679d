## At the real table

web-print = Print and play
web-print-line = Everything to cut out, and the rules on a page.
web-print-paper = Paper
web-print-edition = Edition
web-print-colour = in colour
web-print-mono = black ink
web-print-colourblind = for colour-blind eyes
web-print-get = Open the PDF
web-referee = Referee beside the box
web-referee-line = Play with your own box and enter each move here: you learn whether it is allowed, why not, whose turn it is and the score. Where a game needs a die or a pile, the referee rolls and draws.
web-referee-first = Nobody has moved yet.
web-editor = Set up a position
web-editor-options = Players and rules
web-editor-off = Take off
web-editor-for = Place pieces for
web-editor-laid = On the table: { $count }
web-editor-take = Take off: { $piece }
web-editor-then = What now
web-editor-turn = Then it is the turn of
web-editor-over = The game is over here. First: { $names }.
web-editor-skipped = { $name } comes first, as who is named can’t move.
web-editor-opponent = The others are
web-editor-people = people here
web-editor-play = Play from here
web-editor-analyse = Analyse
web-chance = What chance brings
