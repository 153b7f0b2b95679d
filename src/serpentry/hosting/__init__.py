"""A room: a table with those who look at it, and all that they can ask, whoever keeps it.

The service answers from here over the net, and a browser's worker without any (docs/offline.md): so
there is no net, no database and no library here beside those that rules and words need.
"""
