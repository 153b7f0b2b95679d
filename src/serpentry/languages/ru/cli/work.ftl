## Измерять, держать столы и строить — в терминале

cli-arena = Матчи, круговые турниры и лестницы; рейтинги и графики.
cli-entrants = Кто играет: уровень, module:Class или cmd:./bot; ИМЯ@1s, ИМЯ@500 задают время.
cli-results-out = Результаты; если этот прогон там уже есть, он продолжается.
cli-rounds = Число кругов.
cli-jobs = Процессы (по умолчанию по одному на ядро).
cli-opening = Сначала случайные ходы, одинаковые для всех мест группы.
cli-roundrobin = Все против всех; круг — каждый стол при каждой рассадке.
cli-ladder = Составлять пары по силе, круг за кругом. После каждого круга рейтинги пересчитываются.
cli-arena-starter = Кто начинает: turn (по очереди), first (первый) или lot (жребий).
cli-most-games = Сколько партий самое большее.
cli-sprt = Остановиться, как только проверка решит между этими двумя разницами Эло.
cli-alpha = Вероятность ошибочно принять ELO1.
cli-beta = Вероятность ошибочно принять ELO0.
cli-continue = Продолжить прерванный прогон или добавить партий.
cli-results-file = Результаты прогона.
cli-total-games = Всего партий (по умолчанию как в начале).
cli-trust = Запустить программы, которые названы в файле игроками.
cli-rate = Оценить, кто сильнее, с интервалом. По файлу результатов.
cli-plot = Построить графики рейтингов, счёта и длины. А также преимущества места и ничьих.
cli-plots-out = Куда положить графики.
cli-plot-format = svg, png или pdf.
cli-arena-record = Вывести запись одной партии, для `serpentry replay`.
cli-game-number = Какая партия, считая с 0.
cli-report = Отчёт о том, каковы партии. Ветвление, длина, преимущество места, ценность тайлов и ничьи при разных параметрах; без --seats и --opt играются все образцовые расстановки игры.
cli-report-out = Файл отчёта.
cli-report-players = Каждый играет сам с собой.
cli-report-games = Партий на расстановку и игрока.
cli-report-against = Параметры второй расстановки для сравнения с первой; можно указать несколько раз.
cli-dataset = Записать партии таблицей для обучения программ. Позиции, ходы, оценки и результаты в .npz или .parquet, с описанием.
cli-dataset-out = Файл: .npz или .parquet.
cli-dataset-players = Кто играет; от партии к партии все сдвигаются на одно место.
cli-dataset-evaluate = Симулированных партий на оценку каждой позиции; 0: без оценки.
cli-dataset-opening = Случайных ходов в начале каждой партии.
cli-dataset-processes = Сколько процессов играет.
cli-dataset-written = { $file }: партий: { $games }, позиций: { $rows }, { $megabytes } МБ
cli-keep = Хранить там результаты и продолжать их.
cli-perft = Сосчитать все последовательности ходов. Для каждой глубины до заданной.
cli-depth = Глубина в ходах.
cli-openings = Показать первые ходы игры и их результаты. С первым ходом — ответы на него.
cli-openings-move = Первый ход; без него — все первые ходы.
cli-openings-games = { $games ->
    [one] { $games } партия компьютеров с самими собой. Столбцы после хода говорят, сколько раз каждый его выбрал.
    [few] { $games } партии компьютеров с самими собой. Столбцы после хода говорят, сколько раз каждый его выбрал.
    [many] { $games } партий компьютеров с самими собой. Столбцы после хода говорят, сколько раз каждый его выбрал.
   *[other] { $games } партии компьютеров с самими собой. Столбцы после хода говорят, сколько раз каждый его выбрал.
  }
cli-openings-answers = { $games ->
    [one] Ответы на { $move }, по { $games } партии. Выигрыш считается для отвечающего.
    [few] Ответы на { $move }, по { $games } партиям. Выигрыш считается для отвечающего.
    [many] Ответы на { $move }, по { $games } партиям. Выигрыш считается для отвечающего.
   *[other] Ответы на { $move }, по { $games } партии. Выигрыш считается для отвечающего.
  }
cli-openings-column-move = ход
cli-openings-column-games = партий
cli-openings-column-won = выиграно
cli-openings-proved = { $result ->
    [win] выигрыш доказан
    [draw] ничья доказана
   *[loss] проигрыш доказан
  }
