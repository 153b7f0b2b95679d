## Schlangennest na stole

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
    [green] { word-green } had
    [red] { word-red } had
    [blue] { word-blue } had
    [yellow] { word-yellow } had
    [path] { word-the-path }
   *[frame] { word-the-frame }
 }
board-schlangennest-one = { $one ->
    [green] { word-green } had
    [red] { word-red } had
    [blue] { word-blue } had
    [yellow] { word-yellow } had
    [path] { word-the-path }
   *[frame] { word-the-frame }
 }
board-schlangennest-two = { $two ->
    [green] { word-green } had
    [red] { word-red } had
    [blue] { word-blue } had
    [yellow] { word-yellow } had
    [path] { word-the-path }
   *[frame] { word-the-frame }
 }
board-schlangennest-grey = { $gray ->
    [nobody] volná
    [green] patří { word-green.dat } hadovi
    [red] patří { word-red.dat } hadovi
    [blue] patří { word-blue.dat } hadovi
    [yellow] patří { word-yellow.dat } hadovi
    [path] patří cestě
   *[frame] patří rámu
 }
board-schlangennest-kind =
    { $card ->
         [straight] { word-straight }
         [curve] { word-curve }
         [head] { word-head }
        *[tail] { word-tail }
    }
board-schlangennest-piece = { board-schlangennest-kind } ({ board-schlangennest-owner })
board-schlangennest-turn = Otočit oblouk svého kruhu
board-schlangennest-replace = Nahradit rovný díl svým ocasem
board-schlangennest-card =
    { $two ->
         [none] { board-schlangennest-piece } na { side-one }. Šedá část: { board-schlangennest-grey }
        *[other] { board-schlangennest-piece } na { side-one } a { side-two }. Šedá část: { board-schlangennest-grey }
    }
board-schlangennest-empty = prázdné
board-schlangennest-reached = { $two ->
    [none] prázdné; vede sem { board-schlangennest-one }
   *[other] prázdné; vedou sem { board-schlangennest-one } a { board-schlangennest-two }
 }
board-schlangennest-size = Hnízdo: { $wide } × { $high }
board-schlangennest-no-border = Hnízdo bez okraje
board-schlangennest-held = ×{ $count }
board-schlangennest-tip-border = Hnědá čára je okraj hnízda: za ním smějí ležet jen hlavy a ocasy.
board-schlangennest-tip-path = Cesta přes hrací plochu je had, který nikomu nepatří.
