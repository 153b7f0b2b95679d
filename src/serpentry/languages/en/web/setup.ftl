## Setting a table up

web-own-rules = Your own rules
web-own-rules-line = You have changed some of the options below.
web-dropped = No longer possible, so reset:
web-why-recommended = Unlike the printed rules:
web-what-is-otherwise = What is different:
web-one-less = Fewer
web-one-more = More
web-eyes = Tap a cell to make a hole there, or to fill it.
web-side-chosen = { $label }: { $side }
web-order-of-play = In order of play: { $names }.
web-starter-lot-line = Drawn with a random number from every player’s device, so anyone can check it.
web-starter-turn-line = The first game at random; in a rematch the next player begins.
web-starter-loser-line = The first game at random; in a rematch whoever lost the last game.
web-pick-side = What do you play?
web-begins-lot = { $name } was drawn to start.
web-begins-loser = { $name } lost the last game and begins.
web-begins-turn = This time { $name } begins.
web-who-plays = Who plays
web-computer-at = Computer, { $level }
web-add-computer = Add a computer
web-level-own = As strong as you
web-level-own-line = Level { $level } now: it rises when you win and falls when you lose.
web-level-own-now = Against a computer as strong as you: level { $level }
web-link-follows = You get a link to send once the table is there.
web-cancel = Cancel
web-holidays-rule = Each player may take 14 days of holiday per year.
web-rated = Rated
web-ratings = Ratings
web-rated-games = Rated games
web-rated-line = The game changes ratings: with a clock, and without undo, hints and analysis. Whoever leaves loses by the clock.
web-rated-agree = This game changes ratings, and you agree by sitting down. There are no undo, hints or analysis before the end, and whoever leaves loses by the clock.
web-rated-people = Only for people at their own devices, without computers.
web-rated-needs-passkey = Rated games are for names that are kept with a passkey: otherwise a bad rating could be dropped with a cookie.
web-rated-keep = Keep your name
web-rated-no-undo = Nothing is taken back in a rated game.
web-rated-change = { $was } → { $now }
web-rated-not = The game wasn’t rated: it ended before at least two players had moved.
web-rated-provisional = provisional
web-rated-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
