## Was die Regeln verbieten, und warum

why-nobody-takes-over-in-this-game-the-option-pie-is-off = In diesem Spiel übernimmt niemand: Die Option pie ist aus.
why-only-the-second-player-may-take-over-as-the-very-first-answer = Nur wer als Zweiter spielt, darf übernehmen, als allererste Antwort.
why-part-of-the-tile-would-lie-off-the-board = Ein Teil des Plättchens läge neben dem Brett.
why-cell-is-already-covered = { $cell } ist schon bedeckt.
why-a-new-snake-touches-no-tile-at-all-but-cell-would-touch-other = Eine neue Schlange berührt gar kein Plättchen, aber { $cell } würde { $other } berühren.
why-new-would-be-the-third-neighbour-of-cell-a-snake-never-branches = { $new } wäre der dritte Nachbar von { $cell }: Eine Schlange verzweigt sich nie.
why-cell-would-have-count-neighbours-of-your-colour-a-snake-never-branches = { $cell } hätte { $count } Nachbarn deiner Farbe: Eine Schlange verzweigt sich nie.
why-first-second-and-third-would-all-touch-too-sharp-a-turn = { $first }, { $second } und { $third } würden sich alle berühren: Die Kurve ist zu eng.
