## Подготовка стола: правила, группы параметров, значения

option-on = Да
option-off = Нет
option-colour = Цвет
help-colour = Цвет тайлов или карт этого игрока; на игру он не влияет.
group-board = Поле
group-pieces = Тайлы и карты
group-play = Что разрешено
group-end = Конец и подсчёт
preset-printed = По печатным правилам
preset-printed-line = Как сказано в правилах; где они молчат или неясны, наше прочтение.
preset-recommended = Рекомендуем
preset-recommended-line = Правила с тем, что в игре оказалось лучше.
preset-children = Для детей
preset-children-line = Более лёгкая игра, которая в правилах предложена младшим детям. Из двух хороших игроков второй выигрывает три партии из четырёх.
preset-quick = Короткая игра
preset-quick-line = Заканчивается раньше обычного.
preset-long = Долгая игра
preset-long-line = Длится дольше обычного.
preset-even = На равных
preset-even-line = Второй игрок может взять себе первый ход, поэтому начинать не выгоднее.
