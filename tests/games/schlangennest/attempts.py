"""Attempts at Schlangennest: every card at every end, squares around, openings, paths."""

from collections.abc import Iterator
from random import Random

from serpentry.games.schlangennest.rules.cards import LIES, PATH, Kind
from serpentry.games.schlangennest.rules.fields import paths
from serpentry.games.schlangennest.rules.lattice import AROUND, port_square, square_of
from serpentry.games.schlangennest.rules.moves import Move, Path, Place, Replace, Turn
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Square
from serpentry.tabletop.game import AnyGame


def attempts(game: AnyGame, position: Position, rng: Random) -> Iterator[Move]:
    rules = game.rules
    assert isinstance(rules, SchlangennestRules)
    snakes = (0, 1) if rules.agreement.two_each else (None,)
    for at in _ends(position):
        for kind, turn in LIES:
            yield Place(kind, at, turn, rng.choice(snakes))
    for at in _around(position, rng):
        kind, turn = rng.choice(LIES)
        yield Place(kind, at, turn, rng.choice((None, 0, 1)))
    yield from _openings(position, rng)
    yield from (Path(steps) for steps in _some_paths(rules, rng))


def _ends(position: Position) -> list[Square]:
    snakes = [snake for snake in position.table.nest.snakes if snake]
    reached = {end for snake in snakes for end in snake.ends}
    reached |= {end for end, chain in position.table.nest.ends.items() if chain.owner == PATH}
    return sorted({square_of(port_square(end)) for end in reached})


def _around(position: Position, rng: Random) -> list[Square]:
    near = {square + step for square in position.table.nest.cards for step in (0, *AROUND)} | {0}
    return [square_of(number) for number in rng.sample(sorted(near), min(30, len(near)))]


def _openings(position: Position, rng: Random) -> Iterator[Move]:
    for square, card in position.table.nest.cards.items():
        if card.kind is Kind.CURVE or rng.random() < 0.1:
            yield Turn(square_of(square), rng.randrange(4))
        if card.kind is Kind.STRAIGHT or rng.random() < 0.1:
            yield Replace(square_of(square), rng.randrange(4))


def _some_paths(rules: SchlangennestRules, rng: Random) -> list[str]:
    steps = "".join(rng.choice("RD") for _ in range(10))
    known = (
        paths(*rules.agreement.field) if rules.agreement.has_path and rules.agreement.field else ()
    )
    return [steps, *rng.sample(known, min(3, len(known)))]
