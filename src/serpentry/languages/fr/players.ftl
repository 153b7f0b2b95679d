## Les joueurs artificiels

player-random = Hasard
about-random = Pose ce qui convient, n’importe où.
player-greedy = Glouton
about-greedy = Anticipe d’un coup et prend ce qui rapporte le plus.
player-level1 = Serpenteau
about-level1 = { player-level1 } : voit quelques coups et prend celui qui paraît le plus long.
player-level2 = Couleuvre à collier
about-level2 = { player-level2 } : voit davantage, mais seulement son propre serpent.
player-level3 = Couleuvre verte et jaune
about-level3 = { player-level3 } : voit presque tout, et ce que cela enlève aux autres.
player-level4 = Serpent ratier
about-level4 = { player-level4 } : joue quelques parties dans sa tête avant son coup.
player-level5 = Python
about-level5 = { player-level5 } : joue davantage de parties dans sa tête.
player-level6 = Boa
about-level6 = { player-level6 } : joue beaucoup de parties dans sa tête.
player-level7 = Cobra
about-level7 = { player-level7 } : joue énormément de parties dans sa tête.
player-level8 = Anaconda
about-level8 = { player-level8 } : réfléchit jusqu’à deux secondes sur deux cœurs, et démontre le résultat quand il le peut.
player-level9 = Titanoboa
about-level9 = { player-level9 } : un réseau de neurones qui a appris en jouant contre lui-même (hors ligne, un plus petit). Dans les jeux sans réseau, il réfléchit quatre secondes.
