## Les plateaux hexagonaux

board-hex-tile-1 = tuile 1
board-hex-tile-2 = paire
board-hex-tile-s = ligne de trois
board-hex-tile-l = coude de trois
board-hex-tile-ss = ligne de quatre
board-hex-tile-sl = crochet
board-hex-tile-ll = arc de quatre
board-hex-tile-lr = vague de quatre
board-hex-tile-sss = ligne de cinq
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
