## Die Bretter aus Sechsecken

board-hex-tile-1 = Einzelfeld
board-hex-tile-2 = Paar
board-hex-tile-s = gerader Dreier
board-hex-tile-l = Dreierknick
board-hex-tile-ss = gerader Vierer
board-hex-tile-sl = Haken
board-hex-tile-ll = Viererbogen
board-hex-tile-lr = Viererwelle

board-hex-empty = leer
board-hex-left = Übrige Plättchen
board-hex-none-left = keine
