## Courses of strategy: a principle at a time

web-principles = Strategy, step by step
web-principle-number = Principle { $number } of { $count }
web-principle-position = Position { $number } of { $count }
web-principle-choose = It is { $who }’s turn, and two moves are marked. Which one is better?
web-principle-move = Move { $letter }
web-principle-place = Place { $letter }
web-principle-right = Right!
web-principle-wrong = The other move is better.
web-principle-costs = With the better move, strong players win { $better }% of such games; with the other one, { $worse }%.
web-principle-measured = Measured: of two computers that play by this, the weaker wins { $weaker }% and the stronger { $stronger }% of its games against one of the same strength that does the opposite.
web-principle-opinion = An opinion: nobody has measured what this wins.
web-principle-judged = Nobody knows perfect play here. What moves are worth is the estimate of a strong computer.
web-principle-solved = Right: { $solved } of { $count }
web-principle-done = That was the whole course. You found the better move at the first try { $solved } times out of { $count }.

## Schlangennest

web-principle-schlangennest-begin = Begin with a straight or a curve
web-because-schlangennest-begin = A snake that begins with its tail or head has one end only. Whoever closes that end finishes the snake, and you only watch.
web-principle-schlangennest-room = Keep both ends inside the nest
web-because-schlangennest-room = An end that leaves the nest, or has no room left, grows no more. With two open ends you can always choose where to go on.
web-principle-schlangennest-curves = Place curves early
web-because-schlangennest-curves = A straight can only go on as before, and soon that is out of the nest. Curves keep the snake curled up inside, where there is room and grey to be had.
web-principle-schlangennest-ends = Keep tail and head for the end
web-because-schlangennest-ends = They bring one part, but that end is finished for good. They are worth most at an end that leads nowhere any more.
web-principle-schlangennest-hunt = Look at the other snake’s ends
web-because-schlangennest-hunt = Grey parts of your cards lead the other snake where you want it. Take its room, send it out of the nest, or close its end: a snake without ends is finished.

## SNEKAGON

web-principle-snekagon-ends = Keep your ends open
web-because-snekagon-ends = A snake grows at its ends only. An end with no way on is lost for good, and what is left to you is the other one.
web-principle-snekagon-second = Start a second snake where there is room
web-because-snekagon-second = A snake without room grows no longer, however you place. A second one, away from everything, can become the longest, and a tile that closes the gap later joins both.
web-principle-snekagon-join = Join when you can
web-because-snekagon-join = One tile that touches an end of both snakes adds all of the second to the first. No other move gains so much, and the gap may be gone next turn.
web-principle-snekagon-ones = Keep small tiles for the end
web-because-snekagon-ones = The 1-tile fits where nothing else does: into the last gap, or to join two snakes. Placed early it gives away a long step while there is room for one.
