## Доски из шестиугольников

board-hex-tile-1 = одиночный
board-hex-tile-2 = пара
board-hex-tile-s = прямая тройка
board-hex-tile-l = изогнутая тройка
board-hex-tile-ss = прямая четвёрка
board-hex-tile-sl = крюк
board-hex-tile-ll = дуга из четырёх
board-hex-tile-lr = волна из четырёх
board-hex-tile-sss = прямая пятёрка
board-hex-tile-ssl = длинный крюк
board-hex-tile-lll = дуга из пяти
board-hex-tile-sll = посох
board-hex-tile-lrl = зигзаг
board-hex-tile-slr = длинная волна
board-hex-tile-lsr = растянутая волна
board-hex-tile-llr = вопросительный знак
board-hex-tile-sls = широкий изгиб
board-hex-tile-lsl = чаша

board-hex-empty = пусто
board-hex-left = Оставшиеся тайлы
