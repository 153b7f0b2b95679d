## The hexagonal boards

board-hex-tile-1 = single hex
board-hex-tile-2 = pair
board-hex-tile-s = straight three
board-hex-tile-l = bend of three
board-hex-tile-ss = straight four
board-hex-tile-sl = hook
board-hex-tile-ll = arc of four
board-hex-tile-lr = wave of four

board-hex-empty = empty
board-hex-left = Tiles left
board-hex-none-left = none
