## Клиент в браузере

web-skip = К странице
web-home = На главную
web-settings = Настройки
web-language = Язык
web-theme = Вид
web-theme-auto = Как на устройстве
web-theme-light = Светлый
web-theme-dark = Тёмный
web-confirm = Подтверждать ходы
web-confirm-touch = На сенсорных экранах
web-confirm-always = Всегда
web-confirm-never = Никогда
web-show-places = Подсвечивать места, куда подходит деталь
web-motion = Анимация
web-sound = Звук
web-done = Готово
web-close = Закрыть
web-yes = Да
web-no = Нет
web-no-connection = Сервис недоступен. Есть ли сеть?
web-went-wrong = Что-то пошло не так. Попробуйте ещё раз.
web-lost = Здесь ничего нет.
web-somebody = Гость

## Главная

web-hero = Пять игр, в которых строят змей
web-hero-line = Строго по правилам, с людьми или с по-настоящему сильными компьютерами, и с судьёй, который объясняет каждый отказ.
web-games = Игры
web-your-games = Ваши партии
web-finished-games = Оконченные партии
web-join = Стол по приглашению
web-open-tables = Открытые столы
web-no-open-tables = Сейчас нет открытых столов.
web-players = { $most ->
    [2] 2 игрока
   *[other] от { $least } до { $most } игроков
}
web-play-now = Играть
web-play-now-game = Играть: { $game }
web-set-up = Настроить…
web-set-up-game = Настроить… { $game }
web-how-to-play = Как играть
web-how-to-play-game = Как играть: { $game }
web-gallery = Картинки полей
web-free-seat = свободно
web-phase-waiting = ждёт игроков
web-phase-over = окончена
web-phase-paused = Игра на паузе.
web-phase-playing = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
web-invitation = Ссылка или номер стола
web-invitation-example = напр. q7Jx0Zb1Yk2w
web-enter = Войти
web-no-invitation = Это не ссылка на стол.

## Настройка партии

web-no-game = Игры { $game } нет.
web-your-name = Ваше имя
web-seats = Места
web-how-many = Сколько игроков
web-who-sits = Кто на месте { $seat }
web-seat-here = человек здесь
web-seat-elsewhere = человек по ссылке
web-seat-computer = компьютер
web-level = Сила места { $seat }
web-level-name = { $number } · { $title }
web-name-of-seat = Имя игрока { $seat }
web-variants = { $changed ->
    [0] Варианты и настройки
    [one] Варианты и настройки (изменена { $changed })
    [few] Варианты и настройки (изменены { $changed })
   *[other] Варианты и настройки (изменено { $changed })
}
web-public = Показать в списке открытых столов.
web-public-line = Иначе войдут только те, у кого есть ссылка.
web-clock = Часы
web-clock-none = Без часов
web-clock-game = Время на всю партию
web-clock-days = Дни на каждый ход
web-minutes = Минут на игрока
web-increment = Секунд сверху за ход
web-days = Дней
web-start = Начать

## Стол

