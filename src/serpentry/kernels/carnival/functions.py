"""Cobra Carnival's kernel functions: what search calls."""

from serpentry.kernels.bits import below
from serpentry.kernels.carnival.bias import pick_gaining
from serpentry.kernels.carnival.flow import draw, make_move, turn_house
from serpentry.kernels.carnival.layout import (
    FACT_NAMES,
    FACT_PASS_HATS,
    FACT_PASS_HEADS,
    FACT_SKIP,
    IN_DEAL,
    IN_DRAW,
    IN_END,
    IN_HEADS,
    IN_HOUSE,
    IN_LAY,
    PHASE,
    PILE,
    SEAT,
    TOTAL,
)
from serpentry.kernels.carnival.listing import (
    layable,
    list_beside,
    list_ends,
    list_final,
    list_logs,
    list_mends,
)
from serpentry.kernels.carnival.picking import (
    HOUSE_TURNS,
    count_final,
    pick_draw,
    pick_final,
    pick_lay,
)
from serpentry.kernels.carnival.scoring import add_scores, share_out
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.kernel import (
    ACTOR,
    CHANCE,
    COUNT,
    DEED,
    DRAWS,
    MOVES,
    OVER,
    PICK,
    PLAY,
    PLAYOUT,
    SCORES,
    Reals,
    Words,
)


@part
def who(state: Words) -> int:
    """The seat to act, chance or nobody."""
    phase = state[PHASE]
    if phase in (IN_HOUSE, IN_DEAL, IN_DRAW):
        return CHANCE
    return OVER if phase == IN_END else state[SEAT]


@part
def list_draws(state: Words, facts: Words, numbers: Words, weights: Words) -> int:
    """Turns of the house, or the tiles of the pile by name."""
    if state[PHASE] == IN_HOUSE:
        for turn in range(HOUSE_TURNS):
            numbers[turn], weights[turn] = turn, 1
        return HOUSE_TURNS
    found = 0
    for tile in range(facts[FACT_NAMES]):
        if state[PILE + tile] > 0:
            numbers[found], weights[found] = HOUSE_TURNS + tile, state[PILE + tile]
            found += 1
    return found


@part
def play_any(state: Words, facts: Words, number: int) -> None:
    """A move or a draw."""
    if state[PHASE] == IN_HOUSE:
        turn_house(state, facts, number)
    elif who(state) == CHANCE:
        draw(state, facts, number - HOUSE_TURNS)
    else:
        make_move(state, facts, number)


@part
def pick_any(state: Words, facts: Words, rng: Words) -> int:
    """A random move or draw."""
    if state[PHASE] == IN_LAY:
        return pick_lay(state, facts, rng)
    if who(state) == CHANCE:
        return pick_draw(state, facts, rng)
    return pick_final(state, facts, rng)


@compiled(ACTOR)
def actor(state: Words, facts: Words) -> int:
    """Whose turn it is; chance turns the house, deals and draws."""
    return int(who(state))


@compiled(COUNT)
def count(state: Words, facts: Words) -> int:
    """How many moves or draws there are."""
    if state[PHASE] == IN_LAY:
        return int(state[TOTAL])
    if state[PHASE] == IN_HOUSE:
        return HOUSE_TURNS
    if who(state) == CHANCE:
        found = 0
        for tile in range(facts[FACT_NAMES]):
            found += state[PILE + tile] > 0
        return found
    return 0 if who(state) == OVER else int(count_final(state, facts))


@compiled(MOVES)
def moves(state: Words, facts: Words, out: Words) -> int:
    """Every lay, or in the final round every head or hat, and perhaps a pass."""
    if who(state) < 0:
        return 0
    if state[PHASE] == IN_LAY:
        tiles = layable(state)
        found = list_ends(state, facts, tiles, out)
        found = list_mends(state, facts, tiles, out, found)
        found = list_logs(state, facts, tiles, out, found)
        return int(list_beside(state, facts, tiles, out, found))
    heads = state[PHASE] == IN_HEADS
    found = list_final(state, facts, heads, out)
    if facts[FACT_PASS_HEADS if heads else FACT_PASS_HATS] == 1:
        out[found] = facts[FACT_SKIP]
        found += 1
    return int(found)


@compiled(DRAWS)
def draws(state: Words, facts: Words, numbers: Words, weights: Words) -> int:
    """Turns of the house, or the tiles of the pile by name."""
    return int(list_draws(state, facts, numbers, weights)) if who(state) == CHANCE else 0


@compiled(PICK)
def pick(state: Words, facts: Words, rng: Words) -> int:
    """Any move, all alike, or a draw with its odds."""
    return int(pick_any(state, facts, rng))


@compiled(PLAY)
def play(state: Words, facts: Words, number: int) -> None:
    """Make a move or a draw."""
    play_any(state, facts, number)


@compiled(SCORES)
def scores(state: Words, facts: Words, out: Reals) -> None:
    """Points, and who wins with them."""
    add_scores(state, facts, out)
    share_out(state, facts, out)


@compiled(DEED)
def deed(state: Words, facts: Words, move: int) -> int:
    """The number: a snake's rank is the same whenever the seat acts, and paths only get longer."""
    return move


@compiled(PLAYOUT)
def playout(state: Words, facts: Words, rng: Words, trail: Words, guided: int) -> int:
    """Play to the end; guided play mostly makes moves that gain something at once."""
    played = 0
    while True:
        acting = who(state)
        if acting == OVER:
            return played
        if acting >= 0 and guided > 0 and below(rng, 100) < guided:
            number = pick_gaining(state, facts, rng)
        else:
            number = pick_any(state, facts, rng)
        trail[2 * played] = acting
        trail[2 * played + 1] = number if acting >= 0 else 0
        play_any(state, facts, number)
        played += 1
