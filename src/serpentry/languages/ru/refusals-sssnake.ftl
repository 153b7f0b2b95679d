## Что запрещают правила и почему

why-after-that-head-and-tail-could-never-meet-the-end-would-point-at-the-start-card = После этого голова и хвост уже не сойдутся: { $end } упрётся в стартовую карту.
why-after-that-head-and-tail-could-never-meet-the-end-would-run-into-a-blank-side-of-cell = После этого голова и хвост уже не сойдутся: { $end } упрётся в пустую сторону { $cell }.
why-after-that-head-and-tail-could-never-meet-the-end-would-be-shut-in-with-count-free-cells-around-it = После этого голова и хвост уже не сойдутся: { $end } окажется взаперти, свободных клеток вокруг — { $count }.
why-after-that-head-and-tail-could-never-meet-the-end-would-be-shut-in-with-one-free-cell-before-it = После этого голова и хвост уже не сойдутся: { $end } окажется взаперти, впереди одна свободная клетка.
why-the-die-is-to-be-rolled-now = Сейчас нужно бросить кубик.
why-cards-are-to-be-drawn-from-the-deck-now = Сейчас нужно взять карты из колоды.
why-no-card-can-be-laid-now-the-gift-is-to-be-chosen = Сейчас нельзя выложить ни одной карты; нужно выбрать подарок.
why-the-gift-comes-last-you-can-still-lay-a-card-on-your-own-snake-so-you-must = Подарок — в последнюю очередь: вы ещё можете приложить карту к своей змее, значит, обязаны.
why-a-card-goes-where-an-end-points-the-head-to-head-the-tail-to-tail = Карту кладут туда, куда смотрит конец: голова — на { $head }, хвост — на { $tail }.
why-turned-like-that-the-card-has-no-strand-where-the-end-comes-in = В таком положении на карте нет отрезка там, где входит { $end }.
why-after-that-missing-cards-would-be-missing-but-the-deck-holds-only-left = После этого недоставало бы карт: { $missing }, а в колоде их только { $left }.
why-that-would-close-owner-s-snake-after-a-1-it-is-left-for-owner-to-close = Это замкнуло бы { $owner_acc } змею; после единицы замкнуть её предоставляют хозяину: { $owner }.
why-after-that-no-second-card-could-be-laid-laid-otherwise-two-cards-can-be = После этого вторую карту было бы некуда положить; иначе можно выложить две.
why-the-closing-card-must-be-your-last-but-you-can-lay-two-cards-in-this-turn = Замыкающая карта должна быть последней, а в этот ход вы можете выложить две карты.
why-a-single-card-goes-to-the-neighbours-snake-if-it-has-a-place-there-owner-s = Единственную карту прикладывают к змее соседа ({ $owner_of }), если ей там есть место.
why-it-has-no-place-at-the-neighbours-snake-so-it-goes-to-yours-owner-s = У змеи соседа ей нет места, поэтому она идёт вашей змее ({ $owner_of }).
why-of-two-or-three-cards-you-lay-all-but-one-on-your-own-snake-owner-s = Из двух или трёх карт вы прикладываете все, кроме одной, к своей змее ({ $owner_of }).
why-the-gift-goes-to-the-snake-of-the-player-who-got-it-owner-s = Подарок прикладывают к змее того, кто его получил ({ $owner_of }).
why-the-gift-came-back-so-it-goes-to-your-own-snake-owner-s = Подарок вернулся, поэтому он идёт вашей змее ({ $owner_of }).
why-a-card-is-to-be-laid-now = Сейчас нужно выложить карту.
why-the-die-shows-low-to-high-never-number = Кубик показывает от { $low } до { $high }, но никак не { $number }.
why-cards-to-draw-after-a-roll-of-roll-number = При броске { $roll } берут карт: { $number }.
why-cards-left-in-the-deck-number-the-roll-of-roll-draws-no-more = Карт в колоде: { $number }; больше при броске { $roll } не взять.
why-the-deck-does-not-hold-so-many-card-cards-there-are-left = Столько карт этого вида («{ $card }») в колоде нет: осталось { $there }.
why-there-is-no-card-card-in-hand-only-held = На руках нет карты «{ $card }», только: { $held }.
