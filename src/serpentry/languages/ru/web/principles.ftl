## Стратегия: принцип за принципом

web-principles = Стратегия шаг за шагом
web-principle-number = Принцип { $number } из { $count }
web-principle-position = Позиция { $number } из { $count }
web-principle-choose = Ходит { $who }, можно выбрать один из двух ходов. Какой лучше?
web-principle-move = Ход { $letter }
web-principle-place = Положить { $letter }
web-principle-right = Верно!
web-principle-wrong = Другой ход лучше.
web-principle-costs = С лучшим ходом сильные игроки выигрывают { $better } % таких партий, с другим { $worse } %.
web-principle-measured = Измерено: из двух компьютеров, которые этого держатся, слабый выигрывает { $weaker } %, а сильный { $stronger } % партий у равного по силе, который поступает наоборот.
web-principle-opinion = Это мнение: никто не измерял, что это даёт.
web-principle-judged = Идеальной игры здесь никто не знает. Цена ходов – оценка сильного компьютера.
web-principle-solved = Верно: { $solved } из { $count }
web-principle-done = Это весь курс. Лучший ход с первой попытки: { $solved } из { $count }.

## Schlangennest

web-principle-schlangennest-begin = Начинайте с прямой или изгиба
web-because-schlangennest-begin = У змеи, которая начинается с хвоста или головы, всего один конец. Кто его закроет, тот завершит вашу змею, и вам останется только смотреть.
web-principle-schlangennest-room = Держите оба конца в гнезде
web-because-schlangennest-room = Конец, который вышел из гнезда или остался без места, больше не растёт. С двумя открытыми концами всегда есть выбор, где продолжать.
web-principle-schlangennest-curves = Кладите изгибы рано
web-because-schlangennest-curves = Прямая ведёт только прямо, и скоро это путь из гнезда. С изгибами змея остаётся свёрнутой внутри, где есть место и серые части.
web-principle-schlangennest-ends = Берегите хвост и голову для конца игры
web-because-schlangennest-ends = Они дают одну часть, но конец закончен навсегда. Больше всего от них пользы на конце, которому некуда расти.
web-principle-schlangennest-hunt = Следите за концами чужой змеи
web-because-schlangennest-hunt = Серыми частями своих карт вы ведёте чужую змею, куда хотите. Займите её место, выведите её из гнезда или закройте её конец: змея без концов завершена.

## SNEKAGON

web-principle-snekagon-ends = Держите концы открытыми
web-because-snekagon-ends = Змея растёт только с концов. Конец, которому некуда расти, потерян навсегда, и остаётся лишь другой.
web-principle-snekagon-second = Начинайте вторую змею там, где просторно
web-because-snekagon-second = Змея без места больше не растёт, что ни клади. Вторая, вдали от всего, может стать самой длинной, а тайл, который позже закроет промежуток, соединит их.
web-principle-snekagon-join = Соединяйте, как только можно
web-because-snekagon-join = Один тайл, который касается концов обеих змей, добавляет к первой всю вторую. Никакой другой ход не даёт столько, а к следующему промежутка может уже не быть.
web-principle-snekagon-ones = Берегите маленькие тайлы для конца игры
web-because-snekagon-ones = Одиночный тайл помещается там, где уже ничего не помещается: в последний промежуток или между двумя змеями. Положив его рано, вы теряете длинный шаг, пока для него есть место.
