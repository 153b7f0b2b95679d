## Параметры игры SNEKAGON

option-snekagon-board_side = Клеток на стороне
help-snekagon-board_side = Сколько клеток на каждой стороне поля.

option-snekagon-flip = Тайлы можно переворачивать
help-snekagon-flip = Тайлы можно не только поворачивать, но и переворачивать.

option-snekagon-opening_single = Первым — одиночный тайл
help-snekagon-opening_single = Самый первый ход — одиночный тайл начинающего.

option-snekagon-tiebreak = При равенстве
help-snekagon-tiebreak = Кто победит, если самые длинные змеи равны.
choice-snekagon-tiebreak-none = Ничья
choice-snekagon-tiebreak-second_longest = Вторая по длине змея

option-snekagon-pie = Правило пирога
help-snekagon-pie = После первого тайла второй игрок может поменяться цветами.
