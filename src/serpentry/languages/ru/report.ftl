## Отчёты об игре: файл и графики

report-title = { $game }: какими бывают партии
report-introduction = Партий в { $game } (правила { $version }): { $games }, начальное число { $seed }. В каждой расстановке игрок каждого вида играет сам с собой: { $players }. Сказанное верно для партий между такими игроками; более сильные могут показать иное.
report-overview = Обзор
report-how-to-read = Как это читать
report-on-figures = После средних в скобках стоят наименьшее и наибольшее, после долей — их интервал 95 % (Уилсон). Партии, которые ход за ходом повторяют другую, не учтены; партии с общим дебютом и общей удачей считаются за меньшее число там, где кончаются одинаково. Партия стоит один балл; победители, разделившие победу, делят и его. Считаются ходы игроков, но не броски и взятые тайлы и карты. Разрешённые ходы считаются каждый раз, когда игроку ходить; по номеру хода — в партиях, которые столько длились.
report-on-values = Ценность тайлов говорит, что сопутствует выкладыванию тайла или карты какого-то вида, а не что из него следует. Отрыв места — его счёт минус средний счёт остальных. Места делятся на те, где такой тайл выложили рано (в первой половине своих ходов), только поздно или ни разу; «выгода раннего» — средний отрыв первых минус отрыв всех остальных, «ещё один» — наклон отрыва по числу выложенных. Кто дольше держится, больше выкладывает, поэтому вид, который идёт в дело, когда мало что подходит, кажется ценнее, чем он есть. Интервалы (95 %) получены бутстрэпом по группам партий; тире значит, что случаев слишком мало. Виды названы как в записи ходов.
report-set-up = { $seats ->
    [one] { $seats } игрок, { $options }
    [few] { $seats } игрока, { $options }
    [many] { $seats } игроков, { $options }
   *[other] { $seats } игрока, { $options }
  }
report-default-options = параметры по умолчанию
report-column-set-up = расстановка
report-plies = ходы
report-ply = номер хода
report-legal-moves = разрешённые ходы
report-moves-by-ply = Разрешённые ходы по номеру хода
report-first-seat = баллы первого места
report-ties = равенства
report-scores = счёт
report-seats = Места
report-seat = место
report-on-ties = Победа делится: { $ties }; у всех поровну: { $all }. При равных возможностях у каждого места было бы { $equal } баллов.
report-repeated = Партии, которые ход за ходом повторяют другую и ничего нового не говорят: { $repeated } из { $played }; учтено: { $counted }. С бóльшим числом случайных ходов в начале (--opening) партии различаются.
report-tile-values = Ценность тайлов
report-rarer-kinds = Более редкие виды, которые не показаны: { $count }.
report-mean = среднее
report-fewest = меньше всего
report-most = больше всего
report-kind = вид
report-laid = выложено за партию
report-early = рано
report-late = поздно
report-never = ни разу
report-early-gain = выгода раннего
report-one-more = ещё один
report-compared = Сравнение: { $first } и { $second }
report-on-comparing = Разница — вторая расстановка минус первая, с интервалом 95 %. «больше» или «меньше» стоит там, где интервал не включает 0; чисто случайно так бывает в одном сравнении из двадцати. Смена лидера — ход, после которого наибольший счёт у другого места одного. Мастерство — доля баллов, которую последний из названных игроков в одиночку выигрывает у первого, сидящего на всех остальных местах.
report-against-itself = { $player } сам с собой
report-skill = Мастерство: { $strong } против { $weak }
report-margin = отрыв лучшего
report-lead-changes = смены лидера
report-difference = разница
report-verdict = вывод
report-more = больше
report-less = меньше
report-no-difference = разницы не видно
plot-ratings = Рейтинги (Брэдли — Терри, интервалы бутстрэпа 95 %)
plot-ladder = Лестница (openskill, по две сигмы в обе стороны)
plot-strength = сила
plot-lengths = Длина партий
plot-score = счёт
plot-scores = Счёт
plot-scores-by-seat = Счёт по местам
plot-points-by-seat = Баллы по местам (интервалы 95 %)
plot-branching = Разрешённые ходы по номеру хода (среднее, от наименьшего до наибольшего)
plot-ties = Равенства
plot-winners = победителей в партии
plot-share-of-games = доля партий

## Блокноты: позиции, партии, анализы и матчи, как их показывает страница

notebook-step = шаг
notebook-move = ход
notebook-chance = шанс на победу
notebook-lead = ожидаемый перевес
notebook-grading = оценка
notebook-better = лучше
notebook-given-away = упущено
notebook-choices = решений
notebook-won = победа
notebook-grade = { web-review-grade }
notebook-proved = { web-proved }
notebook-tries = { web-tries }
notebook-curve = { web-curve }
notebook-no-moment = { web-review-none }
notebook-no-engine = { web-no-engine }
notebook-steps = Все шаги: { $count }
notebook-plain = Простой рисунок. Чтобы увидеть поле как в браузере, введите: { $command }
why-no-choice = { web-no-choice }
why-not-shown = serpentry.show принимает игру, запись, сыгранную партию, анализ, разбор партии или результаты матча, а не { $given }.
