## You, and watching others

web-watch-title = Смотреть и вступить в игру
web-watch-line = Партии, которые идут сейчас, и столы со свободным местом.
web-watch-live = Идут сейчас
web-watch-nobody = Сейчас никто не играет открыто.
web-watch-fits = Никто не подошёл?
web-watch-fits-line = Откройте стол по ссылке или для всех либо сыграйте с компьютером: он всегда на месте.
web-watch-computer = Сыграть с компьютером
web-watch-offer = Открыть стол
web-other-device = На другом устройстве
web-theme = Оформление
web-theme-auto = Как на устройстве
web-palette = Цвета
web-palette-usual = Обычные
web-palette-red-green = Красный и зелёный похожи
web-palette-blue-yellow = Синий и жёлтый похожи
web-board-look = Доски
web-board-wood = Дерево, луг и сукно
web-board-slate = Сланец
web-board-linen = Лён
web-confirm = Подтверждать ходы
web-confirm-touch = На сенсорных экранах
web-confirm-always = Всегда
web-confirm-never = Никогда
web-show-places = Показывать, куда можно положить
web-show-names = Показывать названия клеток
web-speed = Скорость анимации
web-speed-off = Без анимации, сразу
web-speed-quick = Быстрая
web-speed-normal = Обычная
web-speed-slow = Медленная
web-across = Вдвоём на одном устройстве
web-across-no = Рядом
web-across-turn = Друг напротив друга: стол поворачивается
web-across-sides = Друг напротив друга: запас с обеих сторон
web-you-kept = Хранится в этом браузере и на этом сервере, учётной записи нет.
web-you-kept-here = Хранится в этом браузере.
web-you-rename = Изменить имя
web-you-open = Неоконченные
web-you-waiting = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
    [many] { $count } ждут вас
   *[other] { $count } ждут вас
}
web-you-solved = { $count ->
    [one] решена { $count } задача
    [few] решено { $count } задачи
    [many] решено { $count } задач
   *[other] решено { $count } задач
}
web-you-strength = Ваша сила
web-you-strength-line = Компьютер этого уровня выигрывал бы у вас половину партий. В девяти случаях из десяти уровень лежит между этими двумя числами. Считаются партии только против компьютеров, новые — больше.
web-you-strength-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партий
}
web-you-beaten = Побеждённые компьютеры
web-you-beaten-level = уровень { $level }
web-you-games = Все партии
web-you-search = Поиск по имени
web-you-game = Игра
web-you-any = любая
web-you-result = Итог
web-you-since = С
web-you-until = По
web-you-filter = Отбор
web-you-none = Партии не найдены.
web-you-first = Здесь будут ваши партии.
web-you-more = Ещё партии
web-you-away = Сервер недоступен: показаны партии из этого браузера.
web-you-here = в этом браузере
web-you-there = на сервере
web-you-won-it = Победа
web-you-lost-it = Поражение
web-you-drawn-it = Ничья
web-you-ended = Окончена
web-you-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } ходов
}
web-you-delete = Удалить из этого браузера
web-you-delete-line = Партия есть только в этом браузере. Это нельзя отменить.
web-you-export = Сохранить все партии в один файл
web-you-exporting = Готово партий: { $done } из { $count }
web-you-import = Взять партии из файла
web-you-imported = { $count ->
    [one] { $count } партия теперь в этом браузере.
    [few] { $count } партии теперь в этом браузере.
    [many] { $count } партий теперь в этом браузере.
   *[other] { $count } партий теперь в этом браузере.
}
web-you-no-records = В этом файле нет записей партий.
web-you-file = Ваши партии в файле
web-watch-join = Вступить
web-watch-bots = Боты ждут игры
web-watch-ended = Закончены сегодня
web-watch-replay = Просмотр
web-watch-move = ход { $move }
web-watch-all = Все игры
web-keep-title = Игра без сети
web-keep-line = Сохраните всё в этом браузере: тогда все игры, правила и компьютеры работают без сети.
web-keep = Сохранить для игры без сети ({ $size } МБ)
web-keep-coming = { $percent } % из { $size } МБ
web-keep-kept = Всё сохранено в этом браузере. Вы можете играть без сети.
web-keep-drop = Удалить сохранённую копию
web-keep-no-room = В этом браузере не хватает места: нужно { $size } МБ. Ничего не изменилось.
web-keep-private = Это окно ничего не хранит; возможно, оно приватное. Пока сеть есть, играть всё равно можно.
web-keep-no-net = Соединение прервалось. Загруженное сохранено; попробуйте ещё раз.
web-open-tables = Открытые столы
web-no-open-tables = Сейчас нет открытых столов.
web-volume = Громкость
