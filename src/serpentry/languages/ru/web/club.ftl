## The page of a club

web-club-this = Этот клуб
web-club-member = участник
web-club-member-count = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}
web-club-you = вы
web-club-role = Роль
web-club-rating = Рейтинг в игре
web-club-new-here = новый
web-club-games-short = Партии
web-club-find = Найти
web-club-show-others = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
    [many] Показать ещё { $count }
   *[other] Показать ещё { $count }
}
web-club-add-hint = Имя или вставленный список
web-club-adding = Добавляем: { $names }
web-club-list = { $count ->
    [one] { $count } имя
    [few] { $count } имени
    [many] { $count } имён
   *[other] { $count } имени
}
web-club-list-line = Коснитесь имени, чтобы его пропустить. Участники клуба второй раз не добавляются.
web-club-list-add = { $count ->
    [one] Добавить: { $count } участник
    [few] Добавить: { $count } участника
    [many] Добавить: { $count } участников
   *[other] Добавить: { $count } участника
}
web-club-invite-line = Вступить может каждый, кто отсканирует код или откроет ссылку.
web-club-copy-link = Скопировать
web-club-delete-title = Удалить клуб «{ $name }»?
web-club-export-line = В файле весь клуб. Его можно открыть в терминале или сохранить на будущее.
web-club-handed-on = Теперь клуб организует и { $name }. Прежние ссылки для организаторов больше не действуют; вот новая:
web-club-new-link = Создать новую ссылку; прежняя перестанет действовать
web-club-from-file = Клуб из файла
web-club-file = Выбрать файл .club
web-club-file-line = Экспортированный клуб, отсюда или из терминала, продолжится здесь. Его участники будут без устройства.
web-club-file-until = Открыть до места ошибки
web-club-forget = Убрать «{ $name }» из списка
web-club-all-past = { $count ->
    [one] Показать { $count } прошлый турнир
    [few] Показать { $count } прошлых турнира
    [many] Показать { $count } прошлых турниров
   *[other] Показать { $count } прошлого турнира
}
web-club-round-word = Тур
web-club-open = Открыть турнир
web-club-not-begun = Ещё не начался
web-club-you-play = Вы играете: { $names }.
web-club-games-on = { $count ->
    [one] Идёт { $count } партия
    [few] Идут { $count } партии
    [many] Идут { $count } партий
   *[other] Идёт { $count } партии
}
web-club-round-done = Все результаты известны

## The page of a tournament

