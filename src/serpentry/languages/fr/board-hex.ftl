## Les plateaux hexagonaux

board-hex-tile-1 = hexagone seul
board-hex-tile-2 = paire
board-hex-tile-s = trois tout droits
board-hex-tile-l = coude de trois
board-hex-tile-ss = quatre tout droits
board-hex-tile-sl = crochet
board-hex-tile-ll = arc de quatre
board-hex-tile-lr = vague de quatre
board-hex-tile-sss = cinq tout droits
board-hex-tile-ssl = long crochet
board-hex-tile-lll = arc de cinq
board-hex-tile-sll = crosse
board-hex-tile-lrl = zigzag
board-hex-tile-slr = longue vague
board-hex-tile-lsr = vague étirée
board-hex-tile-llr = point d’interrogation
board-hex-tile-sls = large coude
board-hex-tile-lsl = coupe

board-hex-empty = vide
board-hex-left = Tuiles restantes
