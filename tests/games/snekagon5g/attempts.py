"""Attempts at SNEKAGON 5G: placements anywhere, drills at own hexes, at none, beside the tile."""

from collections.abc import Iterator
from random import Random

from serpentry.games.snekagon5g.rules.moves import Drill, Move, Place
from serpentry.games.snekagon5g.rules.position import Position
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.geometry.hexes import DIRECTIONS, Hex, hexagon
from serpentry.tabletop.game import AnyGame


def attempts(game: AnyGame, position: Position, rng: Random) -> Iterator[Move]:
    rules = game.rules
    assert isinstance(rules, Snekagon5gRules)
    placements = rules.table.placements
    yield from _near_own_hexes(rules, position, rng)
    for _ in range(150):
        path = rng.choice(placements).path
        yield Place(rng.choice(rules.floors.all), path, _drills(rules, path, rng))
    for _ in range(30):
        path = _stroll(rng, rules.options.floor_side)
        yield Place(rng.choice(rules.floors.all), path, _drills(rules, path, rng))


def _near_own_hexes(rules: Snekagon5gRules, position: Position, rng: Random) -> Iterator[Move]:
    """Tiles that begin or end above an own hex, drilled to where it is or not."""
    if position.actor is None:
        return
    for node in sorted(rules.referee.body(position, position.actor).hexes):
        at_end = [
            one.path for one in rules.table.placements if node.cell in (one.path[0], one.path[-1])
        ]
        for floor in rules.floors.beside[node.floor]:
            for path in rng.sample(at_end, min(len(at_end), 12)):
                yield Place(floor, path)
                yield Place(floor, path, (Drill(node.cell, node.floor),))
                other = Drill(rng.choice((path[0], path[-1])), rng.choice(rules.floors.all))
                yield Place(floor, path, (Drill(node.cell, node.floor), other))


def _drills(rules: Snekagon5gRules, path: tuple[Hex, ...], rng: Random) -> tuple[Drill, ...]:
    cells = [*path, rng.choice(rules.table.grid.cells)]
    return tuple(
        Drill(rng.choice(cells), rng.choice(rules.floors.all)) for _ in range(rng.randrange(3))
    )


def _stroll(rng: Random, side: int) -> tuple[Hex, ...]:
    """A walk on the floor in any directions: often no tile."""
    floor = hexagon(side)
    path = [rng.choice(floor)]
    for _ in range(rng.randrange(6)):
        step = path[-1].moved(rng.choice(DIRECTIONS))
        if step in floor:
            path.append(step)
    return tuple(path)
