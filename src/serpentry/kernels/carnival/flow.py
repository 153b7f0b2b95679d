"""How the game goes on, compiled: turns, skips, the end of the deck, the final round."""

from serpentry.kernels.bits import lowest
from serpentry.kernels.carnival.cells import beyond, is_closed, snake_at
from serpentry.kernels.carnival.laying import fills_empty, head_of, lay
from serpentry.kernels.carnival.layout import (
    CELLS,
    COUNTS,
    DISCARDS,
    END,
    ENTRY,
    FACT_ASIDE,
    FACT_CENTRE,
    FACT_DECKED,
    FACT_DECKS,
    FACT_EXITS,
    FACT_HAND,
    FACT_HATS,
    FACT_NAMES,
    FACT_QUIET_LIMIT,
    FACT_SEATS,
    FACT_SKIP,
    FACT_SNAKES,
    HANDS,
    HAT,
    HELD,
    HOUSE,
    IN_DEAL,
    IN_DRAW,
    IN_END,
    IN_HATS,
    IN_HEADS,
    IN_LAY,
    LAST,
    LEFT,
    MOST_NAMES,
    NONE,
    PASSES,
    PHASE,
    PILE,
    QUIET,
    SEAT,
    TOTAL,
    WAITING,
)
from serpentry.kernels.carnival.measuring import measure, owner_of
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words


@part
def stage(state: Words, phase: int, seat: int, quiet: int, last: int, passes: int) -> None:
    """Whose turn it is, for what."""
    state[PHASE], state[SEAT], state[QUIET] = phase, seat, quiet
    state[LAST], state[PASSES] = last, passes


@part
def refill(state: Words, facts: Words) -> None:
    """If the pile is empty, the discards become the pile."""
    if state[LEFT] > 0:
        return
    for tile in range(facts[FACT_NAMES]):
        state[PILE + tile] += state[DISCARDS + tile]
        state[LEFT] += state[DISCARDS + tile]
        state[DISCARDS + tile] = 0


@part
def is_stalled(facts: Words, quiet: int) -> bool:
    """Whether the table has not grown for too long."""
    return quiet >= facts[FACT_QUIET_LIMIT]


