"""Placing tiles, compiled: what a move's number does to the table and to hands."""

from serpentry.games.carnival.numbers.order import LOGS, costume_of
from serpentry.games.carnival.rules.bag import INDEX
from serpentry.games.carnival.rules.tiles import COLOURS, TILES
from serpentry.games.carnival.rules.tiles import head_of as head_tile
from serpentry.kernels.carnival.cells import (
    append,
    beyond,
    lead_on,
    place_on,
    put,
    slot_on,
    through,
    tile_on,
    turn_on,
    word_of,
)
from serpentry.kernels.carnival.structs import (
    COSTUME_COUNT,
    LONGEST,
    NONE,
    Cell,
    Kind,
    Shape,
    State,
)
from serpentry.kernels.compiling import compiled

CORNER_LOG = INDEX[next(name for name in LOGS if TILES[name].shape == "corner")]
HEAD_COSTUME = costume_of(TILES[head_tile(COLOURS[0])])


@compiled
def ranked(state: State, rank: int) -> int:
    """The snake of this rank, as the seat to act counts them."""
    return state.facts.ranked[state.seat, rank]


@compiled
def costume(state: State, slot: int, number: int) -> int:
    """The tile of that number among those of a snake."""
    return state.facts.costumes[state.facts.colours[state.house, slot], number]


@compiled
def head_of(state: State, slot: int) -> int:
    """A snake's head."""
    return costume(state, slot, HEAD_COSTUME)


