## Schlangennest on the table

board-schlangennest-colour =
    { $colour ->
         [green] Green
         [red] Red
         [blue] Blue
         [yellow] Yellow
         [path] Path
        *[frame] Frame
    }
board-schlangennest-kind =
    { $card ->
         [straight] straight
         [curve] curve
         [head] head
        *[tail] tail
    }
board-schlangennest-piece =
    { $colour ->
         [green] green
         [red] red
         [blue] blue
         [yellow] yellow
         [path] the path
        *[frame] the frame
    } { $card ->
         [straight] straight
         [curve] curve
         [head] head
        *[tail] tail
    }
board-schlangennest-turn = Turn a curve of your ring
board-schlangennest-replace = Put your tail in the place of a straight
board-schlangennest-card =
    { $colour ->
         [green] green
         [red] red
         [blue] blue
         [yellow] yellow
         [path] the path
        *[frame] the frame
    } { $card ->
         [straight] straight
         [curve] curve
         [head] head
        *[tail] tail
    } to { $one ->
         [n] north
         [e] east
         [s] south
        *[w] west
    }{ $two ->
         [none] { "" }
         [n] { " and north" }
         [e] { " and east" }
         [s] { " and south" }
        *[w] { " and west" }
    }. Gray: { $gray ->
         [nobody] free
         [green] green
         [red] red
         [blue] blue
         [yellow] yellow
         [path] the path
        *[frame] the frame
    }
board-schlangennest-empty = empty
board-schlangennest-reached =
    empty; reached by { $one ->
         [green] green
         [red] red
         [blue] blue
         [yellow] yellow
         [path] the path
        *[frame] the frame
    }{ $two ->
         [none] { "" }
         [green] { " and green" }
         [red] { " and red" }
         [blue] { " and blue" }
         [yellow] { " and yellow" }
         [path] { " and the path" }
        *[frame] { " and the frame" }
    }
board-schlangennest-size = A nest of { $wide } × { $high }
board-schlangennest-no-border = A nest without a border
board-schlangennest-held = ×{ $count }
