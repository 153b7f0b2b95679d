## Параметры игры Cobra Carnival

option-carnival-snakes_each = Змей у каждого
help-carnival-snakes_each = Сколько змей у игрока в игре вдвоём.

option-carnival-open_hands = Открытые руки
help-carnival-open_hands = Руки открыты; если выключить, другие их не видят.

option-carnival-grow_others = Растить чужих змей
help-carnival-grow_others = Чужую змею можно растить, пока нельзя выложить свой тайл тела или пока его нет на руках.
choice-carnival-grow_others-own_unplayable = Пока своё не выложить
choice-carnival-grow_others-own_absent = Пока своего нет на руках

option-carnival-allow_dead_ending = Тупики для других
help-carnival-allow_dead_ending = Чужую змею можно завести в тупик.

option-carnival-trouble_may_block = Неприятности перекрывают
help-carnival-trouble_may_block = Неприятность может лежать там, куда ведёт конец змеи.

option-carnival-dead_end_turn = Поворот в тупике
help-carnival-dead_end_turn = Что угловое бревно может повернуть в тупике: любой последний тайл или только угловой.
choice-carnival-dead_end_turn-any_shape = Любой последний тайл
choice-carnival-dead_end_turn-same_shape = Только угловой

option-carnival-diamond_to = Бриллианты
help-carnival-diamond_to = Кто берёт бриллиант: кто выложил тайл или хозяин змеи.
choice-carnival-diamond_to-placer = Кто выложил
choice-carnival-diamond_to-owner = Хозяин змеи

option-carnival-stall_rounds = Раунды без роста
help-carnival-stall_rounds = Сколько раундов без роста заканчивают игру.

option-carnival-heads = Головы
help-carnival-heads = Головы берут из колоды, или у каждого головы его змей.
choice-carnival-heads-in_deck = В колоде
choice-carnival-heads-own_aside = У каждого свои

option-carnival-final_pass = Пас в последнем раунде
help-carnival-final_pass = Что можно пропустить в последнем раунде: шляпы, всё или ничего.
choice-carnival-final_pass-hats = Шляпы
choice-carnival-final_pass-all = Всё
choice-carnival-final_pass-none = Ничего
