## Просмотр партии с оценками

web-review = Разбор партии
web-review-start = Разобрать эту партию
web-review-deeper = Посмотреть глубже
web-review-going = { $count ->
    [0] Взвешивается первое решение…
   *[other] Взвешено решений: { $done } из { $count }
  }
web-review-grade = { $grade ->
    [best] Лучший ход
    [good] Хороший ход
    [slip] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
   *[other] Пока мало просчитано
  }
web-review-lost = Решений: { $choices }, потеряно: { $amount } (± { $reach }).
web-review-choices = Шансы на победу, в среднем за решение: свои решения { $own }, чужие { $others }.
web-review-luck = Везение { $luck }.
web-review-moments = Что решило
web-review-none = Ни одно решение не выделилось.
web-review-on = Продолжить с этого хода
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
web-exercise-looking = Смотрим, так ли это хорошо…
web-exercise-wrong = Есть ход лучше.
web-exercise-show = Показать лучший ход
web-exercise-next = Следующая

## Студии

web-study = Студия
web-studies = Студии
web-studies-line = Позиции и партии с вашим текстом, отметками и вариантами.
web-studies-here = Они хранятся в этом браузере.
web-study-new = Новая студия
web-study-begin = Напишите здесь, что вы хотите показать. Доски добавляются из редактора позиций или из просмотра партии.
web-study-add = Добавить в студию
web-study-edit = Изменить
web-study-save = Сохранить
web-study-saved = Сохранено.
web-study-page = Скачать страницу
web-study-remove = Удалить эту студию
web-study-remove-sure = Удалить эту студию навсегда?
web-study-text = Текст (Markdown)
web-study-how = Как записать доску
web-study-how-boards = Доска — это блок строк: игра, её ходы и то, что говорится и рисуется после стольких ходов.
web-study-line = Доска в строке { $line }:
web-study-gone = Такой студии в этом браузере нет.
web-study-unkept = В этом браузере больше нет места для студий.
web-study-main = Главная линия
web-study-variation = Вариант { $number }
web-study-lines = Линии ходов
