## SNEKAGON

board-snekagon-seat =
    { $seat ->
        [0] Zelený
       *[1] Červený
    }
board-snekagon-body = { board-snekagon-seat }: tělo hada délky { $length }
board-snekagon-end = { board-snekagon-seat }: konec hada délky { $length }
board-snekagon-ring = { board-snekagon-seat }: uzavřený kruh délky { $length }
board-snekagon-pie = Převzít první dílek
