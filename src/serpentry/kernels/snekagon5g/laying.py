"""SNEKAGON 5G's rules, compiled: laying a tile, and passing the turn."""

from serpentry.kernels.bits import below, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.laying import (
    crowd_sets,
    join,
    lay_hexes,
    lay_sets,
    nth_member,
    nth_of,
)
from serpentry.kernels.hexsnakes.layout import (
    ACTOR,
    ALIVE,
    FACT_CELL_COUNT,
    FACT_CELLS,
    FACT_JOINTS,
    FACT_KEYS,
    FACT_MOST_CELLS,
    FACT_PLACEMENTS,
    FACT_SIZE,
    FACT_TILE,
    FACT_WORDS,
    FIRST,
    KEY,
    LAST,
    LEGAL_COUNT,
)
from serpentry.kernels.kernel import OVER, Words
from serpentry.kernels.snekagon5g.drilling import (
    beside,
    board_of,
    count_above,
    drill,
    refresh,
    refresh_around,
    sets_of,
)
from serpentry.kernels.snekagon5g.layout import (
    FACT_BESIDE_COUNT,
    FACT_COUNTS,
    FACT_GAPS,
    FACT_LEGAL,
    FACT_OF_TILE,
    FACT_SEATS,
    FACT_VERTICAL,
    FACT_WAYS,
)
from serpentry.kernels.snekagon5g.legality import find_legal


@part
def actor_key(facts: Words, seat: int) -> int:
    """The key of a seat's turn."""
    return facts[facts[FACT_KEYS] + facts[FACT_SEATS] * keys_each(facts) + seat]


@part
def keys_each(facts: Words) -> int:
    """How many keys a colour has: for placements on floors, and for cells of gaps."""
    seats = facts[FACT_SEATS]
    gaps = seats if seats > 2 else 1
    return seats * facts[FACT_PLACEMENTS] + gaps * (facts[FACT_CELL_COUNT] + 1)


@part
def play_move(state: Words, facts: Words, move: int) -> None:
    """Lay a placement, drilled in a certain way; then the turn passes."""
    seats, colour = facts[FACT_SEATS], state[ACTOR]
    way, rest = move % facts[FACT_WAYS], move // facts[FACT_WAYS]
    floor, placement = rest // facts[FACT_PLACEMENTS], rest % facts[FACT_PLACEMENTS]
    own_keys = facts[FACT_KEYS] + colour * keys_each(facts)
    state[KEY] ^= actor_key(facts, colour) ^ facts[own_keys + rest]
    for other in range(seats):
        if other != colour:
            crowd_sets(state, facts, placement, sets_of(facts, other, floor))
    lay(state, facts, colour, floor, placement, way)
    turn_to(state, facts, (colour + 1) % seats)


@part
def lay(state: Words, facts: Words, colour: int, floor: int, placement: int, way: int) -> None:
    """What laying does to the own colour, on all floors."""
    choices = facts[FACT_BESIDE_COUNT] + 1
    first_to, last_to = way // choices - 1, way % choices - 1
    board, own = board_of(facts, floor), sets_of(facts, colour, floor)
    joints = facts[FACT_JOINTS] + 2 * placement
    first, last = facts[joints], facts[joints + 1]
    is_single = last == facts[FACT_CELL_COUNT]
    drilled = (first_to >= 0) + (1 if is_single else 4) * (last_to >= 0)
    lay_sets(state, facts, placement, own)
    tile = lay_hexes(state, facts, placement, colour, board)
    join(state, facts, placement, tile, board, own, drilled)
    if is_single:
        last = first
    if first_to >= 0:
        drill_end(state, facts, colour, floor, first, first_to)
    if last_to >= 0:
        drill_end(state, facts, colour, floor, last, last_to)
    refresh_around(state, facts, colour, floor, placement)
    if first_to >= 0:
        refresh(state, facts, colour, beside(facts, floor, first_to), first)
    if last_to >= 0:
        refresh(state, facts, colour, beside(facts, floor, last_to), last)
    forget_tile(state, facts, colour, floor, facts[facts[FACT_TILE] + placement])
    if facts[FACT_VERTICAL] == 1:
        cells = facts[FACT_CELLS] + placement * facts[FACT_MOST_CELLS]
        for number in range(facts[facts[FACT_SIZE] + facts[facts[FACT_TILE] + placement]]):
            count_above(state, facts, colour, floor, facts[cells + number])


