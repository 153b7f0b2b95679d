## Параметры игры Cobra Carnival

option-carnival-snakes_each = Змей у каждого
help-carnival-snakes_each = Сколько змей у каждого игрока в партии на двоих.

option-carnival-open_hands = Открытые тайлы
help-carnival-open_hands = Все видят тайлы друг друга. Выключено: чужие тайлы скрыты.

option-carnival-grow_others = Растить чужих змей
help-carnival-grow_others = Чужую змею можно растить, только если нельзя выложить свой тайл тела (или его нет на руках).
choice-carnival-grow_others-own_unplayable = Если нельзя выложить свой тайл
choice-carnival-grow_others-own_absent = Если на руках нет своих тайлов
because-carnival-grow_others = По печатным правилам чужих змей растят, только пока на руках нет своих тайлов; если змея заперта, на руках может скопиться до тридцати тайлов.

option-carnival-allow_dead_ending = Заводить других в тупик
help-carnival-allow_dead_ending = Чужую змею можно завести в тупик.
because-carnival-allow_dead_ending = Правила предлагают запутывать соперников; но тупик, которого можно избежать, часто останавливает змею навсегда.

option-carnival-trouble_may_block = Неприятности могут перекрывать путь
help-carnival-trouble_may_block = Неприятность можно положить туда, куда ведёт конец змеи.
because-carnival-trouble_may_block = Правила запрещают перекрывать путь только подарком; но неприятность перед концом змеи остаётся там так же навсегда.

option-carnival-gift_before_own = Подарки перед своей змеёй
help-carnival-gift_before_own = Подарок или неприятность можно положить туда, куда ведёт ваша собственная змея. Чужие змеи защищены (кроме как от неприятностей, если им можно перекрывать путь).
because-carnival-gift_before_own = По печатным правилам нельзя перекрывать путь только чужим змеям; но подарок перед концом своей змеи почти всегда ошибка, и остаётся он там навсегда.

option-carnival-exit_stays_free = Выходы остаются свободными
help-carnival-exit_stays_free = Клетка у выхода змеи, которая ещё не начата, принимает только тайлы её цвета.
because-carnival-exit_stays_free = В правилах этого нет; без этого в 1–3 партиях из 100 какая-то змея так и не может начаться.

option-carnival-cutting_off = Перекрывать путь другим змеям
help-carnival-cutting_off = Можно ли выложить тайл змеи в клетку, в которую ведёт и змея другого игрока?
because-carnival-cutting_off = На практике от этого не зависят ни число пропущенных ходов, ни шансы разных мест, а правила сами говорят, что делать, если путь перекрыт; поэтому без нужды ничего не запрещено.
choice-carnival-cutting_off-allowed = Можно
choice-carnival-cutting_off-forbidden = Нельзя

option-carnival-dead_end_turn = Угловое бревно в тупике
help-carnival-dead_end_turn = Что угловое бревно может заменить в тупике: любой последний тайл или только угловой.
choice-carnival-dead_end_turn-any_shape = Любой последний тайл
choice-carnival-dead_end_turn-same_shape = Только угловой

option-carnival-diamond_to = Бриллиант достаётся
help-carnival-diamond_to = Кто берёт бриллиант: кто выложил тайл или хозяин змеи.
choice-carnival-diamond_to-placer = Тому, кто выложил тайл
choice-carnival-diamond_to-owner = Хозяину змеи

option-carnival-stall_rounds = Раунды без роста
help-carnival-stall_rounds = После скольких раундов без роста начинается последний раунд.

option-carnival-heads = Головы
help-carnival-heads = Головы берут из стопки, или у каждого с самого начала головы его змей.
choice-carnival-heads-in_deck = В стопке
choice-carnival-heads-own_aside = У каждого свои

option-carnival-final_pass = Что можно пропустить в последнем раунде
help-carnival-final_pass = Что можно пропустить в последнем раунде: шляпы, всё или ничего.
because-carnival-final_pass = По правилам баллы считают, когда каждый, кто может, выложил головы и шляпы; но многие шляпы отнимают баллы, поэтому по умолчанию надевать их не обязательно.
choice-carnival-final_pass-hats = Шляпы
choice-carnival-final_pass-all = Всё
choice-carnival-final_pass-none = Ничего
