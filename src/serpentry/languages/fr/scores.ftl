## L’unité d’un score, et de quoi il se compose

unit-chance = { $count ->
    [one] { $count } partie sur cent
   *[other] { $count } parties sur cent
}
unit-hexes = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
unit-parts = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
unit-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
unit-missing-cards = { $count ->
    [one] { $count } carte manquante
   *[other] { $count } cartes manquantes
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

score-longest = Plus long serpent
score-second-longest = Deuxième plus long serpent
score-drills = Perçages entre les étages
score-coloured-parts = Segments de couleur
score-gray-parts = Segments gris
score-cards = Cartes posées
score-missing-cards = Cartes manquantes
score-earlier-rounds = Manches précédentes
score-costumes = Costumes
score-tokens = Diamants
score-gifts = Cadeaux
score-troubles = Ennuis
score-head = Tête
score-hat = Chapeau
