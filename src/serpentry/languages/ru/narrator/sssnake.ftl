## Что говорит рассказчик

task-sssnake-roll-you = Для вас бросают кубик: он покажет, сколько карт вы берёте.
task-sssnake-roll-other = { $who } бросает кубик.
task-sssnake-draw-you = У вас выпало { $roll }: столько карт вы и берёте.
task-sssnake-draw-other = { $who }: выпало { $roll }, столько карт и берёт.
task-sssnake-draw-last-you = { $left ->
    [one] У вас выпало { $roll }, но осталась { $left } карта: вы берёте её.
    [few] У вас выпало { $roll }, но осталось { $left } карты: вы берёте их.
    [many] У вас выпало { $roll }, но осталось { $left } карт: вы берёте их.
   *[other] У вас выпало { $roll }, но осталось { $left } карты: вы берёте их.
}
task-sssnake-draw-last-other = { $left ->
    [one] { $who }: выпало { $roll }, берёт последнюю карту.
    [few] { $who }: выпало { $roll }, берёт последние { $left } карты.
    [many] { $who }: выпало { $roll }, берёт последние { $left } карт.
   *[other] { $who }: выпало { $roll }, берёт последние { $left } карты.
}
task-sssnake-one-you = Вы взяли только одну карту ({ $card }): приложите её к змее соседа ({ $other }).
task-sssnake-one-to-you = { $who } прикладывает единственную карту ({ $card }) к вашей змее.
task-sssnake-one-other = { $who } прикладывает единственную карту ({ $card }) к змее соседа ({ $other }).
task-sssnake-leave-open = Карта не должна замкнуть эту змею.
task-sssnake-one-back-you = Карте ({ $cards }) нет места у змеи соседа ({ $other }): приложите её к своей.
task-sssnake-one-back-other = Карте ({ $cards }) нет места у змеи соседа ({ $other }): { $who } прикладывает её к своей.
task-sssnake-one-kept-open-you = Карта ({ $cards }) не должна замкнуть змею соседа ({ $other }): приложите её к своей.
task-sssnake-one-kept-open-other = Карта ({ $cards }) не должна замкнуть змею соседа ({ $other }): { $who } прикладывает её к своей.
task-sssnake-keep-one-you = Приложите одну из этих карт к своей змее: { $cards }.
task-sssnake-keep-one-other = { $who } прикладывает одну из этих карт к своей змее: { $cards }.
task-sssnake-keep-two-you = Приложите две из этих карт к своей змее: { $cards }.
task-sssnake-keep-two-other = { $who } прикладывает две из этих карт к своей змее: { $cards }.
task-sssnake-keep-only-you = Приложите одну из этих карт к своей змее, второй места нет: { $cards }.
task-sssnake-keep-only-other = { $who } прикладывает одну из этих карт к своей змее, второй места нет: { $cards }.
task-sssnake-give-you = Выберите подарок (кому: { $other }): ни одной из этих карт нет места у вашей змеи: { $cards }.
task-sssnake-give-other = { $who } не может приложить ни одной из этих карт: { $cards }, и выбирает подарок (кому: { $other }).
task-sssnake-gift-you = Приложите к своей змее подарок (от кого: { $giver }): { $card }.
task-sssnake-gift-other = { $who } прикладывает к своей змее подарок (от кого: { $giver }): { $card }.
task-sssnake-returned-you = Подарку ({ $cards }) нет места у змеи соседа ({ $other }), он вернулся: приложите его к своей.
task-sssnake-returned-other = Подарку ({ $cards }) нет места у змеи соседа ({ $other }), он вернулся: { $who } прикладывает его к своей.
task-sssnake-where = Карту кладут туда, куда смотрит голова или хвост змеи.
task-sssnake-gift-is-last = Оставшаяся карта станет подарком (кому: { $other }).
task-sssnake-gift-of-rest = Одна из двух других станет подарком (кому: { $other }).
task-sssnake-rest-leaves = Остальное выходит из игры.
task-sssnake-can-close = Сейчас вы можете замкнуть свою змею, голова к хвосту.
task-sssnake-can-close-other = Карта может замкнуть змею соседа ({ $other }).
barred-sssnake-nowhere = Этой карте нет места у вашей змеи: она не продолжит ни одного конца, или голова и хвост уже не сойдутся.
barred-sssnake-too-few = После этой карты в колоде не хватит карт, чтобы замкнуть вашу змею.
barred-sssnake-not-first = Если начать с этой карты, для второй не останется места; с другой вначале можно выложить две.
move-sssnake-roll = кубик показывает { $number }
move-sssnake-draw = взятые карты: { $cards }
move-sssnake-give = подарок: { $card }
move-sssnake-on = { $what }, змея ({ $owner })
move-sssnake-card = { $card } ({ $sides }) { $cell_on }
move-sssnake-crossing = { $card } { $cell_on }
did-sssnake-roll-you = Вам выпало { $number }.
did-sssnake-roll-other = { $who }: выпало { $number }.
did-sssnake-draw-you = Вы берёте: { $cards }.
did-sssnake-draw-other = { $who } берёт: { $cards }.
did-sssnake-give-you = Вы выбираете подарок (кому: { $other }): { $card }. Выходит из игры: { $rest }.
did-sssnake-give-other = { $who } выбирает подарок (кому: { $other }): { $card }. Выходит из игры: { $rest }.
did-sssnake-own-you = Вы растите свою змею: { $what }. Теперь { $score } ({ $change }).
did-sssnake-own-other = { $who } растит свою змею: { $what }. Теперь { $score } ({ $change }).
did-sssnake-to-you = { $who } прикладывает карту к вашей змее: { $what }. Теперь { $score } ({ $change }).
did-sssnake-on-you = Вы прикладываете карту к змее соседа ({ $other }): { $what }. Теперь { $score } ({ $change }).
did-sssnake-on-other = { $who } прикладывает карту к змее соседа ({ $other }): { $what }. Теперь { $score } ({ $change }).
did-sssnake-close-you = Вы замыкаете свою змею, голова к хвосту: { $what }.
did-sssnake-close-other = { $who } замыкает свою змею, голова к хвосту: { $what }.
did-sssnake-close-to-you = { $who } замыкает вашу змею за вас, голова к хвосту: { $what }.
did-sssnake-close-on-you = Вы замыкаете змею соседа ({ $other }), голова к хвосту: { $what }.
did-sssnake-close-on-other = { $who } замыкает змею соседа ({ $other }), голова к хвосту: { $what }.
did-sssnake-nearer = на { $count } меньше
did-sssnake-further = на { $count } больше
did-sssnake-as-near = столько же
passed-sssnake-no-place-you = Карте нет места у вашей змеи: { $cards }.
passed-sssnake-no-place-other = Карте нет места у змеи ({ $who }): { $cards }.
passed-sssnake-would-close-you = Единственная карта ({ $cards }) подошла бы к вашей змее, лишь замкнув её, а этого нельзя.
passed-sssnake-would-close-other = Единственная карта ({ $cards }) подошла бы к змее ({ $who }), лишь замкнув её, а этого нельзя.
passed-sssnake-gift-back-you = Подарок возвращается к вам.
passed-sssnake-gift-back-other = Подарок возвращается игроку: { $who }.
passed-sssnake-alike-you = Ваши карты одинаковы: одна станет подарком, остальное выходит из игры.
passed-sssnake-alike-other = Карты одинаковы ({ $who }): одна станет подарком, остальное выходит из игры.
passed-sssnake-leaves = Выходит из игры: { $cards }.
passed-sssnake-deck-empty = Колода пуста.
passed-sssnake-round = Раунд { $round } окончен: { $scores }. Следующий начинается с пустых стартовых карт и полной колоды.
end-sssnake-rounds = { $who }: всего { $score } ({ $earlier } за прошлые раунды, { $last } за последний).
summary-sssnake-total = { $who } ({ $score })
summary-sssnake-round = Раунд { $round } из { $rounds }.
summary-sssnake-from = Клетки считают от каждой стартовой карты: { $cell } — две клетки левее и одна выше.
summary-sssnake-deck = { $count ->
    [one] В колоде { $count } карта.
    [few] В колоде { $count } карты.
    [many] В колоде { $count } карт.
   *[other] В колоде { $count } карты.
}
summary-sssnake-hand = Карты на руках: { $cards }.
summary-sssnake-snake = { $cards ->
    [one] { $who }: выложена { $cards } карта, не хватает { $missing }; голова смотрит { $head_onto }, хвост — { $tail_onto }.
    [few] { $who }: выложено { $cards } карты, не хватает { $missing }; голова смотрит { $head_onto }, хвост — { $tail_onto }.
    [many] { $who }: выложено { $cards } карт, не хватает { $missing }; голова смотрит { $head_onto }, хвост — { $tail_onto }.
   *[other] { $who }: выложено { $cards } карты, не хватает { $missing }; голова смотрит { $head_onto }, хвост — { $tail_onto }.
}
summary-sssnake-closed = { $cards ->
    [one] { $who }: змея замкнута, в ней { $cards } карта.
    [few] { $who }: змея замкнута, в ней { $cards } карты.
    [many] { $who }: змея замкнута, в ней { $cards } карт.
   *[other] { $who }: змея замкнута, в ней { $cards } карты.
}
