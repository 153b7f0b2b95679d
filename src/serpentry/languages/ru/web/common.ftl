## Клиент в браузере

web-skip = Перейти к содержимому
web-home = На главную
web-settings = Настройки
web-language = Язык
web-theme-light = Светлое
web-theme-dark = Тёмное
web-sound = Звук
web-done = Готово
web-close = Закрыть
web-yes = Да
web-no = Нет
web-no-connection = Сервер недоступен. Проверьте подключение к интернету.
web-server-slow = Ждём ответа сервера…
web-server-lost = Сервер не отвечает. Пробуем снова…
web-went-wrong = Что-то пошло не так. Попробуйте ещё раз.
web-lost = Страница не найдена.
web-somebody = Гость
web-seat-number = Место { $seat }
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться
web-qr = QR-код ссылки

## Главная

web-description = Пять настольных игр, где строят змей: по их правилам, и каждое домашнее правило отмечено.
web-hero = Пять игр. Одна очень длинная змея.
web-hero-line = Настольные игры, где строят змей, верные своим правилам. Играйте с друзьями по ссылке или против компьютера — от мягкого до беспощадного. Бесплатно и без учётной записи.
web-games = Игры
web-your-games = Ваши партии
web-play-now-game = Играть: { $game }
web-set-up = Своя партия…
web-set-up-game = Своя партия: { $game }
web-how-to-play = Как играть
web-how-to-play-game = Как играть: { $game }
web-free-seat = свободно
web-phase-waiting = ждёт игроков
web-phase-over = окончена
web-phase-paused = на паузе
web-phase-playing = { $moves ->
    [one] идёт · { $moves } ход
    [few] идёт · { $moves } хода
    [many] идёт · { $moves } ходов
   *[other] идёт · { $moves } хода
}
web-invitation = Ссылка или код стола
web-invitation-example = напр. q7Jx0Zb1Yk2w
web-enter = Войти
web-no-invitation = Это не ссылка и не код стола.
web-puzzles = Задачи
web-puzzles-line = Найдите лучший ход. В окончаниях SNEKAGON и SNEKAGON 5G он доказан; во всех других позициях он измерен, и каждая задача говорит, насколько он лучше остальных.
