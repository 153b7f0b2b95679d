"""The compiled search of games, loaded by a worker beside its work."""

from collections.abc import Callable
from threading import Thread

import structlog

from serpentry.players.engine import make_ready
from serpentry.server.bots.jobs import GameKey
from serpentry.tabletop.game import AnyGame

log = structlog.get_logger()


class Loader:
    """Knows what is loaded, and loads in a thread what may be."""

    def __init__(self, load: Callable[[AnyGame], None] = make_ready) -> None:
        self.load = load
        self.begun: set[str] = set()
        self.loaded: set[str] = set()

    def is_ready(self, key: GameKey, game: AnyGame, allowed: bool) -> bool:
        """Whether a game's compiled search can be used now; if it may be loaded, that begins."""
        name = repr(key)
        if allowed and name not in self.begun:
            self.begun.add(name)
            Thread(target=self._load, args=(name, game), daemon=True).start()
        return name in self.loaded

    def _load(self, name: str, game: AnyGame) -> None:
        try:
            self.load(game)
        except Exception:  # plain rules serve as well, only slower
            log.exception("a game's compiled search can't be loaded", game=game.name)
        else:
            self.loaded.add(name)
