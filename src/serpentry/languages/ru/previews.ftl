# What a link shows where it is pasted.
preview-waiting = Присоединяйтесь к партии: { $game }.
preview-playing = Идёт партия ({ $game }): { $names }.
preview-over = Законченная партия ({ $game }), { $score }: можно пересмотреть ход за ходом.
preview-puzzle = Задача ({ $game }): найдите лучший ход.
preview-position = Позиция ({ $game }): посмотрите и играйте дальше.
preview-study = Студия: позиции и ходы с пояснениями.
preview-game = { $game }: правила, задачи, игра с друзьями и компьютером.
preview-club = Клуб: участники, турниры и рейтинги.
preview-tournament = Турнир ({ $game }), { $club }: туры, столы и таблица.
