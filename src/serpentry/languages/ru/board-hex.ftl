## Доски из шестиугольников

board-hex-tile-1 = одиночная
board-hex-tile-2 = пара
board-hex-tile-s = прямая тройка
board-hex-tile-l = изогнутая тройка
board-hex-tile-ss = прямая четвёрка
board-hex-tile-sl = крюк
board-hex-tile-ll = дуга из четырёх
board-hex-tile-lr = волна из четырёх

board-hex-empty = пусто
board-hex-left = Оставшиеся плитки
board-hex-none-left = нет
