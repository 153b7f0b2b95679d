## Параметры игры Schlangennest

option-schlangennest-size = Размер гнезда
help-schlangennest-size = Условленный размер гнезда; выбор зависит от числа змей.
choice-schlangennest-size-recommended = Рекомендуемый
choice-schlangennest-size-easy = Лёгкий
choice-schlangennest-size-hard = Сложный

option-schlangennest-border = Граница
help-schlangennest-border = Граница складывается по ходу партии, задана с самого начала или её нет.
choice-schlangennest-border-floating = Складывается по ходу партии
choice-schlangennest-border-none = Без границы
choice-schlangennest-border-fixed = Задана, с дорожкой

option-schlangennest-frame = Рамка
help-schlangennest-frame = Изгибы вокруг поля возвращают змей обратно (для двоих).

option-schlangennest-path = Дорожка
help-schlangennest-path = При заданной границе: дорожку выбирает жребий, или её выкладывают сами игроки, по очереди, карта за картой.
choice-schlangennest-path-dealt = По жребию
choice-schlangennest-path-laid = Выкладывают игроки

option-schlangennest-variant = Вариант
help-schlangennest-variant = Сначала хвосты или по две змеи у каждого, с двумя картами за ход или с одной, что автор называет очень хорошей игрой.
choice-schlangennest-variant-standard = Обычный
choice-schlangennest-variant-tail_first = Сначала хвосты
choice-schlangennest-variant-two_snakes = По две змеи, две карты за ход
choice-schlangennest-variant-two_snakes_single = По две змеи, одна карта за ход

option-schlangennest-head_card = Напротив головы
help-schlangennest-head_card = Что изображено на карте головы напротив головы.
choice-schlangennest-head_card-stub_opposite = Серый кончик
choice-schlangennest-head_card-blank_opposite = Ничего

option-schlangennest-first_tail_spares = Первый хвост не завершает ни одной змеи
help-schlangennest-first_tail_spares = Там, где змеи начинаются с хвоста, первый хвост не должен оставлять ни одну змею без конца.
because-schlangennest-first_tail_spares = В правилах этого нет; без этого первый хвост второго игрока может закончить змею первого и сразу выиграть.

option-schlangennest-strict_contact = Строгое соединение
help-schlangennest-strict_contact = Сама цветная часть должна сойтись с концом вашей змеи.

option-schlangennest-two_snakes_score = Что считают у двух змей
help-schlangennest-two_snakes_score = Когда у каждого по две змеи: обеих вместе или только более длинную.
choice-schlangennest-two_snakes_score-sum = Обеих вместе
choice-schlangennest-two_snakes_score-longer = Более длинную

option-schlangennest-tiebreak = При равенстве
help-schlangennest-tiebreak = Кто победит при равном числе частей.
choice-schlangennest-tiebreak-none = Победа делится
choice-schlangennest-tiebreak-fewer_gray = Меньше серых частей
