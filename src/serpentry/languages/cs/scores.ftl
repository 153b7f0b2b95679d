## V čem se skóre počítá a z čeho se skládá

unit-chance = { $count ->
    [one] { $count } partii ze sta
    [few] { $count } partie ze sta
    [many] { $count } partie ze sta
   *[other] { $count } partií ze sta
}
unit-hexes = { $count ->
    [one] { $count } šestiúhelník
    [few] { $count } šestiúhelníky
    [many] { $count } šestiúhelníku
   *[other] { $count } šestiúhelníků
}
unit-parts = { $count ->
    [one] { $count } část
    [few] { $count } části
    [many] { $count } části
   *[other] { $count } částí
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
score-coloured-parts = Barevné části
score-gray-parts = Šedé části
score-cards = Vyložené karty
score-missing-cards = Chybějící karty
score-earlier-rounds = Předchozí kola
score-costumes = Kostýmy
score-tokens = Diamanty
score-gifts = Dárky
score-troubles = Nepříjemnosti
score-head = Hlava
score-hat = Klobouk
