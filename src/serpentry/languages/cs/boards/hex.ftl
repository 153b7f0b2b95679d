## Šestiúhelníkové desky

board-hex-tile-1 = jednička
board-hex-tile-2 = dvojice
board-hex-tile-s = rovná trojka
board-hex-tile-l = lomená trojka
board-hex-tile-ss = rovná čtyřka
board-hex-tile-sl = hák
board-hex-tile-ll = oblouk ze čtyř
board-hex-tile-lr = vlna ze čtyř
board-hex-tile-sss = rovná pětka
board-hex-tile-ssl = dlouhý hák
board-hex-tile-lll = oblouk z pěti
board-hex-tile-sll = berla
board-hex-tile-lrl = cikcak
board-hex-tile-slr = dlouhá vlna
board-hex-tile-lsr = natažená vlna
board-hex-tile-llr = otazník
board-hex-tile-sls = široký ohyb
board-hex-tile-lsl = mísa

board-hex-empty = prázdné
board-hex-left = Zbývající dílky
