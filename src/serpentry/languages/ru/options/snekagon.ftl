## Параметры игры SNEKAGON

option-snekagon-board_side = Сторона поля
help-snekagon-board_side = Клеток вдоль одной стороны поля.

option-snekagon-flip = Тайлы можно переворачивать
help-snekagon-flip = Тайлы можно не только поворачивать, но и переворачивать.

option-snekagon-opening_single = Первым — одиночный тайл
help-snekagon-opening_single = Самый первый ход — одиночный тайл начинающего.

option-snekagon-tiebreak = При равенстве
help-snekagon-tiebreak = Кто победит, если самые длинные змеи равны.
choice-snekagon-tiebreak-none = Ничья
choice-snekagon-tiebreak-second_longest = Вторая по длине змея

option-snekagon-pie = Правило пирога
help-snekagon-pie = Второй игрок может забрать первый тайл себе, поменявшись цветами.
