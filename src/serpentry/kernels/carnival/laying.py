"""Laying tiles, compiled: what a move's number does to the table and to hands."""

from serpentry.kernels.carnival.cells import (
    about,
    append,
    beyond,
    lead_on,
    place_on,
    put,
    slot_on,
    snake_at,
    through,
    tile_on,
    turn_on,
    word_of,
)
from serpentry.kernels.carnival.layout import (
    CORNER,
    CROSSING,
    DIAMOND,
    DISCARDS,
    END,
    ENTRY,
    FACT_ASIDE,
    FACT_BESIDE,
    FACT_BLANK_NAMES,
    FACT_COLOURS,
    FACT_CORNER_LOG,
    FACT_COSTUME_NAMES,
    FACT_COSTUMES,
    FACT_DIAMOND_OWNER,
    FACT_HAT,
    FACT_HAT_NAMES,
    FACT_HEAD_COSTUME,
    FACT_LENGTH,
    FACT_LOG,
    FACT_LOG_NAMES,
    FACT_MEND,
    FACT_RANKED,
    FACT_SEATS,
    FACT_SKIP,
    FACT_SNAKES,
    FACT_TOKENS,
    FACT_TURN,
    GEM,
    HANDS,
    HAT,
    HEAD,
    HELD,
    HOUSE,
    IDLE,
    KIND,
    LENGTH,
    MOST_NAMES,
    NONE,
    PATH,
    SEAT,
    SHAPE,
    TOKENS,
    TROUBLE,
)
from serpentry.kernels.carnival.measuring import owner_of
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words


@part
def ranked(state: Words, facts: Words, rank: int) -> int:
    """The snake of this rank, as the seat to act counts them."""
    return facts[facts[FACT_RANKED] + state[SEAT] * facts[FACT_SNAKES] + rank]


@part
def costume(state: Words, facts: Words, slot: int, number: int) -> int:
    """The tile of that number among those of a snake."""
    colour = facts[facts[FACT_COLOURS] + facts[FACT_SNAKES] * state[HOUSE] + slot]
    return facts[facts[FACT_COSTUME_NAMES] + facts[FACT_COSTUMES] * colour + number]


@part
def head_of(state: Words, facts: Words, slot: int) -> int:
    """A snake's head."""
    return costume(state, facts, slot, facts[FACT_HEAD_COSTUME])


