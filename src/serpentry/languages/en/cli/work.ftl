## Measuring, hosting and making, in the terminal

cli-arena = Matches, round robins and ladders; ratings and plots.
cli-entrants = Who plays: a level, module:Class or cmd:./bot; NAME@1s, NAME@500 give a budget.
cli-results-out = Results; if it holds this run, it is continued.
cli-rounds = How many rounds.
cli-per-second = { $speed } per second
cli-dashboard = The scheduler’s page: { $address }
cli-machines-at-work = { $count ->
    [one] 1 worker: { $hosts }
   *[other] { $count } workers: { $hosts }
  }
cli-jobs = Processes (default: one for each core).
cli-on = Play on the machines of this Dask scheduler, such as tcp://10.0.0.1:8786.
cli-part = Play only this part of the games: 3/10 is the third of ten.
cli-arena-merge = Put the results of parts into one file.
cli-merged-parts = Files of results of the same run.
cli-merged-out = The new file.
cli-opening = Random moves first, the same for all seats of a group.
cli-roundrobin = Everybody against everybody. A round is every table in every seating.
cli-ladder = Pair players by strength, round by round. They are re-rated after every round.
cli-arena-starter = Who begins: turn (each in turn), first or lot.
cli-most-games = How many games, at most.
cli-sprt = Stop as soon as the test decides between these two Elo differences.
cli-alpha = Probability of wrongly accepting ELO1.
cli-beta = Probability of wrongly accepting ELO0.
cli-continue = Continue an interrupted run, or play more games.
cli-results-file = Results of an arena run.
cli-total-games = Total number of games (default: as started).
cli-trust = Run the programs that the file names as players.
cli-rate = Estimate who is stronger, with an interval. Reads a file of results.
cli-plot = Plot ratings, scores, lengths, seat advantage and ties.
cli-plots-out = Where the plots go.
cli-plot-format = svg, png or pdf.
cli-arena-record = Print the record of one game, for `serpentry replay`.
cli-game-number = Which game, from 0.
cli-report = Report what games look like. Branching, length, seat advantage, tile values and draws, by option set; without --seats and --opt all sample set-ups of the game are played.
cli-report-out = The report’s file.
cli-report-players = Each plays against itself.
cli-report-games = Games per set-up and player.
cli-report-against = Options of a second set-up to compare with the first; may be given several times.
cli-dataset = Write games as a table for learning programs. Positions, moves, evaluations and results, as .npz or .parquet, with a datasheet.
cli-dataset-out = The file: .npz, or .parquet.
cli-dataset-players = Players; they move up a seat from game to game.
cli-dataset-evaluate = Simulated games for the evaluation of each position; 0: none.
cli-dataset-opening = Random moves at the start of each game.
cli-dataset-processes = How many processes play.
cli-dataset-written = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $rows ->
    [one] { $rows } position
   *[other] { $rows } positions
  }, { $megabytes } MB
cli-keep = Keep results there, and continue them.
cli-perft = Count all sequences of moves. For every depth up to the given one.
cli-depth = Depth in moves.
cli-openings = Show the first moves of a game, and what they are worth. With a first move, the answers to it.
cli-openings-move = A first move; without one, all first moves.
cli-openings-games = { $games ->
    [one] { $games } game of computer players against themselves. The columns after the move say how often each chose it.
   *[other] { $games } games of computer players against themselves. The columns after the move say how often each chose it.
  }
cli-openings-answers = { $games ->
    [one] Answers to { $move }, from { $games } game. The chance is that of the player who answers.
   *[other] Answers to { $move }, from { $games } games. The chance is that of the player who answers.
  }
cli-openings-column-move = move
cli-openings-column-chance = chance
cli-openings-proved = { $result ->
    [win] proved win
    [draw] proved draw
   *[loss] proved loss
  }
