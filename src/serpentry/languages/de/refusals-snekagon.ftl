## Was die Regeln verbieten, und warum

why-snekagon-pie-off = In diesem Spiel übernimmt niemand: Die Option pie ist aus.
why-snekagon-pie-too-late = Nur wer als Zweiter spielt, darf übernehmen, als allererste Antwort.
why-snekagon-off-board = Ein Teil des Plättchens läge neben dem Brett.
why-snekagon-covered = { $cell } ist schon bedeckt.
why-snekagon-new-snake-touches = Eine neue Schlange berührt gar kein Plättchen, aber { $cell } würde { $other } berühren.
why-snekagon-branches-at = { $new } wäre der dritte Nachbar von { $cell }: Eine Schlange verzweigt sich nie.
why-snekagon-branches = { $cell } hätte { $count } Nachbarn deiner Farbe: Eine Schlange verzweigt sich nie.
why-snekagon-sharp = { $first }, { $second } und { $third } würden sich alle berühren: Die Kurve ist zu eng.
