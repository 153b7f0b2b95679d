## Schlangennest on the table

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
         [path] path
        *[frame] frame
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
         [nobody] free
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
board-schlangennest-piece = { board-schlangennest-owner } { board-schlangennest-kind }
board-schlangennest-turn = Rotate a curve of your ring
board-schlangennest-replace = Replace a straight with your tail
board-schlangennest-card =
    { $two ->
         [none] { board-schlangennest-piece } to { side-one }. Grey: { board-schlangennest-grey }
        *[other] { board-schlangennest-piece } to { side-one } and { side-two }. Grey: { board-schlangennest-grey }
    }
board-schlangennest-empty = empty
board-schlangennest-reached =
    { $two ->
         [none] empty; { board-schlangennest-one } leads here
        *[other] empty; { board-schlangennest-one } and { board-schlangennest-two } lead here
    }
board-schlangennest-size = Nest: { $wide } × { $high }
board-schlangennest-no-border = Nest without a border
board-schlangennest-held = ×{ $count }
board-schlangennest-tip-border = The brown line is the border of the nest: outside it only heads and tails may go.
board-schlangennest-tip-path = The path across the field is a snake that belongs to no one.
