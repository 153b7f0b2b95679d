### The first game of each kind, step by step: what a friend at the table would say.

## SNEKAGON

guide-snekagon-1 = Welcome to SNEKAGON! Two players place snakes on one board, and at the end only your longest snake counts. You are red; each of you has eight tiles, each a piece of snake. We use a small board to learn on.
guide-snekagon-2 = Green begins: with the 1-tile, which always comes first. It may go anywhere; Green takes the middle of the board.
guide-snekagon-3 = Now it is your turn: one tile each, in turn. You start a new snake or grow one you have. A new snake must keep away from everything. Try to start one right beside Green and see what the referee says.
guide-snekagon-4 = So start at the left edge, and with a long tile: later there will be less room for it. Place it on the board yourself, or let me do it for you.
guide-snekagon-5 = Green’s snake grows and shuts in one of your two ends: from c1 there is no way on. That’s how you get in each other’s way.
guide-snekagon-6 = Your other end is open: a tile that grows your snake goes there, and may touch the other player’s tiles as much as it likes. But snakes have stiff backs: straight on, or 60° to one side, no sharper. Try this bend; it is too sharp: three hexagons would all touch each other.
guide-snekagon-7 = Better: straight on and then a gentle bend, right round Green’s end at d4. Your snake is now eight hexes long, and at that end only one way is left to Green, over c4.
guide-snekagon-8 = Green slips out there and grows to seven.
guide-snekagon-9 = Can your snake grow from its middle as well? No, a snake has two ends and never branches. Try it anyway, from the bend at e4.
guide-snekagon-10 = Let’s plan ahead instead. Start a second snake at the bottom, away from everything. Do you see that a tile along the edge can lead from there to your open end at d6?
guide-snekagon-11 = Green grows to nine, at the other end of the board, and doesn’t cut your way.
guide-snekagon-12 = Now the best move of this game: a tile that touches an end of both snakes makes them one. Join them!
guide-snekagon-13 = Eight plus three plus two: your snake has thirteen hexes, Green’s has nine. A snake may even be closed into a ring, but then it never grows again.
guide-snekagon-14 = If you can place a tile, you must; if not, you are skipped. When nobody can, compare longest snakes: the longer one wins. That’s all! The real board is larger, with 91 cells. Hint and Undo are always there for you.

## SNEKAGON 5G

guide-snekagon5g-1 = Welcome to SNEKAGON 5G! It is SNEKAGON on several floors, one for each player. Your longest snake counts, on all floors together. You play the mamba against the python.
guide-snekagon5g-2 = The floors lie above one another and are only drawn apart: d4 on floor 1 is the same field as d4 on floor 2. The two eyes are holes; nothing can be placed there. You have ten tiles, two of them special tiles of your species.
guide-snekagon5g-3 = There is no fixed first tile here. Start a snake with your 5-tile, along the right edge of floor 1. Long tiles go first, for soon they find no room.
guide-snekagon5g-4 = The python starts on floor 2, at the bottom right. As in SNEKAGON, a new snake touches nothing on its floor.
guide-snekagon5g-5 = And the eyes? Try to place a tile straight across one.
guide-snekagon5g-6 = Grow at your end g4 and curl into the middle of floor 1. Your snake is nine hexes long now, and the python doesn’t disturb you on this floor.
guide-snekagon5g-7 = The python starts a second snake, at the top left of floor 2.
guide-snekagon5g-8 = Start a second snake, too, at the top left of floor 1. Its end b2 looks towards the end c6 of your first snake, and its end d2 is free on both floors.
guide-snekagon5g-9 = The python joins its two snakes: fourteen hexes!
guide-snekagon5g-10 = Now for something special: drilling. From an open end, a snake may continue on the next floor, from the same field. But only from an end! Try it from the middle of your first snake, at e6.
guide-snekagon5g-11 = Now for real: drill from the end at d2 to floor 2 and continue there, right through the middle. After a drill you may set off in any direction. The second snake has nine hexes now, too: a field that it covers on both floors counts twice.
guide-snekagon5g-12 = The python drills as well, turns up on floor 1 and has seventeen. A drilled tile may touch opponents anywhere.
guide-snekagon5g-13 = Now the best move of this game: a tile that touches an end of both your snakes makes them one. Join b2 and c6! Each end of a tile may have one joint, by a drill or along the floor.
guide-snekagon5g-14 = Nine plus nine plus four: twenty-two hexagons over two floors, against seventeen! When you play yourself, place a tile where it can be drilled and you will be asked which drill you mean. A player who can’t place a tile is out; when nobody can, the longest snake wins. With more players there are more floors, in a circle.

## Schlangennest

