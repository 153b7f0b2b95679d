## SNEKAGON

board-snekagon-seat =
    { $colour ->
         [green] { word-green.name }
        *[red] { word-red.name }
    }
board-snekagon-body = { board-snekagon-seat } : corps d’un serpent de longueur { $length }
board-snekagon-end = { board-snekagon-seat } : extrémité d’un serpent de longueur { $length }
board-snekagon-ring = { board-snekagon-seat } : anneau fermé de longueur { $length }
board-snekagon-pie = Échanger les couleurs (règle du gâteau)
