## Что запрещают правила и почему

why-sssnake-cut-off-start-card = После этого голова и хвост уже не сойдутся: { $end } упрётся в стартовую карту.
why-sssnake-cut-off-blank = После этого голова и хвост уже не сойдутся: { $end } упрётся в пустую сторону { $cell }.
why-sssnake-cut-off-shut-in = После этого голова и хвост уже не сойдутся: { $end } окажется взаперти, свободных клеток вокруг — { $count }.
why-sssnake-cut-off-one-cell = После этого голова и хвост уже не сойдутся: { $end } окажется взаперти, впереди одна свободная клетка.
why-sssnake-roll-now = Бросьте кубик.
why-sssnake-draw-now = Возьмите карты из колоды.
why-sssnake-choose-gift = Сейчас нельзя выложить ни одной карты; выберите подарок.
why-sssnake-gift-last = Подарок — в последнюю очередь: вы ещё можете приложить карту к своей змее, значит, обязаны.
why-sssnake-not-at-end = Карту кладут туда, куда смотрит конец: голова — на { $head }, хвост — на { $tail }.
why-sssnake-no-strand = В таком положении на карте нет отрезка там, где входит { $end }.
why-sssnake-too-few-cards = После этого недоставало бы карт: { $missing }, а в колоде их только { $left }.
why-sssnake-closes-other = Это замкнуло бы { $owner_acc } змею. После единицы её может замкнуть только хозяин: { $owner }.
why-sssnake-no-second-card = После этого вторую карту было бы некуда положить; иначе можно выложить две.
why-sssnake-close-last = Замыкающая карта должна быть последней, а в этот ход вы можете выложить две карты.
why-sssnake-single-to-neighbour = Единственную карту прикладывают к змее соседа ({ $owner_of }), если ей там есть место.
why-sssnake-single-back = У змеи соседа ей нет места, поэтому она идёт вашей змее ({ $owner_of }).
why-sssnake-keep-own = Из двух или трёх карт вы прикладываете все, кроме одной, к своей змее ({ $owner_of }).
why-sssnake-gift-receiver = Подарок прикладывают к змее того, кто его получил ({ $owner_of }).
why-sssnake-gift-back = Подарок вернулся, поэтому он идёт вашей змее ({ $owner_of }).
why-sssnake-place-now = Выложите карту.
why-sssnake-die = Кубик показывает от { $low } до { $high }, но никак не { $number }.
why-sssnake-draw-count = При броске { $roll } берут карт: { $number }.
why-sssnake-deck-short = Карт в колоде: { $number }; больше при броске { $roll } не взять.
why-sssnake-not-in-deck = Столько карт этого вида («{ $card }») в колоде нет: осталось { $there }.
why-sssnake-not-in-hand = На руках нет карты «{ $card }», только: { $held }.
