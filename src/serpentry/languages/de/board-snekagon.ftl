## SNEKAGON

board-snekagon-seat =
    { $seat ->
         [0] { word-green.name }
        *[1] { word-red.name }
    }
board-snekagon-body = { board-snekagon-seat }: Leib einer Schlange der Länge { $length }
board-snekagon-end = { board-snekagon-seat }: Ende einer Schlange der Länge { $length }
board-snekagon-ring = { board-snekagon-seat }: geschlossener Ring der Länge { $length }
board-snekagon-pie = Seiten tauschen (Kuchenregel)
