## Слова игр

# Цвета

word-green = зелёный
    .name = Зелёный
    .fem = зелёная
    .cap = Зелёная
    .of = зелёной
    .acc = зелёную
word-red = красный
    .name = Красный
    .fem = красная
    .cap = Красная
    .of = красной
    .acc = красную
word-blue = синий
    .name = Синий
    .fem = синяя
    .cap = Синяя
    .of = синей
    .acc = синюю
word-yellow = жёлтый
    .name = Жёлтый
    .fem = жёлтая
    .cap = Жёлтая
    .of = жёлтой
    .acc = жёлтую
word-amber = янтарный
    .name = Янтарный
    .fem = янтарная
    .cap = Янтарная
    .of = янтарной
    .acc = янтарную
word-black = чёрный
    .name = Чёрный
    .fem = чёрная
    .cap = Чёрная
    .of = чёрной
    .acc = чёрную
word-purple = фиолетовый
    .name = Фиолетовый
    .fem = фиолетовая
    .cap = Фиолетовая
    .of = фиолетовой
    .acc = фиолетовую
word-the-path = дорожка
    .name = Дорожка
    .fem = дорожка
    .of = дорожки
    .acc = дорожку
    .cap = Дорожка
word-the-frame = рамка
    .name = Рамка
    .fem = рамка
    .of = рамки
    .acc = рамку
    .cap = Рамка

# Карты и концы

word-straight = прямая
word-curve = изгиб
word-crossed = перекрёсток
word-double = двойной изгиб
word-tail = хвост
word-head = голова

# Места

word-mamba = мамба
    .name = Мамба
word-python = питон
    .name = Питон
word-viper = гадюка
    .name = Гадюка
word-rattlesnake = гремучник
    .name = Гремучник
word-cobra = кобра
    .name = Кобра
word-north = север
word-east = восток
word-south = юг
word-west = запад
side-one =
    { $one ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }
side-two =
    { $two ->
         [n] { word-north }
         [e] { word-east }
         [s] { word-south }
        *[w] { word-west }
    }

# Клетки, считая от начала: 2 запад 1 север

place-start = начало
    .the = начальная клетка
    .on = на начальной клетке
    .onto = на начальную клетку
    .of = начальной клетки
place-line =
    { $side ->
         [n] С{ $far }
         [e] В{ $far }
         [s] Ю{ $far }
        *[w] З{ $far }
    }
    .the = клетка { place-line }
    .on = на клетке { place-line }
    .onto = на клетку { place-line }
    .of = клетки { place-line }
place-corner =
    { $side ->
         [e] В{ $far }
        *[w] З{ $far }
    } { $other ->
         [n] С{ $along }
        *[s] Ю{ $along }
    }
    .the = клетка { place-corner }
    .on = на клетке { place-corner }
    .onto = на клетку { place-corner }
    .of = клетки { place-corner }

# Тайлы

word-yellow-straight-1 = жёлтый прямой (1 балл)
word-yellow-straight-2 = жёлтый прямой (2 балла)
word-yellow-straight-3 = жёлтый прямой (3 балла)
word-yellow-corner = жёлтый угловой
word-yellow-diamond = жёлтый бриллиант
word-yellow-knot = жёлтый узел
word-yellow-sore = жёлтая болячка
word-yellow-head = жёлтая голова
word-black-straight-1 = чёрный прямой (1 балл)
word-black-straight-2 = чёрный прямой (2 балла)
word-black-straight-3 = чёрный прямой (3 балла)
word-black-corner = чёрный угловой
word-black-diamond = чёрный бриллиант
word-black-knot = чёрный узел
word-black-sore = чёрная болячка
word-black-head = чёрная голова
word-purple-straight-1 = фиолетовый прямой (1 балл)
word-purple-straight-2 = фиолетовый прямой (2 балла)
word-purple-straight-3 = фиолетовый прямой (3 балла)
word-purple-corner = фиолетовый угловой
word-purple-diamond = фиолетовый бриллиант
word-purple-knot = фиолетовый узел
word-purple-sore = фиолетовая болячка
word-purple-head = фиолетовая голова
word-green-straight-1 = зелёный прямой (1 балл)
word-green-straight-2 = зелёный прямой (2 балла)
word-green-straight-3 = зелёный прямой (3 балла)
word-green-corner = зелёный угловой
word-green-diamond = зелёный бриллиант
word-green-knot = зелёный узел
word-green-sore = зелёная болячка
word-green-head = зелёная голова
word-gift = подарок
word-trouble = неприятность
word-log-straight = прямое бревно
word-log-corner = угловое бревно
word-log-crossing = бревно-перекрёсток
word-hat-1 = шляпа (1 балл)
    .worth = 1 балл
word-hat-2 = шляпа (2 балла)
    .worth = 2 балла
word-hat-3 = шляпа (3 балла)
    .worth = 3 балла
word-hat-minus-1 = шляпа (−1 балл)
    .worth = −1 балл
word-hat-minus-2 = шляпа (−2 балла)
    .worth = −2 балла

# Почему кто-то победил

reason-longest = самая длинная змея
reason-longest-equal = самые длинные змеи одинаковой длины
reason-second-longest = более длинная вторая змея
reason-equal = змеи одинаковой длины
reason-fewer-grey = той же длины, но с меньшим числом серых частей
reason-most-parts = больше всего частей у двух змей вместе
reason-parts-equal = поровну частей у двух змей вместе
reason-parts-fewer-grey = столько же частей, но меньше серых
reason-closed = замкнутая змея
reason-deck-empty = меньше всего недостающих карт, когда кончилась колода
reason-all-rounds = меньше всего недостающих карт за все раунды
reason-most-points = больше всего баллов
reason-forfeit = игрок не смог продолжить
reason-points-longer = равные баллы и более длинная змея
reason-points-diamonds = равные баллы, змеи одинаковой длины и больше бриллиантов
reason-points-shared = равные баллы, змеи одинаковой длины, поровну бриллиантов

# Прочее

word-game = игра
word-player = компьютерный игрок
word-language = язык
word-rule = правило
word-paper = бумага
word-edition = издание
word-version-of-the-rules = версия правил
word-kind-of-returns = вид выигрыша
word-member = участник
place-house = дом
    .the = клетка дома
    .on = на клетке дома
    .onto = на клетку дома
    .of = клетки дома
place-start-card = стартовая карта
    .the = клетка стартовой карты
    .on = на клетке стартовой карты
    .onto = на клетку стартовой карты
    .of = клетки стартовой карты
place-written = { $written }
    .the = клетка { $written }
    .on = на клетке { $written }
    .onto = на клетку { $written }
    .of = клетки { $written }