guide-schlangennest-1 = Welcome to the nest! Everyone places square cards, and the snake with the most parts wins. You are green and hold all your 18 cards from the start: 7 straights, 9 curves, a tail and a head. Nothing is hidden, and there is no luck.
guide-schlangennest-2 = Look at a card: one part is green, the other is grey and belongs to nobody yet. Every side has a part, so cards always fit together. The first card goes in the middle: place a straight, upright. Don’t begin with the tail or the head: your snake would have one end only, and once Red closes that, your game is over.
guide-schlangennest-3 = Red places a first card too, next to a card on the table, side by side or corner to corner. Keep an eye on its grey part: it begins beside the square above your card.
guide-schlangennest-4 = From now on every card must lengthen your own snake, at one of its two ends. With its green part! Try it below your card with a straight lying across: only its grey part would meet your snake.
guide-schlangennest-5 = You need a card whose green part continues from your end. Place this curve; it leads your snake to the right.
guide-schlangennest-6 = Red makes its snake longer, too, downwards: now you both reach the square below Red.
guide-schlangennest-7 = Two colours are never joined, not even through grey. Try to lead your green part there into Red’s.
guide-schlangennest-8 = Go straight on instead, below Red. The grey part of your card makes Red longer by one, whether Red likes it or not: but you decide where Red has to go.
guide-schlangennest-9 = Red lengthens its other end and curves to the right at the top.
guide-schlangennest-10 = Turn up beside Red with a curve: so your end stays inside the nest, instead of running out of it.
guide-schlangennest-11 = Red goes on to the right at the top.
guide-schlangennest-12 = Now the best part. Place the curve above your first card so that it leads to the right, into the free grey part of Red’s card: all the connected grey becomes yours. One card placed, two parts won!
guide-schlangennest-13 = The nest has a border: here all straights and curves must fit into five by seven squares, whichever way round. Where it runs emerges only as you play. Outside it only heads and tails may go. And if your two ends meet, your snake is a ring; on your next turn you open it again.
guide-schlangennest-14 = Tail and head finish an end. That brings a part, but the end is done for good. So keep both until late in the game, for ends with nowhere to go. When both ends are finished, your snake is complete, and you watch the others. In the end all parts count, green and grey; a card your snake crosses twice counts twice. You already have six. Now try it yourself!

## Sssnake

guide-sssnake-1 = Welcome to Sssnake! Everyone has a start card with a head and a tail, on a table of their own. The first to join head and tail wins. You are green; red’s moves are given. The number next to each player says how many cards are missing: six at the start.
guide-sssnake-2 = The die shows a 2: a curve and a straight. One card goes to your own snake, the other is a gift for red. So the number decides whose snake you place on. Try to place the straight on red’s snake yourself, and see why it isn’t allowed.
guide-sssnake-3 = Keep the curve and bend the left end up: that brings it closer to the other end, and only five cards are missing. The straight would lead you away from the other end; that makes it a good gift.
guide-sssnake-4 = Red has to place the gift, and now misses seven cards instead of six.
guide-sssnake-5 = Red rolled a 1: a single card goes to the neighbour’s snake, and that is yours. Red leads your end further up, away from the other one. You miss six cards again.
guide-sssnake-6 = You rolled a 3: two cards for you, one for red. Place the curve first, so that your end turns right at the top, above the start card: five are missing.
guide-sssnake-7 = Now the straight, further to the right, where the other end is: four are missing. Red gets the crossing; it saves something only where an end comes back to it.
guide-sssnake-8 = Red places the gift. One piece on it lies idle; if an end comes there later, the snake runs straight through it, at no cost.
guide-sssnake-9 = Red rolled a 2 and bends the right end up. The straight is a gift for you.
guide-sssnake-10 = A gift can help, too: lead your end at the top further to the right. Three cards are missing.
guide-sssnake-11 = You rolled a 1, so this card goes to red’s snake. Place it so that one of red’s ends goes further away from the other: then red misses eight. Every snake must stay closable, though.
guide-sssnake-12 = Red drew two curves and bends an end back with one of them. You get the other.
guide-sssnake-13 = Bend your right end up with it. Now only two cards are missing, a curve and a straight: your ends lead to two squares, one above the other.
guide-sssnake-14 = And those are what you rolled! Place the curve at the top right, and the straight below it: when head and tail meet, that snake wins at once. If the deck of 120 cards runs out first, the player with the fewest missing cards wins. Then play your own game, with two to four players.

## Cobra Carnival

guide-carnival-1 = Welcome to the carnival! Snakes come out of the house in the middle and dress up. The player with the most points wins. You sit at the bottom and play purple; yellow’s moves are given, and so is what is drawn.
guide-carnival-2 = A turn is simple: place one tile, draw one. You hold four tiles, and everyone sees them. Straights wear costumes worth 1, 2 or 3 points, a corner counts 1, and a diamond brings a token worth 4.
guide-carnival-3 = No tile may stand alone. A snake tile goes where its snake leads, the first one to its exit; a gift goes beside a snake; a log only replaces what lies there. Try to place a tile out in the open.
guide-carnival-4 = Begin with the diamond, straight down from your exit: four points at once. Nobody can take the token from you any more.
guide-carnival-5 = Yellow begins with a corner and bends to the left.
guide-carnival-6 = Put the gift to the left of your diamond: each side of a coloured tile that touches it is worth 1 more. It blocks no end, and your snake can bend around it later.
guide-carnival-7 = Yellow goes on to the left, in a costume worth 2.
guide-carnival-8 = Bend around your gift: the corner below the diamond leads to the left, so that your next tile touches the gift, too.
guide-carnival-9 = Yellow bends up with a corner.
guide-carnival-10 = Now the trouble tile: each side of a coloured tile that touches it costs 2. Place it above yellow’s straight: it touches that tile, and it will touch the next one as well, for yellow’s snake leads to the square beside it.
guide-carnival-11 = Yellow puts a gift beside its own corner and gets one point back.
guide-carnival-12 = You drew a costume worth 3. Place it at your end, below the gift: the two bring four points together, and it is ten to three.
guide-carnival-13 = There are nasty tricks, too. Knots and sores cost points and may be placed on others at any time. Logs replace a tile of the same shape and score nothing; but a corner log can lead your own snake out of a dead end, and through a crossing log another snake can pass.
guide-carnival-14 = When nothing grows any more, the final round comes: in turn everyone places heads, 2 points each, then hats. A hat goes on any head without one: the fine hats on yours, the ugly ones, −1 and −2, on others. Play on here if you like, or start your own game: with two players each then has two snakes, with three or four everyone has one.
