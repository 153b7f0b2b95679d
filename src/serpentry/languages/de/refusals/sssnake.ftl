## Was die Regeln verbieten, und warum

why-sssnake-cut-off-start-card = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } würde auf die Startkarte zeigen.
why-sssnake-cut-off-blank = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } würde { $cell_on } an eine leere Seite stoßen.
why-sssnake-cut-off-shut-in = { $count ->
    [one] Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } wäre eingesperrt, mit einem freien Feld um sich.
   *[other] Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } wäre eingesperrt, mit { $count } freien Feldern um sich.
}
why-sssnake-cut-off-one-cell = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } wäre eingesperrt, mit einem freien Feld vor sich.
why-sssnake-roll-now = Jetzt wird gewürfelt.
why-sssnake-draw-now = Jetzt werden Karten vom Stapel gezogen.
why-sssnake-choose-gift = Jetzt kann keine Karte gelegt werden; wähl das Geschenk.
why-sssnake-gift-last = Das Geschenk kommt zuletzt: Du kannst noch eine Karte an deine eigene Schlange legen, also musst du.
why-sssnake-not-at-end = Eine Karte kommt dorthin, wohin ein Ende zeigt: der Kopf { $head_to }, der Schwanz { $tail_to }.
why-sssnake-no-strand = So gedreht hat die Karte kein Stück an der Seite, an der der { $end } ankommt.
why-sssnake-too-few-cards = { $missing ->
    [one] Danach würde eine Karte fehlen, aber der Stapel { $left ->
        [0] ist leer.
        [one] hat nur noch eine.
       *[other] hat nur noch { $left }.
    }
   *[other] Danach würden { $missing } Karten fehlen, aber der Stapel { $left ->
        [0] ist leer.
        [one] hat nur noch eine.
       *[other] hat nur noch { $left }.
    }
}
why-sssnake-closes-other = Das würde die Schlange von { $owner } schließen. Nach einer 1 darf das nur { $owner } selbst.
why-sssnake-no-second-card = Danach könnte keine zweite Karte gelegt werden; anders gelegt, gehen zwei.
why-sssnake-close-last = Die Schlusskarte muss deine letzte sein, aber du kannst in diesem Zug zwei Karten legen.
why-sssnake-single-to-neighbour = Eine einzelne Karte kommt an die Schlange deines Nachbarn ({ $owner }), wenn sie dort passt.
why-sssnake-single-back = Beim Nachbarn passt sie nicht, also kommt sie an deine Schlange ({ $owner }).
why-sssnake-keep-own = Leg von zwei oder drei Karten alle bis auf eine an deine eigene Schlange ({ $owner }).
why-sssnake-gift-receiver = Das Geschenk kommt an die Schlange dessen, der es bekommen hat ({ $owner }).
why-sssnake-gift-back = Das Geschenk kam zurück, also kommt es an deine eigene Schlange ({ $owner }).
why-sssnake-place-now = Leg jetzt eine Karte.
why-sssnake-die = Der Würfel zeigt { $low } bis { $high }, nie { $number }.
why-sssnake-draw-count = { $number ->
    [one] Nach einer { $roll } ziehst du eine Karte.
   *[other] Nach einer { $roll } ziehst du { $number } Karten.
}
why-sssnake-deck-short = { $number ->
    [one] Im Stapel ist nur noch eine Karte, also wird auch bei einer { $roll } nur diese gezogen.
   *[other] Im Stapel sind nur noch { $number } Karten, also werden auch bei einer { $roll } nur { $number } gezogen.
}
why-sssnake-not-in-deck = { $there ->
    [0] Von dieser Karte ({ $card }) ist keine mehr im Stapel.
    [one] Von dieser Karte ({ $card }) ist nur noch eine im Stapel.
   *[other] Von dieser Karte ({ $card }) sind nur noch { $there } im Stapel.
}
why-sssnake-not-in-hand = Auf der Hand ist keine Karte „{ $card }“, nur: { $held }.
