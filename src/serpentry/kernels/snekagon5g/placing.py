"""SNEKAGON 5G's rules, compiled: placing a tile, and passing the turn."""

from serpentry.kernels import interface
from serpentry.kernels.bits import below, lowest, popcount
from serpentry.kernels.common import heeding, same_deed
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import crowd_sets, join, longest, place_hexes, place_sets
from serpentry.kernels.sets import nth_member, nth_of
from serpentry.kernels.snekagon5g.drilling import count_above, drill, refresh, refresh_around
from serpentry.kernels.snekagon5g.legality import find_legal
from serpentry.kernels.snekagon5g.structs import State
from serpentry.kernels.structs import Words

deed = same_deed


@compiled
def read(state: State, move: int) -> tuple[int, int, int]:
    """Floor, placement and way of a move."""
    way, rest = move % state.facts.ways, move // state.facts.ways
    return rest // state.facts.placements, rest % state.facts.placements, way


@compiled
def number_of(state: State, floor: int, placement: int, way: int) -> int:
    """The number of the move that makes a placement on a floor, drilled in a certain way."""
    return (floor * state.facts.placements + placement) * state.facts.ways + way


@compiled
def play(state: State, move: int) -> None:
    """Make a placement, drilled in a certain way; then the turn passes."""
    seats, colour = state.facts.seats, state.actor
    floor, placement, way = read(state, move)
    state.key ^= state.facts.turn_keys[colour] ^ state.facts.keys[colour].laid[floor, placement]
    for other in range(seats):
        if other != colour:
            crowd_sets(state.colours[other, floor], placement)
    place_tile(state, colour, floor, placement, way)
    turn_to(state, (colour + 1) % seats)


@compiled
def place_tile(state: State, colour: int, floor: int, placement: int, way: int) -> None:
    """What placing does to the own colour, on all floors."""
    facts, board, own = state.facts, state.floors[floor], state.colours[colour, floor]
    choices = facts.beside_count + 1
    first_to, last_to = way // choices - 1, way % choices - 1
    first, last = facts.joints[placement, 0], facts.joints[placement, 1]
    is_single = last == facts.cell_count
    drilled = (first_to >= 0) + (1 if is_single else 4) * (last_to >= 0)
    place_sets(own, placement)
    tile = place_hexes(state, board, placement, colour)
    join(state, board, own, placement, tile, drilled)
    if is_single:
        last = first
    if first_to >= 0:
        drill(state, colour, floor, first, first_to)
    if last_to >= 0:
        drill(state, colour, floor, last, last_to)
    refresh_around(state, colour, floor, placement)
    if first_to >= 0:
        refresh(state, colour, facts.beside[floor, first_to], first)
    if last_to >= 0:
        refresh(state, colour, facts.beside[floor, last_to], last)
    forget_tile(state, colour, floor, facts.tile[placement])
    if facts.vertical == 1:
        for number in range(facts.sizes[facts.tile[placement]]):
            count_above(state, colour, floor, facts.cells[placement, number])


@compiled
def forget_tile(state: State, colour: int, floor: int, kind: int) -> None:
    """A tile that is placed on one floor is placed on no other."""
    for other in range(state.facts.seats):
        if other != floor:
            own = state.colours[colour, other]
            for word in range(state.facts.word_count):
                own.alive[word] &= ~state.facts.of_tile[kind, word]


@compiled
def turn_to(state: State, seat: int) -> None:
    """Give the turn to the seat, to the next one round that can move, or to nobody."""
    seats = state.facts.seats
    for step in range(seats):
        able = (seat + step) % seats
        if find_legal(state, able) > 0:
            state.actor = able
            state.key ^= state.facts.turn_keys[able]
            return
    state.actor = interface.OVER


@compiled
def count(state: State) -> int:
    """How many moves there are."""
    return state.legal_count


@compiled
def moves(state: State, out: Words) -> int:
    """Every legal move: by floor, then by placement, then by the way it is drilled."""
    ways, found = state.facts.ways, 0
    for floor in range(state.facts.seats):
        for word in range(state.facts.word_count):
            some = 0
            for way in range(ways):
                some |= state.legal[floor, way].members[word]
            while some != 0:
                bit = lowest(some)
                some &= some - 1
                for way in range(ways):
                    if state.legal[floor, way].members[word] >> bit & 1:
                        out[found] = number_of(state, floor, 64 * word + bit, way)
                        found += 1
    return found


@compiled
def pick(state: State, rng: Words) -> int:
    """Any legal move, all equally likely."""
    n, floor, way = below(rng, state.legal_count), 0, 0
    while n >= state.counts[floor, way]:
        n -= state.counts[floor, way]
        way += 1
        if way == state.facts.ways:
            floor, way = floor + 1, 0
    return number_of(state, floor, nth_member(state.legal[floor, way].members, n), way)


@compiled
def fresh_of(state: State, floor: int, word: int) -> int:
    """Of the actor's undrilled moves on a floor, those that begin a new snake."""
    own = state.colours[state.actor, floor]
    return state.legal[floor, 0].members[word] & ~(own.first[word] | own.last[word])


@compiled
def random_growing(state: State, rng: Words) -> int:
    """Any move that makes one of the actor's snakes longer; -1 if there is none."""
    seats, words, fresh = state.facts.seats, state.facts.word_count, 0
    for floor in range(seats):
        for word in range(words):
            fresh += popcount(fresh_of(state, floor, word))
    if fresh == state.legal_count:
        return -1
    n = below(rng, state.legal_count - fresh)
    for floor in range(seats):
        for way in range(state.facts.ways):
            if way > 0 and n >= state.counts[floor, way]:
                n -= state.counts[floor, way]
                continue
            for word in range(words):
                bits = state.legal[floor, way].members[word]
                if way == 0:
                    bits &= ~fresh_of(state, floor, word)
                inside = popcount(bits)
                if n < inside:
                    return number_of(state, floor, 64 * word + nth_of(bits, n), way)
                n -= inside
    return -1


guess = heeding(random_growing)
"""Guided play mostly makes a snake longer where it can."""


@compiled
def score(state: State, seat: int) -> int:
    """The length of a seat's longest snake."""
    best, _ = longest(state, seat)
    return best
