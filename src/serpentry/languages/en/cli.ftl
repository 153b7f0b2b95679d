## The terminal

cli-serpentry = Play, learn, check and analyse snake-building board games. --language CODE speaks another language.
cli-stopped = Stopped.
cli-games = List the games with their seats and options.
cli-rules = Show the rules of a game, or one rule.
cli-players = List the computer players.
cli-language = Language: cs, de, en, fr or ru.
cli-rule-id = Only the rule with this id.
cli-play = Play a game in the terminal.
cli-who-plays = Players by seat: person, person:NAME, or level1–level8, random, greedy. Default: you, then computers.
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
cli-workers = Processes that computers think in.
cli-origins = Further origins that may call.
cli-secure = HTTPS only.
cli-log-json = Logs as JSON.
cli-open = Open the page in a browser.
cli-serve = Host tables over the network; further settings are environment variables (docs/hosting.md).
cli-backup = Write all tables to one file and check it; the service can keep running.
cli-restore = Read a backup into an empty database.
cli-verify = Check a finished game offline: moves, result, and dice and draws against their seed.
cli-open-at = Serpentry is open at { $url }
cli-backed-up = Rows written to { $file } and checked: { $rows }; tables: { $tables }
cli-backup-unreadable = Tables that can’t be read, kept in the backup as they were: { $count } ({ $names })
cli-restored = Rows restored: { $rows }
cli-record = A game record.
cli-salt = What your client added to the dice; the record must name it.
cli-ply = Position after this many events (default: the end).
cli-person = person
cli-type-help = Type ? for help.
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
cli-moves-more = Moves: { $count } ({ $more } not shown; add cells or words to narrow the list)
cli-legal = Nothing forbids it: that move is legal.
cli-saved = Saved. Continue with:
cli-record-in = The record is in { $file }.
cli-took-back = { $count ->
    [one] Took back { $count } move.
   *[other] Took back { $count } moves.
}
