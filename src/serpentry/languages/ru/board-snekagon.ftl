## SNEKAGON

board-snekagon-seat =
    { $seat ->
        [0] Зелёные
       *[1] Красные
    }
board-snekagon-body = { board-snekagon-seat }: тело змеи длиной { $length }
board-snekagon-end = { board-snekagon-seat }: конец змеи длиной { $length }
board-snekagon-ring = { board-snekagon-seat }: замкнутое кольцо длиной { $length }
board-snekagon-pie = Забрать первую плитку
