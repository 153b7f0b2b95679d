## Reports on a game: the file and its plots

report-title = { $game }: what its games look like
report-introduction = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $game } (rules { $version }), seed { $seed }. In every set-up each kind of player plays against itself: { $players }. What is reported here is true of games between such players; stronger ones may show something else.
report-overview = Overview
report-how-to-read = How to read this
report-on-figures = Means are followed by the smallest and the largest value in brackets, shares by their 95% interval (Wilson). Games that repeat another one move by move are left out; games that share their opening and luck count as fewer where they end in the same way. A game is worth one point; winners who tie share it. Moves are those of players; dice and draws don’t count. Legal moves are counted whenever a player is to move; by move number, over the games that lasted that long.
report-on-values = Tile values say what goes together with placing a kind of tile or card, not what it causes. The margin of a seat is its score minus the mean score of the others. Seats are sorted into those that placed one of the kind early (within the first half of their own moves), only late, or never; “early gain” is the mean margin of the early ones minus that of all others, “one more” the slope of the margin over how many were placed. Players who last longer place more, so a kind that is placed when little else fits looks worth more than it is. Intervals (95%) are bootstrapped over groups of games; a dash means too few cases to tell. Kinds are written as in the notation of moves.
report-set-up = { $seats ->
    [one] { $seats } player, { $options }
   *[other] { $seats } players, { $options }
  }
report-default-options = default options
report-column-set-up = set-up
report-plies = moves
report-ply = move
report-legal-moves = legal moves
report-moves-by-ply = Legal moves by move number
report-first-seat = points of the first seat
report-ties = draws
report-scores = scores
report-seats = Seats
report-seat = seat
report-on-ties = Draws: { $ties }; all seats tied: { $all }. With equal chances every seat would have { $equal } of the points.
report-repeated = Games that repeat another one move by move and tell nothing new: { $repeated } of { $played }; counted: { $counted }. More random moves at the start (--opening) make games differ.
report-tile-values = Tile values
report-rarer-kinds = Rarer kinds that are left out: { $count }.
report-mean = mean
report-fewest = fewest
report-most = most
report-kind = kind
report-laid = placed per game
report-early = early
report-late = late
report-never = never
report-early-gain = early gain
report-one-more = one more
report-compared = Compared: { $first }, against { $second }
report-on-comparing = A difference is the second set-up minus the first, with its 95% interval. “More” or “less” appears where the interval excludes 0; by chance alone that happens in one comparison of twenty. A change of lead is a move after which another seat alone has the highest score. Skill is the share of points that the last player named wins alone against the first at all other seats.
report-against-itself = { $player } against itself
report-skill = Skill: { $strong } against { $weak }
report-margin = margin of the best
report-lead-changes = changes of lead
report-difference = difference
report-verdict = verdict
report-more = more
report-less = less
report-no-difference = too few games to tell
plot-ratings = Ratings (Bradley–Terry, 95% bootstrap intervals)
plot-lengths = Length of games
plot-score = score
plot-scores = Scores
plot-scores-by-seat = Scores by seat
plot-points-by-seat = Points by seat (95% intervals)
plot-branching = Legal moves by move number (mean, fewest to most)
plot-ties = Draws
plot-winners = winners of a game

## Notebooks: positions, games, analyses and matches as a page shows them

notebook-step = step
notebook-move = move
notebook-chance = winning chance
notebook-accuracy = accuracy
notebook-grading = grade
notebook-better = better
notebook-given-away = given away
notebook-choices = choices
notebook-won = won
notebook-grade = { web-review-grade }
notebook-tries = { web-tries }
notebook-curve = { web-curve }
notebook-no-moment = { web-review-none }
notebook-no-engine = { web-no-engine }
notebook-steps = All steps: { $count }
notebook-plain = A simple drawing. To see the board as in the browser, type: { $command }
why-no-choice = { web-no-choice }
why-not-shown = serpentry.show takes a game, a record, a played game, an analysis, a review or the results of a match, not { $given }.
why-not-asked = The board sent a request this notebook doesn’t understand.
why-own-start = A board that began with a position of its own has no record.
