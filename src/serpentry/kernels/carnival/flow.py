"""How the game continues, compiled: turns, skips, the end of the deck, the final round."""

from serpentry.games.carnival.rules.bag import INDEX
from serpentry.games.carnival.rules.tiles import HAND_SIZE, HATS
from serpentry.geometry.bitsets import bitset
from serpentry.kernels import interface
from serpentry.kernels.bits import lowest
from serpentry.kernels.carnival.cells import beyond, is_closed
from serpentry.kernels.carnival.measuring import measure
from serpentry.kernels.carnival.placing import fills_empty, head_of, place_tile
from serpentry.kernels.carnival.structs import (
    CENTRE,
    HOUSE_TURNS,
    NONE,
    TILE_COUNT,
    Cell,
    Phase,
    State,
)
from serpentry.kernels.common import same_deed
from serpentry.kernels.compiling import compiled

ALL_HATS = bitset(INDEX[hat] for hat in HATS)

deed = same_deed
"""A snake's rank is the same whenever a seat acts, and paths only get longer."""


@compiled
def actor(state: State) -> int:
    """The seat to act, chance or nobody."""
    phase = state.phase
    if phase == Phase.HOUSE or phase == Phase.DEAL or phase == Phase.DRAW:
        return interface.CHANCE_ACTS
    return interface.OVER if phase == Phase.OVER else state.seat


@compiled
def stage(state: State, phase: int, seat: int, quiet: int, last: int, passes: int) -> None:
    """Whose turn it is, for what."""
    state.phase, state.seat, state.quiet = phase, seat, quiet
    state.last, state.passes = last, passes


@compiled
def refill(state: State) -> None:
    """If the pile is empty, the discards become the pile."""
    if state.left > 0:
        return
    for tile in range(TILE_COUNT):
        state.pile[tile] += state.discards[tile]
        state.left += state.discards[tile]
        state.discards[tile] = 0


@compiled
def is_stalled(state: State, quiet: int) -> bool:
    """Whether the table has not grown for too long."""
    return quiet >= state.facts.quiet_limit


@compiled
def following(state: State, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < state.facts.seats else 0


@compiled
def can_head(state: State, slot: int) -> bool:
    """Whether a head can be placed at a snake's end."""
    end = state.snakes[slot].end
    return end >= 0 and not is_closed(state, slot, end)


@compiled
def holds_head(state: State, seat: int, slot: int) -> bool:
    """Whether a seat has a head for a snake."""
    if state.facts.heads_aside == 1:
        return state.facts.owners[slot] == seat
    return state.held[seat] >> head_of(state, slot) & 1 == 1


@compiled
def is_bare_head(state: State, slot: int) -> bool:
    """Whether a snake has a head without a hat."""
    snake = state.snakes[slot]
    return snake.end < 0 and snake.hat < 0


@compiled
def hats_held(state: State, seat: int) -> int:
    """The hats in a hand, as a set of tiles."""
    return state.held[seat] & ALL_HATS


@compiled
def count_bare(state: State) -> int:
    """How many heads have no hat."""
    found = 0
    for slot in range(state.facts.snake_count):
        found += is_bare_head(state, slot)
    return found


@compiled
def count_heads(state: State, seat: int) -> int:
    """How many heads a seat may place in the final round."""
    found = 0
    for slot in range(state.facts.snake_count):
        found += can_head(state, slot) and holds_head(state, seat, slot)
    return found


@compiled
def finish(state: State, phase: int, seat: int, passes: int) -> None:
    """The final round continues: the next seat that can place a head, then a hat; or the end."""
    while phase <= Phase.HATS:
        while passes < state.facts.seats:
            if phase == Phase.HEADS:
                able = count_heads(state, seat) > 0
            else:
                able = hats_held(state, seat) != 0 and count_bare(state) > 0
            if able:
                stage(state, phase, seat, NONE, NONE, passes)
                return
            seat, passes = following(state, seat), passes + 1
        phase, passes = phase + 1, 0
    stage(state, Phase.OVER, seat, NONE, NONE, 0)


@compiled
def final_round(state: State, last: int) -> None:
    """The start of the final round, with the player after the last one who placed a tile."""
    finish(state, Phase.HEADS, 0 if last < 0 else following(state, last), 0)


@compiled
def turn_of(state: State, seat: int, quiet: int, last: int) -> None:
    """The seat's turn; if it can't place, its draw; with nothing to draw, the next one's turn."""
    for _ in range(state.facts.seats):
        if measure(state, seat) > 0:
            stage(state, Phase.LAY, seat, quiet, last, 0)
            return
        quiet = quiet if quiet < 0 else quiet + 1
        refill(state)
        if state.left > 0:
            stage(state, Phase.DRAW, seat, quiet, last, 0)
            return
        if is_stalled(state, quiet):
            break
        seat = following(state, seat)
    final_round(state, last)


@compiled
def turn_over(state: State, seat: int, quiet: int, last: int) -> None:
    """A turn ends: the next one's, or the final round."""
    if is_stalled(state, quiet):
        final_round(state, last)
    else:
        turn_of(state, following(state, seat), quiet, last)


@compiled
def turn_house(state: State, turn: int) -> None:
    """The house tile is fixed; snakes are about to leave it, tiles to be dealt."""
    state.house = turn
    state.cells[CENTRE] = TILE_COUNT + 1
    for slot in range(state.facts.snake_count):
        snake, side = state.snakes[slot], state.facts.exits[slot]
        snake.end = beyond(state, CENTRE, side)
        snake.entry, snake.hat = side ^ 2, NONE
        if state.facts.exits_kept == 1:
            state.cells[snake.end] = Cell.WAITING
    for tile in range(TILE_COUNT):
        state.pile[tile] = state.facts.decks[turn, tile]
        state.left += state.facts.decks[turn, tile]
    stage(state, Phase.DEAL, 0, NONE, NONE, 0)


@compiled
def draw(state: State, tile: int) -> None:
    """A tile comes from the pile into the hand of the seat that draws."""
    seat = state.seat
    state.pile[tile] -= 1
    state.left -= 1
    state.hands[seat, tile] += 1
    state.held[seat] |= 1 << tile
    quiet = 0 if state.quiet < 0 and state.left == 0 else state.quiet
    if state.phase == Phase.DRAW:
        turn_over(state, seat, quiet, state.last)
        return
    dealt = state.facts.decked - state.left
    if dealt < HAND_SIZE * state.facts.seats:
        stage(state, Phase.DEAL, dealt // HAND_SIZE, NONE, NONE, 0)
    else:
        turn_of(state, 0, quiet, NONE)


@compiled
def make_move(state: State, move: int) -> None:
    """A seat's move, and what follows from it."""
    seat, phase = state.seat, state.phase
    held, grows = state.held[seat], fills_empty(state, move)
    place_tile(state, move)
    if phase != Phase.LAY:
        passes = state.passes + 1 if move == state.facts.first.skip else 0
        finish(state, phase, following(state, seat), passes)
        return
    while held != 0:
        state.counts[lowest(held)] = 0
        held &= held - 1
    state.total = 0
    quiet = state.quiet
    if quiet >= 0:
        quiet = 0 if grows else quiet + 1
    refill(state)
    if state.left > 0:
        stage(state, Phase.DRAW, seat, quiet, seat, 0)
    else:
        turn_over(state, seat, quiet, seat)


@compiled
def play(state: State, number: int) -> None:
    """A move or a draw."""
    if state.phase == Phase.HOUSE:
        turn_house(state, number)
    elif actor(state) == interface.CHANCE_ACTS:
        draw(state, number - HOUSE_TURNS)
    else:
        make_move(state, number)
