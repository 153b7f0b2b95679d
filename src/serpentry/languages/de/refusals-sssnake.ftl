## Was die Regeln verbieten, und warum

why-after-that-head-and-tail-could-never-meet-the-end-would-point-at-the-start-card = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } würde auf die Startkarte zeigen.
why-after-that-head-and-tail-could-never-meet-the-end-would-run-into-a-blank-side-of-cell = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } würde an eine leere Seite von { $cell } stoßen.
why-after-that-head-and-tail-could-never-meet-the-end-would-be-shut-in-with-count-free-cells-around-it = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } wäre eingesperrt, mit { $count } freien Feldern um sich.
why-after-that-head-and-tail-could-never-meet-the-end-would-be-shut-in-with-one-free-cell-before-it = Danach könnten Kopf und Schwanz nie mehr zusammenkommen: Der { $end } wäre eingesperrt, mit einem freien Feld vor sich.
why-the-die-is-to-be-rolled-now = Jetzt wird gewürfelt.
why-cards-are-to-be-drawn-from-the-deck-now = Jetzt werden Karten vom Stapel gezogen.
why-no-card-can-be-laid-now-the-gift-is-to-be-chosen = Jetzt kann keine Karte gelegt werden; das Geschenk ist zu wählen.
why-the-gift-comes-last-you-can-still-lay-a-card-on-your-own-snake-so-you-must = Das Geschenk kommt zuletzt: Du kannst noch eine Karte an deine eigene Schlange legen, also musst du.
why-a-card-goes-where-an-end-points-the-head-to-head-the-tail-to-tail = Eine Karte kommt dorthin, wohin ein Ende zeigt: der Kopf nach { $head }, der Schwanz nach { $tail }.
why-turned-like-that-the-card-has-no-strand-where-the-end-comes-in = So gedreht hat die Karte kein Stück, wo der { $end } hereinkommt.
why-after-that-missing-cards-would-be-missing-but-the-deck-holds-only-left = Danach würden { $missing } Karten fehlen, aber der Stapel hat nur noch { $left }.
why-that-would-close-owner-s-snake-after-a-1-it-is-left-for-owner-to-close = Das würde die Schlange von { $owner } schließen; nach einer 1 bleibt das { $owner } überlassen.
why-after-that-no-second-card-could-be-laid-laid-otherwise-two-cards-can-be = Danach könnte keine zweite Karte gelegt werden; anders gelegt, gehen zwei.
why-the-closing-card-must-be-your-last-but-you-can-lay-two-cards-in-this-turn = Die Schlusskarte muss deine letzte sein, aber du kannst in diesem Zug zwei Karten legen.
why-a-single-card-goes-to-the-neighbours-snake-if-it-has-a-place-there-owner-s = Eine einzelne Karte kommt an die Schlange des Nachbarn, wenn sie dort Platz hat: { $owner }.
why-it-has-no-place-at-the-neighbours-snake-so-it-goes-to-yours-owner-s = Beim Nachbarn hat sie keinen Platz, also kommt sie an deine Schlange: { $owner }.
why-of-two-or-three-cards-you-lay-all-but-one-on-your-own-snake-owner-s = Von zwei oder drei Karten legst du alle bis auf eine an deine eigene Schlange: { $owner }.
why-the-gift-goes-to-the-snake-of-the-player-who-got-it-owner-s = Das Geschenk kommt an die Schlange dessen, der es bekommen hat: { $owner }.
why-the-gift-came-back-so-it-goes-to-your-own-snake-owner-s = Das Geschenk kam zurück, also kommt es an deine eigene Schlange: { $owner }.
why-a-card-is-to-be-laid-now = Jetzt ist eine Karte zu legen.
why-the-die-shows-low-to-high-never-number = Der Würfel zeigt { $low } bis { $high }, nie { $number }.
why-cards-to-draw-after-a-roll-of-roll-number = Karten, die nach einer { $roll } zu ziehen sind: { $number }.
why-cards-left-in-the-deck-number-the-roll-of-roll-draws-no-more = Karten im Stapel: { $number }; mehr zieht auch eine { $roll } nicht.
why-the-deck-does-not-hold-so-many-card-cards-there-are-left = So viele Karten dieser Art hat der Stapel nicht ({ $card }): Übrig sind { $there }.
why-there-is-no-card-card-in-hand-only-held = Auf der Hand ist keine Karte „{ $card }“, nur: { $held }.
