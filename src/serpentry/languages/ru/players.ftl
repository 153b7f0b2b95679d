## Компьютерные игроки

player-random = Случай
about-random = Кладёт что подойдёт, куда попало.
player-greedy = Жадный
about-greedy = Смотрит на ход вперёд и берёт как можно больше.
player-level1 = Змеёныш
about-level1 = { player-level1 }: видит несколько ходов и выбирает тот, что кажется самым длинным.
player-level2 = Уж
about-level2 = { player-level2 }: видит больше, но только свою змею.
player-level3 = Полоз
about-level3 = { player-level3 }: видит почти все ходы и то, чего они лишат других.
player-level4 = Крысиный полоз
about-level4 = { player-level4 }: перед ходом разыгрывает в уме несколько партий.
player-level5 = Питон
about-level5 = { player-level5 }: разыгрывает в уме больше партий.
player-level6 = Удав
about-level6 = { player-level6 }: разыгрывает в уме много партий.
player-level7 = Кобра
about-level7 = { player-level7 }: разыгрывает в уме очень много партий.
player-level8 = Анаконда
about-level8 = { player-level8 }: думает до двух секунд на двух ядрах и доказывает результат, где может.
player-level9 = Титанобоа
about-level9 = { player-level9 }: нейросеть, которая училась в партиях с самой собой (без сервера сеть меньше). В играх без сети думает четыре секунды.
