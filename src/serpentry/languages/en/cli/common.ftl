## The terminal

cli-serpentry = Play, learn, check and analyse snake-building board games. --language CODE sets the language.
cli-stopped = Stopped.
cli-games = List the games with their seats and options.
cli-rules = Show the rules of a game, or one rule.
cli-players = List the computer players.
cli-language = Language: cs, de, en, fr or ru.
cli-rule-id = Only the rule with this id.
cli-play = Play a game in the terminal.
cli-who-plays = Players by seat: person, person:NAME, or level1–level9, random, greedy, module:Class, cmd:./bot. Default: you, then computers.
cli-resume = Continue a saved game.
cli-play-seed = Seed for dice and computers (default: random).
cli-game = Name of a game; `serpentry games` lists them.
cli-seats = Number of players (default: the fewest).
cli-opt = An option of the game; may be repeated. Switches are on or off.
cli-seed = The same seed gives the same result.
cli-json = Print JSON for programs.
cli-database = sqlite:///FILE or postgresql://…
cli-backup-file = The backup.
cli-host = Address to listen on.
cli-port = Port; 0 takes a free one.
cli-workers = Web server processes (sharing one port and database).
cli-thinkers = Worker processes for computer players.
cli-origins = Additional allowed origins.
cli-secure = HTTPS only.
cli-log-json = Logs as JSON.
cli-open = Open the page in a browser.
cli-serve = Host tables over the network. Further settings are environment variables: SERPENTRY_DATABASE, SERPENTRY_PORT and so on.
cli-backup = Write all tables to one file and check it. The service can keep running.
cli-restore = Read a backup into an empty database.
cli-verify = Check a finished game offline. Moves, result, and dice and draws against their seed.
cli-open-at = Serpentry is open at { $url }
cli-backed-up = Rows written to { $file } and checked: { $rows }; tables: { $tables }
cli-backup-unreadable = Tables that can’t be read, kept in the backup as they were: { $count } ({ $names })
cli-restored = Rows restored: { $rows }
cli-record = A game record.
cli-salt = What your client added to the dice; the record must name it.
cli-ply = Position after this many events (default: the end).
cli-person = person
cli-type-help = Type ? for help.
cli-how-to-move = Type a move, for example { $move }; ? shows what else you can type.
cli-chance = chance
cli-result = Result: { $result }
cli-type-a-move = Type a move, or:
cli-do-moves = the legal moves (with these cells or words)
cli-do-table = the table in words: snakes, ends, hands
cli-do-why = what forbids a move
cli-do-hint = a move that looks good
cli-do-undo = take your last move back
cli-do-save = save and keep playing
cli-do-resign = resign the game
cli-do-quit = save and quit; `serpentry play --resume FILE` continues it
cli-plays-on = { $name } plays on: { $player }.
cli-program-failed = { $why } { $player } plays on for it.
cli-moves-more = Moves: { $count } ({ $more } not shown; add cells or words to narrow the list)
cli-legal = Nothing forbids it: that move is legal.
cli-saved = Saved. Continue with:
cli-record-in = The record is in { $file }.
cli-thinking = { $name } is thinking…
cli-took-back = { $count ->
    [one] Took back { $count } move.
   *[other] Took back { $count } moves.
}
cli-starter = Who begins: first (the first of --players), lot, turn or loser.
cli-ask = Ask how the table is to be set up.
cli-ask-options = Go through the options?
cli-ask-number = A number from 1 to { $most }, or nothing.
cli-ask-list = separated by commas; nothing leaves it as it is
why-no-event = The record ends with event { $count }; there is no event { $event }.
cli-how-many-games = How many games.
cli-json-lines = JSON lines.
cli-every = Show the table after every event.
cli-picture-file = The picture’s file.
cli-trace = Write traces of random games. Every event comes with all its legal moves.
cli-check-trace = Check a file of traces against the rules.
cli-replay = Show a recorded game: moves, table and result.
cli-picture = Paint a position of a recorded game, as SVG or PNG.
cli-picture-dark = Paint it as at night.
cli-picture-width = Width in pixels.
cli-picture-caption = Text below the picture (default: what happened).
cli-picture-mark = Put a ring on a cell (f6) or an arrow between two (f6>g7); may be repeated.
cli-picture-seat = Show what this seat may see (default: a spectator).
cli-wrote = Wrote { $file }.
cli-wrote-plain = Wrote { $file }, drawn plainly. To have it painted: { $command }
why-picture-ending = A picture is written as .svg or .png, not as { $given }.
why-picture-cell = This board has no cell { $name }.
why-picture-size = A picture’s width and height in pixels must be between { $least } and { $most }, not { $given }.
why-picture-names = Give one name for each seat: expected { $seats }, got { $names }.
why-picture-theme = A picture is light or dark, not { $given }.
why-picture-seat = Seats are numbered from 0 to { $last }; there is no seat { $given }.
cli-traces-checked = { $games ->
    [one] ok: { $games } game
   *[other] ok: { $games } games
  }, { $events ->
    [one] { $events } event
   *[other] { $events } events
  }
cli-usage = Usage:
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-group-play = Play
cli-group-learn = Look back and learn
cli-group-host = Host
cli-group-bots = Computers and bots
cli-group-research = Research
cli-required = required
cli-default = default: { $value }
cli-help = Show this message and exit.
cli-install-completion = Install completion for this shell.
cli-show-completion = Show completion for this shell, to copy or adapt it.
