"""A room: a table with those who look at it, and all that they can ask, no matter what keeps it.

The service answers from here over a network, and a browser's worker without any (docs/offline.md):
so there is no network, no database and no library here beside those that rules and words need.
"""
