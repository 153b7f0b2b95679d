## At the real table

web-print = Print and play
web-print-line = Everything to cut out, and the rules on a page.
web-print-paper = Paper
web-print-edition = Edition
web-print-colour = in colour
web-print-mono = black ink
web-print-colourblind = colour-blind friendly
web-print-get = Open the PDF
web-referee = Referee for your own copy
web-referee-line = Play with your own copy and enter each move here: you learn whether it is allowed, why not, whose turn it is and the score. Every move can be taken back.
web-referee-first = Nobody has moved yet.
web-editor = Set up a position
web-editor-options = Players and rules
web-editor-off = Remove
web-editor-for = Place pieces for
web-editor-laid = On the table: { $count }
web-editor-take = Remove: { $piece }
web-editor-then = Next
web-editor-turn = Player to move
web-editor-over = The game is over at this point. Winner: { $names }.
web-editor-skipped = { $name } moves first, because the player you chose can’t move.
web-editor-opponent = The others are
web-editor-people = players on this device
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
web-referee-hand = We do, and enter the result
web-referee-app = The app does (dice or cards are missing)
web-referee-begun = The game is under way already? Set up the position
web-dice-told = Verified: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} made by the server. { $told ->
    [one] { $told } draw was entered by players and can’t be checked.
   *[other] { $told } draws were entered by players and can’t be checked.
}
web-editor-link = Link to this position
