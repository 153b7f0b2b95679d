## Как пишут и читают студии

web-study-tools = Инструменты доски
web-study-tool-play = Делать ходы
web-study-tool-ring = Кружок
web-study-tool-arrow = Стрелка: от одной клетки к другой
web-study-tool-wipe = Стереть отметки здесь
web-study-colours = Цвет отметок
web-study-colour = { $colour ->
    [green] Зелёный, штриховой
    [red] Красный, пунктирный
   *[blue] Синий, сплошной
  }
web-study-mark = { $kind ->
    [ring] { $colour ->
        [green] Зелёный кружок
        [red] Красный кружок
       *[blue] Кружок
      } на { $from }.
   *[arrow] { $colour ->
        [green] Зелёная стрелка
        [red] Красная стрелка
       *[blue] Стрелка
      } от { $from } к { $to }.
  }
web-study-cut = Убрать этот ход и все после него
web-study-redo = Повторить
web-study-saved-at = Сохранено в { $time }
web-study-saving = Сохраняется…
web-study-unsent = Сохранено в этом браузере, ещё не отправлено
web-study-after = После хода { $number }.
web-study-start = В начале.
web-study-instead = Вместо { $number }: { $move }
web-study-note = Заметка в этом месте
web-study-note-here = Пишите здесь или просто ходите на доске
web-study-words = Писать этот текст
web-study-new-words = Новый текст
web-study-add-words = Добавить текст
web-study-add-board = Добавить доску
web-study-no-board = Здесь пока нет доски.
web-study-read = Читать
web-study-as-text = Править как текст
web-study-versions = Прежние версии
web-study-versions-none = Их пока нет.
web-study-back = Вернуться к ней
web-study-chapters = Главы
web-study-chapter-new = Новая глава
web-study-chapter-first = Вступление
web-study-chapter-title = Её название
web-study-chapter-move = Перетащите в другое место или нажмите Alt со стрелкой
web-study-chapter-remove = Удалить эту главу
web-study-dealt = раздача: { $count }
web-study-seats = Игроки
web-study-import = Или вставьте ссылку на партию, задачу или позицию, или запись
web-study-import-file = Или откройте запись
web-study-import-do = Взять
web-study-import-none = Это не партия, не задача и не позиция.
web-study-clash = В { $time } эту студию изменили в другом месте. Ваш текст сохранён здесь.
web-study-clash-theirs = Взять другую
web-study-clash-mine = Оставить свою
web-study-clash-both = Оставить свою как новую студию
web-study-quiz = Угадывать ходы
web-study-quiz-ask = Как здесь сыграли?
web-study-quiz-right = Да, так и сыграли.
web-study-quiz-wrong = Сыграли иначе. Попробуйте ещё раз.
web-study-quiz-show = Показать ход
web-study-quiz-done = Это была вся линия.
web-study-grade = Оценить ходы
web-study-link = Скопировать ссылку на это место
web-study-linked = Ссылка скопирована.
web-study-title = Название студии
web-study-shown = Кто может её читать
web-study-private = Только я
web-study-by-link = Все, у кого есть ссылка
web-study-listed = Все: она есть в общем списке
web-study-copy = Сделать свою копию
web-study-save-text = Скачать текст
web-study-by = автор: { $name }
web-studies-mine = Мои
web-studies-public = Общие
web-studies-find = Слова из названия или подписей
web-studies-none = Студий не найдено.
