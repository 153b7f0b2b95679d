## Слова игр

# Цвета

word-green = зелёный
    .fem = зелёная
    .cap = Зелёная
    .of = зелёной
    .acc = зелёную
word-red = красный
    .fem = красная
    .cap = Красная
    .of = красной
    .acc = красную
word-blue = синий
    .fem = синяя
    .cap = Синяя
    .of = синей
    .acc = синюю
word-yellow = жёлтый
    .fem = жёлтая
    .cap = Жёлтая
    .of = жёлтой
    .acc = жёлтую
word-amber = янтарный
    .fem = янтарная
    .cap = Янтарная
    .of = янтарной
    .acc = янтарную
word-black = чёрный
    .fem = чёрная
    .cap = Чёрная
    .of = чёрной
    .acc = чёрную
word-purple = фиолетовый
    .fem = фиолетовая
    .cap = Фиолетовая
    .of = фиолетовой
    .acc = фиолетовую
word-the-path = дорожка
word-the-frame = рамка

# Карты и концы

word-straight = прямая
word-curve = изгиб
word-crossed = перекрёсток
word-double = двойной изгиб
word-tail = хвост
word-head = голова

# Места

word-mamba = мамба
word-python = питон
word-viper = гадюка
word-rattlesnake = гремучник
word-cobra = кобра
word-north = север
word-east = восток
word-south = юг
word-west = запад

# Тайлы

word-yellow-straight-1 = жёлтый прямой 1
word-yellow-straight-2 = жёлтый прямой 2
word-yellow-straight-3 = жёлтый прямой 3
word-yellow-corner = жёлтый угловой
word-yellow-diamond = жёлтый бриллиант
word-yellow-knot = жёлтый узел
word-yellow-sore = жёлтая болячка
word-yellow-head = жёлтая голова
word-black-straight-1 = чёрный прямой 1
word-black-straight-2 = чёрный прямой 2
word-black-straight-3 = чёрный прямой 3
word-black-corner = чёрный угловой
word-black-diamond = чёрный бриллиант
word-black-knot = чёрный узел
word-black-sore = чёрная болячка
word-black-head = чёрная голова
word-purple-straight-1 = фиолетовый прямой 1
word-purple-straight-2 = фиолетовый прямой 2
word-purple-straight-3 = фиолетовый прямой 3
word-purple-corner = фиолетовый угловой
word-purple-diamond = фиолетовый бриллиант
word-purple-knot = фиолетовый узел
word-purple-sore = фиолетовая болячка
word-purple-head = фиолетовая голова
word-green-straight-1 = зелёный прямой 1
word-green-straight-2 = зелёный прямой 2
word-green-straight-3 = зелёный прямой 3
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
word-hat = шляпа
word-hat-1 = шляпа 1
word-hat-2 = шляпа 2
word-hat-3 = шляпа 3
word-hat-minus-1 = шляпа −1
word-hat-minus-2 = шляпа −2

# Подсчёт очков

word-tokens = бриллианты
word-costumes = костюмы
word-gifts = подарки
word-troubles = неприятности
word-coloured-parts = цветные части
word-gray-parts = серые части
word-earlier-rounds = прошлые раунды
word-last-round = последний раунд

# Почему кто-то победил

word-the-longest-snake = самая длинная змея
word-the-longest-snakes-are-equally-long = самые длинные змеи одинаковой длины
word-the-longer-second-snake = более длинная вторая змея
word-equally-long-snakes = змеи одинаковой длины
word-as-long-with-fewer-gray-parts = той же длины, но с меньшим числом серых частей
word-a-closed-snake = замкнутая змея
word-the-deck-is-empty-the-fewest-missing-cards = колода пуста: меньше всего недостающих карт
word-the-fewest-missing-cards-in-all-rounds = меньше всего недостающих карт за все раунды
word-the-most-points = больше всего очков
word-equal-points-and-the-longer-snake = равные очки и более длинная змея
word-equal-points-equally-long-snakes-and-more-diamonds = равные очки, змеи одинаковой длины и больше бриллиантов
word-equal-points-equally-long-snakes-equally-many-diamonds = равные очки, змеи одинаковой длины, поровну бриллиантов

# Прочее

word-and = и
word-game = игра
word-player = компьютерный игрок
word-a-list-of-different-cells-q-r-such-as-2-0-2-0 = список разных клеток [q, r], например [[-2, 0], [2, 0]]
word-a-list-of-different-ones-of-mamba-python-viper-rattlesnake-cobra-one-a-seat = список разных видов из mamba, python, viper, rattlesnake, cobra, по одному на место
