## Setting up a game

web-no-game = There is no game called “{ $game }”.
web-your-name = Your name
web-seats = Seats
web-who-sits = Who plays in seat { $seat }
web-seat-here = Person here
web-seat-elsewhere = By link
web-seat-computer = Computer
web-level = Computer level for seat { $seat }
web-level-name = { $number } · { $title }
web-levels-fewer = Luck plays a large part in this game, so only { $count } levels are offered; the others would be about as strong as one of these.
web-name-of-seat = Name of player { $seat }
web-variants = { $changed ->
    [0] Variants and options
    [one] Variants and options ({ $changed } changed)
   *[other] Variants and options ({ $changed } changed)
}
web-public = List this table publicly
web-public-line = Otherwise only people with the link can join.
web-clock = Clock
web-clock-none = No clock
web-clock-game = Real time
web-clock-days = Days per move
web-minutes = Minutes per player
web-increment = Extra seconds per move
web-days = Days
web-start = Start game

## The table

web-no-table = There is no table under this link.
web-paused = The game is paused.
web-curtain = Hand the device to { $name }.
web-curtain-look = I am { $name }: show my hand
web-connecting = Connecting…
web-board-failed = The board of this game could not be loaded; a plain drawing takes its place.
web-load-again = Load again
web-connection-lost = Connection lost. Reconnecting… your game is safe.
web-connection-quiet = The server doesn’t answer. Trying again… your game is safe.
web-connection-kept = What you sent will arrive then.
web-connection-clock = The clock keeps running, unless the server itself has stopped.
web-sending = Sending…
web-connection-back = Reconnected.
web-board = { $game } board
web-board-help = Arrow keys move around the board. Enter places the piece, R rotates it, F flips it, N picks the next piece, J jumps to the next spot where it fits, L lists the legal moves, A describes a cell, question mark shows all keys.
web-tray = Your pieces
web-piece = Piece
web-piece-count = { $piece }, { $count } left
web-turn = Rotate
web-flip = Flip
web-lay = Place
web-lift = Put back
web-show-all = Show whole board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-pinned = On { $cell }. Press Enter or tap again to place it.
web-stale = The board has changed in the meantime. Look again.
web-at = { $cell }: { $what }.
web-fits = It fits.
web-fits-not = It doesn’t fit.
web-away = away
web-here = online
web-gone = offline
web-gone-since = offline since { $time }
web-score-of = { $name }: { $score } (show breakdown)
web-title-over = Game over · { $game }
web-title-your-turn = ● Your turn · { $game }
web-the-rule = See the rule
web-variants-of-move = Choices for this move
web-other-moves = Other moves
web-asked = Request sent. Waiting for an answer.
web-asks-undo = { $name } would like to take a move back.
web-asks-draw = { $name } offers a draw.
web-asks-pause = { $name } would like a pause.
web-asks-rematch = { $name } would like to play again.
web-asks-rematch-same = { $name } would like to play again in the same seats: { $first } begins.
web-asks-rematch-swap = { $name } would like to swap seats and play again: { $first } begins.
web-agreed = { $name } agrees.
web-passed-over = { $name } played on without answering, so your request no longer stands.
web-declined-draw = { $name } declines the draw.
web-declined-undo = { $name } says no: the move stands.
web-declined-pause = { $name } would rather play on.
web-declined-rematch = { $name } doesn’t want to play again now.
web-actions = Actions
web-undo = Undo
web-undo-chance = Dice and draws can’t be taken back.
web-undo-hidden = Moves can’t be taken back while hands are hidden.
web-undo-nothing = There is no move of yours to take back.
web-hint = Hint
web-hint-sought = Looking for a good move…
web-offer-draw = Offer a draw
web-pause = Pause
web-resume = Resume
web-resign = Resign
web-resign-sure = Yes, resign
web-log-length = { $did ->
    [join] joined: { $length }
    [ring] ring of { $length }
   *[other] length { $length }
}
web-log-new = new snake
web-looking-back = Position after move { $number }
web-looking-now = Back to the game
web-explain = What can I do?
web-turn-by = R or the wheel rotates the piece under the pointer, F or a right click flips it.
web-aim-snekagon = Longest snake wins
web-aim-snekagon5g = Longest snake wins
web-aim-schlangennest = Longest snake wins
web-aim-sssnake = First to join head and tail wins
web-aim-carnival = Most points wins
web-not-now = Not now
web-resign-ask = Resign this game?
web-legal-moves = Legal moves
web-turned = { $turn ->
    [one] rotated once
   *[other] rotated { $turn } times
}
web-what-is-at = What’s on a cell?
web-cell = Cell
web-tell = Describe
web-no-cell = There is no cell { $cell }.
web-rules = Rules
web-watch-link = Link for spectators
web-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-absent = { $name } is offline.
web-came-back = { $name } is back.
web-claim-win = Claim the win
web-claim-computer = Let a computer take over
web-claim-wait = A computer can take over in { $minutes } min.
web-moves = Moves
web-chat = Chat
web-chat-unread = Chat, { $count } new
web-other = More
web-scores = Scores
web-say = Write a message
web-send = Send
phrase-hello = Hello!
phrase-good-luck = Good luck and have fun!
phrase-thanks = Thanks for the game!
phrase-well-played = Well played!
web-end-draw = Draw.
web-end-you-win = You win!
web-end-wins = { $count ->
    [one] { $name } wins.
   *[other] { $name } share the win.
}
web-end-time = { $name } ran out of time.
web-end-time-you = You ran out of time.
web-end-resigned-you = You resigned.
web-end-agreed = Agreed by both players.
web-end-closed = Closed without a result
web-nearer = { $count ->
    [one] { $count } fewer missing
   *[other] { $count } fewer missing
}
web-further = { $count ->
    [one] { $count } more missing
   *[other] { $count } more missing
}
web-try-level = Try level { $number }
web-try-easier = Try an easier level: { $number }
web-share-result = Share the result
web-rematch = Play again
web-again-you = You begin
web-again-begins = { $name } begins
web-seats-lot = Draw lots for who begins
web-seats-loser = The loser begins
web-to-rematch = Go to the next game
web-replay = Replay and analysis
web-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-waiting-for = Waiting for { $name }
web-all-here = All seats are taken: the game begins
web-invites-you = { $name } invites you to { $game }
web-invited-to = You are invited to { $game }
web-take-seat = Take seat
web-send-link = Send this link to the person you want to play with. The game begins as soon as they sit down.
web-link-opened = Someone has opened the link.
web-takes = About { $minutes } minutes
web-takes-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
web-no-table-help = Check the link, or ask for a new one.
web-all-taken = All seats are taken: you are watching.
web-seat-taken-over = A computer plays on your seat now: you are watching.
web-replaced-resigned = { $name } resigned. A computer plays on.
web-replaced-absent = A computer plays on for { $name }.
web-to-go = to go
web-own-table = Start a game of your own
web-seat-waits = still free
web-rise = Leave seat
web-invite-link = Link to the table

