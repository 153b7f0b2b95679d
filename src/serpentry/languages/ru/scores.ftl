## В чём считают счёт и из чего он складывается

unit-chance = { $count ->
    [one] { $count } партию из ста
    [few] { $count } партии из ста
    [many] { $count } партий из ста
   *[other] { $count } партии из ста
}
unit-hexes = { $count ->
    [one] { $count } шестиугольник
    [few] { $count } шестиугольника
    [many] { $count } шестиугольников
   *[other] { $count } шестиугольника
}
unit-parts = { $count ->
    [one] { $count } часть
    [few] { $count } части
    [many] { $count } частей
   *[other] { $count } части
}
unit-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
unit-missing-cards = { $count ->
    [one] не хватает { $count } карты
    [few] не хватает { $count } карт
    [many] не хватает { $count } карт
   *[other] не хватает { $count } карты
}
unit-points = { $count ->
    [one] { $count } балл
    [few] { $count } балла
    [many] { $count } баллов
   *[other] { $count } балла
}

score-longest = Самая длинная змея
score-second-longest = Вторая по длине змея
score-drills = Лазы между этажами
score-coloured-parts = Цветные части
score-gray-parts = Серые части
score-cards = Выложенные карты
score-missing-cards = Недостающие карты
score-earlier-rounds = Прошлые раунды
score-costumes = Костюмы
score-tokens = Бриллианты
score-gifts = Подарки
score-troubles = Неприятности
score-head = Голова
score-hat = Шляпа
