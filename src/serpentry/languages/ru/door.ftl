## Installation and first start

why-extra = Пакет { $package } не установлен. Установить его: { $command }
cli-version = Показать версию.
cli-which-game = Какая игра? Введите её номер; Enter выбирает первую.
cli-in-browser = Чтобы играть в браузере: { $command }
cli-install-service = Запускать сервер сейчас и при загрузке. Через systemd.
cli-of-system = Для всей машины (от root); иначе для этого пользователя.
cli-dry-run = Только показать, что было бы сделано.
cli-service-installed = Сервер работает и запускается вместе с системой: { $file }
why-no-systemd = Здесь нет systemd: запускайте `serpentry serve` своим менеджером служб.
why-systemd = Файл { $file } записан, но systemd отвечает: { $told }
cli-upgrade = Перевести столы прежней версии на эту. Сервер делает это при запуске.
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
cli-upgrade-tried = Проверено на копии за { $seconds } с; столов, которые воспроизводятся: { $tables }.
why-newer-database = База данных от более нового Serpentry; обновите этот или восстановите старую копию.
why-no-database = Нет базы данных по пути { $file }.
why-unreadable-database = Файл { $file } не читается: { $why }.