@compiled
def read_end(state: State, move: int) -> tuple[int, int, int]:
    """Tile, snake and turn of a coloured tile at the end of its snake."""
    rest, turn = move // 4, move & 3
    slot = ranked(state, rest // COSTUME_COUNT)
    return costume(state, slot, rest % COSTUME_COUNT), slot, turn


@compiled
def read_replacing(state: State, move: int) -> tuple[int, int]:
    """Tile and cell of a coloured tile for a log, or a log for what is there as it is turned."""
    first = state.facts.first
    if move < first.log:
        rest, place = (move - first.mend) // LONGEST, (move - first.mend) % LONGEST
        slot = ranked(state, rest // COSTUME_COUNT)
        tile = costume(state, slot, rest % COSTUME_COUNT)
    else:
        rest, place = (move - first.log) // LONGEST, (move - first.log) % LONGEST
        slot = ranked(state, rest % state.facts.snake_count)
        tile = state.facts.logs[rest // state.facts.snake_count]
    return tile, state.snakes[slot].path[place]


@compiled
def read_turning(state: State, move: int) -> tuple[int, int, int]:
    """Corner log, snake and turn of a log that turns the last tile of a snake."""
    rest = move - state.facts.first.turn
    return CORNER_LOG, ranked(state, rest // 4), rest & 3


@compiled
def read_beside(state: State, move: int) -> tuple[int, int]:
    """Tile and cell of a gift or trouble."""
    rest = move - state.facts.first.beside
    side, rest = rest & 3, rest // 4
    place, rest = rest % LONGEST, rest // LONGEST
    slot = ranked(state, rest % state.facts.snake_count)
    tile = state.facts.blanks[rest // state.facts.snake_count]
    return tile, beyond(state, state.snakes[slot].path[place], side)


@compiled
def read_hat(state: State, move: int) -> tuple[int, int]:
    """Hat and snake."""
    rest = move - state.facts.first.hat
    hat = state.facts.hats[rest // state.facts.snake_count]
    return hat, ranked(state, rest % state.facts.snake_count)


@compiled
def spend(state: State, tile: int) -> None:
    """The tile leaves the hand of the seat to act."""
    seat = state.seat
    state.hands[seat, tile] -= 1
    if state.hands[seat, tile] == 0:
        state.held[seat] ^= 1 << tile


@compiled
def touches_trouble(state: State, cell: int) -> bool:
    """Whether a trouble shares an edge with a cell."""
    for side in range(4):
        tile = tile_on(state, beyond(state, cell, side))
        if tile >= 0 and state.facts.tiles[tile].kind & Kind.TROUBLE != 0:
            return True
    return False


@compiled
def tokens_taken(state: State) -> int:
    """How many tokens all seats have taken."""
    taken = 0
    for seat in range(state.facts.seats):
        taken += state.tokens[seat]
    return taken


@compiled
def dress(state: State, tile: int, slot: int, cell: int) -> int:
    """A diamond is placed: a gem beside a trouble (its bit is given), else a token is taken."""
    if state.facts.tiles[tile].kind & Kind.DIAMOND == 0:
        return 0
    if touches_trouble(state, cell):
        return Cell.GEM
    if tokens_taken(state) < state.facts.tokens:
        taker = state.facts.owners[slot] if state.facts.diamond_to_owner == 1 else state.seat
        state.tokens[taker] += 1
    return 0


@compiled
def place_at_end(state: State, move: int) -> None:
    """A coloured tile makes its snake longer; a head ends it."""
    tile, slot, turn = read_end(state, move)
    snake = state.snakes[slot]
    cell, shape = snake.end, state.facts.tiles[tile].shape
    if shape != Shape.HEAD or state.facts.heads_aside == 0:
        spend(state, tile)
    gem = dress(state, tile, slot, cell)
    put(state, cell, word_of(state, tile, turn, slot, snake.length) | gem)
    append(snake, cell)
    if shape == Shape.HEAD:
        snake.end = NONE
    else:
        lead_on(state, slot, cell, through(shape, turn, snake.entry))


@compiled
def place_instead(state: State, move: int) -> None:
    """A coloured tile for a log, or a log for what is there as it is turned."""
    if move < state.facts.first.mend:
        tile, slot, _ = read_end(state, move)
        cell = state.snakes[slot].end
    else:
        tile, cell = read_replacing(state, move)
    spend(state, tile)
    state.discards[tile_on(state, cell)] += 1
    slot, place, turn = slot_on(state, cell), place_on(state, cell), turn_on(state, cell)
    if state.facts.tiles[tile].shape == Shape.CROSSING:
        place_crossing(state, tile, cell, turn)
        return
    gem = dress(state, tile, slot, cell)
    put(state, cell, word_of(state, tile, turn, slot, place) | gem)


@compiled
def place_crossing(state: State, tile: int, cell: int, axis: int) -> None:
    """A crossing for a straight; an end that led there from across runs through."""
    put(state, cell, word_of(state, tile, 0, 0, 0) | Cell.IDLE << (1 - axis))
    for slot in range(state.facts.snake_count):
        snake = state.snakes[slot]
        entry = snake.entry
        if snake.end == cell and entry & 1 != axis:
            lead_on(state, slot, beyond(state, cell, entry), entry ^ 2)
            return


@compiled
def place_turning(state: State, move: int) -> None:
    """A corner log for the last tile of a blocked snake leads it elsewhere."""
    tile, slot, turn = read_turning(state, move)
    snake = state.snakes[slot]
    place = snake.length - 1
    cell = snake.path[place]
    spend(state, tile)
    old = tile_on(state, cell)
    state.discards[old] += 1
    out = snake.entry ^ 2
    entry = through(state.facts.tiles[old].shape, turn_on(state, cell), out)
    put(state, cell, word_of(state, tile, turn, slot, place))
    lead_on(state, slot, cell, through(Shape.CORNER, turn, entry))


@compiled
def place_beside(state: State, move: int) -> None:
    """A gift or trouble is placed."""
    tile, cell = read_beside(state, move)
    spend(state, tile)
    put(state, cell, word_of(state, tile, 0, 0, 0))


@compiled
def place_hat(state: State, move: int) -> None:
    """A hat is put on a head."""
    hat, slot = read_hat(state, move)
    spend(state, hat)
    state.snakes[slot].hat = hat


@compiled
def fills_empty(state: State, move: int) -> bool:
    """Whether a move fills an empty cell: not where a snake leads into a log of its own."""
    if move < state.facts.first.mend:
        _, slot, _ = read_end(state, move)
        return tile_on(state, state.snakes[slot].end) < 0
    return state.facts.first.beside <= move < state.facts.first.hat


@compiled
def place_tile(state: State, move: int) -> None:
    """Place what the number says; passes place nothing."""
    if move < state.facts.first.mend and fills_empty(state, move):
        place_at_end(state, move)
    elif move < state.facts.first.turn:
        place_instead(state, move)
    elif move < state.facts.first.beside:
        place_turning(state, move)
    elif move < state.facts.first.hat:
        place_beside(state, move)
    elif move < state.facts.first.skip:
        place_hat(state, move)
