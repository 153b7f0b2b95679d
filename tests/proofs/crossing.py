"""Whether the sentence about a path that the players place is true, followed from its tail."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.proofs.squares import Facts, cell_of
from tests.referees.schlangennest import (
    HAND,
    PATH_COLOUR,
    UNTURNED,
    Card,
    Move,
    Square,
    Table,
    can_be_finished,
    neighbour,
    opposite,
)

if TYPE_CHECKING:
    from tests.proofs.schlangennest import Nest

PATH = 4


def is_crossing(nest: "Nest") -> bool:
    return bool(nest.there["colours"] == [PATH])


def _edges(card: Card) -> set[int]:
    return {(edge + card.turn) % 4 for edge in UNTURNED[card.kind][0][1]}


def _asked(nest: "Nest") -> Card:
    return Card(nest.kind, nest.asked["turn"], PATH_COLOUR)


def _walked(nest: "Nest") -> tuple[Table, Square, int]:
    """The path in the order of laying, the square that it leads to, and the side it comes in at."""
    at = next(square for square, card in nest.table.items() if card.kind == "tail")
    laid: Table = {}
    came = -1
    while at in nest.table:
        card = nest.table[at]
        laid[at] = Card(card.kind, card.turn, PATH_COLOUR)
        (edge,) = _edges(card) - {came}
        at, came = neighbour(at, edge), opposite(edge)
    return laid, at, came


def _goal(nest: "Nest") -> Square:
    wide, high = nest.setup.sides
    x, y = next(iter(_walked(nest)[0]))
    return wide - 1 - x, high - 1 - y


def _in_field(nest: "Nest", at: Square) -> bool:
    wide, high = nest.setup.sides
    return 0 <= at[0] < wide and 0 <= at[1] < high


def _corners(nest: "Nest") -> set[Square]:
    wide, high = nest.setup.sides
    return {(x, y) for x in (0, wide - 1) for y in (0, high - 1)}


def _onward(nest: "Nest") -> Square:
    (edge,) = _edges(_asked(nest)) - {_walked(nest)[2]}
    return neighbour(nest.at, edge)


def _used_up(nest: "Nest", _: Facts) -> bool:
    return [card.kind for card in nest.table.values()].count(nest.kind) == HAND[nest.kind]


def _corner(nest: "Nest", facts: Facts) -> bool:
    return nest.at not in _corners(nest) == set(map(cell_of, facts["corners"]))


def _outwards(nest: "Nest", _: Facts) -> bool:
    return any(not _in_field(nest, neighbour(nest.at, one)) for one in _edges(_asked(nest)))


def _leads_to(nest: "Nest", facts: Facts) -> bool:
    return nest.at != cell_of(facts["square"]) == _walked(nest)[1]


def _head(nest: "Nest", facts: Facts) -> bool:
    return cell_of(facts["square"]) == _goal(nest)


def _cut_off(nest: "Nest", facts: Facts) -> bool:
    move = Move("lay", nest.at, nest.asked["turn"], nest.kind)
    return _head(nest, facts) and not can_be_finished(nest.setup, _walked(nest)[0], move)


CROSSING_PROOFS: dict[str, Callable[["Nest", Facts], bool]] = {
    "why-schlangennest-path-by-cards": lambda nest, _: is_crossing(nest),
    "why-schlangennest-path-used-up": _used_up,
    "why-schlangennest-path-tail-first": lambda nest, _: not nest.table and nest.kind != "tail",
    "why-schlangennest-path-corner": _corner,
    "why-schlangennest-path-inwards": _outwards,
    "why-schlangennest-path-leads-to": _leads_to,
    "why-schlangennest-path-not-joined": lambda nest, _: (
        _walked(nest)[2] not in _edges(_asked(nest))
    ),
    "why-schlangennest-path-head-here": lambda nest, facts: (
        _head(nest, facts) and nest.at == _goal(nest) and nest.kind != "head"
    ),
    "why-schlangennest-path-head-there": lambda nest, facts: (
        _head(nest, facts) and nest.at != _goal(nest) and nest.kind in ("head", "tail")
    ),
    "why-schlangennest-path-leaves-field": lambda nest, _: not _in_field(nest, _onward(nest)),
    "why-schlangennest-path-meets-itself": lambda nest, _: _onward(nest) in nest.table,
    "why-schlangennest-path-cut-off": _cut_off,
}
