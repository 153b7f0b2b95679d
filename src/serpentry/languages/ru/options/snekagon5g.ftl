## Параметры игры SNEKAGON 5G

option-snekagon5g-floor_side = Клеток на стороне
help-snekagon5g-floor_side = Сколько клеток на каждой стороне этажа.

option-snekagon5g-eyes = Глаза
help-snekagon5g-eyes = Отверстия каждого этажа.

option-snekagon5g-species = Виды
help-snekagon5g-species = Вид змеи на каждом месте; если не указано, по порядку: мамба, питон, гадюка, гремучник, кобра.

option-snekagon5g-advanced = Игра для опытных
help-snekagon5g-advanced = В лазе змея поворачивает не больше чем на 60°.

option-snekagon5g-flip = Тайлы можно переворачивать
help-snekagon5g-flip = Тайлы можно не только поворачивать, но и переворачивать.

option-snekagon5g-opening_single = Первым — одиночный тайл
help-snekagon5g-opening_single = Самый первый ход — одиночный тайл начинающего.

option-snekagon5g-vertical_touch = Этажи касаются друг друга
help-snekagon5g-vertical_touch = Свои шестиугольники друг над другом на соседних этажах должны быть соединены лазом.

option-snekagon5g-drill_may_join = Тайл с лазом может примыкать и на этаже
help-snekagon5g-drill_may_join = Тайл с лазом может соединяться с вашими змеями и на своём этаже.

option-snekagon5g-double_drill = Лазы с обоих концов
help-snekagon5g-double_drill = Лаз можно прорыть с обоих концов тайла.

option-snekagon5g-clay_limit = Глина ограничена
help-snekagon5g-clay_limit = Есть 30 открытых и 5 закрытых кусочков глины, не больше.
