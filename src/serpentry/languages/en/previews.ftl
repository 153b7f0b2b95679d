# What a link shows where it is pasted.
preview-waiting = Join a game of { $game }.
preview-playing = A game of { $game } is being played: { $names }.
preview-over = A finished game of { $game }, { $score }: replay it move by move.
preview-puzzle = A puzzle of { $game }: find the best move.
preview-position = A position of { $game }: look at it, and play on from here.
preview-game = { $game }: rules, puzzles, friends and computer players.
preview-club = A club: members, tournaments and ratings.
preview-tournament = A { $game } tournament of { $club }: rounds, tables and standings.
