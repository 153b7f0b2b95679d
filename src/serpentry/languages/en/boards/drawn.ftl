## A board that is drawn by the service, for games without one of their own

board-drawn-kind = { $kind }
board-drawn-move = { $move }
board-drawn-free = free
board-drawn-body = body of a snake { $length } long (seat { $seat })
board-drawn-end = end of a snake { $length } long (seat { $seat })
board-drawn-nobody = part of a snake that belongs to no one
