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
web-referee-line = Play with your own box and enter each move here: you learn whether it is allowed, why not, whose turn it is and the score. Everything can be taken back.
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
web-editor-prove = Prove
web-editor-proving = Looking for a proof…
web-editor-proved = { $how ->
    [win] Proved: { $who } to move wins, with { $move }.
    [draw] Proved: with best play it is a draw, with { $move }.
    [loss] Proved: { $who } to move loses against best play.
   *[other] Not proved within 20 seconds: the end is too far off.
  }
web-chance = What chance brings
web-chance-ours = Let the app do it
web-referee-chance = Who rolls and draws?
web-referee-hand = We do, and enter what came
web-referee-app = The app, as the box lost its dice or cards
web-referee-begun = The game is under way already? Set up the position
web-dice-told = Verified: moves { $moves }, draws of the house { $draws }. Told by people, which nobody can check: { $told }.
web-editor-link = Link to this position
