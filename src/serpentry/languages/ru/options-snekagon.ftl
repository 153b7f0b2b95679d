## Параметры игры SNEKAGON

option-snekagon-board_side = Сторона поля
help-snekagon-board_side = Клеток вдоль одной стороны поля.

option-snekagon-flip = Переворачивание
help-snekagon-flip = Тайлы можно не только поворачивать, но и переворачивать.

option-snekagon-opening_single = Начало одиночным тайлом
help-snekagon-opening_single = Самый первый ход — одиночный тайл начинающего.

option-snekagon-tiebreak = При равенстве
help-snekagon-tiebreak = Кто победит, если самые длинные змеи равны.
choice-snekagon-tiebreak-none = Ничья
choice-snekagon-tiebreak-second_longest = Вторая по длине змея

option-snekagon-pie = Перенимание
help-snekagon-pie = Второй игрок может перенять первый тайл начавшего.
