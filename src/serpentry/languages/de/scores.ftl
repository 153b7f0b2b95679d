## Worin ein Ergebnis gezählt wird, und woraus es besteht

unit-chance = { $count ->
    [one] { $count } Spiel von hundert
   *[other] { $count } Spiele von hundert
}
unit-hexes = { $count ->
    [one] { $count } Sechseck
   *[other] { $count } Sechsecke
}
unit-parts = { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
}
unit-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
unit-missing-cards = { $count ->
    [one] { $count } Karte fehlt
   *[other] { $count } Karten fehlen
}
unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

score-longest = Längste Schlange
score-second-longest = Zweitlängste Schlange
score-drills = Bohrungen zwischen Etagen
score-coloured-parts = Farbige Teile
score-gray-parts = Graue Teile
score-cards = Gelegte Karten
score-missing-cards = Fehlende Karten
score-earlier-rounds = Frühere Runden
score-costumes = Kostüme
score-tokens = Diamanten
score-gifts = Geschenke
score-troubles = Ärgernisse
score-head = Kopf
score-hat = Hut
