## SNEKAGON

board-snekagon-seat =
    { $colour ->
         [green] { word-green.name }
        *[red] { word-red.name }
    }
board-snekagon-body = { board-snekagon-seat }: Körper einer Schlange der Länge { $length }
board-snekagon-end = { board-snekagon-seat }: Ende einer Schlange der Länge { $length }
board-snekagon-ring = { board-snekagon-seat }: geschlossener Ring der Länge { $length }
board-snekagon-pie = Seiten tauschen (Kuchenregel)
