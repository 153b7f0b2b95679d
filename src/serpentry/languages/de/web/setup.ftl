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
