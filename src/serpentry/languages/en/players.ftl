## The computer players

player-random = Random
about-random = Places whatever fits, anywhere.
player-greedy = Greedy
about-greedy = Looks one move ahead and takes the most it can get.
player-level1 = Hatchling
about-level1 = { player-level1 }: looks at a few moves and picks the one that looks longest.
player-level2 = Grass snake
about-level2 = { player-level2 }: sees more, but only its own snake.
player-level3 = Whip snake
about-level3 = { player-level3 }: sees nearly every move, and what it takes away from the others.
player-level4 = Rat snake
about-level4 = { player-level4 }: plays some games in its head before it moves.
player-level5 = Python
about-level5 = { player-level5 }: plays more games in its head.
player-level6 = Boa
about-level6 = { player-level6 }: plays many games in its head.
player-level7 = Cobra
about-level7 = { player-level7 }: plays very many games in its head.
player-level8 = Anaconda
about-level8 = { player-level8 }: thinks for up to two seconds on two cores, and proves the result when it can.
player-level9 = Titanoboa
about-level9 = { player-level9 }: a neural network that trained by playing itself (offline: a smaller one). In games without one it searches for four seconds.
