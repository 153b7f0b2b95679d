## Puzzles

cli-puzzles = Puzzles with proof: find them, pack them, check them.
cli-puzzles-make = Find puzzles in games of computers; an interrupted run goes on where it stopped.
cli-puzzles-pack = Put what a run found into a pack: no two alike, each one checked.
cli-puzzles-check = Prove every puzzle of a pack again on the plain rules.
cli-puzzle-run = What was found; if it holds this run, it is continued.
cli-puzzle-player = Who plays the games, against itself.
cli-puzzle-nodes = Nodes that a proof may take.
cli-puzzle-found = What a run of `serpentry puzzles make` found.
cli-puzzle-pack = A pack of puzzles.
cli-puzzle-pack-out = The pack’s file.
cli-puzzle-most = How many puzzles, at most.
cli-puzzle-sample = Check only so many, drawn by the seed.
cli-puzzle-positions = Positions that checking one puzzle may take.
cli-puzzles-found = { $count } puzzles in { $games } games; kept in { $file }.
cli-puzzles-packed = { $count } of { $found } puzzles are in { $file }.
cli-puzzles-dropped = Left out: { $long } that took too long to check, { $wrong } that are wrong.
cli-puzzles-checked = { $count } checked; { $failed } failed, { $doubles } alike.
why-puzzles-proved = Puzzles are made where endings can be proved: SNEKAGON and SNEKAGON 5G for two, not { $game } like this.
fault-puzzle-key = its key is that of another position
fault-puzzle-long = not proved within { $most } positions
fault-puzzle-move = { $move } does not do what it should
fault-puzzle-other = { $move } does it too
fault-puzzle-illegal = { $move } is not legal there
fault-puzzle-more = it can be won
