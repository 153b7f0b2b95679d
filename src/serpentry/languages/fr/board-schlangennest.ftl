## Schlangennest sur la table

board-schlangennest-colour =
    { $colour ->
         [green] Vert
         [red] Rouge
         [blue] Bleu
         [yellow] Jaune
         [path] Chemin
        *[frame] Cadre
    }
board-schlangennest-kind =
    { $card ->
         [straight] ligne droite
         [curve] courbe
         [head] tête
        *[tail] queue
    }
board-schlangennest-piece =
    { $card ->
         [straight] ligne droite
         [curve] courbe
         [head] tête
        *[tail] queue
    } ({ $colour ->
         [green] vert
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [path] le chemin
        *[frame] le cadre
    })
board-schlangennest-turn = Tourner une courbe de ton anneau
board-schlangennest-replace = Mettre ta queue à la place d’une ligne droite
board-schlangennest-card =
    { $colour ->
         [green] Vert
         [red] Rouge
         [blue] Bleu
         [yellow] Jaune
         [path] Chemin
        *[frame] Cadre
    } : { $card ->
         [straight] ligne droite
         [curve] courbe
         [head] tête
        *[tail] queue
    } vers { $one ->
         [n] le nord
         [e] l’est
         [s] le sud
        *[w] l’ouest
    }{ $two ->
         [none] { "" }
         [n] { " et le nord" }
         [e] { " et l’est" }
         [s] { " et le sud" }
        *[w] { " et l’ouest" }
    }. Gris : { $gray ->
         [nobody] libre
         [green] vert
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [path] le chemin
        *[frame] le cadre
    }
board-schlangennest-empty = vide
board-schlangennest-reached =
    vide ; atteinte par { $one ->
         [green] vert
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [path] le chemin
        *[frame] le cadre
    }{ $two ->
         [none] { "" }
         [green] { " et vert" }
         [red] { " et rouge" }
         [blue] { " et bleu" }
         [yellow] { " et jaune" }
         [path] { " et le chemin" }
        *[frame] { " et le cadre" }
    }
board-schlangennest-size = Un nid de { $wide } × { $high }
board-schlangennest-no-border = Un nid sans bord
board-schlangennest-held = ×{ $count }
