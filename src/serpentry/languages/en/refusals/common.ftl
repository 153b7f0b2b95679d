## What holds for all games

why-unknown-name = There is no { $kind } called “{ $name }”. Choose one of: { $known }.
why-record-program = The record names the program { $player } as a player. To run it, name the players with --players.
why-seats-range = { $title } is for { $low } to { $high } players, not { $seats }.
why-seats-only = { $title } is for { $low } players, not { $seats }.
why-unknown-option = There is no option “{ $name }”. Choose one of: { $known }.
why-option-value = Option { $name } can’t be { $given }. Choose { $allowed }.
why-game-over = The game is over.
why-no-move-of-number = Number { $number } means no move here.
why-no-number = A move is given as a whole number, not { $given }.
why-not-a-position = This isn’t a position of { $game }: { $given }.
in-plain-words = { $text }
list-of-several = { $most } and { $last }
why-players-named = There are { $seats } seats, but { $players ->
    [one] { $players } player was named.
   *[other] { $players } players were named.
  }
why-opt-pair = --opt takes NAME=VALUE, not “{ $given }”.
why-no-openings = { $game } has no opening book. These games have one: { $known }.
why-no-openings-for-options = The opening book of { $game } says nothing about these options.
why-no-opening = The opening book says nothing about the first move { $move }.
why-no-file = There is no file { $file }.
why-folder = { $file } is a folder; a file was expected.
why-no-text = { $file } is not a text file.
why-arranged = { $line } can’t go there: { $why }
why-arranged-line = “{ $line }” isn’t a line of a set-up. Write a seat (or *), a space and the move.
why-arranged-seat = There is no seat { $seat }: they are numbered from 0 to { $most }.
why-no-arranger = Positions of this game can’t be set up by hand.
why-study-long = A study has at most { $most } characters, and this one has { $count }.
why-study-boards = A study has at most { $most } boards, and this one has { $count }.
why-study-events = The boards of a study have at most { $most } moves together.
why-study-variations = A board has at most { $most } variations, and this one has { $count }.
why-study-open = The block starting on line { $line } isn’t closed. End it with ``` on a line of its own.
why-study-board = Board { $board } (line { $line }): { $why }
why-study-game = The first line of a board says which game it shows, such as game: snekagon.
why-study-variation = This board has no variation { $number }.
why-study-unread = “{ $given }” isn’t a line of a board.
why-study-line = “{ $given }” isn’t valid in a variation. Use moves, notes or marks.
why-study-show = After “show:” comes a number of moves, not “{ $given }”.
why-study-event = This line has only { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, so there is nothing after move { $event }.
why-study-move = { $move } can’t be played: { $why }
why-study-turn = It is seat { $seat }’s turn.
why-study-chance = A draw or roll comes first, on a line that begins with *.
list-of-choices = { $most } or { $last }

## What was typed can’t be read as a move

unread-move = I can’t read “{ $text }” as a move. Type one like these: { $like }.
unread-cell = “{ $text }” isn’t a cell of this board. Cells are called a1 to { $last }; a move looks like this: { $like }
unread-floor = There is no floor “{ $text }”. Floors are numbered 1 to { $last }.
unread-card = There is no card “{ $text }”. The cards are: { $known }.
unread-tile = There is no tile called “{ $text }”. Tiles have names like these: { $like }.
unread-sides = “{ $name }” can’t lie “{ $text }”. It can lie: { $known }.
unread-which-sides = Type how “{ $name }” lies, after its square: { $known }.
unread-no-sides = “{ $name }” looks the same whichever way it lies, so nothing follows its square.
unread-colour = There is no snake in “{ $text }”. The colours are: { $known }.
unread-seat = There is no seat “{ $text }”. Type 0 to { $last }, or one of: { $known }.
unread-path = A path is a row of R (right) and D (down), like this: { $like }
unread-answers = After “/” type one of: { $known }. “{ $text }” isn’t one of them.
unread-hat-only = Only a hat can go on a colour; “{ $name }” goes on a square.
unread-hat = A hat goes on a head, not on a square. Type it like this: { $like }
unread-square = “{ $text }” isn’t a square. Type a column and a row, such as c4; left of column a come -a, -b …, above row 1 come -1, -2 …
unread-square-far = Square { $text } is too far away: all the cards in one row wouldn’t reach it.
