## The computer players

player-random = Random
player-greedy = Greedy
player-level1 = Hatchling
player-level2 = Grass snake
player-level3 = Whip snake
player-level4 = Rat snake
player-level5 = Python
player-level6 = Boa
player-level7 = Cobra
player-level8 = Anaconda
