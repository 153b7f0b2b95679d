## Настройка партии

web-no-game = Игры «{ $game }» нет.
web-your-name = Ваше имя
web-seats = Места
web-who-sits = Кто играет на месте { $seat }
web-seat-here = Человек здесь
web-seat-elsewhere = По ссылке
web-seat-computer = Компьютер
web-level = Уровень компьютера (место { $seat })
web-level-name = { $number } · { $title }
web-levels-fewer = В этой игре многое решает случай, поэтому уровней на выбор только { $count }: остальные были бы почти той же силы.
web-name-of-seat = Имя игрока { $seat }
web-variants = { $changed ->
    [0] Варианты и параметры
    [one] Варианты и параметры (изменён { $changed })
    [few] Варианты и параметры (изменено { $changed })
    [many] Варианты и параметры (изменено { $changed })
   *[other] Варианты и параметры (изменено { $changed })
}
web-public = Показывать в списке открытых столов
web-public-line = Иначе войдут только те, у кого есть ссылка.
web-clock = Время на ходы
web-clock-none = Без ограничения
web-clock-game = В реальном времени
web-clock-days = Дней на ход
web-minutes = Минут на игрока
web-increment = Добавка за ход, секунд
web-days = Дней
web-start = Начать партию

## Стол

web-no-table = По этой ссылке стола нет.
web-paused = Партия на паузе.
web-curtain = Передайте устройство: теперь ходит { $name }.
web-curtain-look = Я { $name }: показать мои тайлы
web-connecting = Подключение…
web-board-failed = Не удалось загрузить поле этой игры; вместо него — простой рисунок.
web-load-again = Загрузить снова
web-connection-lost = Связь прервалась. Подключаемся снова; ничего не потеряно.
web-connection-quiet = Сервер не отвечает. Пробуем снова; ничего не потеряно.
web-connection-kept = Отправленное дойдёт потом.
web-connection-clock = Часы идут, если только не остановился сам сервер.
web-sending = Отправляем…
web-connection-back = Связь восстановлена.
web-board = Поле: { $game }
web-board-help = Стрелки перемещают курсор по полю, Enter кладёт тайл, R поворачивает его, F переворачивает, N берёт следующий, J переходит к следующему подходящему месту, L перечисляет разрешённые ходы, A говорит, что на клетке, вопросительный знак показывает все клавиши.
web-tray = Ваш запас
web-piece = Тайл или карта
web-piece-count = { $piece }, осталось: { $count }
web-turn = Повернуть
web-flip = Перевернуть
web-lay = Положить
web-lift = Убрать
web-show-all = Показать всё поле
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-pinned = На { $cell }. Нажмите Enter или коснитесь ещё раз, чтобы положить.
web-stale = Положение тем временем изменилось; посмотрите ещё раз.
web-at = { $cell }: { $what }.
web-fits = Подходит.
web-fits-not = Не подходит.
web-away = отсутствует
web-here = в сети
web-gone = не в сети
web-gone-since = не в сети с { $time }
web-score-of = { $name }: { $score } (показать подробно)
web-title-over = Партия окончена · { $game }
web-title-your-turn = ● Ваш ход · { $game }
web-the-rule = Правило
web-variants-of-move = Варианты этого хода
web-other-moves = Другие ходы
web-asked = Запрос отправлен; ждём ответа.
web-asks-undo = { $name } хочет отменить ход.
web-asks-draw = { $name } предлагает ничью.
web-asks-pause = { $name } просит паузу.
web-asks-rematch = { $name } предлагает реванш.
web-asks-rematch-same = { $name } предлагает реванш на тех же местах: первый ход — { $first }.
web-asks-rematch-swap = { $name } предлагает реванш со сменой мест: первый ход — { $first }.
web-agreed = { $name } не возражает.
web-passed-over = { $name } играет дальше, не ответив; ваш запрос больше не действует.
web-declined-draw = { $name } не соглашается на ничью.
web-declined-undo = { $name } не соглашается: ход остаётся.
web-declined-pause = { $name } предпочитает играть дальше.
web-declined-rematch = { $name } сейчас не хочет реванша.
web-actions = Действия
web-undo = Отменить ход
web-undo-chance = Броски и взятое из стопки отменить нельзя.
web-undo-hidden = Пока руки скрыты, ходы отменить нельзя.
web-undo-nothing = У вас ещё нет хода, который можно отменить.
web-hint = Подсказка
web-hint-sought = Ищем хороший ход…
web-offer-draw = Предложить ничью
web-pause = Пауза
web-resume = Продолжить
web-resign = Сдаться
web-resign-sure = Точно сдаться
web-log-length = { $did ->
    [join] вместе: { $length }
    [ring] кольцо: { $length }
   *[other] длина { $length }
}
web-log-new = новая змея
web-looking-back = Позиция после хода { $number }
web-looking-now = Вернуться к игре
web-explain = Что можно сделать?
web-turn-by = R или колёсико поворачивает тайл или карту под указателем, F или правая кнопка переворачивает.
web-aim-snekagon = Побеждает самая длинная змея
web-aim-snekagon5g = Побеждает самая длинная змея
web-aim-schlangennest = Побеждает самая длинная змея
web-aim-sssnake = Побеждает первая замкнутая змея
web-aim-carnival = Побеждает тот, у кого больше баллов
web-not-now = Не сейчас
web-resign-ask = Сдать эту партию?
web-legal-moves = Разрешённые ходы
web-turned = { $turn ->
    [one] поворот: { $turn } раз
    [few] поворот: { $turn } раза
    [many] поворот: { $turn } раз
   *[other] поворот: { $turn } раза
}
web-what-is-at = Что на клетке?
web-cell = Клетка
web-tell = Узнать
web-no-cell = Клетки { $cell } нет.
web-rules = Правила
web-watch-link = Ссылка для зрителей
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
web-absent = { $name } не в сети.
web-came-back = { $name } снова в сети.
web-claim-win = Засчитать победу
web-claim-computer = Пусть доиграет компьютер
web-claim-wait = Через { $minutes } мин играть сможет компьютер.
web-moves = Ходы
web-chat = Чат
web-chat-unread = Чат, новых: { $count }
web-other = Ещё
web-scores = Счёт
web-say = Напишите сообщение
web-send = Отправить
phrase-hello = Привет!
phrase-good-luck = Удачи и хорошей игры!
phrase-thanks = Спасибо за игру!
phrase-well-played = Отличная игра!
web-end-draw = Ничья.
web-end-you-win = Вы победили!
web-end-wins = { $count ->
    [one] Победа: { $name }.
    [few] Общая победа: { $name }.
    [many] Общая победа: { $name }.
   *[other] Общая победа: { $name }.
}
web-end-time = Время вышло: { $name }.
web-end-time-you = Ваше время вышло.
web-end-resigned-you = Вы сдались.
web-end-agreed = По соглашению.
web-end-closed = Партия закрыта без результата
web-nearer = недостающих меньше на { $count }
web-further = недостающих больше на { $count }
web-try-level = Попробовать уровень { $number }
web-try-easier = Уровень полегче: { $number }
web-share-result = Поделиться результатом
web-rematch = Реванш
web-again-you = Вы начинаете
web-again-begins = { $name } начинает
web-seats-lot = Кто начинает, решает жребий
web-seats-loser = Начинает проигравший
web-to-rematch = К следующей партии
web-replay = Просмотр и анализ
web-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
}
web-waiting-for = Ждём: { $name }
web-all-here = Все места заняты: партия начинается
web-invites-you = { $name } приглашает вас сыграть в { $game }
web-invited-to = Вас приглашают сыграть в { $game }
web-take-seat = Занять место
web-send-link = Отправьте эту ссылку тому, с кем хотите играть. Партия начнётся, как только место займут.
web-link-opened = Кто-то открыл ссылку.
web-takes = Около { $minutes } мин
web-takes-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
web-no-table-help = Проверьте ссылку или попросите новую.
web-all-taken = Все места заняты: вы смотрите.
web-seat-taken-over = На вашем месте теперь играет компьютер, а вы смотрите.
web-replaced-resigned = { $name }: сдача. Дальше играет компьютер.
web-replaced-absent = Вместо игрока { $name } теперь играет компьютер.
web-to-go = осталось
web-own-table = Начать свою партию
web-seat-waits = ещё свободно
web-rise = Освободить место
web-invite-link = Ссылка на стол

