## Что говорится об игре Adder

blurb-adder = Змеи растут из углов доски, по клетке за ход; побеждает самая длинная.

option-adder-size = Размер доски
help-adder-size = Клеток вдоль стороны доски.

why-cell-is-not-beside-head-the-head-of-your-snake = { $cell } не рядом с { $head }, головой вашей змеи.
