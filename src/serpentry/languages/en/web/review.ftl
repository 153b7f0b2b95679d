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

web-study-main = Main line
web-study-variation = Variation { $number }
web-study-lines = Lines