## Клавиши

web-keys = Клавиши
web-keys-line = Когда выбрано поле:
web-key-arrows = перемещаться по полю
web-key-jump = перейти к следующему или предыдущему подходящему месту
web-key-enter = положить, подтвердить
web-key-turn = повернуть (с Shift — обратно)
web-key-flip = перевернуть
web-key-piece = взять следующий тайл или тайл с этим номером
web-key-lift = убрать
web-key-hint = подсказка
web-key-undo = отменить ход
web-key-legal = список разрешённых ходов
web-key-what = что на клетке
web-key-zoom = приблизить, отдалить, показать всё

## Просмотр и анализ

web-replay-board = Поле после шага { $ply } из { $length }
web-replay-controls = Просмотр
web-first = Первая позиция
web-previous = Шаг назад
web-next = Дальше
web-last = Последняя позиция
web-autoplay = Воспроизвести
web-stop = Остановить
web-step-of = Шаг
web-step = Шаг { $ply }: { $move }
web-replay-after = После хода { $ply }
web-step-start = До первого шага
web-analysis = Анализ
web-analyse = Анализировать эту позицию
web-analyse-all = Анализировать всю партию
web-analysing = Думает…
web-analysing-all = Позиций: { $done } из { $length }
web-line = Затем: { $moves }
web-tries = { $count ->
    [one] { $count } пробная партия
    [few] { $count } пробные партии
    [many] { $count } пробных партий
   *[other] { $count } пробной партии
}
web-no-choice = В этой позиции выбора нет.
web-drawing = Чтобы отметить клетку, щёлкните правой кнопкой или удерживайте палец; для стрелки ведите дальше. Щелчок стирает отметки.
web-curve = Шансы на победу
web-curve-label = Кривая для каждого игрока от первого шага до последнего: чем выше, тем вероятнее победа
web-curve-wins = Победа: { $name }
web-curve-even = Равенство
web-curve-proved = Доказано
web-record-actions = Ещё об этой партии
web-play-on = Играть дальше отсюда
web-download-record = Скачать запись
web-copy-picture = Копировать картинку
web-picture-saved = Картинка сохранена.
web-save-picture = Сохранить картинку
web-animation = Анимация
web-animation-from = С шага
web-animation-to = По шаг
web-animation-make = Создать анимацию
web-animation-making = Анимация создаётся…
web-animation-save = Сохранить анимацию
web-animation-home = Этот браузер не может сделать анимацию. Попробуйте другой браузер или скачайте запись и выполните: serpentry animate ЗАПИСЬ --out game.webp
web-share-text = Текст, чтобы поделиться
web-share-picture = Картинка поля
web-share-embed = Показать на веб-странице
web-share-turn = Ход: { $name }.
web-share-told = { $is ->
    [over] { $game } { $score }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    } ({ $names })
   *[open] { $game } { $score } после { $moves ->
        [one] { $moves } хода
        [few] { $moves } ходов
        [many] { $moves } ходов
       *[other] { $moves } хода
    } ({ $names })
}
web-check-dice = Проверить броски и раздачи
web-dice-right = Всё верно: ходов { $moves }, бросков и раздач { $draws }; все совпадают с начальным числом.
web-moves-right = Всё верно: ходов { $moves }; бросков и раздач в этой игре нет.

