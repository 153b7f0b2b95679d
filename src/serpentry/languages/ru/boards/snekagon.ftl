## SNEKAGON

board-snekagon-seat =
    { $colour ->
         [green] { word-green.name }
        *[red] { word-red.name }
    }
board-snekagon-body = { board-snekagon-seat }: тело змеи длиной { $length }
board-snekagon-end = { board-snekagon-seat }: конец змеи длиной { $length }
board-snekagon-ring = { board-snekagon-seat }: замкнутое кольцо длиной { $length }
board-snekagon-pie = Поменяться цветами (правило пирога)
