## SNEKAGON

board-snekagon-seat =
    { $seat ->
        [0] Grün
       *[1] Rot
    }
board-snekagon-body = { board-snekagon-seat }: Leib einer Schlange der Länge { $length }
board-snekagon-end = { board-snekagon-seat }: Ende einer Schlange der Länge { $length }
board-snekagon-ring = { board-snekagon-seat }: geschlossener Ring der Länge { $length }
board-snekagon-pie = Das erste Plättchen übernehmen
