## Was die Regeln verbieten, und warum

why-sssnake-cut-off-start-card = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } würde auf die Startkarte zeigen.
why-sssnake-cut-off-blank = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } würde an eine leere Seite von { $cell } stoßen.
why-sssnake-cut-off-shut-in = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } wäre eingesperrt, mit { $count } freien Feldern um sich.
why-sssnake-cut-off-one-cell = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } wäre eingesperrt, mit einem freien Feld vor sich.
why-sssnake-roll-now = Jetzt wird gewürfelt.
why-sssnake-draw-now = Jetzt werden Karten vom Stapel gezogen.
why-sssnake-choose-gift = Jetzt kann keine Karte gelegt werden; wähl das Geschenk.
why-sssnake-gift-last = Das Geschenk kommt zuletzt: Du kannst noch eine Karte an deine eigene Schlange legen, also musst du.
why-sssnake-not-at-end = Eine Karte kommt dorthin, wohin ein Ende zeigt: der Kopf nach { $head }, der Schwanz nach { $tail }.
why-sssnake-no-strand = So gedreht hat die Karte kein Stück an der Seite, an der der { $end } ankommt.
why-sssnake-too-few-cards = { $missing ->
    [one] Danach würde eine Karte fehlen, aber der Stapel hat nur noch { $left }.
   *[other] Danach würden { $missing } Karten fehlen, aber der Stapel hat nur noch { $left }.
}
why-sssnake-closes-other = Das würde die Schlange von { $owner } schließen. Nach einer 1 darf das nur { $owner } selbst.
why-sssnake-no-second-card = Danach könnte keine zweite Karte gelegt werden; anders gelegt, gehen zwei.
why-sssnake-close-last = Die Schlusskarte muss deine letzte sein, aber du kannst in diesem Zug zwei Karten legen.
why-sssnake-single-to-neighbour = Eine einzelne Karte kommt an die Schlange deines Nachbarn ({ $owner }), wenn sie dort passt.
why-sssnake-single-back = Beim Nachbarn passt sie nicht, also kommt sie an deine Schlange ({ $owner }).
why-sssnake-keep-own = Von zwei oder drei Karten legst du alle bis auf eine an deine eigene Schlange ({ $owner }).
why-sssnake-gift-receiver = Das Geschenk kommt an die Schlange dessen, der es bekommen hat ({ $owner }).
why-sssnake-gift-back = Das Geschenk kam zurück, also kommt es an deine eigene Schlange ({ $owner }).
why-sssnake-place-now = Leg jetzt eine Karte.
why-sssnake-die = Der Würfel zeigt { $low } bis { $high }, nie { $number }.
why-sssnake-draw-count = Karten, die nach einer { $roll } zu ziehen sind: { $number }.
why-sssnake-deck-short = Karten im Stapel: { $number }; mehr zieht auch eine { $roll } nicht.
why-sssnake-not-in-deck = So viele Karten dieser Art hat der Stapel nicht ({ $card }): Übrig sind { $there }.
why-sssnake-not-in-hand = Auf der Hand ist keine Karte „{ $card }“, nur: { $held }.