@part
def following(facts: Words, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < facts[FACT_SEATS] else 0


@part
def can_head(state: Words, facts: Words, slot: int) -> bool:
    """Whether a head can be laid at a snake's end."""
    end = state[snake_at(slot) + END]
    return end >= 0 and not is_closed(state, slot, end)


@part
def holds_head(state: Words, facts: Words, seat: int, slot: int) -> bool:
    """Whether a seat has a head for a snake."""
    if facts[FACT_ASIDE] == 1:
        return owner_of(facts, slot) == seat
    return state[HELD + seat] >> head_of(state, facts, slot) & 1 == 1


@part
def is_bare_head(state: Words, slot: int) -> bool:
    """Whether a snake has a head without a hat."""
    snake = snake_at(slot)
    return state[snake + END] < 0 and state[snake + HAT] < 0


@part
def hats_held(state: Words, facts: Words, seat: int) -> int:
    """The hats in a hand, as a set of tiles."""
    return state[HELD + seat] & facts[FACT_HATS]


@part
def count_bare(state: Words, facts: Words) -> int:
    """How many heads have no hat."""
    found = 0
    for slot in range(facts[FACT_SNAKES]):
        found += is_bare_head(state, slot)
    return found


@part
def count_heads(state: Words, facts: Words, seat: int) -> int:
    """How many heads a seat may lay in the final round."""
    found = 0
    for slot in range(facts[FACT_SNAKES]):
        found += can_head(state, facts, slot) and holds_head(state, facts, seat, slot)
    return found


@part
def finish(state: Words, facts: Words, phase: int, seat: int, passes: int) -> None:
    """The final round goes on: the next seat that can lay a head, then a hat; or the end."""
    while phase <= IN_HATS:
        while passes < facts[FACT_SEATS]:
            if phase == IN_HEADS:
                able = count_heads(state, facts, seat) > 0
            else:
                able = hats_held(state, facts, seat) != 0 and count_bare(state, facts) > 0
            if able:
                stage(state, phase, seat, NONE, NONE, passes)
                return
            seat, passes = following(facts, seat), passes + 1
        phase, passes = phase + 1, 0
    stage(state, IN_END, seat, NONE, NONE, 0)


@part
def final_round(state: Words, facts: Words, last: int) -> None:
    """The start of the final round, with the player after the last one who laid a tile."""
    finish(state, facts, IN_HEADS, 0 if last < 0 else following(facts, last), 0)


@part
def turn_of(state: Words, facts: Words, seat: int, quiet: int, last: int) -> None:
    """The seat's turn; if it can't lay, its draw; with nothing to draw, the next one's turn."""
    for _ in range(facts[FACT_SEATS]):
        if measure(state, facts, seat) > 0:
            stage(state, IN_LAY, seat, quiet, last, 0)
            return
        quiet = quiet if quiet < 0 else quiet + 1
        refill(state, facts)
        if state[LEFT] > 0:
            stage(state, IN_DRAW, seat, quiet, last, 0)
            return
        if is_stalled(facts, quiet):
            break
        seat = following(facts, seat)
    final_round(state, facts, last)


@part
def turn_over(state: Words, facts: Words, seat: int, quiet: int, last: int) -> None:
    """A turn ends: the next one's, or the final round."""
    if is_stalled(facts, quiet):
        final_round(state, facts, last)
    else:
        turn_of(state, facts, following(facts, seat), quiet, last)


@part
def turn_house(state: Words, facts: Words, turn: int) -> None:
    """The house comes to lie; snakes are about to leave it, tiles to be dealt."""
    state[HOUSE] = turn
    state[CELLS + facts[FACT_CENTRE]] = facts[FACT_NAMES] + 1
    for slot in range(facts[FACT_SNAKES]):
        snake, side = snake_at(slot), facts[facts[FACT_EXITS] + slot]
        state[snake + END] = beyond(facts, facts[FACT_CENTRE], side)
        state[snake + ENTRY], state[snake + HAT] = side ^ 2, NONE
        state[CELLS + state[snake + END]] = WAITING
    deck = facts[FACT_DECKS] + turn * facts[FACT_NAMES]
    for tile in range(facts[FACT_NAMES]):
        state[PILE + tile] = facts[deck + tile]
        state[LEFT] += facts[deck + tile]
    stage(state, IN_DEAL, 0, NONE, NONE, 0)


@part
def draw(state: Words, facts: Words, tile: int) -> None:
    """A tile comes from the pile into the hand of the seat that draws."""
    seat = state[SEAT]
    state[PILE + tile] -= 1
    state[LEFT] -= 1
    state[HANDS + seat * MOST_NAMES + tile] += 1
    state[HELD + seat] |= 1 << tile
    quiet = 0 if state[QUIET] < 0 and state[LEFT] == 0 else state[QUIET]
    if state[PHASE] == IN_DRAW:
        turn_over(state, facts, seat, quiet, state[LAST])
        return
    dealt = facts[FACT_DECKED] - state[LEFT]
    if dealt < facts[FACT_HAND] * facts[FACT_SEATS]:
        stage(state, IN_DEAL, dealt // facts[FACT_HAND], NONE, NONE, 0)
    else:
        turn_of(state, facts, 0, quiet, NONE)


@part
def make_move(state: Words, facts: Words, move: int) -> None:
    """A seat's move, and what follows from it."""
    seat, phase = state[SEAT], state[PHASE]
    held, grows = state[HELD + seat], fills_empty(state, facts, move)
    lay(state, facts, move)
    if phase != IN_LAY:
        passes = state[PASSES] + 1 if move == facts[FACT_SKIP] else 0
        finish(state, facts, phase, following(facts, seat), passes)
        return
    while held != 0:
        state[COUNTS + lowest(held)] = 0
        held &= held - 1
    state[TOTAL] = 0
    quiet = state[QUIET]
    if quiet >= 0:
        quiet = 0 if grows else quiet + 1
    refill(state, facts)
    if state[LEFT] > 0:
        stage(state, IN_DRAW, seat, quiet, seat, 0)
    else:
        turn_over(state, facts, seat, quiet, seat)
