## The ways through the pages, and the first page

web-ways = Главное меню
web-play = Играть
web-learn = Учиться
web-learn-line = Первая партия на настоящей доске, шаг за шагом; затем правила с картинками.
web-at-the-table = За столом
web-play-game = Играть в { $game }
web-learn-to-play = Научиться играть
web-todays-puzzle = Задача дня
web-task-win = Выигрывает только один ход
web-task-draw = Только один ход спасает ничью
web-task-best = Найдите лучший ход
web-solve = Решить
web-all-puzzles = Все задачи
web-together = Играть вместе
web-invite-friend = Пригласить друга
web-one-device = На одном устройстве
web-join-code = Войти по коду
web-saved-game = Сохранённая игра
web-your-turn = Ваш ход
web-turn-of = Ходит { $name }
web-days-left = { $days } д { $hours } ч
web-waiting-for-you = Ждут вашего хода
web-time-left = осталось { $time }
web-you-won = Вы победили
web-won = Победа: { $name }
web-drawn = Ничья
