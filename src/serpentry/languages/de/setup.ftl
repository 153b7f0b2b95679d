## Einen Tisch aufbauen: Regelwerke, Gruppen von Optionen, Werte

option-on = Ja
option-off = Nein
option-colour = Farbe
help-colour = Die Farbe der Plättchen oder Karten dieses Spielers; auf das Spiel hat sie keinen Einfluss.
group-board = Das Spielfeld
group-pieces = Plättchen und Karten
group-play = Was erlaubt ist
group-end = Ende und Wertung
preset-printed = Wie gedruckt
preset-printed-line = Wie es in der Anleitung steht; wo sie schweigt oder unklar ist, unsere Lesart.
preset-recommended = Empfohlen
preset-recommended-line = Die Anleitung mit dem, was sich im Spiel als besser erwiesen hat.
preset-children = Für Kinder
preset-children-line = Das leichtere Spiel, das die Anleitung für jüngere Kinder hat. Wer anfängt, hat es schwerer: Von zehn Partien gewinnt der erste von zwei guten Spielern drei, von dreien zwei, von vieren eine. Lasst darum in der nächsten Partie jemand anderen anfangen.
preset-quick = Kurz
preset-quick-line = Früher zu Ende als sonst.
preset-long = Lang
preset-long-line = Dauert länger als sonst.
preset-even = Ausgeglichen
preset-even-line = Der Zweite darf den ersten Zug übernehmen, damit es nichts bringt, anzufangen.
