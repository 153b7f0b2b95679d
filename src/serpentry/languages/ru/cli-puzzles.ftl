## Задачи

cli-puzzles = Задачи с доказательством: найти, собрать, проверить.
cli-puzzles-make = Искать задачи в партиях компьютеров; прерванный поиск продолжается с того же места.
cli-puzzles-pack = Собрать найденное в сборник: без одинаковых, каждая проверена.
cli-puzzles-check = Доказать каждую задачу сборника заново по одним правилам.
cli-puzzle-run = Что найдено; если этот поиск там уже есть, он продолжается.
cli-puzzle-player = Кто играет партии, сам с собой.
cli-puzzle-nodes = Сколько узлов может занять доказательство.
cli-puzzle-found = Что нашла команда `serpentry puzzles make`.
cli-puzzle-pack = Сборник задач.
cli-puzzle-pack-out = Файл сборника.
cli-puzzle-most = Сколько задач, самое большее.
cli-puzzle-sample = Проверить лишь столько, по жребию.
cli-puzzle-positions = Сколько позиций может занять проверка одной задачи.
cli-puzzles-found = Задач: { $count }, партий: { $games }; всё в файле { $file }.
cli-puzzles-packed = Задач в файле { $file }: { $count } из { $found }.
cli-puzzles-dropped = Не вошли: { $long } — проверка слишком долгая, { $wrong } — неверные.
cli-puzzles-checked = Проверено: { $count }; с ошибкой: { $failed }, одинаковых: { $doubles }.
why-puzzles-proved = Задачи есть там, где окончания можно доказать: SNEKAGON и SNEKAGON 5G для двоих, а не { $game } в таком виде.
fault-puzzle-key = её ключ от другой позиции
fault-puzzle-long = не доказано за { $most } позиций
fault-puzzle-move = { $move } не даёт того, что должно
fault-puzzle-other = { $move } тоже даёт это
fault-puzzle-illegal = { $move } там нельзя
fault-puzzle-more = её можно выиграть