@part
def drill_end(state: Words, facts: Words, colour: int, floor: int, cell: int, at: int) -> None:
    """Drill an end, and add the drill to the key."""
    gap = facts[facts[FACT_GAPS] + floor * facts[FACT_BESIDE_COUNT] + at]
    keys = facts[FACT_KEYS] + colour * keys_each(facts)
    keys += facts[FACT_SEATS] * facts[FACT_PLACEMENTS]
    state[KEY] ^= facts[keys + gap * (facts[FACT_CELL_COUNT] + 1) + cell]
    drill(state, facts, colour, floor, cell, at)


@part
def forget_tile(state: Words, facts: Words, colour: int, floor: int, kind: int) -> None:
    """A tile that is laid on one floor is laid on no other."""
    words = facts[FACT_WORDS]
    row = facts[FACT_OF_TILE] + kind * words
    for other in range(facts[FACT_SEATS]):
        if other != floor:
            alive = sets_of(facts, colour, other) + ALIVE * words
            for word in range(words):
                state[alive + word] &= ~facts[row + word]


@part
def turn_to(state: Words, facts: Words, seat: int) -> None:
    """Give the turn to the seat, to the next one round that can move, or to nobody."""
    seats = facts[FACT_SEATS]
    for step in range(seats):
        actor = (seat + step) % seats
        if find_legal(state, facts, actor) > 0:
            state[ACTOR] = actor
            state[KEY] ^= actor_key(facts, actor)
            return
    state[ACTOR] = OVER


@part
def move_number(facts: Words, block: int, placement: int) -> int:
    """The number of the move that lays a placement as its block says."""
    ways = facts[FACT_WAYS]
    return (block // ways * facts[FACT_PLACEMENTS] + placement) * ways + block % ways


@part
def nth_legal(state: Words, facts: Words, n: int) -> int:
    """The n-th legal move, block by block."""
    block = 0
    while n >= state[facts[FACT_COUNTS] + block]:
        n -= state[facts[FACT_COUNTS] + block]
        block += 1
    place = facts[FACT_LEGAL] + block * facts[FACT_WORDS]
    return move_number(facts, block, nth_member(state, place, n))


@part
def random_legal(state: Words, facts: Words, rng: Words) -> int:
    """Any legal move, all alike."""
    return nth_legal(state, facts, below(rng, state[LEGAL_COUNT]))


@part
def fresh_of(state: Words, facts: Words, floor: int, word: int) -> int:
    """Of the actor's undrilled moves on a floor, those that begin a new snake."""
    words, own = facts[FACT_WORDS], sets_of(facts, state[ACTOR], floor)
    touched = state[own + FIRST * words + word] | state[own + LAST * words + word]
    return state[facts[FACT_LEGAL] + floor * facts[FACT_WAYS] * words + word] & ~touched


@part
def random_growing(state: Words, facts: Words, rng: Words) -> int:
    """Any move that makes one of the actor's snakes longer; -1 if there is none."""
    words, ways = facts[FACT_WORDS], facts[FACT_WAYS]
    fresh = 0
    for floor in range(facts[FACT_SEATS]):
        for word in range(words):
            fresh += popcount(fresh_of(state, facts, floor, word))
    if fresh == state[LEGAL_COUNT]:
        return -1
    n = below(rng, state[LEGAL_COUNT] - fresh)
    for block in range(facts[FACT_SEATS] * ways):
        place, is_drilled = facts[FACT_LEGAL] + block * words, block % ways > 0
        if is_drilled and n >= state[facts[FACT_COUNTS] + block]:
            n -= state[facts[FACT_COUNTS] + block]
            continue
        for word in range(words):
            bits = state[place + word]
            if not is_drilled:
                bits &= ~fresh_of(state, facts, block // ways, word)
            inside = popcount(bits)
            if n < inside:
                return move_number(facts, block, 64 * word + nth_of(bits, n))
            n -= inside
    return -1
