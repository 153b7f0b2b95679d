# What a link shows where it is pasted.
preview-waiting = Join a game of { $game }.
preview-playing = A game of { $game } is being played: { $names }.
preview-over = A finished game of { $game }, { $score }: replay it move by move.
preview-puzzle = A { $game } puzzle: find the best move.
preview-position = A { $game } position: look at it, and play on from there.
preview-study = A study: positions and moves with explanations.
preview-game = { $game }: rules, puzzles, friends and computer players.
preview-club = A club: members, tournaments and ratings.
preview-tournament = A { $game } tournament of { $club }: rounds, tables and standings.
