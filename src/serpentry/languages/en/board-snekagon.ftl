## SNEKAGON

board-snekagon-seat =
    { $seat ->
         [0] { word-green.name }
        *[1] { word-red.name }
    }
board-snekagon-body = { board-snekagon-seat }: body of a snake { $length } long
board-snekagon-end = { board-snekagon-seat }: end of a snake { $length } long
board-snekagon-ring = { board-snekagon-seat }: a closed ring of { $length }
board-snekagon-pie = Swap sides (pie rule)
