## SNEKAGON

board-snekagon-seat =
    { $seat ->
        [0] Vert
       *[1] Rouge
    }
board-snekagon-body = { board-snekagon-seat } : corps d’un serpent de longueur { $length }
board-snekagon-end = { board-snekagon-seat } : bout d’un serpent de longueur { $length }
board-snekagon-ring = { board-snekagon-seat } : anneau fermé de longueur { $length }
board-snekagon-pie = Reprendre la première tuile
