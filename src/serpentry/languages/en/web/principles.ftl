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
web-principle-opinion = An opinion: no measurement shows that it wins more games.
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

web-principle-snekagon-large = Large tiles while there is room
web-because-snekagon-large = Every hex counts the same, early or late. But late there is hardly room for a tile of four, and a small one still fits.
web-principle-snekagon-ends = Keep your ends open
web-because-snekagon-ends = A snake grows at its ends only. An end with no way on is lost for good, and what is left to you is the other one.
web-principle-snekagon-second = Start a second snake where there is room
web-because-snekagon-second = A snake without room grows no longer, however you place. A second one, away from everything, can become the longest, and a tile that closes the gap later joins both.
web-principle-snekagon-join = Join when you can
web-because-snekagon-join = One tile that touches an end of both snakes adds all of the second to the first. No other move gains so much, and the gap may be gone next turn.
web-principle-snekagon-ones = Keep small tiles for the end
web-because-snekagon-ones = The 1-tile fits where nothing else does: into the last gap, or to join two snakes. Placed early it gives away a long step while there is room for one.

## SNEKAGON 5G

web-principle-snekagon5g-one = Grow one long snake
web-because-snekagon5g-one = Only your longest snake counts, over all floors. As long as it has an open end, on its floor or through a drill, a tile there brings more than one that starts another.
web-principle-snekagon5g-ends = Keep your ends open on their floors
web-because-snekagon5g-ends = A snake grows at its ends only. An end with nothing free beside it on its floor must drill, and the same field of the next floor may be taken.
web-principle-snekagon5g-drill = Drill where your floor is full
web-because-snekagon5g-drill = An end that is walled in on its floor may have plenty of room on the next one, on the same field. The tile that drills there counts like any other, and your snake goes on in a new place.
web-principle-snekagon5g-join = Join two snakes, by a drill too
web-because-snekagon5g-join = A tile that meets snakes of yours with both ends makes one of two. One end may meet along its floor, the other through a drill.
web-principle-snekagon5g-ones = Keep the 1-tile
web-because-snekagon5g-ones = It fits where nothing else does, joins two snakes or two floors, and can make a shaft. Placed early it is one hex; at the end it may bring a whole snake.

## Sssnake

web-principle-sssnake-closer = Bring head and tail together
web-because-sssnake-closer = Whoever first needs no more cards wins. Let every card of your own lower the number of missing cards: a detour costs a turn, and often the game.
web-principle-sssnake-useful = Keep a use for most cards
web-because-sssnake-useful = You can’t choose what you draw. Of two moves that leave equally many cards missing, take the one after which more cards help: nine in ten are straights and curves.
web-principle-sssnake-away = Lead the neighbour’s end away
web-because-sssnake-away = A single card goes to your neighbour’s snake, and you choose where. Turn an end away from the other one: each further missing card costs them time.
web-principle-sssnake-gift = Give the card that helps least
web-because-sssnake-gift = With a 2 or 3, one card becomes the gift. If two moves are equally good for you, keep the card that your neighbour waits for, above all the one that would close their snake.
web-principle-sssnake-safe = Leave others little to spoil
web-because-sssnake-safe = Others place single cards on your snake, too. Of two moves that leave equally many cards missing, take the one after which they can lead you astray the least.

## Cobra Carnival

web-principle-carnival-own = Dress your own snakes first
web-because-carnival-own = A turn is one tile. Place what brings your own snakes most, the dearest costume first: what stays in your hand brings nothing, and next turn the way may be closed.
web-principle-carnival-gifts = Put gifts where your own snake touches them
web-because-carnival-gifts = A gift brings a point for every side of a coloured tile that touches it, whoever placed it. In a bend of your own snake these are several at once, and none of the others’.
web-principle-carnival-troubles = Put trouble tiles into others’ bends
web-because-carnival-troubles = Every side that touches a trouble tile costs two points. Look for a bend of another snake with several sides free, away from your own.
web-principle-carnival-logs = Put logs where they cost others most
web-because-carnival-logs = A log takes the place of a tile and counts nothing itself. Take from others what is dear, a costume worth 3 or a tile beside gifts; or take a knot out of your own snake.
web-principle-carnival-way = Keep your own way free
web-because-carnival-way = A blocked snake grows no more until a log mends it. Turn in time, away from other snakes and their exits: a free square ahead is often worth more than a point.
