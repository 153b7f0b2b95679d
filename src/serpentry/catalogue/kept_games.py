"""Set-ups at hand: those in use are shared, and of the others as many as fit a number of bytes."""

import gc
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from types import BuiltinFunctionType, ModuleType
from weakref import WeakValueDictionary, finalize

from serpentry.tabletop.game import AnyGame

MOST_BYTES = 64_000_000
"""A large board of SNEKAGON 5G takes three millions, most others a few thousand."""
SHARED = (type, ModuleType, BuiltinFunctionType)


class KeptGames:
    """Games by what they were set up from."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most, self.size = most, 0
        self.used: WeakValueDictionary[Hashable, AnyGame] = WeakValueDictionary()
        """All that anybody has, so that equal set-ups share one."""
        self.kept: OrderedDict[Hashable, tuple[AnyGame, int]] = OrderedDict()
        """Those asked for last, with their bytes."""
        self.sizes: dict[int, int] = {}
        """The bytes of all that anybody has, by their identity: weighing one takes a while."""
        self.lock = Lock()

    def get(self, key: Hashable, make: Callable[[], AnyGame]) -> AnyGame:
        """The game, made now if it is not there."""
        with self.lock:
            if key in self.kept:
                self.kept.move_to_end(key)
                return self.kept[key][0]
            known = self.used.get(key)
        game = known or make()
        self._keep(key, game, self.size_of(game))
        return game

    def size_of(self, game: AnyGame) -> int:
        """How many bytes one game takes; it is weighed once."""
        size = self.sizes.get(id(game))
        if size is None:
            size = self.sizes[id(game)] = bytes_of(game)
            finalize(game, self.sizes.pop, id(game), None)
        return size

    def _keep(self, key: Hashable, game: AnyGame, size: int) -> None:
        with self.lock:
            self.used[key] = game
            if key in self.kept:
                return
            self.kept[key] = game, size
            self.size += size
            while self.size > self.most and len(self.kept) > 1:
                self.size -= self.kept.popitem(last=False)[1][1]


def bytes_of(game: AnyGame) -> int:
    """About how many bytes one game takes with all that belongs to it; code is shared."""
    modules = list(sys.modules.values())
    seen = {id(one) for module in modules for one in (module, getattr(module, "__dict__", None))}
    total, found = 0, [game]
    while found:
        fresh = {id(one): one for one in found if id(one) not in seen}
        seen.update(fresh)
        own = [one for one in fresh.values() if not isinstance(one, SHARED)]
        total += sum(map(sys.getsizeof, own))
        found = gc.get_referents(*own)
    return total
