"""Search: simulated games in a growing tree, written once for every game.

`analysis` is the way in: a `request` is searched by the game's engine (`engine_search`), or on
plain rules (`plain`) where a game has no kernel. `compiled` is what engines are built of.
"""
