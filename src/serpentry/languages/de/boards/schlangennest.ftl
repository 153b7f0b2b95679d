## Schlangennest auf dem Tisch

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
         [path] der Pfad
        *[frame] der Rahmen
    }
board-schlangennest-two =
    { $two ->
         [green] { word-green }
         [red] { word-red }
         [blue] { word-blue }
         [yellow] { word-yellow }
         [path] der Pfad
        *[frame] der Rahmen
    }
board-schlangennest-grey =
    { $gray ->
         [nobody] frei
         [green] { word-green }
         [red] { word-red }
         [blue] { word-blue }
         [yellow] { word-yellow }
         [path] der Pfad
        *[frame] der Rahmen
    }
board-schlangennest-kind =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [head] { word-head }
        *[tail] { word-tail }
    }
board-schlangennest-piece = { board-schlangennest-kind } ({ board-schlangennest-owner })
board-schlangennest-turn = Eine Kurve deines Rings drehen
board-schlangennest-replace = Eine Gerade durch deinen Schwanz ersetzen
board-schlangennest-card =
    { $two ->
         [none] { board-schlangennest-piece } nach { side-one }. Grau: { board-schlangennest-grey }
        *[other] { board-schlangennest-piece } nach { side-one } und { side-two }. Grau: { board-schlangennest-grey }
    }
board-schlangennest-empty = leer
board-schlangennest-reached =
    { $two ->
         [none] leer; hierher führt { board-schlangennest-one }
        *[other] leer; hierher führen { board-schlangennest-one } und { board-schlangennest-two }
    }
board-schlangennest-size = Nest: { $wide } × { $high }
board-schlangennest-no-border = Nest ohne Rand
board-schlangennest-held = ×{ $count }
board-schlangennest-tip-border = Die braune Linie ist der Rand des Nests: Außerhalb dürfen nur Köpfe und Schwänze liegen.
board-schlangennest-tip-path = Der Pfad quer über der Spielfläche ist eine Schlange ohne Besitzer.
