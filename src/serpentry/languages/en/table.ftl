## What a table refuses, and why

not-seated = You have no seat at this table.
not-your-seat = Seat { $seat } is not yours.
no-such-seat = There is no seat { $seat }.
no-guest = Enter your name first.
game-has-begun = The game has begun; the seats are fixed.
already-seated = You already have a seat.
seat-taken = That seat is not free.
not-begun = The game has not begun: a seat is still free.
is-paused = The game is paused.
is-over = The game is over.
not-your-turn = It is not your turn.
not-paused = The game is not paused.
not-playing = No game is being played now.
not-over = The game is not over yet.
claim-your-own = You can’t claim your own seat.
time-is-left = That player still has time left.
claim-needs-two = With more than two players, nobody wins on time. A computer can take the seat instead.
nothing-said = The message is empty.
chat-is-full = This table’s chat is full.
asked-already = There is already an open request. Answer it first.
nothing-asked = That request no longer exists.
own-question = You can’t answer your own request.
rematch-made = The rematch already has a table.
draw-needs-two = Only two players can agree to a draw.
computer-plays-on = The computer declines and plays on.
undo-chance = Dice and draws can’t be taken back.
undo-hidden = Moves can’t be taken back while hands are hidden.
undo-nothing = There is no move to take back.
record-hidden = While hands are hidden, the record is available only after the game.
copy-not-yet = You can continue from a game against people only when it is over.
copy-hidden = While hands are hidden, you can continue from here only after the game.
table-secret = Other tables of this round are still being played with the same dice. Its boards are shown when all have ended.
copy-at-the-end = The game is over at this point; there is nothing left to play.
copy-same-game = A copy keeps its game and its options.
copy-seats = This game has { $seats } seats.
not-absent = That player is here, was here a moment ago, or isn’t the one to move.
claim-needs-clock = Without a clock, nobody wins on time. A computer can take the seat instead.
home-full = This browser is out of storage. Free some space and your move will be saved.
needs-server = That needs a server.
no-such-side = That can’t be played here.
side-taken = Someone else has already taken that.
by-hand-here = Rolls and draws can be entered by hand only if everyone plays on this device.
nothing-to-tell = No roll or draw is due now.
rest-not-here = Holidays are for games with days per move.
rest-too-long = You have { $left ->
    [one] one day
   *[other] { $left } days
} of holiday left at this table.
rest-too-late = Your time for this move has already run out.
rest-too-far = A holiday has to begin within the next six months.
rest-twice = You already have a holiday on some of these days.
