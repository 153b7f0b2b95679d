## SNEKAGON

board-snekagon-seat =
    { $colour ->
         [green] { word-green.name }
        *[red] { word-red.name }
    }
board-snekagon-body = { board-snekagon-seat }: body of a snake { $length } long
board-snekagon-end = { board-snekagon-seat }: end of a snake { $length } long
board-snekagon-ring = { board-snekagon-seat }: a closed ring of { $length }
board-snekagon-pie = Swap sides (pie rule)
