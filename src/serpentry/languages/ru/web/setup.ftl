## Подготовка стола

web-own-rules = Свои правила
web-own-rules-line = Некоторые параметры ниже изменены.
web-dropped = Это больше невозможно и сброшено:
web-why-recommended = Отличие от печатных правил:
web-what-is-otherwise = Что иначе:
web-one-less = Меньше
web-one-more = Больше
web-eyes = Нажмите на клетку, чтобы сделать в ней отверстие или закрыть его.
web-side-chosen = { $label }: { $side }
web-order-of-play = По порядку ходов: { $names }.
web-starter-lot-line = Жребий складывается из случайных чисел всех устройств; проверить его может любой.
web-starter-turn-line = Первая партия по жребию; в реванше начинает следующий.
web-starter-loser-line = Первая партия по жребию; в реванше начинает тот, кто проиграл последнюю.
web-pick-side = За кого вы играете?
web-begins-lot = Жребий: начинает { $name }.
web-begins-loser = { $name } начинает после проигрыша в прошлой партии.
web-begins-turn = На этот раз начинает { $name }.
web-who-plays = Кто играет
web-computer-at = Компьютер, { $level }
web-add-computer = Добавить компьютер
web-level-own = Соперник вашей силы
web-level-own-line = Сейчас уровень { $level }: после побед он растёт, после поражений снижается.
web-level-own-now = Против компьютера вашей силы: уровень { $level }
web-link-follows = Ссылка для отправки появится, как только стол будет готов.
web-cancel = Отмена
web-holidays-rule = Каждый может взять 14 дней отпуска в год.
