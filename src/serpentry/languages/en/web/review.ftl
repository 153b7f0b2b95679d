## Review of a game

web-review = Review
web-review-start = Review this game
web-review-deeper = Analyse deeper
web-review-going = { $count ->
    [0] Analysing the first move…
   *[other] { $done } of { $count } moves analysed
  }
web-review-grade = { $grade ->
    [best] Best
    [good] Good
    [slip] Slip
    [mistake] Mistake
    [blunder] Blunder
   *[other] Not enough search yet
  }
web-review-accuracy = Accuracy { $percent }%
web-review-ungraded = Too few moves are graded to sum them up.
web-review-count = { $grade ->
    [best] { $count ->
        [one] { $count } best
       *[other] { $count } best
      }
    [good] { $count ->
        [one] { $count } good
       *[other] { $count } good
      }
    [slip] { $count ->
        [one] { $count } slip
       *[other] { $count } slips
      }
    [mistake] { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
      }
   *[blunder] { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
      }
  }
web-review-better = Better: { $move }
web-review-chance = { $name }’s chance
web-worth = { $outcome ->
    [win] won
    [loss] lost
   *[draw] draw
  }
web-review-moments = Moments that mattered
web-review-none = No move stood out.
web-review-learn = { $count ->
    [one] Learn from your mistake
   *[other] Learn from your { $count } mistakes
  }
web-edit-position = Edit this position
web-deck = Your mistakes
web-deck-due = { $due } of { $count } to try again today
web-deck-empty = Mistakes from your games can be kept here: review a finished game.
web-deck-start = Try again
web-exercise-ask = You play { $who }. Find a better move.
web-exercise-made = You played: { $move }
web-exercise-right = Right, that is better.
web-exercise-looking = Checking whether this is just as good…
web-exercise-wrong = There is something better.
web-exercise-show = Show the better move
web-exercise-next = Next one

## Studies

web-study = Study
web-studies-line = Show positions and games with your own text, marks and variations, and share them by link.
web-studies-here = They are kept in this browser.
web-study-new = New study
web-study-begin = Write here what you want to show.
web-study-add = Add to a study
web-study-edit = Edit
web-study-page = Download page
web-study-remove = Delete this study
web-study-remove-sure = Delete this study for good?
web-study-text = Text (Markdown)
web-study-line = Line { $line }:
web-study-gone = There is no such study in this browser.
web-study-unkept = This browser has no room left for studies.
web-study-main = Main line
web-study-variation = Variation { $number }
web-study-lines = Lines

## Openings

web-openings = Openings
web-openings-first = First moves
web-openings-answers = Answers to { $move }
web-openings-all = All first moves
web-openings-games = { $games ->
    [one] The percentage is the winning chance of the player who begins. Below it: how often computer players chose the move in { $games } game.
   *[other] The percentage is the winning chance of the player who begins. Below it: how often computer players chose the move in { $games } games.
  }
web-openings-answers-line = { $games ->
    [one] The percentage is the winning chance of the player who answers. Below it: how often computer players chose the move in { $games } game.
   *[other] The percentage is the winning chance of the player who answers. Below it: how often computer players chose the move in { $games } games.
  }
web-openings-chosen = level { $number }: { $percent }%
web-openings-times = level { $number }: { $count }×
web-openings-proved = { $result ->
    [win] proved win
    [draw] proved draw
   *[loss] proved loss
  }
web-openings-board = The board with the first moves: on each cell, the winning chance of the player who begins there, in per cent
web-openings-board-after = The board after { $move }
web-openings-editor = Open in the editor
web-openings-about = How these figures are worked out
web-openings-how = The winning chances are those of hints and reviews, with proofs where there are any. How often a move was chosen comes from games of computer players against themselves: in half of them they chose the first move (these are counted here), in the other half all first moves were tried in turn. Moves that are the same when the board is rotated or mirrored count as one.
web-openings-none = There is no opening book for this game: it starts with a random draw, so hardly any two games start alike.
