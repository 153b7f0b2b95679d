## Что говорится об игре Adder

blurb-adder = Змеи растут из углов доски, по клетке за ход; побеждает самая длинная.

option-adder-size = Клеток вдоль стороны
help-adder-size = Сколько клеток вдоль каждой стороны доски.

why-adder-covered = { $cell } уже занята.
why-adder-away-from-head = { $cell } не рядом с { $head }, головой вашей змеи.
starts-adder = В правилах не сказано, кто начинает.
