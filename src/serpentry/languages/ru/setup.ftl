## Подготовка стола: правила, группы параметров, значения

option-on = Да
option-off = Нет
option-colour = Цвет
help-colour = Каким цветом показаны тайлы и карты; больше он ничего не меняет.
group-board = Поле
group-pieces = Тайлы и карты
group-play = Что разрешено
group-end = Конец и подсчёт
preset-printed = По печатным правилам
preset-printed-line = Правила буквально; где они молчат, наше прочтение.
preset-recommended = Рекомендуем
preset-recommended-line = Правила с тем, что в игре оказалось лучше.
preset-children = Для детей
preset-children-line = Более лёгкая игра, которая в правилах предложена младшим детям.
