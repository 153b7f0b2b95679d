web-come = Продолжить на этом устройстве
web-come-line = Эта ссылка переносит имя и партии с другого устройства на это.
web-come-instead = Здесь вы сейчас { $name }. Это имя и его партии здесь больше не будут доступны.
web-come-go = Перенести их сюда
web-admin = Управление сервером
web-admin-line = Для владельца этого сервера. Ключ записан в его настройках (SERPENTRY_ADMIN_TOKEN).
web-admin-token = Ключ
web-admin-show = Показать
web-admin-again = Обновить
web-admin-read-only = Перевести в режим чтения
web-admin-read-only-line = Никто не сможет ходить, пока вы не возобновите партии; часы это время не считают. Точно?
web-admin-read-only-now = Сервер в режиме чтения: ходы ждут, и часы это время не считают.
web-admin-go-on = Возобновить партии
web-admin-tables = Столы
web-admin-table-id = Код стола
web-admin-find = Найти
web-admin-close = Закрыть
web-admin-close-line = Закрыть стол { $table }? Пока вы его не откроете, там нельзя будет ни смотреть, ни играть; ничего не удаляется.
web-admin-reopen = Открыть снова
web-admin-guests = Гости
web-admin-guest-name = Имя
web-admin-ban = Не пускать
web-admin-ban-line = Не пускать игрока { $name }, пока вы не разрешите снова?
web-admin-unban = Пустить снова
web-admin-version = Версия
web-admin-up = Работает
web-admin-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
 }
web-admin-sockets = Открытые соединения
web-admin-load = Нагрузка системы
web-admin-memory = Память этого процесса
web-admin-database = Размер базы данных
web-admin-free = Свободно на её диске
web-admin-engines = Движки
web-admin-set-aside = Нечитаемые столы
web-admin-waiting = ждут
web-admin-playing = играют
web-admin-paused = на паузе
web-admin-over = окончены
web-admin-who = Ваше имя для журнала
web-admin-why = Причина
web-admin-why-told = Причина (человек её прочтёт)
web-admin-reports = Жалобы
moderate-no-reports = Открытых жалоб нет.
web-admin-settled = Показать и рассмотренные
moderate-by = пожаловался(-лась) { $name }
web-admin-game = Партия
web-admin-dismiss = Отклонить
moderate-dismiss-line = Жалоба на { $name } закрывается, больше ничего не происходит.
web-admin-rename = Переименовать
web-admin-rename-line = { $name } получит другое имя, в том числе за столами, и узнает об этом.
web-admin-new-name = Новое имя
web-admin-suspend = Ограничить доступ
moderate-suspend-line = { $name } сможет только смотреть и доигрывать начатые партии и узнает об этом.
web-admin-long = На какой срок
web-admin-for-good = навсегда
moderate-until = доступ ограничен до { $date }
moderate-until-for-good = доступ ограничен навсегда
web-admin-lift = Снять ограничение
moderate-lift-line = { $name } снова сможет участвовать.
web-admin-studies = Общедоступные студии
web-admin-unlist = Убрать из списка
web-admin-hide = Скрыть
web-admin-show-again = Показать снова
web-admin-study-line = «{ $title }»: автор узнает об этом.
web-admin-log = Журнал
web-admin-log-line = Всё, что здесь было сделано; изменить ничего нельзя.
web-admin-newer = Новее
web-admin-older = Старее
web-admin-sure = { $what }: точно?
web-admin-did-dismiss = отклонил(а) жалобу
web-admin-did-rename = переименовал(а)
web-admin-did-suspend = ограничил(а) доступ
web-admin-did-lift = снял(а) ограничение
web-admin-did-unlist-study = убрал(а) студию из списка
web-admin-did-hide-study = скрыл(а) студию
web-admin-did-show-study = снова показал(а) студию
web-admin-did-ban = закрыл(а) доступ
web-admin-did-unban = вернул(а) доступ
web-admin-did-close = закрыл(а) стол
web-admin-did-reopen = снова открыл(а) стол
web-admin-did-read-only = включил(а) режим только для чтения
web-admin-did-writable = возобновил(а) партии
web-admin-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
web-engine-ready = готов
web-engine-building = собирается
web-engine-failed = не удалось
web-engine-waiting = ещё не запрошен

## Clubs