cli-match = Сыграть много партий между компьютерами. Говорит, кто сильнее, с интервалом.
cli-soak = Сыграть случайные партии, проверяя все инварианты. Во всех образцовых расстановках.
cli-all-games = По умолчанию: все.
cli-on-fault = Что делать с партией, если программа не справилась.
cli-new-game = Написать новую игру, чтобы играть и менять. В неё сразу можно играть и её можно проверять.
cli-new-game-name = Как игру называют программы.
cli-ready = Сказать, чего игре не хватает до выпуска; код возврата 1, если чего-то нет.
cli-ready-games = Игры; все, если ни одна не названа.
cli-golden = Сохранить партию в папке golden игры: сыгранную или случайную.
cli-golden-name = Как называется файл.
cli-golden-why = Почему партию хранят: первая строка записи.
cli-golden-record = Запись сыгранной партии; без неё играют случайно.
cli-counts = Записать в perft.json игры, сколько есть последовательностей ходов до заданной глубины.
cli-bot-check = Проверить, соблюдает ли программа протокол ботов. Он описан в docs/bots.md.
cli-bot-program = Бот, например cmd:./bot.
cli-bot-game = Игра, в которую он играет (по умолчанию все).
cli-bot-seconds = Его время на ход.
cli-engine = Играть по протоколу ботов одним из наших игроков. Через стандартный ввод и вывод.
cli-engine-player = Кто играет: уровень, module:Class, со временем.
cli-random-seed = По умолчанию: случайное.
cli-bot = Посадить игрока с этой машины за столы сервера. Считает он здесь.
cli-bot-player = Уровень, module:Class или cmd:./bot.
cli-bot-server = Сервер.
cli-bot-table = Занять свободное место за этим столом.
cli-bot-public = Вместо этого открыть публичные столы этой игры.
cli-bot-tables = Сколько столов.
cli-bot-name = Как его там называть.
cli-standing-bot = Держать бота на сервере для всех желающих. Игры, столы и часы указаны в файле.
cli-standing-bot-file = Файл бота, как описано в docs/bots.md.
cli-standing-waiting = Ждём: { $url }
cli-standing-over = Партия окончена ({ $why }).
cli-standing-failed = Не удалось, позже новая попытка: { $why }
cli-games-found = { $file }: партий уже было: { $count }.
cli-games-kept = Партий сохранено: { $count }; продолжить: serpentry arena continue { $file }
why-programs-named = В { $file } игроками названы программы: { $names }. Если вы им доверяете, добавьте --trust; команде, которая начала прогон, это не нужно.
why-sprt = --sprt — это два значения Эло, например 0,30, а не «{ $given }».
why-match-renamed = `serpentry arena match` называется `serpentry match` и принимает те же параметры.
why-report-file = Отчёт — файл .html или .md, а не «{ $given }».
cli-report-in = Отчёт: { $file }.
cli-report-stopped = { $games ->
    [one] Остановлено: отчёт по { $games } партии.
    [few] Остановлено: отчёт по { $games } сыгранным партиям.
    [many] Остановлено: отчёт по { $games } сыгранным партиям.
   *[other] Остановлено: отчёт по { $games } партии.
}
cli-report-step = { $game }, расстановка { $number }/{ $count }: { $player }
why-no-folder-made = Не удаётся создать папку { $folder }: { $why }.
why-not-readable-file = Не удаётся прочесть { $file }: { $why }.
why-not-writable-file = Не удаётся записать { $file }: { $why }.
why-plot-format = График бывает { $known }, а не «{ $given }».
cli-drew = Построено: { $file }
why-no-finished-game = В { $file } ещё нет оконченных партий.
cli-column-player = игрок
cli-column-games = партий
cli-column-wins = побед
cli-column-points = баллов
cli-column-share = доля
cli-column-interval = интервал 95 %
cli-column-score = средний счёт
cli-column-elo = Эло
cli-column-ordinal = оценка
cli-column-mu = мю
cli-column-sigma = сигма
cli-tally = Партий: { $games }, ничьих: { $drawn }; баллы по местам: { $points }
cli-faults = Сбоев программ: { $count }; чаще всего ({ $often }):
cli-sprt-open = SPRT: партий { $games }, решения ещё нет (LLR { $llr } в пределах { $low } … { $high }).
cli-sprt-decided = SPRT: решено, партий { $games }: { $player } сильнее скорее на { $elo } Эло, чем на { $other } (LLR { $llr } вне { $low } … { $high }).
cli-unbounded = * выиграно или проиграно всё: с этой стороны партии не дают границы.
cli-soaked = { $game }: случайных партий: { $games }, событий: { $events }, законы не нарушены
cli-soaked-no-kernel = Ядро не проверено: { $why }
why-law-broken = Нарушен закон: { $why }
why-one-table-or-game = Бот занимает место за одним --table или открывает столы одной --game.
cli-waiting-at = Ждём: { $url }
why-no-service = По адресу { $url } сервера нет: { $why }.
cli-visit-over = Партия окончена ({ $how }); победили места: { $winners }.
why-setting = Неверная настройка { $name }: { $why }
cli-writing = Запись и проверка…
cli-reading = Чтение…
cli-verified = ok: ходов: { $moves }, жеребьёвок: { $draws }; результат { $result }
cli-verified-seed = Каждый жребий таков, как дают начальное число и добавки ({ $salts }).
cli-verified-no-seed = В записи нет начального числа, чтобы проверить жребий.
cli-verified-secret = Жеребьёвок по ещё тайному начальному числу: { $count }
cli-verified-copied = Скопировано событий в начале: { $count }
cli-verified-told = Указано людьми, проверить нельзя: { $count }
