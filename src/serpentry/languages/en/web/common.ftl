## The browser client

web-skip = Skip to content
web-home = Home
web-settings = Settings
web-language = Language
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-done = Done
web-close = Close
web-yes = Yes
web-no = No
web-no-connection = Can’t reach the server. Check your internet connection.
web-server-slow = Waiting for the server…
web-server-lost = The server doesn’t answer. Still trying…
web-went-wrong = Something went wrong. Try again.
web-lost = Page not found.
web-somebody = Guest
web-seat-number = Seat { $seat }
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code of the link

## Home

web-description = Five snake-building board games, faithful to their rulebooks, with every house rule marked.
web-hero = Five games. One very long snake.
web-hero-line = Board games about building snakes, faithful to their rulebooks. Play friends with a link, or a computer that goes from gentle to merciless. Free, no account.
web-games = The games
web-your-games = Your games
web-play-now-game = Play now: { $game }
web-set-up = Custom game…
web-set-up-game = Custom game: { $game }
web-how-to-play = How to play
web-how-to-play-game = How to play { $game }
web-free-seat = open
web-phase-waiting = waiting for players
web-phase-over = finished
web-phase-paused = paused
web-phase-playing = { $moves ->
    [one] in progress · { $moves } move
   *[other] in progress · { $moves } moves
}
web-invitation = Table link or code
web-invitation-example = e.g. q7Jx0Zb1Yk2w
web-enter = Join
web-no-invitation = That isn’t a table link or code.
web-puzzles = Puzzles
web-puzzles-line = Find the best move. In the endings of SNEKAGON and SNEKAGON 5G it is proved; everywhere else it is measured, and each puzzle says how much better it is than the rest.