web-club-line = Вечер или целый сезон вместе: участники, турниры, рейтинги. Без учётных записей: достаточно ссылки.
web-club-yours = Ваши клубы
web-club-make = Создать клуб
web-club-name = Название клуба
web-club-nickname = Ваше прозвище
web-club-join = Вступить в клуб
web-club-ask = Пригласить в клуб «{ $club }»
web-club-asks = Вступайте в наш клуб «{ $club }»: { $link }
web-club-colour = Цвет
web-club-colour-green = зелёный
web-club-colour-red = красный
web-club-colour-blue = синий
web-club-colour-yellow = жёлтый
web-club-colour-purple = фиолетовый
web-club-colour-orange = оранжевый
web-club-colour-teal = бирюзовый
web-club-colour-grey = серый
web-club-members = Участники
web-club-organiser = организатор
web-club-computer = компьютер
web-club-more = Подробнее: { $name }
web-club-hand-on = Сделать организатором
web-club-remove = Исключить: { $name }
web-club-remove-sure = Удалить из клуба: { $name }? Результаты останутся.
web-club-leave = Выйти
web-club-leave-sure = Выйти из клуба? Сыгранное останется.
web-club-add = Добавить участника без устройства
web-club-add-computer = Добавить компьютер
web-club-add-do = Добавить
web-club-new-name = Имя или название
web-club-save = Сохранить
web-club-export = Экспортировать клуб (файл .club)
web-club-delete = Удалить клуб
web-club-delete-sure = Удалить клуб со всеми участниками, турнирами и рейтингами?
web-club-invite = Пригласить
web-club-organisers-link = Ссылка для организаторов
web-club-organisers-line = Организовывать клуб может каждый, у кого есть эта ссылка.
web-club-tournaments = Турниры
web-club-none = Сейчас турниров нет.
web-club-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-club-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
web-club-new = Новый турнир
web-club-watch = Партии, которые можно смотреть
web-club-tournament-name = Название турнира
web-club-kind = Вид турнира
web-club-kind-swiss = Швейцарская система
web-club-kind-robin = Круговой турнир
web-club-kind-knockout = На выбывание
web-club-kind-arena = Арена
web-club-kind-evening = Свободный вечер
web-club-how-swiss = Встречаются игроки с близким числом баллов; никто не встречается дважды с одним соперником и не пропускает тур дважды, пока этого можно избежать.
web-club-how-robin = Каждый встречается с каждым.
web-club-how-knockout = Победитель идёт дальше; проигравшие в полуфиналах играют за третье место.
web-club-how-arena = Новая партия начинается, как только игрок свободен. После двух побед подряд следующие победы считаются вдвойне.
web-club-how-evening = Свободные игроки встречаются с новыми соперниками, пока есть время.
web-club-game = Игра
web-club-seats = Игроков за столом (не больше)
web-club-tables-of = за столом до { $count }
web-club-rounds = Туры
web-club-rounds-needed = сколько нужно
web-club-rounds-planned = { $count ->
    [one] { $count } тур
    [few] { $count } тура
    [many] { $count } туров
   *[other] { $count } тура
}
web-club-where = Где играют
web-club-on-screens = на экранах
web-club-on-wood = с настоящей коробкой
web-club-alone = Начинать следующие туры автоматически
web-club-no-show = Через сколько минут игрок считается отсутствующим
web-club-no-show-line = Кого нет через { $minutes } мин после составления пар, тот считается не пришедшим.
web-club-counts-out-line = Кто не открыл свой стол через { $minutes } мин после составления пар, проигрывает; за большими столами за него играет компьютер. Партия, на которую никто не пришёл, не считается.
web-club-announce = Создать турнир
web-club-players = Игроки
web-club-player = Имя
web-club-start = Начать турнир
web-club-pair = Составить пары: тур { $round }
web-club-end = Завершить турнир
web-club-end-sure = Завершить турнир сейчас? Партии без результата не считаются. Турнир можно открыть снова.
web-club-over = завершён
web-club-preview = Тур { $round }, как он был бы составлен сейчас
web-club-round = Тур { $round }
web-club-sits-out = пропускает тур
web-club-go = К своему столу
web-club-look = Смотреть
web-club-enter-result = Записать результат
web-club-correct = Исправить
web-club-won-by = Победа: { $name }
web-club-draw = Ничья
web-club-order = Касайтесь имён в порядке занятых мест:
web-club-equal = Поровну со следующим
web-club-no-show-result = решено без игры
web-club-void-do = Не засчитывать
web-club-void-result = не засчитана
web-club-standings = Таблица
web-club-place = Место
web-club-placed = { $place }-е
web-club-figure-points = Баллы
web-club-figure-rounds = Выигранные туры
web-club-figure-buchholz = Бухгольц
web-club-figure-sonneborn-berger = Зоннеборн — Бергер
web-club-figure-firsts = Первые места
web-club-figures-line = Коснитесь имени, чтобы увидеть, как получены баллы.
web-club-bye = без пары
web-club-wall = Вид для проектора
web-club-print = Печать
web-club-sheet-table = Стол
web-club-sheet-game = Партия
web-club-sheet-players = Игроки
web-club-sheet-result = Результат
web-club-sheet-signature = Подпись
web-club-sheet-bronze = За третье место:
web-club-duplicate = Дупликат: одинаковое везение за всеми столами
web-club-how-duplicate = Дупликат: за всеми столами тура одинаковые раздача и броски. Отрыв — это ваш счёт минус средний счёт остальных за вашим столом; его сравнивают с отрывом тех, кто сидит на вашем месте за другими столами. Ваши баллы — доля тех, кого вы опередили; равенство считается за половину.
web-club-secret = Поля и счёт этого тура откроются, когда закончатся все его партии.
web-club-figure-lead = Отрыв
web-club-lead-won = досрочная победа
web-club-lead-lost = досрочное поражение

## The page of `serpentry lab`

web-lab-heading = Лаборатория: что меняет правило?
web-lab-intro = Выберите игру и два варианта правил. Компьютеры сыграют по обоим на этой машине; страница покажет, что меняется. Остановить можно в любой момент.
web-lab-first = Первый вариант правил
web-lab-second = Второй вариант правил
web-lab-strong = сильный игрок
web-lab-weak = слабый игрок
web-lab-games = партий каждого вида
web-lab-start = Сравнить
web-lab-stop = Остановить
web-lab-save = Сохранить одним файлом HTML
web-lab-progress = Сыграно партий: { $done } из { $total }; осталось примерно { $minutes } мин.
web-lab-done = Сыграно партий: { $done } из { $total }.
