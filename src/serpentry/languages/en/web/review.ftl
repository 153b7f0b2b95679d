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
web-review-lost = { $choices ->
    [one] { $choices } move gave away { $amount } (± { $reach }).
   *[other] { $choices } moves gave away { $amount } (± { $reach }).
  }
web-review-choices = Average change in winning chance per move: own moves { $own }, opponents’ moves { $others }.
web-review-luck = Luck { $luck }.
web-review-moments = Moments that mattered
web-review-none = No move stood out.
web-review-on = Play on from here
web-review-learn = { $count ->
    [one] Learn from your mistake
   *[other] Learn from your { $count } mistakes
  }
web-edit-position = Edit this position
web-deck = Your mistakes
web-deck-due = { $due } of { $count } to try again today
web-deck-empty = What goes wrong in your games can be kept here: review a finished game.
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
web-studies = Studies
web-studies-line = Positions and games with your own text, marks and variations.
web-studies-here = They are kept in this browser.
web-study-new = New study
web-study-begin = Write here what you want to show. Add boards from the position editor or from a replay.
web-study-add = Add to a study
web-study-edit = Edit
web-study-save = Save
web-study-saved = Saved.
web-study-page = Download page
web-study-remove = Delete this study
web-study-remove-sure = Delete this study for good?
web-study-text = Text (Markdown)
web-study-how = How to write a board
web-study-how-boards = A board is a block of lines: the game, its moves, and what is said and drawn after so many moves.
web-study-line = Board in line { $line }:
web-study-gone = There is no such study in this browser.
web-study-unkept = This browser has no room left for studies.
web-study-main = Main line
web-study-variation = Variation { $number }
web-study-lines = Lines
