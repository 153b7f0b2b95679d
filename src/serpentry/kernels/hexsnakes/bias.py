"""What search on hexagonal snakes knows: how long a snake gets, and where others grow.

A first guess of a move's worth looks at the tile's size, whether it makes a snake longer and how
long that becomes, and how many ways to grow it takes from others.
"""

from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import is_of, tile_on
from serpentry.kernels.hexsnakes.structs import AnyHeat, AnyHexState, Board, HexFacts

PLAIN = 0.30
PER_HEX = 0.02
FOR_GROWING = 0.05
PER_HEX_OF_LEAD = 0.03
FOR_HINDERING = 0.25
MOST = 0.95


@compiled
def tile_size(facts: HexFacts, placement: int) -> int:
    """How many hexes a placement has."""
    return facts.sizes[facts.tile[placement]]


@compiled
def cool_down(heat: AnyHeat, floors: int) -> None:
    """No way to grow is counted yet."""
    for floor in range(floors):
        for cell in range(heat.facts.cell_count + 1):
            heat.counts[floor, cell] = 0.0


@compiled
def heat_up(heat: AnyHeat, floor: int, word: int, bits: int) -> float:
    """Count the placements of a word on each of their cells; the greatest number met."""
    facts, most = heat.facts, 0.0
    while bits != 0:
        placement = 64 * word + lowest(bits)
        bits &= bits - 1
        for number in range(tile_size(facts, placement)):
            cell = facts.cells[placement, number]
            heat.counts[floor, cell] += 1.0
            most = max(most, heat.counts[floor, cell])
    return most


@compiled
def hottest(heat: AnyHeat, floor: int, placement: int) -> float:
    """The greatest number on a cell of a placement."""
    facts, most = heat.facts, 0.0
    for number in range(tile_size(facts, placement)):
        most = max(most, heat.counts[floor, facts.cells[placement, number]])
    return most


@compiled
def length_along(state: AnyHexState, board: Board, colour: int, placement: int, seen: int) -> int:
    """How long a placement is with the snakes that it touches on its board, but for one seen."""
    facts = state.facts
    length = size = tile_size(facts, placement)
    for number in range(min(size, 2)):
        joint = facts.joints[placement, number]
        for side in range(6):
            there = board.cells[facts.neighbours[joint, side]]
            if is_of(there, colour):
                label = state.labels[tile_on(there)]
                if label != seen:
                    length += state.lengths[label]
                seen = label
    return length


@compiled
def first_guess(
    heat: AnyHeat, floor: int, placement: int, length: int, mine: int, most: float
) -> float:
    """What a placement is worth that makes a snake so long, mine being the longest.

    It hinders others as much as it is hot, compared with the hottest cell of all.
    """
    size, hindered = tile_size(heat.facts, placement), hottest(heat, floor, placement) / most
    guess = PLAIN + PER_HEX * size + FOR_HINDERING * hindered
    if length > size:
        guess += FOR_GROWING
    guess += PER_HEX_OF_LEAD * max(0, length - mine)
    return min(MOST, guess)
