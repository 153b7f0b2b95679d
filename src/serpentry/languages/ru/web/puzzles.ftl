## Задачи

web-puzzle = Задача
web-puzzle-none = Такой задачи нет.
web-puzzle-defence = Защита
web-puzzle-goal = { $goal ->
    [draw] Ваша сторона: { $who }. Только один ход спасает ничью.
   *[other] Ваша сторона: { $who }. Только один ход выигрывает.
  }
web-puzzle-band = { $band ->
    [1] Очень легко
    [2] Легко
    [3] Средне
    [4] Трудно
   *[other] Очень трудно
  }
web-puzzle-solved = Решено!
web-puzzle-go-on = Верно. Найдите следующий ход.
web-puzzle-wrong = Это не тот ход.
web-puzzle-looking = Ищем ответ…
web-puzzle-refuted = { $gets ->
    [draw] Вот ответ: при лучшей игре это только ничья.
    [loss] Вот ответ: при лучшей игре вы проигрываете.
   *[other] Вот лучший ответ.
  }
web-puzzle-why = Почему это неверно?
web-puzzle-again = Попробовать ещё раз
web-puzzle-hint = Подсказка
web-puzzle-hint-told = { $extent ->
    [piece] Подсказка: { $piece }.
    [place] Подсказка: { $piece }, на { $cell }.
   *[part] Подсказка: { $piece }, в том числе на { $cell }.
  }
web-puzzle-rated = Рейтинг { $before } → { $after }
web-puzzle-play-out = Доиграть
web-puzzle-next = Следующая задача
web-puzzle-share = Serpentry, { $game }, { $day }: задача решена за { $tries ->
    [one] { $tries } попытку
    [few] { $tries } попытки
    [many] { $tries } попыток
   *[other] { $tries } попытки
  } { $row }
web-puzzle-rating = Рейтинг по задачам: { $rating }
web-puzzle-for-all = { $game }, задача дня для всех
web-run = На время
web-run-line = Как можно больше задач за три минуты, сначала лёгкие. После трёх ошибок всё заканчивается. Время идёт, только пока задача на экране.
web-run-start = Начать
web-run-again = Ещё раз
web-run-solved = Решено: { $count }
web-run-mistakes = Ошибки: { $count } из { $most }
web-run-left = осталось { $time }
web-run-time = Оставшееся время
web-run-best = Ваш рекорд: { $count }
web-run-record = Это ваш новый рекорд!
web-run-share = Serpentry, { $game }, задачи на время: { $count } { $row }
web-puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
  }
web-puzzle-count = Решено: { $solved } из { $count }
web-puzzle-theme = Тема
web-puzzle-how-hard = Трудность
web-puzzle-any = Любая
web-puzzle-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
web-puzzle-next-fitting = Следующая вашего уровня
web-puzzle-more = Показать ещё
web-puzzle-found = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
  }
web-puzzle-number = { $state ->
    [solved] Задача { $number }, решена
    [tried] Задача { $number }, пробовали
   *[other] Задача { $number }, новая
  }
web-puzzle-keep = Ваши успехи
web-puzzle-save = Сохранить успехи в файл
web-puzzle-load = Загрузить сохранённые успехи
web-puzzle-no-progress = В этом файле нет сохранённого прогресса.
web-theme-join = Две змеи становятся одной
web-theme-begin = Новая змея
web-theme-drill = Лаз
web-theme-ring = Кольцо
web-theme-quiet = { $game ->
    [sssnake] Карта достаётся соседу
    [carnival] Ваши баллы не меняются
   *[other] Самая длинная змея не растёт
  }
web-theme-tempting = Заманчивый ход проигрывает
web-theme-needle = Только один из многих ходов
web-theme-long = Больше одного хода
web-puzzle-lead = { $count ->
    [one] Ваша сторона: { $who }. Один ход лучше всех остальных, не меньше чем на { $lead } (надёжность 99 %).
    [few] Ваша сторона: { $who }. { $count } хода одинаково хороши и лучше всех других не меньше чем на { $lead } (надёжность 99 %). Найдите один из них.
    [many] Ваша сторона: { $who }. { $count } ходов одинаково хороши и лучше всех других не меньше чем на { $lead } (надёжность 99 %). Найдите один из них.
   *[other] Ваша сторона: { $who }. { $count } хода одинаково хороши и лучше всех других не меньше чем на { $lead } (надёжность 99 %). Найдите один из них.
  }
web-puzzle-judged = { $count ->
    [one] Ваша сторона: { $who }. Один ход лучше всех остальных, не меньше чем на { $lead } (измерено, не доказано).
    [few] Ваша сторона: { $who }. { $count } хода примерно одинаково хороши и лучше всех других не меньше чем на { $lead } (измерено, не доказано). Найдите один из них.
    [many] Ваша сторона: { $who }. { $count } ходов примерно одинаково хороши и лучше всех других не меньше чем на { $lead } (измерено, не доказано). Найдите один из них.
   *[other] Ваша сторона: { $who }. { $count } хода примерно одинаково хороши и лучше всех других не меньше чем на { $lead } (измерено, не доказано). Найдите один из них.
  }
web-puzzle-behind = Лучше на { $low }–{ $high } (надёжность 99 %): { $move }.
web-puzzle-behind-judged = Лучше на { $low }–{ $high }, смотря насколько далеко заглядывать: { $move }.
web-puzzle-behind-least = Лучше не меньше чем на { $lead }: { $move }.
web-puzzle-hint-is = Вот ход: { $move }.