## Правила и первая партия

web-contents = Содержание
web-first-game = Первая партия шаг за шагом
web-guide-do = Сделать за меня
web-guide-try = Попробовать
web-guide-astray = Так тоже можно, но сначала сделайте показанный ход.
web-guide-end = А теперь своя партия
web-mute = Заглушить: { $name }
web-remove = Освободить место: { $name }
web-house-busy = Сервер занят. Компьютер сходит, как только освободится время для расчёта, в полную силу.

## The search engine

web-engine-getting-ready = Движок готовится ({ $percent } %). Оценок пока нет.
web-no-engine = У этой игры ещё нет движка: есть ходы, но нет оценок.
web-sits-in = Пока движок не готов, вместо игрока «{ $name }» ходит уровень послабее.
web-holiday = Взять отпуск
web-holiday-from = Начало
web-holiday-days = Дни
web-holiday-take = Оформить
web-holiday-line = Добавляет дни к текущему или следующему ходу; это видят все. В этом году осталось дней: { $left }.
web-holiday-booked = { $name } в отпуске с { $from } по { $to }.
web-holiday-day = { $name } в отпуске: { $day }.
web-on-holiday = { $days ->
    [one] { $name } в отпуске ещё { $days } день.
    [few] { $name } в отпуске ещё { $days } дня.
    [many] { $name } в отпуске ещё { $days } дней.
   *[other] { $name } в отпуске ещё { $days } дня.
}
