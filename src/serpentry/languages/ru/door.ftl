## Coming in: what is installed, and what a newcomer is asked

why-extra = Пакет { $package } не установлен. Установить его: { $command }
cli-version = Показать версию.
cli-which-game = Какая игра? Введите её номер; Enter выбирает первую.
cli-in-browser = Чтобы играть в браузере: { $command }
cli-install-service = Запускать службу через systemd вместе с машиной, и сейчас же.
cli-of-system = Для всей машины (от root); иначе для этого пользователя.
cli-dry-run = Только показать, что было бы сделано.
cli-service-installed = Служба работает и запускается вместе с машиной: { $file }
why-no-systemd = Здесь нет systemd: запускайте `serpentry serve` тем, что запускает ваши службы.
why-systemd = Файл { $file } записан, но systemd отвечает: { $told }
