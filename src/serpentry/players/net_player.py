"""A player that searches with a net."""

from collections.abc import Collection, Generator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random

from serpentry.catalogue.kernels import basis_of
from serpentry.languages import Sentence
from serpentry.nets.answerer import load
from serpentry.nets.net_files import STUDENT, NetFault, NoNet, net_of, only_smaller
from serpentry.nets.net_search import NetSearch
from serpentry.players.engine_ready import make_ready
from serpentry.players.searcher import Searches, SearchPlayer, settling
from serpentry.search.analysis import only_move
from serpentry.search.budget import Budget, Seconds, Simulations
from serpentry.search.by_heart import winning_move
from serpentry.search.request import SearchRequest
from serpentry.search.terms import FREE, Tell, Terms, tell_nobody
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

NOISE = 0.1
"""A little luck in what it looks at first, so that it does not always play the same game."""
LOOKS_TO_VARY = 192
"""The judge also needs this number of positions to tell which moves are as good."""
SMALLER_LOOKS = 16
"""A smaller net is quick and judges worse: it may count this many positions as one."""


@dataclass(frozen=True)
class NetPlayer(Searches):
    """Searches guided by a net; what is proved needs no further thought."""

    elsewhere: SearchPlayer
    """The player that sits in where a game has none."""
    net: Path | None = None
    """A net of its own, instead of the game's."""
    knows_solved: bool = False
    """Whether it plays by heart where a board is solved and it has the side that wins."""
    searched: Collection[str] = field(default=(), compare=False)
    """The games in which it searches, though there may be a net: it is one of the levels below."""

    def within(self, budget: Budget) -> "NetPlayer":
        """The same player with another budget."""
        name = f"{self.name.partition('@')[0]}@{budget}"
        elsewhere = self.elsewhere.within(budget)
        return replace(self, name=name, budget=budget, elsewhere=elsewhere, paces={})

    def lacks(self, game: Game[P, M]) -> NetFault | None:
        """Why a net is missing for the game here, if it is."""
        try:
            self._net(game)
        except NetFault as fault:
            return fault
        return None

    def remark(self, game: Game[P, M]) -> Sentence | None:
        """What users must know about its net in a game: there is none, or only a smaller one."""
        if self._searches(game):
            return None
        if fault := self.lacks(game):
            return fault.told
        return only_smaller(game) if self._net(game).suffix == STUDENT else None

    def _searches(self, game: Game[P, M]) -> bool:
        return self.net is None and game.name in self.searched

    def _net(self, game: Game[P, M]) -> Path:
        if self._searches(game):
            raise NoNet(game.name)
        return self.net or net_of(game)

    def pace(self, game: Game[P, M], net: Path) -> Budget:
        """Its budget in a game, with one of its nets."""
        pace = self.paces.get(game.name, self.budget)
        if game.name in self.paces and isinstance(pace, Simulations) and net.suffix == STUDENT:
            return Simulations(pace.count * SMALLER_LOOKS)
        return pace

    def prepare(self, game: Game[P, M], tell: Tell = tell_nobody) -> Sentence | None:
        """Have the game's engine and its net ready; what must be stated about the net is given."""
        make_ready(game, tell)
        if not self.lacks(game):
            load(self._net(game))
            charted = basis_of(game).chart
            assert charted
            charted()
        return self.remark(game)

    def choosing(
        self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE
    ) -> Generator[None, None, M]:
        """The same in turns."""
        if self.lacks(game):
            return (yield from self.elsewhere.choosing(game, view, seat, rng, terms))
        if (only := only_move(game, view)) is not None:
            return only
        if self.knows_solved and (known := winning_move(game, view)) is not None:
            return known
        thinking, net = terms.begin(), self._net(game)
        budget = self.pace(game, net)
        if isinstance(budget, Seconds):
            budget = Seconds(min(budget.amount, terms.seconds))
        elif terms.varied:
            budget = Simulations(max(budget.count, LOOKS_TO_VARY))
        request = SearchRequest(
            game, view, seat, budget, rng, self.cores, stopped=thinking.must_end
        )
        search = NetSearch(request, net, NOISE)
        is_rash, luck = partial(game.is_rash, view), rng if terms.varied else None
        return (yield from settling(search.turns(), thinking, budget, is_rash, luck))
