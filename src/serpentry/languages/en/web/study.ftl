## Studies that are written, and read

web-study-tools = Tools for the board
web-study-tool-play = Play moves
web-study-tool-ring = Ring
web-study-tool-arrow = Arrow: from one cell to another
web-study-tool-wipe = Erase the marks here
web-study-colours = Colour of marks
web-study-colour = { $colour ->
    [green] Green, dashed
    [red] Red, dotted
   *[blue] Blue, solid
  }
web-study-mark = { $kind ->
    [ring] { $colour ->
        [green] Green ring
        [red] Red ring
       *[blue] Ring
      } on { $from }.
   *[arrow] { $colour ->
        [green] Green arrow
        [red] Red arrow
       *[blue] Arrow
      } at { $from }, pointing to { $to }.
  }
web-study-cut = Remove this move and all after it
web-study-redo = Redo
web-study-saved-at = Saved { $time }
web-study-saving = Saving…
web-study-unsent = Kept in this browser, not sent yet
web-study-after = After move { $number }.
web-study-start = At the start.
web-study-instead = Instead of { $number }: { $move }
web-study-note = Note at this place
web-study-note-here = Write here, or just play on the board
web-study-words = Write this text
web-study-new-words = New text
web-study-add-words = Add text
web-study-add-board = Add a board
web-study-no-board = There is no board here yet.
web-study-read = Read
web-study-as-text = Edit as text
web-study-versions = Earlier versions
web-study-versions-none = There are none yet.
web-study-back = Go back to this
web-study-chapters = Chapters
web-study-chapter-new = New chapter
web-study-chapter-first = Beginning
web-study-chapter-title = Its title
web-study-chapter-move = Drag it elsewhere, or press Alt with an arrow key
web-study-chapter-remove = Delete this chapter
web-study-dealt = dealt: { $count }
web-study-seats = Players
web-study-import = Or paste a link to a game, a puzzle or a position, or a record
web-study-import-file = Or open a record
web-study-import-do = Import
web-study-import-none = This names no game, puzzle or position.
web-study-clash = This study was changed elsewhere at { $time }. Your text is kept here.
web-study-clash-theirs = Take the other
web-study-clash-mine = Keep mine
web-study-clash-both = Keep mine as a new study
web-study-quiz = Guess the moves
web-study-quiz-ask = What was played here?
web-study-quiz-right = Yes, that was played.
web-study-quiz-wrong = Something else was played. Try again.
web-study-quiz-show = Show it
web-study-quiz-done = That was the whole line.
web-study-grade = Grade the moves
web-study-link = Copy a link to this place
web-study-linked = Link copied.
web-study-title = Title of the study
web-study-shown = Who may read it
web-study-private = Only me
web-study-by-link = Anyone with the link
web-study-listed = Everyone: it is in the public list
web-study-copy = Make my own copy
web-study-save-text = Download text
web-study-by = by { $name }
web-studies-mine = Mine
web-studies-public = Public
web-studies-find = Words in title or captions
web-studies-none = No study found.
