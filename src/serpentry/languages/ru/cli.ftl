## Терминал

cli-serpentry = Играть, учиться, проверять и разбирать игры, где строят змей. --language CODE меняет язык.
cli-stopped = Остановлено.
cli-games = Перечислить игры с местами и параметрами.
cli-rules = Показать правила игры или одно правило.
cli-players = Перечислить компьютерных игроков.
cli-language = Язык: cs, de, en, fr или ru.
cli-rule-id = Только правило с этим именем.
cli-play = Сыграть партию в терминале.
cli-who-plays = Игроки по местам: person, person:ИМЯ или level1–level9, random, greedy, module:Class, cmd:./bot. По умолчанию:: вы, затем компьютеры.
cli-resume = Продолжить сохранённую партию.
cli-play-seed = Начальное число для кубика и компьютеров (по умолчанию случайное).
cli-game = Имя игры; список — `serpentry games`.
cli-seats = Число игроков (по умолчанию наименьшее).
cli-opt = Параметр игры; можно несколько. Переключатели: on или off.
cli-seed = То же начальное число даёт тот же результат.
cli-json = Вывести JSON для программ.
cli-database = sqlite:///ФАЙЛ или postgresql://…
cli-backup-file = Резервная копия.
cli-host = Адрес для подключений.
cli-port = Порт; 0 — любой свободный.
cli-workers = Процессы, которые обслуживают: один порт и одна база данных.
cli-thinkers = Процессы, в которых думают компьютеры.
cli-origins = Другие источники, которым можно обращаться.
cli-secure = Только HTTPS.
cli-log-json = Журнал в JSON.
cli-open = Открыть страницу в браузере.
cli-serve = Держать столы в сети; прочие настройки — переменные окружения: SERPENTRY_DATABASE, SERPENTRY_PORT и так далее.
cli-backup = Записать все столы в один файл и проверить его; сервис может работать дальше.
cli-restore = Прочитать резервную копию в пустую базу.
cli-verify = Проверить оконченную партию: ходы, результат, броски и жребий по начальному числу.
cli-open-at = Serpentry открыт: { $url }
cli-backed-up = Строк записано в { $file } и проверено: { $rows }; столов: { $tables }
cli-backup-unreadable = Столы, которые не читаются и лежат в копии без изменений: { $count } ({ $names })
cli-restored = Строк восстановлено: { $rows }
cli-record = Запись партии.
cli-salt = Что ваша программа добавила к костям; запись должна это называть.
cli-ply = Позиция после стольких событий (по умолчанию конец).
cli-person = человек
cli-type-help = Справка — ?
cli-how-to-move = Введите ход, например { $move }; ? покажет, что ещё можно ввести.
cli-chance = случай
cli-result = Результат: { $result }
cli-type-a-move = Введите ход или:
cli-do-moves = разрешённые ходы (с этими клетками или словами)
cli-do-table = стол словами: змеи, концы, что у кого есть
cli-do-why = что запрещает ход
cli-do-hint = ход, который выглядит хорошим
cli-do-undo = отменить свой последний ход
cli-do-save = сохранить и играть дальше
cli-do-resign = сдаться
cli-do-quit = сохранить и выйти; `serpentry play --resume ФАЙЛ` продолжит
cli-plays-on = { $name } играет дальше: { $player }.
cli-program-failed = { $why } Вместо неё играет { $player }.
cli-moves-more = Ходов: { $count } (не показано: { $more }; добавьте клетки или слова)
cli-legal = Ничто не запрещает: этот ход разрешён.
cli-saved = Сохранено. Продолжить:
cli-record-in = Запись: { $file }.
cli-thinking = { $name } думает…
cli-took-back = { $count ->
    [one] Отменён { $count } ход.
    [few] Отменено { $count } хода.
    [many] Отменено { $count } ходов.
   *[other] Отменено { $count } хода.
}
cli-starter = Кто начинает: first (первый из --players), lot, turn или loser.
cli-ask = Спросить, как подготовить стол.
cli-ask-options = Пройти по параметрам?
cli-ask-number = Число от 1 до { $most } или ничего.
cli-ask-list = через запятую; пустая строка ничего не меняет
why-no-event = Запись заканчивается событием { $count }; события { $event } нет.
cli-how-many-games = Число партий.
cli-json-lines = Строки JSON.
cli-every = Показывать стол после каждого события.
cli-picture-file = Файл рисунка.
