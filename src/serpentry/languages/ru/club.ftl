## What a club refuses, and why

no-such-club = По этой ссылке нет клуба.
club-organisers-only = Это могут только организаторы.
club-no-such-member = В этом клубе нет такого участника.
club-no-such-tournament = В этом клубе нет такого турнира.
club-no-such-game = В этом турнире нет такой партии.
club-tournament-over = Этот турнир окончен.
club-joined-already = Вы уже состоите в клубе.
club-is-full = Мест всего { $most }.
club-name-taken = Имя { $name } в клубе уже занято.
club-hand-on-first = Кроме вас, организаторов нет. Прежде чем уйти, сделайте организатором кого-нибудь другого.
club-seats = { $most ->
    [2] Эта игра для 2 игроков.
   *[other] В этой игре от { $fewest } до { $most } игроков.
 }
club-entered-already = Этот игрок уже участвует в турнире.
club-not-entered = Этот игрок не участвует в турнире.
club-too-late = В начавшийся турнир на выбывание больше не принимают.
club-games-open = { $count ->
    [one] У { $count } партии ещё нет результата.
    [few] У { $count } партий ещё нет результата.
    [many] У { $count } партий ещё нет результата.
   *[other] У { $count } партии ещё нет результата.
}
club-nobody-to-pair = Свободных игроков для новой пары нет.
club-places = Укажите, какое место занял каждый игрок (всего { $seats }): 1 — победитель; равные делят место.
club-too-early = Неявка засчитывается только через { $minutes } мин после составления пар.
club-next-round-paired = По этому результату уже составлен следующий тур.
club-has-result = У этой партии уже есть результат.
club-file-damaged = { $why } То, что стоит до этого места, можно использовать.
club-file-empty = В этом файле нет клуба.
club-file-large = Этот файл слишком велик.
club-duplicate-luck = При таких настройках в этой игре нет случайности: у всех столов и так всё одинаково.
club-duplicate-kind = Для дупликата нужны туры, которые все столы играют одновременно: швейцарская или круговая система.
club-duplicate-screens = Дупликат играют на экранах: с настоящей коробкой каждый бросает свои кубики.
club-duplicate-device = У игрока { $name } нет устройства. В дупликатном турнире все партии играют на экранах.

## Why a round is paired as it is

club-why-seeds = Первый тур по рейтингу, при равном — по жребию: { $players } — номера посева { $seeds }.
club-why-lot = Первый тур, по жребию: { $players }.
club-why-equal = { $players }: баллов поровну, { $points }.
club-why-near = Самые близкие баллы, возможные в этом туре. { $players }: { $points }.
club-why-close = Подобраны по баллам: { $players } ({ $points }).
club-why-free = Были свободны: { $players }; баллы: { $points }.
club-why-evening = Были свободны: { $players }.
club-why-robin = Все играют со всеми; это тур { $round }.
club-why-uncounted = Их прежняя партия не засчитана.
club-why-new = Между собой они ещё не играли.
club-why-met = Они уже встречались { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}.
club-why-some-met = Некоторые уже встречались.
club-why-again = Они уже встречались: в этом туре без повторений не обойтись.
club-why-again-found = Они уже встречались: жеребьёвка без повторов не нашлась.
club-why-again-more = Некоторые уже встречались: тур без повторений найти не удалось.
club-why-knockout = Сильные номера играют со слабыми: { $players } — номера посева { $seeds }.
club-why-bracket-lot = Кто с кем играет, решил жребий: { $players }.
club-why-final = Остались только { $players }: это финал.
club-why-bronze = { $players }: поражение в полуфинале, теперь игра за третье место.
club-why-begins = Начинает { $player }: до сих пор реже ({ $times } против { $others }).
club-why-begins-equal = Начинает { $player }: младший номер посева.
club-why-begins-lot = Начинает { $player }: так выпал жребий.
club-why-begins-even = Начинает { $player }: места за столом делятся как можно ровнее.
club-why-begins-schedule = Начинает { $player }: так в расписании.
club-why-bye = { $player } впервые пропускает тур: на ещё один стол не хватает игроков.
club-why-bye-again = { $player } снова пропускает тур: тур без повторений найти не удалось.
club-why-through = { $player } проходит дальше без игры (номер посева { $seed }): игроков не хватает на всю сетку.
club-why-through-lot = { $player } по жребию проходит дальше без игры: участников не хватает, чтобы заполнить сетку.
club-why-too-few = { $player } пропускает тур: на ещё один стол игроков не хватает.
club-why-nobody-left = { $player } пропускает тур: нового соперника в этом туре нет.