web-club-parts = Разделы турнира
web-club-tables = Столы
web-club-table = Стол { $number }
web-club-games-word = Партии
web-club-round-since = тур { $round } с { $time }, результатов { $done } из { $count }
web-club-day-time = { $day }, { $time }
web-club-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
web-club-clock-game = по { $minutes } мин + { $seconds } с на ход
web-club-no-show-days = { $days ->
    [one] Кто не сделает ход за { $days } день, проигрывает по времени.
    [few] Кто не сделает ход за { $days } дня, проигрывает по времени.
    [many] Кто не сделает ход за { $days } дней, проигрывает по времени.
   *[other] Кто не сделает ход за { $days } дня, проигрывает по времени.
}
web-club-turn = Ход: { $name }, осталось { $time }
web-club-turn-holiday = Ход: { $name }, сейчас в отпуске
web-club-still = { $count ->
    [one] Ещё играет стол { $numbers }
    [few] Ещё играют столы { $numbers }
    [many] Ещё играют столы { $numbers }
   *[other] Ещё играют столы { $numbers }
}
web-club-still-playing = ещё играет
web-club-results = { $count ->
    [one] { $count } результат
    [few] { $count } результата
    [many] { $count } результатов
   *[other] { $count } результата
}
web-club-out = без пары: { $names }
web-club-sits-out-point = без пары, получает балл
web-club-goes-through = проходит дальше без игры
web-club-why = Почему такая пара?
web-club-why-these = Почему { $names }?
web-club-playing = идёт
web-club-done = готово
web-club-tap = нажмите
web-club-tap-order = по порядку мест
web-club-not-played = Не сыграна
web-club-missing = Неявка: { $name }
web-club-clear = Убрать результат
web-club-replace = Заменить
web-club-corrected = Исправлено ({ $name }); было: { $was }.
web-club-hidden-result = Результат откроется, когда закончат все столы.
web-club-bronze = Игра за третье место
web-club-final = Финал
web-club-semi-finals = Полуфиналы
web-club-bracket = Сетка
web-club-cross = Таблица встреч
web-club-drawn = При ничьей
web-club-drawn-replay = После ничьей играют ещё раз; затем дальше идёт сеяный выше.
web-club-drawn-seed = При ничьей дальше идёт сеяный выше.
web-club-leavers = Если кто-то выбывает
web-club-leavers-half = Кто выбыл до половины партий, вычёркивается; позже сыгранное остаётся, а остальные партии проиграны.
web-club-leavers-kept = Сыгранное выбывшими остаётся, остальные партии проиграны.
web-club-leavers-struck = Выбывший вычёркивается со всеми партиями.
web-club-length = Длительность в минутах
web-club-late = Кто-то опоздал? Имя
web-club-late-do = Добавить с тура { $round }
web-club-enter-me = Играть с тура { $round }
web-club-play-along = Участвовать
web-club-no-device = без устройства
web-club-without-device = { $count ->
    [one] Без устройства: { $names }. Эти партии играют с настоящей коробкой, а результаты записывает организатор.
    [few] Без устройства: { $names }. Их партии играют с настоящей коробкой, а результаты записывает организатор.
    [many] Без устройства: { $names }. Их партии играют с настоящей коробкой, а результаты записывает организатор.
   *[other] Без устройства: { $names }. Их партии играют с настоящей коробкой, а результаты записывает организатор.
}
web-club-since = с тура { $round }
web-club-left = выбыл
web-club-withdraw = Снять с турнира: { $name }
web-club-withdraw-do = Исключить
web-club-withdraw-line = Новых партий больше не будет. До составления следующего тура это можно отменить.
web-club-return = Вернуть
web-club-not-playing = Участники клуба, которые не играют:
web-club-after = после тура { $round }
web-club-after-of = после { $round }-го тура из { $count }
web-club-ties = При равенстве баллов: { $figures }.
web-club-dashed = Пунктир: без партии.
web-club-short-points = Баллы
web-club-short-rounds = Побед
web-club-short-buchholz = Бухг.
web-club-short-sonneborn-berger = З–Б
web-club-short-firsts = 1-е
web-club-short-lead = Отрыв
web-club-streak = { $count ->
    [one] { $count } победа подряд
    [few] { $count } победы подряд
    [many] { $count } побед подряд
   *[other] { $count } победы подряд
}
web-club-my-place = Ваше место: { $place }
web-club-my-points = Баллы: { $points }
web-club-winner = { $count ->
    [one] Победа
    [few] Победа на двоих или больше
    [many] Общая победа
   *[other] Общая победа
}
web-club-close = Завершить и объявить победителя
web-club-again = Ещё один такой же
web-club-pair-free = Составить пары из свободных
web-club-open-first = { $count ->
    [one] Без результата ещё { $count } партия:
    [few] Без результата ещё { $count } партии:
    [many] Без результата ещё { $count } партий:
   *[other] Без результата ещё { $count } партии:
}
web-club-unpair = Отменить пары тура { $round }
web-club-unpair-line = Тур можно будет составить заново; открытые столы закроются.
web-club-reopen = Снова открыть турнир
web-club-reopen-line = Тогда можно исправить результаты и добавить туры.

## The table of a tournament

web-club-next-table = Ваш следующий стол
web-club-to-tournament = К турниру

## The wall of a room

web-club-begins = начинает
web-club-playing-since = играют с
web-club-time-left = осталось времени
web-club-enter-here = Запишите результат:
web-club-see-here = На своём устройстве:
