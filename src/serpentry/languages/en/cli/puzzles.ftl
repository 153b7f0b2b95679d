## Puzzles

cli-puzzles = Puzzles: find them, pack them, check them.
cli-puzzles-make = Find puzzles in games of computers. An interrupted run continues where it stopped.
cli-puzzles-pack = Put what runs found into a pack. No two are the same, and each one is checked.
cli-puzzles-check = Prove every puzzle of a pack again. On the plain rules; what can’t be proved is measured again.
cli-puzzles-sort = Re-grade a pack by today’s levels.
cli-puzzle-run = What was found; if it holds this run, it is continued.
cli-puzzle-player = The player that plays the games, against itself.
cli-puzzle-nodes = Nodes that a proof may take.
cli-puzzle-found = What a run of `serpentry puzzles make` found.
cli-puzzle-pack = A pack of puzzles.
cli-puzzle-pack-out = The pack’s file.
cli-puzzle-most = How many puzzles, at most.
cli-puzzle-sample = Check only this many, drawn by the seed.
cli-puzzle-positions = Positions that checking one puzzle may take.
cli-puzzle-seeds = Measure with this many seeds, one after the other; proofs need none.
cli-puzzle-drop = Rewrite the pack without the puzzles that fail.
cli-puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  } in { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; kept in { $file }.
cli-puzzles-packed = { $found ->
    [one] { $count } of { $found } puzzle is in { $file }.
   *[other] { $count } of { $found } puzzles are in { $file }.
  }
cli-puzzles-dropped = Left out: { $long } that checking did not settle, { $wrong } that are wrong.
cli-puzzles-checked = { $count } checked; { $failed } failed; duplicates: { $doubles }.
cli-puzzles-sorted = { $count } sorted; { $moved } came into another band.
fault-puzzle-key = its key is that of another position
fault-puzzle-long = not proved within { $most } positions
fault-puzzle-move = { $move } doesn’t achieve the goal
fault-puzzle-other = { $move } does it too
fault-puzzle-illegal = { $move } is not legal there
fault-puzzle-more = it can be won
cli-puzzle-seats = Number of players. Two-player puzzles can be proved; all others are measured.
why-puzzles-measured = { $game } has no engine to measure its moves with.
fault-puzzle-unsure = measured again, { $move } is behind by { $lead } at least, not by what is claimed
fault-puzzle-rivals = its list of moves doesn’t match the legal moves
cli-puzzle-early = Look in the first half of games, where nothing is proved but moves can be judged. (SNEKAGON, SNEKAGON 5G)
why-puzzles-early = { $game } with this many players has no early puzzles: leave --early out.
cli-puzzles-thin = Drop puzzles of a pack that are nearly the same.
cli-puzzle-keep = A puzzle’s key; it stays, whatever is nearly the same.
cli-puzzles-thinned = Puzzles kept: { $count }; before: { $found }.
