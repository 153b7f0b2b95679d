## The browser client

web-skip = To the page
web-home = Home
web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-confirm = Confirm moves
web-confirm-touch = On touch screens
web-confirm-always = Always
web-confirm-never = Never
web-show-places = Light up the places where a piece fits
web-motion = Animation
web-sound = Sound
web-done = Done
web-close = Close
web-yes = Yes
web-no = No
web-no-connection = The service can't be reached. Is the net there?
web-went-wrong = Something went wrong. Try again.
web-lost = There is nothing here.
web-somebody = Guest

## Home

web-hero = Five games of building snakes
web-hero-line = Played by the book, against people or against computers that are really strong, with a referee who explains every refusal.
web-games = The games
web-your-games = Your games
web-finished-games = Finished games
web-join = A table by invitation
web-open-tables = Open tables
web-no-open-tables = No public table is open now.
web-players = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-set-up = Set up…
web-set-up-game = Set up… { $game }
web-how-to-play = How to play
web-how-to-play-game = How to play { $game }
web-gallery = Pictures of the boards
web-free-seat = free
web-phase-waiting = waiting for players
web-phase-over = finished
web-phase-paused = The game is paused.
web-phase-playing = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-invitation = Link or number of the table
web-invitation-example = e.g. q7Jx0Zb1Yk2w
web-enter = Enter
web-no-invitation = That is no link to a table.

## Setting up a game

web-no-game = There is no game { $game }.
web-your-name = Your name
web-seats = Seats
web-how-many = How many play
web-who-sits = Who sits on seat { $seat }
web-seat-here = a person here
web-seat-elsewhere = a person elsewhere, by link
web-seat-computer = a computer
web-level = Strength of seat { $seat }
web-level-name = { $number } · { $title }
web-name-of-seat = Name of player { $seat }
web-variants = { $changed ->
    [0] Variants and options
    [one] Variants and options ({ $changed } changed)
   *[other] Variants and options ({ $changed } changed)
}
web-public = Show in the list of open tables.
web-public-line = Otherwise only people with the link can join.
web-clock = Clock
web-clock-none = No clock
web-clock-game = Time for the whole game
web-clock-days = Days for each move
web-minutes = Minutes each
web-increment = Seconds more a move
web-days = Days
web-start = Start

## The table

web-no-table = There is no such table.
web-connecting = Connecting…
web-connection-lost = The connection is lost. Trying again; nothing is lost.
web-connection-back = Back again. Nothing was lost.
web-board = Board of { $game }
web-board-help = Arrow keys walk over the board, Enter lays the piece, R turns it, F flips it, N takes the next piece, J jumps to the next place where it fits, L lists the legal moves, A tells what is at a cell, question mark shows all keys.
web-tray = Your pieces
web-piece = Piece
web-piece-count = { $piece }, { $count } left
web-turn = Turn
web-flip = Flip
web-lay = Lay it
web-lift = Take back
web-show-all = Show all
web-pinned = On { $cell }. Enter or a second tap lays it.
web-stale = Something happened meanwhile; look again.
web-hint-is = A good move: { $move }
web-at = { $cell }: { $what }.
web-fits = It fits.
web-fits-not = It does not fit.
web-seat-number = Seat { $seat }
web-you = you
web-away = away
web-score-of = { $name }: { $score } (show what it consists of)
web-days-left = { $days } d { $hours } h
web-title-over = Game over · { $game }
web-title-your-turn = ● Your turn · { $game }
web-your-turn = It is your turn.
web-waiting-for = { $name } is to move.
web-thinking = { $name } is thinking…
web-thinking-progress = { $name } is thinking… { $percent } %
web-said-moved = { $name }: { $move }.
web-said-drew = Drawn: { $move }.
web-why-not = Not allowed.
web-the-rule = The rule
web-variants-of-move = Choices for this move
web-other-moves = Other moves
web-asked = You asked; the others have not answered yet.
web-asks-undo = { $name } would like to take a move back.
web-asks-draw = { $name } offers a draw.
web-asks-pause = { $name } would like a pause.
web-asks-rematch = { $name } would like to play again.
web-actions = Actions
web-undo = Undo
web-hint = Hint
web-offer-draw = Offer a draw
web-pause = Pause
web-resume = Go on
web-resign = Resign
web-resign-sure = Really resign
web-legal-moves = Legal moves
web-legal-count = { $count ->
    [one] There is { $count } legal move.
   *[other] There are { $count } legal moves.
}
web-turned = turned { $turn ->
    [one] once
   *[other] { $turn } times
}
web-what-is-at = What is at…?
web-cell = Cell
web-tell = Tell
web-no-cell = There is no cell { $cell }.
web-rules = Rules
web-watch-link = Link for spectators
web-watching = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
web-absent = { $name } is away.
web-claim-win = Claim the win
web-claim-computer = Let a computer play on
web-claim-wait = In { $minutes } min a computer may play on.
web-moves = Moves
web-chat = Chat
web-say = Say something
web-send = Send
web-end-draw = A draw
web-end-you-win = You win!
web-end-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win together
}
web-end-resigned = { $name } resigned.
web-end-time = { $name } ran out of time.
web-end-agreed = By agreement.
web-rematch = Play again
web-to-rematch = To the next game
web-replay = Replay and analysis
web-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-invited = You are invited
web-sit = Sit down: { $seat }
web-rise = Give up the seat
web-invite-link = Link to the table
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code of the link

## Keys

web-keys = Keys
web-keys-line = When the board has the focus:
web-key-arrows = walk over the board
web-key-jump = jump to the next place where the piece fits
web-key-enter = lay the piece, confirm
web-key-turn = turn the piece (with Shift: back)
web-key-flip = flip the piece
web-key-piece = take the next piece, or the one of that number
web-key-lift = take the piece back
web-key-hint = hint
web-key-undo = undo
web-key-legal = list of legal moves
web-key-what = what is at a cell
web-key-zoom = closer, farther, show all

## Replay and analysis

web-replay-board = Board after step { $ply } of { $length }
web-replay-controls = Replay
web-first = First position
web-previous = One step back
web-next = Next
web-last = Last position
web-autoplay = Play by itself
web-stop = Stop
web-step-of = Step
web-step = Step { $ply }: { $move }
web-step-start = Before the first step
web-analysis = Analysis
web-analyse = Analyse this position
web-analyse-all = The whole game
web-analysing = Thinking…
web-analysing-all = { $done } of { $length } positions
web-proved = proved
web-line = Then: { $moves }
web-tries = { $count ->
    [one] { $count } game tried
   *[other] { $count } games tried
}
web-no-choice = Nobody has a choice here.
web-curve = What each could expect
web-curve-label = A curve for each player from the first step to the last: the higher, the likelier a win
web-turning-points = Turning points
web-turning = Step { $ply }: { $name } { $change } %
web-paperwork = The game on paper
web-play-on = Play on from here
web-download-record = Download the record
web-copy-picture = Copy the picture
web-picture-saved = The picture was saved.
web-check-dice = Check the dice
web-dice-right = Right: { $moves } moves, and { $draws } rolls and draws just as the seed gives them.
web-moves-right = Right: { $moves } moves; the game has no dice or draws to check.

## Rules and the first game

web-contents = Contents
web-first-game = A first game, step by step
web-guide-do = Do it
web-guide-try = Try it
web-guide-astray = That would be allowed too; but first the move that is shown.
web-guide-end = Now a game of your own
