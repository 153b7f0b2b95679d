## Что говорится об игре Adder

blurb-adder = Кубик говорит, как далеко змеи растут из углов доски; побеждает самая длинная.
starts-adder = В правилах не сказано, кто начинает.

option-adder-size = Клеток вдоль стороны
help-adder-size = Сколько клеток вдоль каждой стороны доски.
option-adder-die = Граней у кубика
help-adder-die = Числа на кубике идут от 1 до этого.

why-adder-covered = { $cell } уже занята.
why-adder-not-straight = { $cell } не прямо перед { $head }, головой вашей змеи.
why-adder-too-far = { $cell } слишком далеко от { $head }: на кубике { $number }.
why-adder-turned = Ваша змея уже разворачивалась.
why-adder-roll-first = Сначала нужно бросить кубик.
why-adder-rolled = Кубик уже брошен: на нём { $number }.
why-adder-no-such-number = На кубике с { $die } гранями нет числа { $number }.

task-adder-grow-you = Растите прямо от головы своей змеи, самое большее на { $number } { $number ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
}.
task-adder-grow-other = { $who } растёт самое большее на { $number } { $number ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
}.
task-adder-turn = Или разверните свою змею, один раз за партию.

move-adder-roll = На кубике { $number }
move-adder-grow = { $cell }
move-adder-turn = разворот
