## Playing in the browser, without a server

web-needs-server = Invitations and open tables need a server; this site has none.
web-clubs-need-server = Clubs need a server; this site has none.
web-with-others = Continue online with others
web-take-home = Copy to this browser
web-house-coming = Step 1 of 3: loading the games, { $percent }% of { $size } MB
web-house-rules = Step 2 of 3: getting the rules ready…
web-unkept = This browser can’t store your game (a private window, perhaps, or no space left). You can play on, but the game won’t be kept.
web-house-starting = Step 3 of 3: setting up the table…
web-home-old = This browser is too old to play without a server. A newer version can.
web-home-network = The games couldn’t be loaded. Connect once, then choose “Keep for offline”.
web-home-broken = The games couldn’t be started in this browser. Load the page again.
web-update = A new version is ready. Your games stay as they are.
web-update-take = Load it
