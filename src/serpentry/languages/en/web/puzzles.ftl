## Puzzles

web-puzzle = Puzzle
web-puzzle-none = There is no such puzzle.
web-puzzle-defence = The defence
web-puzzle-goal = { $goal ->
    [draw] You play { $who }. Only one move saves the draw.
   *[other] You play { $who }. Only one move wins.
  }
web-puzzle-band = { $band ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[other] Very hard
  }
web-puzzle-solved = Solved!
web-puzzle-go-on = Right. Find the next move.
web-puzzle-wrong = That isn’t it.
web-puzzle-looking = Looking for the answer…
web-puzzle-refuted = { $gets ->
    [draw] This answers it: with best play it is only a draw.
    [loss] This answers it: with best play you lose.
   *[other] This is the best answer.
  }
web-puzzle-why = Why is this wrong?
web-puzzle-again = Try again
web-puzzle-hint = Hint
web-puzzle-hint-told = { $extent ->
    [piece] Hint: { $piece }.
    [place] Hint: { $piece }, on { $cell }.
   *[part] Hint: { $piece }, on { $cell } among others.
  }
web-puzzle-rated = Rating { $before } → { $after }
web-puzzle-play-out = Play it out
web-puzzle-next = Next puzzle
web-puzzle-share = Serpentry, { $game }, { $day }: puzzle in { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
  } { $row }
web-puzzle-rating = Puzzle rating: { $rating }
web-puzzle-for-all = { $game }, the puzzle of the day for everyone
web-run = Against the clock
web-run-line = As many puzzles as you can in three minutes, the easy ones first. Three mistakes end it. The clock runs only while you see a puzzle.
web-run-start = Start
web-run-again = Once more
web-run-solved = Solved: { $count }
web-run-mistakes = Mistakes: { $count } of { $most }
web-run-left = { $time } left
web-run-time = Time left
web-run-best = Your best: { $count }
web-run-record = That is your best so far!
web-run-share = Serpentry, { $game }, puzzles against the clock: { $count } { $row }
web-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
web-puzzle-count = { $solved } of { $count } solved
web-puzzle-theme = Theme
web-puzzle-how-hard = Difficulty
web-puzzle-any = Any
web-puzzle-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
web-puzzle-next-fitting = Next at your level
web-puzzle-more = Show more
web-puzzle-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  }
web-puzzle-number = { $state ->
    [solved] Puzzle { $number }, solved
    [tried] Puzzle { $number }, tried
   *[other] Puzzle { $number }, new
  }
web-puzzle-keep = Your progress
web-puzzle-save = Save progress as a file
web-puzzle-load = Continue with saved progress
web-puzzle-no-progress = This file contains no saved progress.
web-theme-join = Two snakes become one
web-theme-begin = New snake
web-theme-drill = A drill
web-theme-ring = A ring
web-theme-quiet = { $game ->
    [sssnake] The card goes to a neighbour
    [carnival] Your points stay the same
   *[other] The longest snake doesn’t grow
  }
web-theme-tempting = The obvious move fails
web-theme-needle = Only one of many moves
web-theme-long = More than one move
web-puzzle-lead = { $count ->
    [one] You play { $who }. One move is best, by at least { $lead } (99% confidence).
   *[other] You play { $who }. { $count } moves are equally good, and better than all others by at least { $lead } (99% confidence). Find one.
  }
web-puzzle-judged = { $count ->
    [one] You play { $who }. One move is best, by at least { $lead } (measured, not proved).
   *[other] You play { $who }. { $count } moves are about equally good, and better than all others by at least { $lead } (measured, not proved). Find one.
  }
web-puzzle-behind = Better by { $low } to { $high } (99% confidence): { $move }.
web-puzzle-behind-judged = Better by { $low } to { $high }, depending on how far one looks: { $move }.
web-puzzle-behind-least = Better by at least { $lead }: { $move }.
web-puzzle-hint-is = This is the move: { $move }.
