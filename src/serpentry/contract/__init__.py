"""The contract suite: laws that every game keeps, checked on random games.

Anyone can run a game of their own through it::

    from serpentry.contract import check_box
    check_box(my_box, games=1000, seed=1)
"""

from serpentry.contract.kernels import check_kernel
from serpentry.contract.laws import BrokenLaw
from serpentry.contract.suite import check_box

__all__ = ["BrokenLaw", "check_box", "check_kernel"]
