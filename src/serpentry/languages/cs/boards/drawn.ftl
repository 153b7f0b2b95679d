## Deska, kterou kreslí server, pro hry bez vlastní

board-drawn-kind = { $kind }
board-drawn-move = { $move }
board-drawn-free = volné
board-drawn-body = tělo hada délky { $length } (místo { $seat })
board-drawn-end = konec hada délky { $length } (místo { $seat })
board-drawn-nobody = část hada, který nikomu nepatří
