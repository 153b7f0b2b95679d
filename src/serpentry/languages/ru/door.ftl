## Installation and first start

why-extra = Пакет { $package } не установлен. Установить его: { $command }
cli-version = Показать версию.
cli-which-game = Какая игра? Введите её номер; Enter выбирает первую.
cli-in-browser = Чтобы играть в браузере: { $command }
cli-install-service = Запускать сервер сейчас и при загрузке, через systemd.
cli-of-system = Для всей машины (от root); по умолчанию для этого пользователя.
cli-dry-run = Только показать, что было бы сделано.
cli-service-installed = Сервер работает и запускается вместе с системой: { $file }. Остальные настройки записываются в { $settings }.
why-no-systemd = Здесь нет systemd: запускайте `serpentry serve` своим менеджером служб.
why-systemd = Файл { $file } записан, но systemd отвечает: { $told }
cli-upgrade = Обновить базу данных прежней версии. Сервер делает это при запуске.
cli-upgrade-check = Только попробовать, на копии.
cli-trying = Проба на копии…
cli-upgraded =
    { $steps ->
        [0] Уже обновлено.
        [one] Обновлено за { $steps } шаг.
        [few] Обновлено за { $steps } шага.
        [many] Обновлено за { $steps } шагов.
       *[other] Обновлено за { $steps } шагов.
    }
cli-upgrade-steps =
    { $steps ->
        [0] База данных обновлена.
        [one] База данных отстаёт на { $steps } шаг.
        [few] База данных отстаёт на { $steps } шага.
        [many] База данных отстаёт на { $steps } шагов.
       *[other] База данных отстаёт на { $steps } шагов.
    }
cli-upgrade-untried = PostgreSQL не копируется: восстановите копию в другую базу и попробуйте там.
cli-upgrade-tried = Проверено на копии за { $seconds } с: все столы воспроизводятся ({ $tables }).
why-newer-database = База данных от более нового Serpentry; обновите этот или восстановите старую копию.
why-library = С { $library } { $version } сервер не работает: там нет { $name }. Установите подходящую версию: { $command }
why-database-kind = База данных должна быть вида sqlite:///ФАЙЛ или postgresql://…
why-database-no-folder = Для базы данных { $file } нет папки { $folder }. Исправьте путь или сначала создайте папку.
why-database-is-folder = База данных { $file } — это папка. Укажите файл в ней.
why-database-forbidden = У этого пользователя нет права читать и записывать базу данных { $file }.
why-database-folder = Базу данных нельзя хранить в { $folder }: { $why }. Укажите другое место: --database sqlite:////ПАПКА/tables.sqlite.
why-database-in-use = С файлом { $file } уже работает другой сервер. Для нескольких процессов есть --workers, для нескольких серверов — PostgreSQL.
why-database-away = База данных { $place } не отвечает: { $why }.
why-database-not-written = Не удаётся записать базу данных { $place }: { $why }.
why-database-damaged = База данных { $place } повреждена. Восстановите последнюю копию.
cli-new-database = Это новая, пустая база данных: { $file }
why-no-database = Нет базы данных по пути { $file }.
why-unreadable-database = Файл { $file } не читается: { $why }.
