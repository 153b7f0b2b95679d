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
board-schlangennest-owner = { $colour ->
    [green] { word-green.fem }
    [red] { word-red.fem }
    [blue] { word-blue.fem }
    [yellow] { word-yellow.fem }
    [path] du chemin
   *[frame] du cadre
 }
board-schlangennest-one = { $one ->
    [green] le serpent { word-green }
    [red] le serpent { word-red }
    [blue] le serpent { word-blue }
    [yellow] le serpent { word-yellow }
    [path] le chemin
   *[frame] le cadre
 }
board-schlangennest-two = { $two ->
    [green] le serpent { word-green }
    [red] le serpent { word-red }
    [blue] le serpent { word-blue }
    [yellow] le serpent { word-yellow }
    [path] le chemin
   *[frame] le cadre
 }
board-schlangennest-grey = { $gray ->
    [nobody] libre
    [green] au serpent { word-green }
    [red] au serpent { word-red }
    [blue] au serpent { word-blue }
    [yellow] au serpent { word-yellow }
    [path] au chemin
   *[frame] au cadre
 }
board-schlangennest-kind =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [head] { word-head }
        *[tail] { word-tail }
    }
board-schlangennest-piece = { board-schlangennest-kind } { board-schlangennest-owner }
board-schlangennest-turn = Tourner une courbe de votre anneau
board-schlangennest-replace = Remplacer une droite par votre queue
board-schlangennest-card = { $two ->
    [none] { board-schlangennest-piece } ({ side-one }). Gris : { board-schlangennest-grey }
   *[other] { board-schlangennest-piece } ({ side-one } et { side-two }). Gris : { board-schlangennest-grey }
 }
board-schlangennest-empty = vide
board-schlangennest-reached = { $two ->
    [none] vide ; { board-schlangennest-one } mène ici
   *[other] vide ; { board-schlangennest-one } et { board-schlangennest-two } mènent ici
 }
board-schlangennest-size = Nid de { $wide } × { $high }
board-schlangennest-no-border = Nid sans bord
board-schlangennest-held = ×{ $count }
board-schlangennest-tip-border = La ligne brune est le bord du nid : au-dehors, seules les têtes et les queues peuvent se poser.
board-schlangennest-tip-path = Le chemin en travers de la surface de jeu est un serpent qui n’est à personne.
