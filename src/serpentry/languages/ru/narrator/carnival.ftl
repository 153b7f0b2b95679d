## Что говорит рассказчик

task-carnival-house = Дом поворачивают наугад: он решает, кто какими цветами играет.
task-carnival-deal-you = Вам раздают тайлы.
task-carnival-deal-other = { $who } получает тайлы.
task-carnival-draw-you = Вы берёте тайл.
task-carnival-draw-other = { $who } берёт тайл.
task-carnival-yours = Ваши змеи: { $colours_fem }.
task-carnival-lay-you = Сейчас можно { $ways_or }.
task-carnival-way-own = растить свою змею
task-carnival-way-other = растить чужую змею
task-carnival-way-mend = заменить бревно
task-carnival-way-gift = положить подарок (баллы змее рядом)
task-carnival-way-trouble = положить неприятность (змея рядом теряет баллы)
task-carnival-way-log = положить бревно (вместо тайла, без баллов)
task-carnival-way-turn = отвести запертую змею
task-carnival-lay-other = { $who } выбирает тайл и клетку для него.
task-carnival-ends = Куда ведут ваши змеи (от дома): { $ends }.
task-carnival-end = { $colour_fem } { $cell_onto }
task-carnival-blocked-turn = Ваша { $colour_fem } змея заперта ({ $cell_the }): угловое бревно на месте её последнего тайла отвело бы её.
task-carnival-blocked-cross = Ваша { $colour_fem } змея заперта ({ $cell_the }): бревно-перекрёсток там пропустило бы её.
task-carnival-blocked-either = Ваша { $colour_fem } змея заперта ({ $cell_the }): бревно-перекрёсток там пропустило бы её, угловое бревно на месте её последнего тайла отвело бы её.
task-carnival-blocked-now = Ваша { $colour_fem } змея заперта ({ $cell_the }), и сейчас ни одно бревно не поведёт её дальше.
task-carnival-others = Ни один ваш тайл сейчас не подходит к вашим змеям. Баллы получит хозяин змеи, зато вы решаете, куда она повернёт.
task-carnival-heads-you = Последний раунд: выложите голову туда, куда ведёт её змея.
task-carnival-heads-other = Последний раунд: { $who } выкладывает голову.
task-carnival-hats-you = Последний раунд: наденьте шляпу змее, своей или чужой.
task-carnival-hats-other = Последний раунд: { $who } выбирает, какой змее надеть шляпу.
task-carnival-pass = Можно и пропустить ход.
barred-carnival-head = Головы — для последнего раунда.
barred-carnival-hat = Шляпы — для последнего раунда.
barred-carnival-own-first = Сначала свои змеи: для одной из них у вас есть тайл, поэтому эту растить нельзя.
barred-carnival-no-side = Рядом со змеями нет свободной клетки, куда его можно положить.
barred-carnival-no-straight = На столе нет прямого тайла змеи, который им можно заменить.
barred-carnival-no-corner = На столе нет углового тайла змеи, который им можно заменить, и ни одну вашу запертую змею нельзя отвести.
barred-carnival-nothing-to-cross = На столе нет ни прямого тайла, ни прямого бревна, которые им можно заменить.
barred-carnival-blocked = Эта змея ({ $colour_fem }) заперта ({ $cell_the }), и заменить в ней бревно этот тайл не может.
barred-carnival-because = Для этого тайла сейчас нет места. { $why }
barred-carnival-no-end = У этой змеи уже есть голова, или клетка, куда она ведёт, закрыта.
barred-carnival-only-heads = Сейчас выкладывают только головы.
barred-carnival-only-hats = Сейчас надевают только шляпы, каждую на голову без шляпы.
move-carnival-house = дом, на север смотрит { $colour }
move-carnival-draw = { $tile }
move-carnival-draw-hidden = скрытый тайл
move-carnival-turned = { $tile } ({ $sides }) { $cell_on }
move-carnival-tile = { $tile } { $cell_on }
move-carnival-hat = { $tile }, змея: { $colour_fem }
move-carnival-pass = пропустить ход
did-carnival-house = Дом выложен: на север смотрит { $colour }.
did-carnival-plays-you = Ваши змеи: { $colours_fem }.
did-carnival-plays-other = Змеи ({ $who }): { $colours_fem }.
did-carnival-dealt-you = Вам раздали: { $tiles }.
did-carnival-dealt-other = { $who } получает: { $tiles }.
did-carnival-dealt-hidden = { $count ->
    [one] { $who } получает { $count } тайл.
    [few] { $who } получает { $count } тайла.
    [many] { $who } получает { $count } тайлов.
   *[other] { $who } получает { $count } тайла.
}
did-carnival-draw-you = Вы берёте: { $tile }.
did-carnival-draw-other = { $who } берёт: { $tile }.
did-carnival-draw-hidden = { $who } берёт тайл.
did-carnival-place-you = Вы выкладываете: { $what }.
did-carnival-place-other = { $who } выкладывает: { $what }.
did-carnival-grow-you = Вы растите свою { $colour_acc } змею: { $what }.
did-carnival-grow-other = { $who } растит свою { $colour_acc } змею: { $what }.
did-carnival-grow-to-you = { $who } прикладывает тайл к вашей { $colour_of } змее: { $what }.
did-carnival-grow-on-you = Вы прикладываете тайл к чужой змее ({ $other }, { $colour_fem }): { $what }.
did-carnival-grow-on-other = { $who } прикладывает тайл к чужой змее ({ $other }, { $colour_fem }): { $what }.
did-carnival-replace-you = Вы заменяете тайл своей { $colour_of } змеи. Было: { $old }. Стало: { $what }.
did-carnival-replace-other = { $who } заменяет тайл своей { $colour_of } змеи. Было: { $old }. Стало: { $what }.
did-carnival-replace-to-you = { $who } заменяет тайл вашей { $colour_of } змеи. Было: { $old }. Стало: { $what }.
did-carnival-replace-on-you = Вы заменяете тайл чужой змеи ({ $other }, { $colour_fem }). Было: { $old }. Стало: { $what }.
did-carnival-replace-on-other = { $who } заменяет тайл чужой змеи ({ $other }, { $colour_fem }). Было: { $old }. Стало: { $what }.
did-carnival-hat-you = Вы надеваете шляпу ({ $hat_worth }) на свою { $colour_acc } змею.
did-carnival-hat-other = { $who } надевает шляпу ({ $hat_worth }) на свою { $colour_acc } змею.
did-carnival-hat-to-you = { $who } надевает шляпу ({ $hat_worth }) на вашу { $colour_acc } змею.
did-carnival-hat-on-you = Вы надеваете шляпу ({ $hat_worth }) на чужую змею ({ $other }, { $colour_fem }).
did-carnival-hat-on-other = { $who } надевает шляпу ({ $hat_worth }) на чужую змею ({ $other }, { $colour_fem }).
did-carnival-pass-you = Вы пропускаете ход.
did-carnival-pass-other = { $who } пропускает ход.
did-carnival-token-you = Вы берёте бриллиант.
did-carnival-token-other = { $who } берёт бриллиант.
passed-carnival-skipped-you = Вам нечего было выложить, вы пропустили ход; брать тоже было нечего.
passed-carnival-skipped-other = Пропуск хода: { $who }. Нечего было ни выложить, ни взять.
passed-carnival-draws-you = Вам нечего было выложить: вы пропустили ход и взяли тайл.
passed-carnival-draws-other = Пропуск хода: { $who }. Нечего было выложить, взят тайл.
passed-carnival-no-head-you = Вы не смогли выложить голову и пропустили ход.
passed-carnival-no-head-other = Пропуск хода: { $who }. Голову было некуда выложить.
passed-carnival-no-hat-you = Вам некому было надеть шляпу, вы пропустили ход.
passed-carnival-no-hat-other = Пропуск хода: { $who }. Шляпу было некому надеть.
passed-carnival-nobody = Стопка и сброс пусты, и никто больше не может выложить тайл. «Змейки заканчивают собираться на карнавал!» Начинается последний раунд: сначала головы, потом шляпы.
passed-carnival-stalled = { $rounds ->
    [one] Уже { $rounds } полный раунд на столе ничего не прибавилось. «Змейки заканчивают собираться на карнавал!» Начинается последний раунд: сначала головы, потом шляпы.
    [few] Уже { $rounds } полных раунда на столе ничего не прибавилось. «Змейки заканчивают собираться на карнавал!» Начинается последний раунд: сначала головы, потом шляпы.
    [many] Уже { $rounds } полных раундов на столе ничего не прибавилось. «Змейки заканчивают собираться на карнавал!» Начинается последний раунд: сначала головы, потом шляпы.
   *[other] Уже { $rounds } полных раунда на столе ничего не прибавилось. «Змейки заканчивают собираться на карнавал!» Начинается последний раунд: сначала головы, потом шляпы.
 }