web-no-table = Такого стола нет.
web-connecting = Подключение…
web-connection-lost = Связь прервалась. Подключаемся снова; ничего не потеряно.
web-connection-back = Связь восстановлена. Ничего не потеряно.
web-board = Поле игры { $game }
web-board-help = Стрелки ведут по полю, Enter кладёт деталь, R поворачивает, F переворачивает, N берёт следующую деталь, J прыгает к следующему подходящему месту, L перечисляет разрешённые ходы, A говорит, что лежит на клетке, вопросительный знак показывает все клавиши.
web-tray = Ваши детали
web-piece = Деталь
web-piece-count = { $piece }, осталось: { $count }
web-turn = Повернуть
web-flip = Перевернуть
web-lay = Положить
web-lift = Взять назад
web-show-all = Показать всё
web-pinned = На { $cell }. Enter или второе касание кладёт деталь.
web-stale = Тем временем что-то произошло; посмотрите ещё раз.
web-hint-is = Хороший ход: { $move }
web-at = { $cell }: { $what }.
web-fits = Подходит.
web-fits-not = Не подходит.
web-seat-number = Место { $seat }
web-you = вы
web-away = отошёл
web-score-of = { $name }: { $score } (из чего складывается)
web-days-left = { $days } д { $hours } ч
web-title-over = Игра окончена · { $game }
web-title-your-turn = ● Ваш ход · { $game }
web-your-turn = Ваш ход.
web-waiting-for = Ходит { $name }.
web-thinking = { $name } думает…
web-thinking-progress = { $name } думает… { $percent } %
web-said-moved = { $name }: { $move }.
web-said-drew = Выпало: { $move }.
web-why-not = Нельзя.
web-the-rule = Правило
web-variants-of-move = Варианты этого хода
web-other-moves = Другие ходы
web-asked = Вы спросили; остальные ещё не ответили.
web-asks-undo = { $name } хочет взять ход назад.
web-asks-draw = { $name } предлагает ничью.
web-asks-pause = { $name } просит паузу.
web-asks-rematch = { $name } хочет сыграть ещё.
web-actions = Действия
web-undo = Назад
web-hint = Подсказка
web-offer-draw = Предложить ничью
web-pause = Пауза
web-resume = Продолжить
web-resign = Сдаться
web-resign-sure = Точно сдаться
web-legal-moves = Разрешённые ходы
web-legal-count = { $count ->
    [one] Разрешён { $count } ход.
    [few] Разрешено { $count } хода.
   *[other] Разрешено { $count } ходов.
}
web-turned = { $turn ->
    [one] повёрнута { $turn } раз
    [few] повёрнута { $turn } раза
   *[other] повёрнута { $turn } раз
}
web-what-is-at = Что лежит на…?
web-cell = Клетка
web-tell = Сказать
web-no-cell = Клетки { $cell } нет.
web-rules = Правила
web-watch-link = Ссылка для зрителей
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
web-absent = { $name } отсутствует.
web-claim-win = Потребовать победу
web-claim-computer = Пусть доиграет компьютер
web-claim-wait = Через { $minutes } мин сможет продолжить компьютер.
web-moves = Ходы
web-chat = Беседа
web-say = Скажите что-нибудь
web-send = Отправить
web-end-draw = Ничья
web-end-you-win = Вы победили!
web-end-wins = { $count ->
    [one] Победа: { $name }
   *[other] Общая победа: { $name }
}
web-end-resigned = Игра сдана: { $name }.
web-end-time = Время вышло: { $name }.
web-end-agreed = По соглашению.
web-rematch = Сыграть ещё
web-to-rematch = К следующей партии
web-replay = Просмотр и анализ
web-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
   *[other] Ждём ещё { $count } игроков
}
web-invited = Вас пригласили
web-sit = Сесть: { $seat }
web-rise = Освободить место
web-invite-link = Ссылка на стол
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться
web-qr = QR-код ссылки

## Клавиши

web-keys = Клавиши
web-keys-line = Когда выбрано поле:
web-key-arrows = ходить по полю
web-key-jump = прыгнуть к следующему подходящему месту
web-key-enter = положить деталь, подтвердить
web-key-turn = повернуть деталь (с Shift — обратно)
web-key-flip = перевернуть деталь
web-key-piece = взять следующую деталь или деталь с этим номером
web-key-lift = взять деталь назад
web-key-hint = подсказка
web-key-undo = взять ход назад
web-key-legal = список разрешённых ходов
web-key-what = что лежит на клетке
web-key-zoom = ближе, дальше, показать всё

## Просмотр и анализ

web-replay-board = Поле после шага { $ply } из { $length }
web-replay-controls = Просмотр
web-first = Первая позиция
web-previous = Шаг назад
web-next = Дальше
web-last = Последняя позиция
web-autoplay = Проиграть
web-stop = Остановить
web-step-of = Шаг
web-step = Шаг { $ply }: { $move }
web-step-start = До первого шага
web-analysis = Анализ
web-analyse = Разобрать эту позицию
web-analyse-all = Всю партию
web-analysing = Думает…
web-analysing-all = Позиций: { $done } из { $length }
web-proved = доказано
web-line = Затем: { $moves }
web-tries = { $count ->
    [one] Сыграна { $count } пробная партия
    [few] Сыграно { $count } пробные партии
   *[other] Сыграно { $count } пробных партий
}
web-no-choice = Здесь ни у кого нет выбора.
web-curve = На что каждый мог рассчитывать
web-curve-label = По кривой на игрока от первого шага до последнего: чем выше, тем вероятнее победа
web-turning-points = Переломы
web-turning = Шаг { $ply }: { $name } { $change } %
web-paperwork = Партия на бумаге
web-play-on = Играть дальше отсюда
web-download-record = Скачать запись
web-copy-picture = Копировать картинку
web-picture-saved = Картинка сохранена.
web-check-dice = Проверить кубик
web-dice-right = Верно: ходов { $moves }, бросков и вытягиваний { $draws }, и все такие, как даёт начальное число.
web-moves-right = Верно: ходов { $moves }; бросков и вытягиваний в этой игре нет.

## Правила и первая партия

web-contents = Содержание
web-first-game = Первая партия шаг за шагом
web-guide-do = Сделать так
web-guide-try = Попробовать
web-guide-astray = Так тоже можно; но сначала показанный ход.
web-guide-end = А теперь своя партия
