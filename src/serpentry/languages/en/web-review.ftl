## Review of a game

web-review = Review
web-review-start = Review this game
web-review-deeper = Look deeper
web-review-going = { $count ->
    [0] Weighing the first choice…
   *[other] { $done } of { $count } choices weighed
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
    [one] { $choices } choice gave away { $amount } (± { $reach }).
   *[other] { $choices } choices gave away { $amount } (± { $reach }).
  }
web-review-choices = Chance of winning, on average with each choice: own choices { $own }, those of others { $others }.
web-review-luck = Luck { $luck }.
web-review-moments = Moments that mattered
web-review-none = No choice stood out.
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
web-exercise-looking = Looking whether this is as good…
web-exercise-wrong = There is something better.
web-exercise-show = Show the better move
web-exercise-next = Next one
