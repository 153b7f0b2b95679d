## Les plateaux hexagonaux

board-hex-tile-1 = hexagone seul
board-hex-tile-2 = paire
board-hex-tile-s = trois tout droits
board-hex-tile-l = coude de trois
board-hex-tile-ss = quatre tout droits
board-hex-tile-sl = crochet
board-hex-tile-ll = arc de quatre
board-hex-tile-lr = vague de quatre

board-hex-empty = vide
board-hex-left = Tuiles restantes
board-hex-none-left = aucune