@part
def read_end(state: Words, facts: Words, move: int) -> tuple[int, int, int]:
    """Tile, snake and turn of a coloured tile at the end of its snake."""
    rest, turn = move // 4, move & 3
    slot = ranked(state, facts, rest // facts[FACT_COSTUMES])
    return costume(state, facts, slot, rest % facts[FACT_COSTUMES]), slot, turn


@part
def read_replacing(state: Words, facts: Words, move: int) -> tuple[int, int]:
    """Tile and cell of a coloured tile for a log, or a log for what lies there as it lies."""
    length = facts[FACT_LENGTH]
    if move < facts[FACT_LOG]:
        rest, place = (move - facts[FACT_MEND]) // length, (move - facts[FACT_MEND]) % length
        slot = ranked(state, facts, rest // facts[FACT_COSTUMES])
        tile = costume(state, facts, slot, rest % facts[FACT_COSTUMES])
    else:
        rest, place = (move - facts[FACT_LOG]) // length, (move - facts[FACT_LOG]) % length
        slot = ranked(state, facts, rest % facts[FACT_SNAKES])
        tile = facts[facts[FACT_LOG_NAMES] + rest // facts[FACT_SNAKES]]
    return tile, state[snake_at(slot) + PATH + place]


@part
def read_turning(state: Words, facts: Words, move: int) -> tuple[int, int, int]:
    """Corner log, snake and turn of a log that turns the last tile of a snake."""
    rest = move - facts[FACT_TURN]
    return facts[FACT_CORNER_LOG], ranked(state, facts, rest // 4), rest & 3


@part
def read_beside(state: Words, facts: Words, move: int) -> tuple[int, int]:
    """Tile and cell of a gift or trouble."""
    rest = move - facts[FACT_BESIDE]
    side, rest = rest & 3, rest // 4
    place, rest = rest % facts[FACT_LENGTH], rest // facts[FACT_LENGTH]
    slot = ranked(state, facts, rest % facts[FACT_SNAKES])
    tile = facts[facts[FACT_BLANK_NAMES] + rest // facts[FACT_SNAKES]]
    return tile, beyond(facts, state[snake_at(slot) + PATH + place], side)


@part
def read_hat(state: Words, facts: Words, move: int) -> tuple[int, int]:
    """Hat and snake."""
    rest = move - facts[FACT_HAT]
    hat = facts[facts[FACT_HAT_NAMES] + rest // facts[FACT_SNAKES]]
    return hat, ranked(state, facts, rest % facts[FACT_SNAKES])


@part
def spend(state: Words, tile: int) -> None:
    """The tile leaves the hand of the seat to act."""
    seat = state[SEAT]
    place = HANDS + seat * MOST_NAMES + tile
    state[place] -= 1
    if state[place] == 0:
        state[HELD + seat] ^= 1 << tile


@part
def touches_trouble(state: Words, facts: Words, cell: int) -> bool:
    """Whether a trouble lies edge to edge with a cell."""
    for side in range(4):
        tile = tile_on(state, beyond(facts, cell, side))
        if tile >= 0 and about(facts, tile, KIND) & TROUBLE != 0:
            return True
    return False


@part
def tokens_taken(state: Words, facts: Words) -> int:
    """How many tokens all seats have taken."""
    taken = 0
    for seat in range(facts[FACT_SEATS]):
        taken += state[TOKENS + seat]
    return taken


@part
def dress(state: Words, facts: Words, tile: int, slot: int, cell: int) -> int:
    """A diamond is laid: it is a gem beside a trouble (its bit is given), else a token is taken."""
    if about(facts, tile, KIND) & DIAMOND == 0:
        return 0
    if touches_trouble(state, facts, cell):
        return GEM
    if tokens_taken(state, facts) < facts[FACT_TOKENS]:
        taker = owner_of(facts, slot) if facts[FACT_DIAMOND_OWNER] == 1 else state[SEAT]
        state[TOKENS + taker] += 1
    return 0


@part
def lay_at_end(state: Words, facts: Words, move: int) -> None:
    """A coloured tile makes its snake longer; a head ends it."""
    tile, slot, turn = read_end(state, facts, move)
    snake = snake_at(slot)
    cell, shape = state[snake + END], about(facts, tile, SHAPE)
    if shape != HEAD or facts[FACT_ASIDE] == 0:
        spend(state, tile)
    gem = dress(state, facts, tile, slot, cell)
    put(state, facts, cell, word_of(facts, tile, turn, slot, state[snake + LENGTH]) | gem)
    append(state, snake, cell)
    if shape == HEAD:
        state[snake + END] = NONE
    else:
        lead_on(state, facts, slot, cell, through(shape, turn, state[snake + ENTRY]))


@part
def lay_instead(state: Words, facts: Words, move: int) -> None:
    """A coloured tile for a log, or a log for what lies there as it lies."""
    if move < facts[FACT_MEND]:
        tile, slot, _ = read_end(state, facts, move)
        cell = state[snake_at(slot) + END]
    else:
        tile, cell = read_replacing(state, facts, move)
    spend(state, tile)
    state[DISCARDS + tile_on(state, cell)] += 1
    slot, place, turn = slot_on(state, cell), place_on(state, cell), turn_on(state, cell)
    if about(facts, tile, SHAPE) == CROSSING:
        lay_crossing(state, facts, tile, cell, turn)
        return
    gem = dress(state, facts, tile, slot, cell)
    put(state, facts, cell, word_of(facts, tile, turn, slot, place) | gem)


@part
def lay_crossing(state: Words, facts: Words, tile: int, cell: int, axis: int) -> None:
    """A crossing for a straight; an end that led there from across runs through."""
    put(state, facts, cell, word_of(facts, tile, 0, 0, 0) | IDLE << (1 - axis))
    for slot in range(facts[FACT_SNAKES]):
        snake = snake_at(slot)
        entry = state[snake + ENTRY]
        if state[snake + END] == cell and entry & 1 != axis:
            lead_on(state, facts, slot, beyond(facts, cell, entry), entry ^ 2)
            return


@part
def lay_turning(state: Words, facts: Words, move: int) -> None:
    """A corner log for the last tile of a blocked snake leads it elsewhere."""
    tile, slot, turn = read_turning(state, facts, move)
    snake = snake_at(slot)
    place = state[snake + LENGTH] - 1
    cell = state[snake + PATH + place]
    spend(state, tile)
    old = tile_on(state, cell)
    state[DISCARDS + old] += 1
    out = state[snake + ENTRY] ^ 2
    entry = through(about(facts, old, SHAPE), turn_on(state, cell), out)
    put(state, facts, cell, word_of(facts, tile, turn, slot, place))
    lead_on(state, facts, slot, cell, through(CORNER, turn, entry))


@part
def lay_beside(state: Words, facts: Words, move: int) -> None:
    """A gift or trouble comes to lie."""
    tile, cell = read_beside(state, facts, move)
    spend(state, tile)
    put(state, facts, cell, word_of(facts, tile, 0, 0, 0))


@part
def lay_hat(state: Words, facts: Words, move: int) -> None:
    """A hat is put on a head."""
    hat, slot = read_hat(state, facts, move)
    spend(state, hat)
    state[snake_at(slot) + HAT] = hat


@part
def fills_empty(state: Words, facts: Words, move: int) -> bool:
    """Whether a move fills an empty cell: not where a snake leads into a log of its own."""
    if move < facts[FACT_MEND]:
        _, slot, _ = read_end(state, facts, move)
        return tile_on(state, state[snake_at(slot) + END]) < 0
    return facts[FACT_BESIDE] <= move < facts[FACT_HAT]


@part
def lay(state: Words, facts: Words, move: int) -> None:
    """Lay what the number says; passes lay nothing."""
    if move < facts[FACT_MEND] and fills_empty(state, facts, move):
        lay_at_end(state, facts, move)
    elif move < facts[FACT_TURN]:
        lay_instead(state, facts, move)
    elif move < facts[FACT_BESIDE]:
        lay_turning(state, facts, move)
    elif move < facts[FACT_HAT]:
        lay_beside(state, facts, move)
    elif move < facts[FACT_SKIP]:
        lay_hat(state, facts, move)
