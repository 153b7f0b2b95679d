web-come = Продолжить здесь
web-come-line = Эта ссылка переносит имя и партии с другого устройства на это.
web-come-instead = Здесь вы сейчас { $name }. Это имя и его партии здесь больше не будут доступны.
web-come-go = Продолжить здесь с ними
web-admin = Управление сервером
web-admin-line = Для владельца этого сервера. Ключ записан в его настройках (SERPENTRY_ADMIN_TOKEN).
web-admin-token = Ключ
web-admin-show = Показать
web-admin-again = Обновить
web-admin-read-only = Ничего не записывать
web-admin-read-only-line = Никто не сможет ходить, пока вы не разрешите; часы это время не считают. Точно?
web-admin-read-only-now = Сейчас ничего не записывается: ходы ждут, и часы это время не считают.
web-admin-go-on = Продолжить партии
web-admin-tables = Столы
web-admin-table-id = Номер стола
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
web-admin-load = Нагрузка машины
web-admin-memory = Память этого процесса
web-admin-database = Размер базы данных
web-admin-free = Свободно на её диске
web-admin-engines = Движки
web-admin-set-aside = Нечитаемые столы
web-admin-waiting = ждут
web-admin-playing = играют
web-admin-paused = на паузе
web-admin-over = окончены
web-engine-ready = готов
web-engine-building = собирается
web-engine-failed = не удалось
web-engine-waiting = ещё не понадобился
