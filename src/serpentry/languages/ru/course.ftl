## What a club refuses while a tournament goes on, and who organises

club-deleted = Этот клуб удалён.
club-organiser-device = У участника { $name } здесь нет устройства. Организатору оно нужно.
club-founder-stays = { $name } — основатель клуба: исключить основателя не может никто.
club-delete-instead = Кроме вас, ни у кого здесь нет устройства, и вести клуб было бы некому. Удалите клуб или останьтесь.
club-all-played = Всё уже сыграно: сниматься больше не с чего.
club-return-late = С тех пор составлен следующий тур: отменить этот уход уже нельзя.
club-not-gone = Этот игрок не снимался с турнира.
club-round-paired = Тур { $round } уже составлен.
club-round-paired-by = Тур { $round } уже составлен (организатор: { $by }).
club-time-is-up = Время арены вышло: новые партии не назначаются.
club-not-last-round = Отменить можно только последнее составление пар.
club-round-has-results = У одной из партий тура уже есть результат: пары отменить нельзя.
club-not-over = Этот турнир не окончен.
club-tournament-ended = Этот турнир уже завершён (организатор: { $by }).
club-no-result = У этой партии нет результата.
club-clear-played = Эта партия закончилась за столом. Лучше исправьте результат.
club-result-stands = Результат уже введён ({ $by }): { $result }.
club-result-there = У этой партии уже есть результат: { $result }.
club-result-hidden = У этой партии уже есть результат. Он откроется, когда закончат все столы.
club-too-early-days = Неявка засчитывается только через { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} после составления пар.
club-round-secret = Пока за столами с теми же кубиками ещё играют, журнал не выдаётся.

## What is said of a game, a round and a place

club-why-replay = Партия { $game } — ничья: { $players } играют её снова, в обратном порядке.
club-why-left = { $players }: уход с турнира, здесь не играют.
club-note-walkover = Победа из-за ухода соперника с турнира: { $player }.
club-note-nobody = Все за этим столом ушли с турнира: партия не засчитывается.
club-note-replayed = Ничья: переигрывается как партия { $game }.
club-note-seed = Ничья: дальше проходит { $player } (выше номер посева).
club-note-seed-bronze = Ничья: третье место — { $player } (выше номер посева).
club-note-seed-final = Ничья: побеждает { $player } (выше номер посева).
club-note-corrected = { $count ->
    [one] Пары составлены до исправления результата партии { $numbers }.
    [few] Пары составлены до исправления результатов партий { $numbers }.
    [many] Пары составлены до исправления результатов партий { $numbers }.
   *[other] Пары составлены до исправления результатов партий { $numbers }.
}
club-note-struck = Уход после { $played } встреч из { $due }: эти партии никому не засчитываются.
club-note-kept = Уход после { $played } встреч из { $due }: эти партии засчитываются, а несыгранные дают сопернику балл.
club-note-left = Уход с турнира. Сыгранные партии засчитываются.

## What will follow, said before it is done

club-then-unpaired = { $player }: пары больше не назначаются.
club-then-walkover = Открытая партия достаётся: { $players }.
club-then-computer = За открытым столом место займёт компьютер.
club-then-others = Остальные доиграют открытую партию.
club-then-next = Соперник следующего тура ({ $player }) пройдёт дальше без игры.
club-then-struck = Сыграно меньше половины встреч: эти партии никому не засчитываются.
club-then-all-struck = Сыгранные партии никому не засчитываются.
club-then-kept = Сыгранные партии засчитываются, а несыгранные дают сопернику балл.
club-then-stays = Сыгранные партии засчитываются.
club-then-back = Это можно отменить, пока не составлен тур { $round }.
club-then-back-last = Это можно отменить, пока турнир не завершён.
club-then-leave = { $player } уходит из клуба; сыгранное остаётся.
club-then-leave-running = Участие в турнире тоже прекращается: { $tournaments }.
club-then-new-link = Ссылка для организаторов меняется; старая перестаёт работать.
club-then-unpair = Тур { $round } отменяется, и его можно составить заново. Открытые для него столы закрываются.
club-then-void = { $count ->
    [one] { $count } партия без результата не засчитывается.
    [few] { $count } партии без результата не засчитываются.
    [many] { $count } партий без результата не засчитываются.
   *[other] { $count } партии без результата не засчитываются.
}
club-then-early = Сыграно ещё не всё.
club-then-winner = { $count ->
    [one] Победитель: { $players }.
    [few] Победители: { $players }.
    [many] Победители: { $players }.
   *[other] Победители: { $players }.
}
club-then-reopen = Турнир можно открыть снова.

## What comes next for whoever looks

club-next-join = Вступите в клуб, чтобы играть.
club-next-enter = В этот турнир ещё можно вступить.
club-next-left = Вы снялись с этого турнира.
club-next-play = Тур { $round }, ваши соперники: { $players }.
club-next-play-free = Ваши соперники: { $players }.
club-next-wait = { $count ->
    [one] До следующего тура осталась { $count } партия.
    [few] До следующего тура осталось { $count } партии.
    [many] До следующего тура осталось { $count } партий.
   *[other] До следующего тура осталось { $count } партии.
}
club-next-last = { $count ->
    [one] Ещё идёт { $count } партия.
    [few] Ещё идут { $count } партии.
    [many] Ещё идут { $count } партий.
   *[other] Ещё идут { $count } партии.
}
club-next-sits-out = Тур { $round } вы пропускаете.
club-next-soon = Скоро будет составлен следующий тур.
club-next-free = Вы ждёте соперника.
club-next-begins = Турнир ещё не начался.
club-next-out = Вы выбыли из этого турнира.
club-next-over = Турнир окончен.
club-next-played = Все партии сыграны.
club-next-start = Начните турнир, когда все соберутся.
club-next-few = Чтобы начать турнир, нужны ещё игроки.
club-next-pair = Можно составлять тур { $round }.
club-next-results = { $count ->
    [one] Не хватает { $count } результата: { $games }
    [few] Не хватает { $count } результатов: { $games }
    [many] Не хватает { $count } результатов: { $games }
   *[other] Не хватает { $count } результата: { $games }
}
club-next-end = Все партии сыграны: турнир можно завершить.
club-at-undone = Эта пара отменена: партия не засчитывается.
