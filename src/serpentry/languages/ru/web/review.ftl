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
web-studies = Студии
web-studies-line = Показывайте позиции и партии с вашим текстом, отметками и вариантами и делитесь ими по ссылке.
web-studies-here = Они хранятся в этом браузере.
web-study-new = Новая студия
web-study-begin = Напишите здесь, что вы хотите показать. Диаграммы добавляются из редактора позиций или из просмотра партии.
web-study-add = Добавить в студию
web-study-edit = Изменить
web-study-save = Сохранить
web-study-saved = Сохранено.
web-study-page = Скачать страницу
web-study-remove = Удалить эту студию
web-study-remove-sure = Удалить эту студию навсегда?
web-study-text = Текст (Markdown)
web-study-how = Как записать диаграмму
web-study-how-boards = Диаграмма — это блок кода: игра и её ходы, затем подписи, заметки и отметки, каждая с ходом, к которому относится.
web-study-line = Диаграмма в строке { $line }:
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
    [one] { $games } партия между равными по силе компьютерами. Процент говорит, как часто ход выбирали.
    [few] { $games } партии между равными по силе компьютерами. Процент говорит, как часто ход выбирали.
    [many] { $games } партий между равными по силе компьютерами. Процент говорит, как часто ход выбирали.
   *[other] { $games } партии между равными по силе компьютерами. Процент говорит, как часто ход выбирали.
  }
web-openings-answers-line = { $games ->
    [one] По { $games } партии. Выигрыши — того, кто отвечает.
    [few] По { $games } партиям. Выигрыши — того, кто отвечает.
    [many] По { $games } партиям. Выигрыши — того, кто отвечает.
   *[other] По { $games } партии. Выигрыши — того, кто отвечает.
  }
web-openings-chosen = уровень { $number }: { $percent } %
web-openings-times = уровень { $number }: { $count }×
web-openings-won = { $games ->
    [one] выиграно { $percent } % (интервал 95 %: { $low }–{ $high } %), { $games } партия
    [few] выиграно { $percent } % (интервал 95 %: { $low }–{ $high } %), { $games } партии
    [many] выиграно { $percent } % (интервал 95 %: { $low }–{ $high } %), { $games } партий
   *[other] выиграно { $percent } % (интервал 95 %: { $low }–{ $high } %), { $games } партии
  }
web-openings-proved = { $result ->
    [win] выигрыш доказан
    [draw] ничья доказана
   *[loss] проигрыш доказан
  }
web-openings-board = Поле с первыми ходами: на каждой клетке — как часто её выбирали, в процентах
web-openings-board-after = Поле после { $move }
web-openings-editor = Открыть в редакторе
web-openings-about = Откуда эти числа
web-openings-how = Каждый компьютер играл сам с собой. В половине партий он выбирал первый ход сам; процент относится к этим партиям. В другой половине первые ходы чередовались, чтобы испытать каждый. Выигрыши считаются по всем партиям, ничья — за половину. Ходы, которые совпадают при повороте или отражении поля, считаются за один.
web-openings-player = { $count ->
    [one] Уровень { $number }, { $count } попытка на ход
    [few] Уровень { $number }, { $count } попытки на ход
    [many] Уровень { $number }, { $count } попыток на ход
   *[other] Уровень { $number }, { $count } попытки на ход
  }
web-openings-none = У этой игры нет книги дебютов: она начинается со случайной раздачи, и почти никакие две партии не начинаются одинаково.
