## You, and watching others

web-watch-title = Watch and join
web-watch-line = Games that are being played, and tables with a free seat.
web-watch-live = Being played
web-watch-nobody = Nobody is playing in public right now.
web-watch-fits = Nobody fits?
web-watch-fits-line = Open a table with a link or for everybody, or play a computer: it is always there.
web-watch-computer = Play a computer
web-watch-offer = Open a table
web-other-device = On another device
web-theme = Appearance
web-theme-auto = Same as device
web-palette = Colours
web-palette-usual = Standard
web-palette-red-green = Red and green look alike
web-palette-blue-yellow = Blue and yellow look alike
web-board-look = Boards
web-board-wood = Wood, grass and felt
web-board-slate = Slate
web-board-linen = Linen
web-confirm = Confirm moves
web-confirm-touch = On touch screens
web-confirm-always = Always
web-confirm-never = Never
web-show-places = Highlight where a piece fits
web-show-names = Show the names of cells
web-speed = Animation speed
web-speed-off = Off: show moves at once
web-speed-quick = Quick
web-speed-normal = Normal
web-speed-slow = Slow
web-across = Two players on one device
web-across-no = Side by side
web-across-turn = Face to face: the table turns
web-across-sides = Face to face: pieces at both sides
web-you-kept = Kept in this browser and on this server; there is no account.
web-you-kept-here = Kept in this browser.
web-you-rename = Change your name
web-you-open = Unfinished
web-you-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
web-you-solved = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
web-you-strength = Your strength
web-you-strength-line = The level of a computer that would win half of the games against you. Nine times out of ten it is between the two figures. Every game alone against computers counts, newer ones more.
web-you-strength-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-you-beaten = Computers beaten
web-you-beaten-level = level { $level }
web-you-games = All games
web-you-search = Search by name
web-you-game = Game
web-you-any = any
web-you-result = Result
web-you-since = From
web-you-until = To
web-you-filter = Filter
web-you-none = No games found.
web-you-first = Your games will be here.
web-you-more = More games
web-you-away = The server can’t be reached: these are the games of this browser.
web-you-here = in this browser
web-you-there = on the server
web-you-won-it = Won
web-you-lost-it = Lost
web-you-drawn-it = Draw
web-you-ended = Finished
web-you-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-you-delete = Delete from this browser
web-you-delete-line = The game is only in this browser. This can’t be undone.
web-you-export = Save all games in one file
web-you-exporting = Games done: { $done } of { $count }
web-you-import = Take over games from a file
web-you-imported = { $count ->
    [one] { $count } game is in this browser now.
   *[other] { $count } games are in this browser now.
}
web-you-no-records = There are no game records in this file.
web-you-file = Your games as a file
web-watch-join = Join
web-watch-bots = Bots that wait
web-watch-ended = Ended today
web-watch-replay = Replay
web-watch-move = move { $move }
web-watch-all = All games
web-keep-title = Offline play
web-keep-line = Keep everything in this browser: all games, rules and computers then work without a connection.
web-keep = Keep for offline ({ $size } MB)
web-keep-coming = { $percent }% of { $size } MB
web-keep-kept = Everything is kept in this browser. You can play without a connection.
web-keep-drop = Remove offline copy
web-keep-no-room = There isn’t enough room in this browser: { $size } MB are needed. Nothing was changed.
web-keep-private = This window keeps nothing; it may be a private one. You can still play while you are connected.
web-keep-no-net = The connection was lost. What has been downloaded is kept; try again.
web-open-tables = Open tables
web-no-open-tables = No open tables right now.
web-volume = Volume
