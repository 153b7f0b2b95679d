## Die Bretter aus Sechsecken

board-hex-tile-1 = Einer-Plättchen
board-hex-tile-2 = Paar
board-hex-tile-s = gerader Dreier
board-hex-tile-l = Dreierknick
board-hex-tile-ss = gerader Vierer
board-hex-tile-sl = Haken
board-hex-tile-ll = Viererbogen
board-hex-tile-lr = Viererwelle
board-hex-tile-sss = gerader Fünfer
board-hex-tile-ssl = langer Haken
board-hex-tile-lll = Fünferbogen
board-hex-tile-sll = Krummstab
board-hex-tile-lrl = Zickzack
board-hex-tile-slr = lange Welle
board-hex-tile-lsr = gestreckte Welle
board-hex-tile-llr = Fragezeichen
board-hex-tile-sls = weiter Knick
board-hex-tile-lsl = Schale

board-hex-empty = leer
board-hex-left = Übrige Plättchen
