"""Search: simulated games in a growing tree, written once for every game.

`analysis` is the way in. `thinking` chooses between compiled search (`uct`, for games with a
kernel) and search on plain rules (`plain`). Nothing here imports Numba before it is needed.
"""
