## Words of the games

# Colours

word-green = green
    .name = Green
word-red = red
    .name = Red
word-blue = blue
    .name = Blue
word-yellow = yellow
    .name = Yellow
word-amber = amber
    .name = Amber
word-black = black
    .name = Black
word-purple = purple
    .name = Purple
word-the-path = the path
    .name = Path
word-the-frame = the frame
    .name = Frame

# Cards and ends

word-straight = straight
word-curve = curve
word-crossed = crossing
word-double = double curve
word-tail = tail
word-head = head

# Seats

word-mamba = mamba
    .name = Mamba
word-python = python
    .name = Python
word-viper = viper
    .name = Viper
word-rattlesnake = rattlesnake
    .name = Rattlesnake
word-cobra = cobra
    .name = Cobra
word-north = north
word-east = east
word-south = south
word-west = west
side-one =
    { $one ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }
side-two =
    { $two ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }

# Cells, counted from where the table began: 2 west 1 north

place-start = the start
    .the = the start square
    .on = on the start square
place-line =
    { $side ->
         [n] N{ $far }
         [e] E{ $far }
         [s] S{ $far }
        *[w] W{ $far }
    }
    .the = square { place-line }
    .on = on square { place-line }
place-corner =
    { $side ->
         [e] E{ $far }
        *[w] W{ $far }
    } { $other ->
         [n] N{ $along }
        *[s] S{ $along }
    }
    .the = square { place-corner }
    .on = on square { place-corner }

# Tiles

word-yellow-straight-1 = yellow straight worth 1
word-yellow-straight-2 = yellow straight worth 2
word-yellow-straight-3 = yellow straight worth 3
word-yellow-corner = yellow corner
word-yellow-diamond = yellow diamond
word-yellow-knot = yellow knot
word-yellow-sore = yellow sore
word-yellow-head = yellow head
word-black-straight-1 = black straight worth 1
word-black-straight-2 = black straight worth 2
word-black-straight-3 = black straight worth 3
word-black-corner = black corner
word-black-diamond = black diamond
word-black-knot = black knot
word-black-sore = black sore
word-black-head = black head
word-purple-straight-1 = purple straight worth 1
word-purple-straight-2 = purple straight worth 2
word-purple-straight-3 = purple straight worth 3
word-purple-corner = purple corner
word-purple-diamond = purple diamond
word-purple-knot = purple knot
word-purple-sore = purple sore
word-purple-head = purple head
word-green-straight-1 = green straight worth 1
word-green-straight-2 = green straight worth 2
word-green-straight-3 = green straight worth 3
word-green-corner = green corner
word-green-diamond = green diamond
word-green-knot = green knot
word-green-sore = green sore
word-green-head = green head
word-gift = gift
word-trouble = trouble tile
word-log-straight = straight log
word-log-corner = corner log
word-log-crossing = crossing log
word-hat-1 = hat worth 1
word-hat-2 = hat worth 2
word-hat-3 = hat worth 3
word-hat-minus-1 = hat worth −1
word-hat-minus-2 = hat worth −2

# Why somebody has won

reason-longest = the longest snake
reason-longest-equal = the longest snakes are equally long
reason-second-longest = the longer second snake
reason-equal = equally long snakes
reason-fewer-grey = as long, with fewer grey parts
reason-most-parts = the most parts, both snakes together
reason-parts-equal = equally many parts, both snakes together
reason-parts-fewer-grey = as many parts, with fewer grey ones
reason-closed = a closed snake
reason-deck-empty = the fewest missing cards when the deck ran out
reason-all-rounds = the fewest missing cards in all rounds
reason-most-points = the most points
reason-forfeit = a player could not play on
reason-points-longer = equal points, and the longer snake
reason-points-diamonds = equal points, equally long snakes, and more diamonds
reason-points-shared = equal points, equally long snakes, equally many diamonds

# Other words

word-game = game
word-player = computer player
word-language = language
word-rule = rule
word-paper = paper
word-edition = edition
word-version-of-the-rules = version of the rules
word-kind-of-returns = kind of returns
word-member = member
place-house = the house
    .the = the square of the house
    .on = on the square of the house
place-start-card = the start card
    .the = the square of the start card
    .on = on the square of the start card
place-written = { $written }
    .the = square { $written }
    .on = on square { $written }
