## Schlangennest sur la table

board-schlangennest-colour =
    { $colour ->
         [green] { word-green.name }
         [red] { word-red.name }
         [blue] { word-blue.name }
         [yellow] { word-yellow.name }
         [path] { word-the-path.name }
        *[frame] { word-the-frame.name }
    }
board-schlangennest-owner =
    { $colour ->
         [green] { word-green }
         [red] { word-red }
         [blue] { word-blue }
         [yellow] { word-yellow }
         [path] { word-the-path }
        *[frame] { word-the-frame }
    }
board-schlangennest-one =
    { $one ->
         [green] { word-green }
         [red] { word-red }
         [blue] { word-blue }
         [yellow] { word-yellow }
         [path] { word-the-path }
        *[frame] { word-the-frame }
    }
board-schlangennest-two =
    { $two ->
         [green] { word-green }
         [red] { word-red }
         [blue] { word-blue }
         [yellow] { word-yellow }
         [path] { word-the-path }
        *[frame] { word-the-frame }
    }
board-schlangennest-grey =
    { $gray ->
         [nobody] libre
         [green] { word-green }
         [red] { word-red }
         [blue] { word-blue }
         [yellow] { word-yellow }
         [path] { word-the-path }
        *[frame] { word-the-frame }
    }
board-schlangennest-kind =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [head] { word-head }
        *[tail] { word-tail }
    }
board-schlangennest-piece = { board-schlangennest-kind } ({ board-schlangennest-owner })
board-schlangennest-turn = Tourner une courbe de votre anneau
board-schlangennest-replace = Remplacer une droite par votre queue
board-schlangennest-card =
    { $two ->
         [none] { board-schlangennest-piece } vers { side-one }. Gris : { board-schlangennest-grey }
        *[other] { board-schlangennest-piece } vers { side-one } et { side-two }. Gris : { board-schlangennest-grey }
    }
board-schlangennest-empty = vide
board-schlangennest-reached =
    { $two ->
         [none] vide ; mène ici : { board-schlangennest-one }
        *[other] vide ; mènent ici : { board-schlangennest-one } et { board-schlangennest-two }
    }
board-schlangennest-size = Nid de { $wide } × { $high }
board-schlangennest-no-border = Nid sans bord
board-schlangennest-held = ×{ $count }
board-schlangennest-tip-border = La ligne brune est le bord du nid : au-dehors, seules les têtes et les queues peuvent se poser.
board-schlangennest-tip-path = Le chemin en travers de la surface de jeu est un serpent qui n’est à personne.
