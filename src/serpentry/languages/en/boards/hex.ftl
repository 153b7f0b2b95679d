## The hexagonal boards

board-hex-tile-1 = 1-tile
board-hex-tile-2 = pair
board-hex-tile-s = straight three
board-hex-tile-l = bent three
board-hex-tile-ss = straight four
board-hex-tile-sl = hook
board-hex-tile-ll = curved four
board-hex-tile-lr = wavy four
board-hex-tile-sss = straight five
board-hex-tile-ssl = long hook
board-hex-tile-lll = curved five
board-hex-tile-sll = crook
board-hex-tile-lrl = zigzag
board-hex-tile-slr = long wave
board-hex-tile-lsr = stretched wave
board-hex-tile-llr = question mark
board-hex-tile-sls = wide bend
board-hex-tile-lsl = bowl

board-hex-empty = empty
board-hex-left = Tiles left
