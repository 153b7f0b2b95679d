"""Finding puzzles in games of strong players, from the end backwards as far as proofs reach.

What a player might have done instead is looked at too: mistakes that suggest themselves often have
one answer alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture
from serpentry.puzzles.bands import band_alone, ease_of
from serpentry.puzzles.eye import by_eye
from serpentry.puzzles.likeness import key_of
from serpentry.puzzles.lines import forced_line
from serpentry.puzzles.mined import Mined, positions_of
from serpentry.puzzles.prover import OnlyMove, Prover
from serpentry.puzzles.puzzle import GOALS, Puzzle, ReachedPosition, texts_of
from serpentry.puzzles.themes import themes_of
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.game import Game, M, P

Found = tuple[ReachedPosition[P, M], OnlyMove[M]]

FEWEST_MOVES = 5
"""Among fewer moves there is little to find."""
ENOUGH_MOVES = 8
"""Among fewer moves than this there is only something to find if what looks best fails."""
TRIED_MISTAKES = 8
"""This many moves that suggest themselves are tried instead of the one that was made."""
PUZZLES_A_TURN = 4
"""This many of the positions around a turn may become puzzles, if they are solved otherwise."""


def mine(plan: Plan, fixture: Fixture, nodes: int) -> Mined:
    """Play a game and look for puzzles in it, each proof within a number of nodes."""
    game = plan.set_up()
    prover, positions = Prover(game, nodes), positions_of(game, plan, fixture)
    found = reversed(list(_only_moves(prover, positions)))
    return Mined(fixture.number, tuple(_puzzles(prover, found)))


def _only_moves(
    prover: Prover[P, M], positions: Sequence[ReachedPosition[P, M]]
) -> Iterator[Found[P, M]]:
    """Positions with one best move, the last first, until the end is too far off."""
    rules = prover.game.rules
    for reached in reversed(positions[:-1]):
        if len(rules.moves(reached.position)) < FEWEST_MOVES:
            continue
        if not prover.is_settled(reached.position):
            return
        yield from islice(_with_one(prover, _around(prover.game, reached)), PUZZLES_A_TURN)


def _around(game: Game[P, M], reached: ReachedPosition[P, M]) -> Iterator[ReachedPosition[P, M]]:
    """A reached of the game, and those after moves that suggest themselves."""
    yield reached
    for move in by_eye(game, reached.position)[:TRIED_MISTAKES]:
        yield reached.after(game, move)


def _with_one(
    prover: Prover[P, M], positions: Iterable[ReachedPosition[P, M]]
) -> Iterator[Found[P, M]]:
    rules = prover.game.rules
    for reached in positions:
        enough = len(rules.moves(reached.position)) >= FEWEST_MOVES
        if enough and (only := prover.only_move(reached.position)):
            yield reached, only


def _puzzles(prover: Prover[P, M], found: Iterable[Found[P, M]]) -> Iterator[Puzzle]:
    """Those that are of interest, unless an earlier one has the same line or solution."""
    game, seen = prover.game, set[str]()
    for reached, only in found:
        key, text = _key(game, reached), game.notation.write(only.move)
        if {key, text} & seen:
            continue
        line = forced_line(prover, reached.position, only)
        themes = themes_of(game, reached.position, line)
        if len(game.rules.moves(reached.position)) < ENOUGH_MOVES and "tempting" not in themes:
            continue
        seen |= {key, text, *_keys_along(game, reached, line)}
        texts, ply = texts_of(game, [*reached.past, *line]), len(reached.past)
        band = band_alone(ease_of(game, reached.position, [only.move]))
        yield Puzzle(key, texts[:ply], texts[ply:], GOALS[only.share], band, themes)


def _key(game: Game[P, M], reached: ReachedPosition[P, M]) -> str:
    return key_of(game, reached.position, reached.past)


def _keys_along(
    game: Game[P, M], reached: ReachedPosition[P, M], line: Sequence[tuple[Actor, M]]
) -> Iterator[str]:
    """The positions of a line but its last, which may be the end of the game."""
    for _, move in line[:-1]:
        reached = reached.after(game, move)
        yield _key(game, reached)
