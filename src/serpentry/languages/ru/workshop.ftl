## Создание игр: что говорят `new-game` и `ready`

cli-workshop = Создание игр.
cli-new-game-made = Написано строк: { $lines }, файлов: { $files }.
cli-new-game-next = Сыграть: { $play }. Чего не хватает: { $ready }.
cli-new-game-page = Как продолжать: { $page }.
cli-written = Записано: { $file }
cli-ready-lacks = { $count ->
    [0] Всё на месте.
   *[other] Не хватает: { $count }
  }
ready-rule-page = страница правил
ready-tests = тесты
ready-counts = подсчёты
ready-ledger = реестр
ready-referee = второй судья
ready-playthrough = прогон
ready-lesson = урок
ready-board = игровое поле
ready-picture = картинка
ready-golden = образцовые партии
ready-translations = переводы
ready-numbers = номера
ready-kernel = ядро
ready-contents = содержимое
advice-rule-page = правила своими словами
advice-tests = ходы, которые стоит попробовать
advice-counts = подсчитанные последовательности
advice-ledger = каждая фраза правил и где она учтена
advice-referee = правила прочитаны заново, без общего кода
advice-lesson = первая партия, шаг за шагом
advice-board = пока браузер показывает нарисованное поле
advice-golden = партии, которые стоит хранить, каждая с причиной
advice-research = что значат её номера и слои
advice-run = запустите `{ $command }`
lacks-file = { $file }: { $advice }
lacks-ruling = ни один тест не отмечен `{ $mark }`
lacks-messages = { $folder }: сообщений { $count } ({ $keys } …)
lacks-kernel = пока нет ({ $page }): поиск идёт по простым правилам
lacks-contents = что лежит в коробке (`contents`), чтобы напечатать и вырезать
why-not-golden = Сохранить можно только целую партию игры { $game }.
why-no-game-name = «{ $name }» — не название: нужно от 3 до 20 букв a–z и цифр.
why-name-taken = Имя «{ $name }» уже занято.
why-no-list = В { $file } нет списка, куда вошла бы новая игра.
