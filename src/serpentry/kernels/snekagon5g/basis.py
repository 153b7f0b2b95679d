"""SNEKAGON 5G's facts, derived from the game, and what its kernel needs of a set-up."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from serpentry.games.snekagon5g.numbers.numbering import Snekagon5gNumbering
from serpentry.games.snekagon5g.rules.clay import IN_THE_BOX
from serpentry.games.snekagon5g.rules.options import Options
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.games.snekagon5g.rules.species import tiles_of
from serpentry.kernels.basis import Basis
from serpentry.kernels.hexsnakes.board import BoardFacts
from serpentry.kernels.hexsnakes.keys import random_words
from serpentry.kernels.snekagon5g.chart import chart, is_charted
from serpentry.kernels.snekagon5g.loading import Loader
from serpentry.kernels.snekagon5g.structs import HEADINGS, MOST_LEFT, Facts, State, Work

KEYS = 0xF33C7C33477C7FAEF04A4A31EA45B049, 0x1198DEE2B70ECBD930F7A03C609E13E1
CLEAR_WIN = 4.0
PLACEMENTS_A_DOUBLING, PLACEMENTS_FOR_NONE = 28, -165
"""With twice the nodes, this many further placements can be proved, as counted in games."""
MOST_NODES = 1 << 62


def basis(seats: int, options: Options) -> Basis:
    """What the kernel needs of a set-up."""
    rules = Snekagon5gRules(seats, options)
    numbers = {tile: number for one in rules.species for number, tile in enumerate(tiles_of(one))}
    board = BoardFacts(rules.growth.growth, numbers)
    facts, moves = _facts(rules, board), Snekagon5gNumbering(rules).count
    return Basis(
        package=__package__,
        facts=facts,
        state=State,
        most_moves=moves,
        most_events=rules.most_events(),
        unit=CLEAR_WIN,
        fill=Loader(rules, board, facts).fill,
        deeds=moves,
        work_size=Work(facts).words if seats == 2 else 0,
        chart=partial(chart, seats, options) if is_charted(seats, options) else None,
        net="" if seats == 2 else "many",
    )


def _facts(rules: Snekagon5gRules, board: BoardFacts) -> Facts:
    options, floors, table = rules.options, rules.floors, rules.table
    facts = Facts(
        seats=floors.count,
        beside_count=len(floors.beside[0]),
        ways=len(Snekagon5gNumbering(rules).ways[0]),
        gap_count=len(floors.gap_ends),
        depths=3 * options.vertical_touch,
        advanced=options.advanced,
        double_drill=options.double_drill,
        strict=not options.drill_may_join,
        vertical=options.vertical_touch,
        clay=options.clay_limit,
        flip=options.flip,
        opening=options.opening_single,
        open_clay=IN_THE_BOX.open,
        closed_clay=IN_THE_BOX.closed,
        **board.sizes(),
    )
    board.put(facts)
    facts.beside = (other for beside in floors.beside for other in beside)
    facts.back = (
        floors.beside[to].index(at) for at, all_ in enumerate(floors.beside) for to in all_
    )
    facts.gaps = (gap for gaps in floors.gaps for gap in gaps)
    facts.nodes_for = map(_nodes_for, range(MOST_LEFT))
    facts.of_tile.fill_sets(_of_tile(board))
    cells = table.grid.number.values()
    directions = [(cell, heading) for cell in cells for heading in range(HEADINGS)]
    facts.sideways.fill_sets(rules.growth.sideways(*one) for one in directions)
    facts.covering.fill_sets(rules.growth.covering[cell] for cell in cells)
    for onward, (cell, heading) in zip(facts.onward, directions, strict=True):
        onward.first.fill_sets([first_onward(rules, cell, heading)])
        onward.last.fill_sets([rules.drilling.last_onward[cell][heading]])
    _put_keys(facts)
    return facts


def first_onward(rules: Snekagon5gRules, cell: int, heading: int) -> int:
    """What continues from a cell with its first end, also the 1-tile."""
    return rules.drilling.first_onward[cell][heading] | 1 << rules.drilling.single[cell]


def _of_tile(board: BoardFacts) -> Iterator[int]:
    for number in range(max(board.tile_number.values()) + 1):
        placements = 0
        for tile, at in board.tile_number.items():
            placements |= board.table.of_tile[tile] if at == number else 0
        yield placements


def _put_keys(facts: Facts) -> None:
    keys = random_words(*KEYS)
    for one in facts.keys:
        one.laid = islice(keys, len(one.laid))
        one.drilled = islice(keys, len(one.drilled))
    facts.turn_keys = islice(keys, len(facts.turn_keys))


def _nodes_for(placements: int) -> int:
    """The fewest nodes whose doublings are enough for the placements left: no logarithms.

    2 to the power of (placements + 165) / 28, rounded up.
    """
    power, low, high = 1 << (placements - PLACEMENTS_FOR_NONE), 1, MOST_NODES
    while low < high:
        middle = (low + high) // 2
        if middle**PLACEMENTS_A_DOUBLING >= power:
            high = middle
        else:
            low = middle + 1
    return low
