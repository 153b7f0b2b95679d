"""Judges of positions: proof before the net, the net before plain search.

A look is always as far on every machine: a number of positions shown to a net, or a number of games
played in the head. So a position is worth the same for everybody, everywhere: a hint, a review, a
notebook. Each level looks four times as far as the one below.
"""

from collections.abc import Generator, Hashable, Iterable
from enum import StrEnum
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from serpentry.catalogue.kernels import basis_of, has_kernel
from serpentry.engine.engine import engine_of
from serpentry.nets.answerer import load
from serpentry.nets.net_files import STUDENT, NetFault, net_of
from serpentry.nets.net_search import NetSearch
from serpentry.search.analysis import analyse_in_turns
from serpentry.search.budget import Simulations
from serpentry.search.by_heart import analysis_by_heart
from serpentry.search.proof import RootProof
from serpentry.search.report import Analysis
from serpentry.search.request import SearchRequest
from serpentry.search.steps import at_once
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.game import AnyGame, M, NothingHidden, P
from serpentry.tabletop.helpers.walk import random_move


class JudgeKind(StrEnum):
    """What says what a position is worth, where nothing is proved."""

    NET = "net"
    SMALL = "small"
    """The smaller net, which engines have answer: in browsers, and without numpy."""
    SEARCH = "search"
    RULES = "rules"
    """Search without an engine."""


LOOKS = {JudgeKind.NET: 192, JudgeKind.SMALL: 256, JudgeKind.SEARCH: 6000, JudgeKind.RULES: 60}
"""So far a look goes at level 0."""
GROWTH = 4
HIGHEST_LEVEL = 4
PROOF_NODES = 60_000
"""A proof may take this many nodes at level 0: a fifth of a second."""
EVENTS_TRIED = 60
"""After this many events without luck there is none."""


class RawLook(NamedTuple):
    """What a search says of a position, before it is calibrated."""

    results: tuple[float, ...]
    """Each seat's part of the win."""
    margins: tuple[float, ...]
    """Each seat's lead at the end, where it is proved."""
    found: Analysis[Any]
    proved: bool

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves that were looked at, the best first."""
        return tuple(one.move for one in self.found.candidates)


def kinds_here(game: AnyGame) -> tuple[JudgeKind, ...]:
    """The judges of a game on this machine, the strongest first."""
    if not has_kernel(game):
        return (JudgeKind.RULES,)
    try:
        net = net_of(game)
    except NetFault:
        return (JudgeKind.SEARCH,)
    if net.suffix == STUDENT:
        return (JudgeKind.SMALL, JudgeKind.SEARCH)
    small = net.with_suffix(STUDENT).is_file()
    return (
        (JudgeKind.NET, JudgeKind.SMALL, JudgeKind.SEARCH)
        if small
        else (JudgeKind.NET, JudgeKind.SEARCH)
    )


def judge_of(game: AnyGame) -> JudgeKind:
    """The strongest."""
    return kinds_here(game)[0]


def prepare_judge(game: AnyGame) -> None:
    """Have a game's engine and net loaded, so that the first hint needn't wait for them."""
    kind = judge_of(game)
    if kind is not JudgeKind.RULES:
        engine_of(game)
    if kind in (JudgeKind.NET, JudgeKind.SMALL):
        load(net_of(game))
        if (charted := basis_of(game).chart) is not None:
            charted()


def looks_of(kind: JudgeKind, level: int) -> int:
    """How far a look goes."""
    return max(1, int(LOOKS[kind] * GROWTH**level))


def is_foreseeable(game: AnyGame) -> bool:
    """Whether nothing is hidden in a game, and no luck comes after the first move."""
    if not isinstance(game.secrets, NothingHidden):
        return False
    return game.numbering.draw_count == 0 or not _has_luck(_Named(game))


def set_up_key(game: AnyGame) -> Hashable:
    """What makes a game the same as another."""
    options = tuple(sorted((name, repr(one)) for name, one in game.options_json.items()))
    return game.name, game.version, game.seats, options


class _Named:
    """A game by what makes it the same as another."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.key = set_up_key(game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Named) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=256)
def _has_luck(named: _Named) -> bool:
    """Whether chance acts after somebody's move, as a few random moves show."""
    rules, rng = named.game.rules, Random(1)
    position, was_seat = rules.start(), False
    for _ in range(EVENTS_TRIED):
        actor = rules.to_act(position)
        if actor is None or (was_seat and actor is CHANCE):
            return actor is CHANCE
        was_seat = was_seat or actor is not CHANCE
        position = rules.play(position, random_move(rules, position, actor, rng))
    return False


def raw_look(game: AnyGame, view: object, seat: Seat, kind: JudgeKind, level: int) -> RawLook:
    """What a judge says of a position, from what the seat to act may know."""
    return at_once(looking(SearchRequest(game, view, seat, Simulations(1)), kind, level))


def looking(
    request: SearchRequest[P, M], kind: JudgeKind, level: int
) -> Generator[None, None, RawLook]:
    """The same in turns: others may have one between two steps."""
    found = yield from proving(request, level)
    if found is None:
        found = yield from searching(request, kind, level)
    return found


def searching(
    request: SearchRequest[P, M], kind: JudgeKind, level: int
) -> Generator[None, None, RawLook]:
    """The same without a proof."""
    asked = request.within(Simulations(looks_of(kind, level)))
    return _look((yield from _last(_search(asked, kind))))


def proving(request: SearchRequest[P, M], level: int) -> Generator[None, None, RawLook | None]:
    """The proof alone, if there is one that is near enough."""
    found = yield from _proof(request, level)
    return None if found is None else _look(found)


def _look(found: Analysis[M]) -> RawLook:
    best = found.best
    margins = best.margins if found.proved else ()
    return RawLook(best.results, margins, found, found.proved)


def _proof(request: SearchRequest[P, M], level: int) -> Generator[None, None, Analysis[M] | None]:
    game = request.game
    if (known := analysis_by_heart(request)) is not None:
        return known
    if not request.is_open or not has_kernel(game) or not basis_of(game).work_size:
        return None
    budget = Simulations(int(PROOF_NODES * GROWTH ** min(level, 2)))
    proof = RootProof(request.within(budget), engine_of(game), perf_counter())
    if not (yield from proof.finding()):
        return None
    return (yield from _last(proof.turns()))


def _search(
    request: SearchRequest[P, M], kind: JudgeKind
) -> Generator[Analysis[M] | None, None, None]:
    if kind in (JudgeKind.NET, JudgeKind.SMALL):
        net = net_of(request.game)
        net = net.with_suffix(STUDENT) if kind is JudgeKind.SMALL else net
        yield from NetSearch(request, net, proves=False).turns()
    else:
        yield from analyse_in_turns(request)


def _last(
    steps: Iterable[Analysis[M] | None],
) -> Generator[None, None, Analysis[M]]:
    """The last of several analyses."""
    found: Analysis[M] | None = None
    for step in steps:
        found = step or found
        yield
    assert found is not None
    return found
