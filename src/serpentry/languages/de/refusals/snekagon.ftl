## Was die Regeln verbieten, und warum

why-snekagon-pie-off = Die Kuchenregel gilt in dieser Partie nicht.
why-snekagon-pie-too-late = Nur der zweite Spieler darf die Seiten tauschen, und nur als ersten Zug.
why-snekagon-off-board = Ein Teil des Plättchens läge neben dem Brett.
why-snekagon-covered = { $cell } ist schon bedeckt.
why-snekagon-new-snake-touches = Eine neue Schlange darf kein Plättchen berühren, aber { $cell } würde { $other } berühren.
why-snekagon-branches-at = { $new } wäre der dritte Nachbar von { $cell }: Eine Schlange verzweigt sich nie.
why-snekagon-branches = { $cell } hätte { $count } Nachbarn deiner Farbe: Eine Schlange verzweigt sich nie.
why-snekagon-sharp = { $first }, { $second } und { $third } würden sich alle berühren: Die Biegung ist zu eng.
why-snekagon-touches-itself = Die Schlange würde sich selbst berühren: { $cell } läge an { $other }.
why-snekagon-snakes-touch = Deine Schlangen dürfen sich nicht berühren, aber { $cell } läge an { $other }.
