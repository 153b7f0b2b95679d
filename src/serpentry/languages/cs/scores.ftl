## V čem se skóre počítá a z čeho se skládá

unit-hexes = { $count ->
    [one] { $count } šestiúhelník
    [few] { $count } šestiúhelníky
    [many] { $count } šestiúhelníku
   *[other] { $count } šestiúhelníků
}
unit-parts = { $count ->
    [one] { $count } díl
    [few] { $count } díly
    [many] { $count } dílu
   *[other] { $count } dílů
}
unit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
unit-missing-cards = { $count ->
    [one] chybí { $count } karta
    [few] chybí { $count } karty
    [many] chybí { $count } karty
   *[other] chybí { $count } karet
}
unit-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}

score-longest = Nejdelší had
score-second-longest = Druhý nejdelší had
score-drills = Vrty mezi patry
score-coloured-parts = Barevné díly
score-gray-parts = Šedé díly
score-cards = Vyložené karty
score-missing-cards = Chybějící karty
score-earlier-rounds = Předchozí kola
score-costumes = Kostýmy
score-tokens = Diamanty
score-gifts = Dárky
score-troubles = Trable
score-head = Hlava
score-hat = Klobouk
