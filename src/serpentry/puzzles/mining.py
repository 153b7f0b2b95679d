"""Finding puzzles in games of strong players, from the end backwards as far as proofs reach.

What a player might have done instead is looked at too: mistakes that suggest themselves often have
one answer alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture
from serpentry.puzzles.bands import band_of
from serpentry.puzzles.eye import by_eye
from serpentry.puzzles.likeness import key_of
from serpentry.puzzles.lines import forced_line
from serpentry.puzzles.moments import Mined, Moment, moments_of
from serpentry.puzzles.prover import Only, Prover
from serpentry.puzzles.puzzle import GOALS, Puzzle, texts_of
from serpentry.puzzles.themes import themes_of
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.game import AnyGame

FEWEST = 5
"""Among fewer moves there is little to find,"""
ENOUGH = 8
"""and among fewer than this only if what looks best fails."""
MISTAKES = 8
"""So many moves that suggest themselves are tried instead of the one that was made,"""
OF_A_TURN = 4
"""and so many of the positions around a turn may become puzzles, if they are solved otherwise."""


def mine(plan: Plan, fixture: Fixture, nodes: int) -> Mined:
    """Play a game and look for puzzles in it, each proof within so many nodes."""
    game = plan.set_up()
    prover, moments = Prover(game, nodes), moments_of(game, plan, fixture)
    found = reversed(list(_only_moves(prover, moments)))
    return Mined(fixture.number, tuple(_puzzles(prover, found)))


def _only_moves(prover: Prover, moments: Sequence[Moment]) -> Iterator[tuple[Moment, Only]]:
    """Moments with one best move, some of a turn, the last first, until the end is too far off."""
    rules = prover.game.rules
    for moment in reversed(moments[:-1]):
        if len(rules.moves(moment.position)) < FEWEST:
            continue
        if not prover.is_settled(moment.position):
            return
        yield from islice(_with_one(prover, _around(prover.game, moment)), OF_A_TURN)


def _around(game: AnyGame, moment: Moment) -> Iterator[Moment]:
    """A moment of the game, and those after moves that suggest themselves."""
    yield moment
    for move in by_eye(game, moment.position)[:MISTAKES]:
        yield moment.after(game, move)


def _with_one(prover: Prover, moments: Iterable[Moment]) -> Iterator[tuple[Moment, Only]]:
    rules = prover.game.rules
    for moment in moments:
        enough = len(rules.moves(moment.position)) >= FEWEST
        if enough and (only := prover.only_move(moment.position)):
            yield moment, only


def _puzzles(prover: Prover, found: Iterable[tuple[Moment, Only]]) -> Iterator[Puzzle]:
    """Those that are of interest, and neither part of the line of one before nor solved alike."""
    game, seen = prover.game, set[str]()
    for moment, only in found:
        key, text = _key(game, moment), game.notation.write(only.move)
        if {key, text} & seen:
            continue
        line = forced_line(prover, moment.position, only)
        themes = themes_of(game, moment.position, line)
        if len(game.rules.moves(moment.position)) < ENOUGH and "tempting" not in themes:
            continue
        seen |= {key, text, *_keys_along(game, moment, line)}
        texts, ply = texts_of(game, [*moment.past, *line]), len(moment.past)
        band = band_of(game, moment.position, [only.move])
        yield Puzzle(key, texts[:ply], texts[ply:], GOALS[only.share], band, themes)


def _key(game: AnyGame, moment: Moment) -> str:
    return key_of(game, moment.position, moment.past)


def _keys_along(game: AnyGame, moment: Moment, line: Sequence[tuple[Actor, Any]]) -> Iterator[str]:
    """The positions of a line but its last, which may be the end of the game."""
    for _, move in line[:-1]:
        moment = moment.after(game, move)
        yield _key(game, moment)
