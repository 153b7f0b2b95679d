## What the rules forbid, and why

why-hex-unflipped = Tiles may not be flipped in this game, and no unflipped tile has this shape.
why-hex-no-such-shape = No tile has this shape.
why-hex-tile-used = You have already placed this tile ({ $tile }).
why-hex-opening-single = The first tile of the game is the 1-tile.
