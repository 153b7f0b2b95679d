## Просмотр партии с оценками

web-review = Разбор партии
web-review-start = Разобрать эту партию
web-review-deeper = Проанализировать глубже
web-review-going = { $count ->
    [0] Анализируется первый ход…
   *[other] Проанализировано ходов: { $done } из { $count }
 }
web-review-grade = { $grade ->
    [best] Лучший ход
    [good] Хороший ход
    [slip] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
   *[other] Пока мало просчитано
  }
web-review-accuracy = Точность { $percent } %
web-review-ungraded = Оценено слишком мало ходов, чтобы подвести итог.
web-review-count = { $grade ->
    [best] лучших: { $count }
    [good] хороших: { $count }
    [slip] неточностей: { $count }
    [mistake] ошибок: { $count }
   *[blunder] грубых ошибок: { $count }
  }
web-review-better = Лучше: { $move }
web-review-chance = Шансы: { $name }
web-worth = { $outcome ->
    [win] победа
    [loss] поражение
   *[draw] ничья
  }
web-review-moments = Что решило
web-review-none = Ни один ход не выделился.
web-review-learn = { $count ->
    [one] Учиться на { $count } ошибке
    [few] Учиться на { $count } ошибках
    [many] Учиться на { $count } ошибках
   *[other] Учиться на { $count } ошибки
  }
web-edit-position = Изменить эту позицию
web-deck = Ваши ошибки
web-deck-due = Сегодня повторить: { $due } из { $count }
web-deck-empty = Здесь можно собирать ошибки из ваших партий: разберите законченную партию.
web-deck-start = Попробовать ещё раз
web-exercise-ask = Ваша сторона: { $who }. Найдите ход получше.
web-exercise-made = Вы сыграли: { $move }
web-exercise-right = Верно, так лучше.
web-exercise-looking = Проверяем, так ли хорош этот ход…
web-exercise-wrong = Есть ход лучше.
web-exercise-show = Показать лучший ход
web-exercise-next = Следующая

## Студии

web-study = Студия
web-studies-line = Показывайте позиции и партии с вашим текстом, отметками и вариантами и делитесь ими по ссылке.
web-studies-here = Они хранятся в этом браузере.
web-study-new = Новая студия
web-study-begin = Напишите здесь, что хотите показать.
web-study-add = Добавить в студию
web-study-edit = Изменить
web-study-page = Скачать страницу
web-study-remove = Удалить эту студию
web-study-remove-sure = Удалить эту студию навсегда?
web-study-text = Текст (Markdown)
web-study-line = Строка { $line }:
web-study-gone = Такой студии в этом браузере нет.
web-study-unkept = В этом браузере больше нет места для студий.
web-study-main = Главная линия
web-study-variation = Вариант { $number }
web-study-lines = Линии ходов

## Дебюты

web-openings = Дебюты
web-openings-first = Первые ходы
web-openings-answers = Ответы на { $move }
web-openings-all = Все первые ходы
web-openings-games = { $games ->
    [one] Процент — шансы того, кто начинает. Ниже: как часто компьютеры выбирали этот ход, всего { $games } партия.
    [few] Процент — шансы того, кто начинает. Ниже: как часто компьютеры выбирали этот ход, всего { $games } партии.
    [many] Процент — шансы того, кто начинает. Ниже: как часто компьютеры выбирали этот ход, всего { $games } партий.
   *[other] Процент — шансы того, кто начинает. Ниже: как часто компьютеры выбирали этот ход, всего { $games } партии.
  }
web-openings-answers-line = { $games ->
    [one] Процент — шансы того, кто отвечает. Ниже: как часто компьютеры выбирали этот ход, всего { $games } партия.
    [few] Процент — шансы того, кто отвечает. Ниже: как часто компьютеры выбирали этот ход, всего { $games } партии.
    [many] Процент — шансы того, кто отвечает. Ниже: как часто компьютеры выбирали этот ход, всего { $games } партий.
   *[other] Процент — шансы того, кто отвечает. Ниже: как часто компьютеры выбирали этот ход, всего { $games } партии.
  }
web-openings-chosen = уровень { $number }: { $percent } %
web-openings-times = уровень { $number }: { $count }×
web-openings-proved = { $result ->
    [win] выигрыш доказан
    [draw] ничья доказана
   *[loss] проигрыш доказан
  }
web-openings-board = Поле с первыми ходами: на каждой клетке — шансы того, кто начинает с неё, в процентах
web-openings-board-after = Поле после { $move }
web-openings-editor = Открыть в редакторе
web-openings-about = Откуда эти числа
web-openings-how = Шансы — те же, что в подсказках и разборах, а где есть доказательство — оно. Как часто выбирали ход, известно из партий компьютеров с самими собой: в половине партий первый ход они выбирали сами (здесь учтены только эти), в другой первые ходы чередовались, чтобы испытать каждый. Ходы, которые совпадают при повороте или отражении поля, считаются за один.
web-openings-none = У этой игры нет книги дебютов: она начинается со случайной раздачи, и почти никакие две партии не начинаются одинаково.