cli-match = Play many games between computers and compare them. Says who is stronger, with an interval.
cli-soak = Play random games, checking every invariant. They are spread over all sample set-ups.
cli-all-games = Default: all.
cli-on-fault = What to do when a program fails.
cli-new-game = Create a new game that can be played and tested at once, for you to change.
cli-new-game-name = Identifier of the game.
cli-ready = List what a game still lacks before it is released. Exit code 1 if there is anything.
cli-ready-games = The games; all, if none is named.
cli-golden = Keep a game in its golden folder: one that was played, or a random one.
cli-golden-name = What the file is called.
cli-golden-why = Why the game is kept: the first line of the record.
cli-golden-record = A record that was played; without one a random game is made.
cli-counts = Write how many sequences of moves there are up to a depth into the game’s perft.json.
cli-read = List translations that are older than their English. With keys, mark those as read.
cli-read-keys = What has been read; * stands for any letters.
cli-read-marked = { $count ->
    [one] { $count } translation is marked as read.
   *[other] { $count } translations are marked as read.
}
cli-bot-check = Check whether a program follows the bot protocol. It is described in docs/bots.md.
cli-bot-program = The bot, such as cmd:./bot.
cli-bot-game = A game it plays (default: all).
cli-bot-seconds = Its time for a move.
cli-engine = Play by the bot protocol, with one of our players. Reads standard input and writes standard output.
cli-engine-player = Who plays: a level, module:Class, with a budget.
cli-random-seed = Default: random.
cli-bot = Seat a player of this machine at tables of a server. Its engine runs here.
cli-bot-player = A level, module:Class or cmd:./bot.
cli-bot-server = Address of the server.
cli-bot-table = Take a free seat of this table.
cli-bot-public = Open public tables of this game instead.
cli-bot-tables = How many tables to open.
cli-bot-name = The bot’s name there.
cli-standing-bot = Keep a bot at a server for anyone to play. Games, tables and hours are in a file.
cli-standing-bot-file = The bot’s file, as docs/bots.md describes.
cli-standing-waiting = Table open, waiting for players: { $url }
cli-standing-over = A game is over ({ $why }).
cli-standing-failed = Failed, trying again later: { $why }
cli-games-found = { $count ->
    [one] { $file }: { $count } game was there.
   *[other] { $file }: { $count } games were there.
  }
cli-games-kept = { $count ->
    [one] { $count } game is kept; continue with: serpentry arena continue { $file }
   *[other] { $count } games are kept; continue with: serpentry arena continue { $file }
  }
why-programs-named = { $file } names programs as players: { $names }. If you trust them, add --trust; the command that started the run doesn’t need it.
why-sprt = --sprt takes two Elo values such as 0,30, not “{ $given }”.
why-report-file = A report is an .html or an .md file, not “{ $given }”.
cli-report-in = The report is in { $file }.
cli-report-stopped = { $games ->
    [one] Stopped: the report is of { $games } game.
   *[other] Stopped: the report is of the { $games } games played so far.
}
cli-report-step = { $game }, set-up { $number }/{ $count }: { $player }
why-no-folder-made = The folder { $folder } can’t be created: { $why }.
why-not-readable-file = { $file } can’t be read: { $why }.
why-not-writable-file = { $file } can’t be written: { $why }.
why-plot-format = A plot is { $known }, not “{ $given }”.
cli-drew = Drew { $file }
why-no-finished-game = { $file } holds no finished game yet.
cli-column-player = player
cli-column-games = games
cli-column-wins = wins
cli-column-points = points
cli-column-share = share
cli-column-interval = 95% interval
cli-column-score = mean score
cli-column-elo = Elo
cli-tally = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $drawn } drawn; points by seat: { $points }
cli-faults = { $count ->
    [one] A program failed once:
   *[other] A program failed { $count } times; most often ({ $often }×):
  }
cli-sprt-open = { $games ->
    [one] SPRT: open after { $games } game (LLR { $llr } within { $low } … { $high }).
   *[other] SPRT: open after { $games } games (LLR { $llr } within { $low } … { $high }).
  }
cli-sprt-decided = { $games ->
    [one] SPRT: decided after { $games } game: { $player } is stronger by { $elo } Elo rather than by { $other } (LLR { $llr } outside { $low } … { $high }).
   *[other] SPRT: decided after { $games } games: { $player } is stronger by { $elo } Elo rather than by { $other } (LLR { $llr } outside { $low } … { $high }).
  }
cli-unbounded = * won or lost everything: the games show no bound on that side.
cli-soaked = { $game }: { $games ->
    [one] { $games } random game
   *[other] { $games } random games
  }, { $events ->
    [one] { $events } event
   *[other] { $events } events
  }, every invariant held
cli-soaked-no-kernel = The kernel was not checked: { $why }
why-law-broken = A law is broken: { $why }
why-one-table-or-game = A bot takes a seat at one --table, or opens tables of one --game.
cli-waiting-at = Table open, waiting for players: { $url }
why-no-service = There is no server at { $url }: { $why }.
cli-visit-over = The game is over ({ $how }); seats that won: { $winners }.
why-setting = The setting { $name } is wrong: { $why }
cli-writing = Writing and checking…
cli-reading = Reading…
cli-verified = ok: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
  }; result { $result }
cli-verified-seed = Every draw is what the seed and the salts ({ $salts }) give.
cli-verified-no-seed = The record names no seed to check the draws against.
cli-verified-secret = Draws by a seed that was still secret: { $count }
cli-verified-copied = Events copied at the beginning: { $count }
cli-verified-told = Draws entered by players, which can’t be checked: { $count }
