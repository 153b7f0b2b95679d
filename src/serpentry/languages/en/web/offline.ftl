## Playing in the browser, without a server

web-needs-server = Invitations and open tables need a server; this site has none.
web-clubs-need-server = Clubs need a server; this site has none.
web-with-others = Continue online with others
web-take-home = Copy to this browser
web-keep-title = Offline play
web-keep-line = Keep everything in this browser: all games, rules and computers then work without a connection.
web-keep = Keep for offline ({ $size } MB)
web-keep-coming = { $percent }% of { $size } MB
web-keep-kept = Everything is kept in this browser. You can play without a connection.
web-keep-drop = Remove offline copy
web-keep-no-room = There isn’t enough room in this browser: { $size } MB are needed. Nothing was changed.
web-keep-private = This window keeps nothing; it may be a private one. You can still play while you are connected.
web-keep-no-net = The connection was lost. What has been downloaded is kept; try again.
web-house-coming = Step 1 of 3: loading the games, { $percent }% of { $size } MB
web-house-rules = Step 2 of 3: getting the rules ready…
web-unkept = This browser can’t store your game (a private window, perhaps, or no space left). You can play on, but the game won’t be kept.
web-house-starting = Step 3 of 3: setting up the table…
web-home-old = This browser is too old to play without a server. A newer version can.
web-home-network = The games couldn’t be loaded. Connect once, then choose “Keep for offline”.
web-home-broken = The games couldn’t be started in this browser. Load the page again.
web-update = A new version is ready. Your games stay as they are.
web-update-take = Load it
