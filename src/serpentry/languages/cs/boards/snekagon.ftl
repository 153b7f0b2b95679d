## SNEKAGON

board-snekagon-seat =
    { $colour ->
         [green] { word-green.name }
        *[red] { word-red.name }
    }
board-snekagon-body = { board-snekagon-seat }: tělo hada délky { $length }
board-snekagon-end = { board-snekagon-seat }: konec hada délky { $length }
board-snekagon-ring = { board-snekagon-seat }: uzavřený kruh délky { $length }
board-snekagon-pie = Výměna barev (pravidlo koláče)