## Keys

web-keys = Keys
web-keys-line = When the board is focused:
web-key-arrows = move around the board
web-key-jump = jump to the next or the previous spot where the piece fits
web-key-enter = place the piece, confirm
web-key-turn = rotate the piece (with Shift: back)
web-key-flip = flip the piece
web-key-piece = pick the next piece, or the piece with that number
web-key-lift = put the piece back
web-key-hint = hint
web-key-undo = undo
web-key-legal = list of legal moves
web-key-what = what’s on a cell
web-key-zoom = zoom in, zoom out, show whole board

## Replay and analysis

web-replay-board = Board after step { $ply } of { $length }
web-replay-controls = Replay
web-first = First position
web-previous = One step back
web-next = Next
web-last = Last position
web-autoplay = Play automatically
web-stop = Stop
web-step-of = Step
web-step = Step { $ply }: { $move }
web-replay-after = After move { $ply }
web-step-start = Before the first step
web-analysis = Analysis
web-analyse = Analyse this position
web-analyse-all = Analyse the whole game
web-analysing = Thinking…
web-analysing-all = { $done } of { $length } positions
web-line = Then: { $moves }
web-tries = { $count ->
    [one] { $count } simulated game
   *[other] { $count } simulated games
}
web-no-choice = There is no choice in this position.
web-drawing = To mark a cell, right-click it, or press and hold it; drag on for an arrow. A click clears your marks.
web-curve = Winning chances
web-curve-label = One line per player, from the first step to the last; higher means more likely to win
web-curve-wins = { $name } wins
web-curve-even = Even
web-curve-proved = Proved
web-record-actions = More with this game
web-play-on = Play from here
web-download-record = Download game record
web-copy-picture = Copy the picture
web-picture-saved = The picture was saved.
web-save-picture = Save the picture
web-animation = Animation
web-animation-from = From step
web-animation-to = To step
web-animation-make = Create animation
web-animation-making = Creating the animation…
web-animation-save = Save the animation
web-animation-home = This browser can’t create the animation. Try another browser, or download the record and run: serpentry animate RECORD --out game.webp
web-share-text = Text to share
web-share-picture = Picture of the board
web-share-embed = Show on a web page
web-share-turn = { $name } to move.
web-share-told = { $is ->
    [over] { $game } { $score }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } ({ $names })
   *[open] { $game } { $score } after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } ({ $names })
}
web-check-dice = Verify dice and draws
web-dice-right = Verified: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; { $draws ->
    [one] the one roll or draw matches the seed.
   *[other] all { $draws } rolls and draws match the seed.
}
web-moves-right = Verified: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. This game has no dice or draws.

## Rules and the first game

web-contents = Contents
web-first-game = Learn by playing, step by step
web-guide-do = Play it for me
web-guide-try = Try it
web-guide-astray = That’s legal too, but play the marked move first.
web-guide-end = Start your own game
web-mute = Mute { $name }
web-remove = Remove { $name }
web-house-busy = The server is busy. The computer will move as soon as it gets processing time, at full strength.

## The search engine

web-engine-getting-ready = The engine is getting ready ({ $percent }%). There are no evaluations yet.
web-no-engine = This game has no engine yet, so there are moves but no evaluations.
web-sits-in = A weaker level moves for { $name } until the engine is ready.
web-holiday = Take a holiday
web-holiday-from = From
web-holiday-days = Days
web-holiday-take = Book
web-holiday-line = Adds days to your current or next move; the others see it. { $left ->
    [one] You have one day left this year.
   *[other] You have { $left } days left this year.
}
web-holiday-booked = { $name } is on holiday from { $from } to { $to }.
web-holiday-day = { $name } is on holiday on { $day }.
web-on-holiday = { $days ->
    [one] { $name } is on holiday for one more day.
   *[other] { $name } is on holiday for { $days } more days.
}