passed-carnival-hats = Головы больше не выкладывают: теперь шляпы.
end-carnival-count = { $who }: { $score } (за костюмы { $costumes }, за бриллианты { $tokens }, за подарки { $gifts }, за неприятности { $troubles }, за головы { $head }, за шляпы { $hat }).
end-carnival-tie = { $diamonds ->
    [one] Баллов поровну: { $who } — длина { $length }, { $diamonds } бриллиант.
    [few] Баллов поровну: { $who } — длина { $length }, { $diamonds } бриллианта.
    [many] Баллов поровну: { $who } — длина { $length }, { $diamonds } бриллиантов.
   *[other] Баллов поровну: { $who } — длина { $length }, { $diamonds } бриллианта.
}
summary-carnival-from = Клетки считают от дома: { $cell } — две клетки левее и одна выше.
summary-carnival-pile = Тайлов в стопке: { $count }; в сбросе: { $discards }.
summary-carnival-none = { $who } ({ $colour }): змеи ещё нет; она начинается { $cell_on }.
summary-carnival-snake = { $who } ({ $colour }): змея длиной { $length }, ведёт { $cell_onto }.
summary-carnival-blocked = { $who } ({ $colour }): змея длиной { $length }, заперта { $cell_on }.
summary-carnival-head = { $who } ({ $colour }): змея длиной { $length } с головой, без шляпы.
summary-carnival-hat = { $who } ({ $colour }): змея длиной { $length } с головой и в шляпе ({ $hat_worth }).
summary-carnival-score = { $diamonds ->
    [one] { $who }: { $score }, { $diamonds } бриллиант.
    [few] { $who }: { $score }, { $diamonds } бриллианта.
    [many] { $who }: { $score }, { $diamonds } бриллиантов.
   *[other] { $who }: { $score }, { $diamonds } бриллианта.
}
summary-carnival-hand = На руках ({ $who }): { $tiles }.
summary-carnival-hidden = { $count ->
    [one] На руках ({ $who }): { $count } скрытый тайл.
    [few] На руках ({ $who }): { $count } скрытых тайла.
    [many] На руках ({ $who }): { $count } скрытых тайлов.
   *[other] На руках ({ $who }): { $count } скрытых тайла.
}
summary-carnival-aside = Отложено ({ $who }): { $tiles }.
