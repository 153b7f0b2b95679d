## Einen Tisch aufbauen

web-own-rules = Eigene Regeln
web-own-rules-line = Unten sind einige Optionen geändert.
web-dropped = Nicht mehr möglich, daher zurückgesetzt:
web-why-recommended = Anders als gedruckt:
web-what-is-otherwise = Was anders ist:
web-one-less = Weniger
web-one-more = Mehr
web-eyes = Tippe auf ein Feld, um dort ein Loch zu machen oder es zu schließen.
web-side-chosen = { $label }: { $side }
web-order-of-play = In der Reihenfolge der Züge: { $names }.
web-starter-lot-line = Gezogen mit einer Zufallszahl von jedem Gerät; so kann es jeder nachprüfen.
web-starter-turn-line = Die erste Partie per Los; in der Revanche beginnt der Nächste.
web-starter-loser-line = Die erste Partie per Los; in der Revanche, wer die letzte verloren hat.
web-pick-side = Was spielst du?
web-begins-lot = { $name } wurde ausgelost und beginnt.
web-begins-loser = { $name } hat die letzte Partie verloren und beginnt.
web-begins-turn = Diesmal beginnt { $name }.
web-who-plays = Wer spielt
web-computer-at = Computer, { $level }
web-add-computer = Computer hinzufügen
web-level-own = So stark wie du
web-level-own-line = Jetzt Stufe { $level }: Sie steigt, wenn du gewinnst, und sinkt, wenn du verlierst.
web-level-own-now = Gegen einen Computer, der so stark ist wie du: Stufe { $level }
web-link-follows = Den Link zum Verschicken bekommst du, sobald der Tisch da ist.
web-cancel = Abbrechen
web-holidays-rule = Alle dürfen 14 Tage Urlaub im Jahr nehmen.
web-rated = Um Wertung
web-ratings = Wertungen
web-rated-games = Partien um Wertung
web-rated-line = Die Partie ändert Wertungen: mit Uhr, ohne Zurücknehmen, Tipps und Analyse. Wer weggeht, verliert durch die Uhr.
web-rated-agree = Diese Partie ändert Wertungen; mit dem Hinsetzen stimmst du zu. Vor dem Ende gibt es kein Zurücknehmen, keine Tipps und keine Analyse, und wer weggeht, verliert durch die Uhr.
web-rated-people = Nur für Menschen an ihren eigenen Geräten, ohne Computer.
web-rated-needs-passkey = Um Wertung spielt nur, wer seinen Namen mit einem Passkey behält: Sonst ließe sich eine schlechte Wertung mit dem Cookie löschen.
web-rated-keep = Namen behalten
web-rated-no-undo = In einer Partie um Wertung wird nichts zurückgenommen.
web-rated-change = { $was } → { $now }
web-rated-not = Die Partie zählt nicht für die Wertung: Sie endete, bevor mindestens zwei gezogen hatten.
web-rated-provisional = vorläufig
web-rated-seats = { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
