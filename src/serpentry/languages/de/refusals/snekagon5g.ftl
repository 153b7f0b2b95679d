## Was die Regeln verbieten, und warum

why-snekagon5g-one-drill = In dieser Partie wird ein Plättchen nur an einem Ende gebohrt.
why-snekagon5g-middle-drill = { $cell } ist ein mittleres Sechseck des Plättchens: Gebohrt wird nur an den Enden.
why-snekagon5g-drill-elsewhere = Das Plättchen hat kein Ende bei { $cell }: Eine Bohrung führt immer auf dasselbe Feld.
why-snekagon5g-same-floor = Eine Bohrung führt auf eine andere Etage: von Etage { $floor } nach Etage { $beside_or }.
why-snekagon5g-floors-apart = Von Etage { $floor } aus kannst du nur nach Etage { $beside_or } bohren, nicht nach Etage { $to }.
why-snekagon5g-linked-twice = Das Sechseck bei { $cell } auf Etage { $floor } ist schon zweimal verbunden.
why-snekagon5g-no-hex-there = Bei { $cell } auf Etage { $floor } liegt kein Sechseck von dir, von dem aus gebohrt werden kann.
why-snekagon5g-drilled-joins = In dieser Partie schließt ein gebohrtes Plättchen auf seiner Etage an nichts an, aber { $cell } würde auf Etage { $floor } { $other } berühren.
why-snekagon5g-together-undrilled = Deine Sechsecke bei { $cell } auf den Etagen { $floor } und { $to } lägen ohne Bohrung beieinander.
why-snekagon5g-hard-turn = Bei { $cell } zwischen den Etagen { $floor } und { $to } würde die Schlange um mehr als 60° abbiegen.
why-snekagon5g-clay = Es gibt noch { $open ->
        [one] 1 offenes Tonstück
       *[other] { $open } offene Tonstücke
    } und { $closed ->
        [one] 1 geschlossenes
       *[other] { $closed } geschlossene
    }, aber dieser Zug bräuchte { $open_needed } und { $closed_needed }.
why-snekagon5g-eye-off-floor = Das Auge { $eye } liegt nicht auf einer Etage mit Seitenlänge { $side }.
why-snekagon5g-eyes-everywhere = Die Augen lassen kein Feld, auf das man ein Plättchen legen könnte.
why-snekagon5g-species-count = Es gibt { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, aber { $count ->
    [one] { $count } Art wurde genannt.
   *[other] { $count } Arten wurden genannt.
}
why-snekagon5g-no-such-floor = Es gibt keine Etage { $floor }: Die Etagen sind 1 bis { $count }.
why-snekagon5g-off-floor = Ein Teil des Plättchens läge neben der Etage.
why-snekagon5g-eye = { $cell } ist ein Auge: Dort wird nichts gelegt.
why-snekagon5g-covered = { $cell } auf Etage { $floor } ist schon bedeckt.
why-snekagon5g-new-snake-touches = Eine neue Schlange darf kein Plättchen berühren, aber { $cell } auf Etage { $floor } würde { $other } berühren.
why-snekagon5g-branches = { $cell } auf Etage { $floor } wäre mit { $count } Sechsecken verbunden: Eine Schlange verzweigt sich nie.
why-snekagon5g-branches-at = Das Sechseck bei { $cell } auf Etage { $floor } ist schon zweimal verbunden: Eine Schlange verzweigt sich nie.
why-snekagon5g-sharp = { $first }, { $second } und { $third } auf Etage { $floor } würden sich alle berühren: Die Biegung ist zu eng.
why-snekagon5g-touches-itself = Die Schlange würde sich selbst berühren: { $cell } läge auf Etage { $floor } an { $other }.
why-snekagon5g-snakes-touch = Deine Schlangen dürfen sich nicht berühren, aber { $cell } läge auf Etage { $floor } an { $other }.
