## Was die Regeln verbieten, und warum

why-in-this-game-a-tile-is-drilled-at-one-end-only-the-option-double-drill-is-off = In diesem Spiel wird ein Plättchen nur an einem Ende angebohrt: Die Option double_drill ist aus.
why-cell-is-a-middle-hex-of-the-tile-only-its-ends-are-drilled = { $cell } ist ein mittleres Sechseck des Plättchens: Gebohrt wird nur an den Enden.
why-the-tile-has-no-end-at-cell-a-drill-goes-straight-to-the-same-field = Das Plättchen hat kein Ende bei { $cell }: Eine Bohrung führt gerade auf dasselbe Feld.
why-floor-to-is-not-next-to-floor-floor-from-there-a-drill-goes-to-floor-beside = Etage { $to } liegt nicht neben Etage { $floor }: Von dort führt eine Bohrung nach Etage { $beside }.
why-the-hex-at-cell-on-floor-floor-is-already-linked-twice = Das Sechseck bei { $cell } auf Etage { $floor } ist schon zweimal verbunden.
why-no-hex-of-yours-lies-at-cell-on-floor-floor-to-be-drilled-from = Bei { $cell } auf Etage { $floor } liegt kein Sechseck von dir, von dem aus gebohrt werden kann.
why-in-this-game-a-drilled-tile-joins-nothing-on-its-floor-but-cell-would-touch-other-on-floor-floor = In diesem Spiel schließt ein gebohrtes Plättchen auf seiner Etage an nichts an, aber { $cell } würde auf Etage { $floor } { $other } berühren.
why-your-hexes-at-cell-on-floors-floor-and-to-would-lie-together-without-a-drill = Deine Sechsecke bei { $cell } auf den Etagen { $floor } und { $to } lägen ohne Bohrung beieinander.
why-at-cell-between-floors-floor-and-to-the-snake-would-turn-by-more-than-60 = Bei { $cell } zwischen den Etagen { $floor } und { $to } würde die Schlange um mehr als 60° abbiegen.
why-there-are-open-open-and-closed-closed-pieces-of-clay-but-this-move-would-make-it-open-needed-and-closed-needed = Es gibt { $open } offene und { $closed } geschlossene Tonstücke, aber dieser Zug bräuchte { $open_needed } und { $closed_needed }.
why-the-eye-eye-does-not-lie-on-a-floor-of-side-side = Das Auge { $eye } liegt nicht auf einer Etage mit Seitenlänge { $side }.
why-the-eyes-leave-no-cell-to-lay-a-tile-on = Die Augen lassen kein Feld, auf das man ein Plättchen legen könnte.
why-there-are-seats-seats-but-count-species-were-given = Es gibt { $seats } Plätze, aber { $count } Arten wurden genannt.
why-there-is-no-floor-floor-the-floors-are-1-to-count = Es gibt keine Etage { $floor }: Die Etagen sind 1 bis { $count }.
why-part-of-the-tile-would-lie-off-the-floor = Ein Teil des Plättchens läge neben der Etage.
why-cell-is-an-eye-nothing-is-laid-there = { $cell } ist ein Auge: Dort wird nichts gelegt.
why-cell-on-floor-floor-is-already-covered = { $cell } auf Etage { $floor } ist schon bedeckt.
why-a-new-snake-touches-no-tile-at-all-but-cell-on-floor-floor-would-touch-other = Eine neue Schlange berührt gar kein Plättchen, aber { $cell } auf Etage { $floor } würde { $other } berühren.
why-cell-on-floor-floor-would-be-linked-with-count-hexes-a-snake-never-branches = { $cell } auf Etage { $floor } wäre mit { $count } Sechsecken verbunden: Eine Schlange verzweigt sich nie.
why-the-hex-at-cell-on-floor-floor-is-already-linked-twice-a-snake-never-branches = Das Sechseck bei { $cell } auf Etage { $floor } ist schon zweimal verbunden: Eine Schlange verzweigt sich nie.
why-the-end-at-cell-on-floor-floor-would-be-joined-by-both-ends-of-the-tile-a-snake-never-branches = An das Ende bei { $cell } auf Etage { $floor } würden beide Enden des Plättchens anschließen: Eine Schlange verzweigt sich nie.
why-first-second-and-third-on-floor-floor-would-all-touch-too-sharp-a-turn = { $first }, { $second } und { $third } auf Etage { $floor } würden sich alle berühren: Die Kurve ist zu eng.
