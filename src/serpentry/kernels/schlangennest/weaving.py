"""Joining parts, compiled: what laying a card does to the chains that meet it.

Whoever only tries a card notes in the log what each changed word was, and takes it all back.
"""

from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words
from serpentry.kernels.schlangennest import layout
from serpentry.kernels.schlangennest.layout import (
    BITS_OF_ROW,
    BOARD,
    CARD,
    COLOUR_AT,
    END,
    FACT_COLOURS,
    FACT_MASK,
    FACT_SHIFT,
    FACT_STEPS,
    FACT_STRANDS,
    FINISHED,
    FINISHED_AT,
    FINISHED_MASK,
    FIRST_COLOUR,
    FREE,
    GRAY_AT,
    GRAY_PARTS,
    IS_COLOURED,
    ITS_FINISHED,
    ITS_PARTS,
    LOG,
    MOST_STRANDS,
    OTHER_END,
    OWNER_AT,
    OWNER_MASK,
    PARTNER_MASK,
    PARTS,
    PARTS_AT,
    PARTS_MASK,
    PRESENT,
    SNAKE,
    SNAKES,
    STRAND,
)

chain_word = part(layout.chain_word)


@part
def place(facts: Words, port: int) -> int:
    """Where a port lies in the state."""
    square, mask = port >> 2, facts[FACT_MASK]
    cell = ((square >> BITS_OF_ROW) & mask) << facts[FACT_SHIFT] | (square & mask)
    return BOARD + 4 * cell + (port & 3)


@part
def owner_at(word: int) -> int:
    """The owner of the chain at a port; 0 if nothing comes in there."""
    return word >> OWNER_AT & OWNER_MASK


@part
def is_covered(state: Words, facts: Words, square: int) -> bool:
    """Whether a card lies on the square."""
    return state[place(facts, square << 2)] & CARD != 0


@part
def across(facts: Words, square: int, side: int) -> int:
    """The port at the other side of an edge."""
    return (square + facts[facts[FACT_STEPS] + side]) << 2 | side ^ 2


@part
def put(state: Words, at: int, word: int, logs: bool) -> None:
    """Change a word, and perhaps note what it was."""
    if logs:
        entry = LOG + 1 + 2 * state[LOG]
        state[entry], state[entry + 1] = at, state[at]
        state[LOG] += 1
    state[at] = word


@part
def undo(state: Words) -> None:
    """Take back all that the log has noted."""
    for number in range(state[LOG] - 1, -1, -1):
        entry = LOG + 1 + 2 * number
        state[state[entry]] = state[entry + 1]
        state[entry], state[entry + 1] = 0, 0
    state[LOG] = 0


@part
def note_chain(
    state: Words,
    facts: Words,
    owner: int,
    parts: int,
    gray: int,
    finished: int,
    end: int,
    other: int,
    logs: bool,
) -> None:
    """Keep a chain at its ends, and if it is a player's, as the snake of that colour."""
    if end != 0:
        put(state, place(facts, end), chain_word(owner, parts, gray, finished, other), logs)
    if other != 0:
        put(state, place(facts, other), chain_word(owner, parts, gray, finished, end), logs)
    colour = owner - FIRST_COLOUR
    if 0 <= colour < facts[FACT_COLOURS]:
        snake = SNAKES + SNAKE * colour
        put(state, snake + PRESENT, 1, logs)
        put(state, snake + PARTS, parts, logs)
        put(state, snake + GRAY_PARTS, gray, logs)
        put(state, snake + FINISHED, finished, logs)
        both = end != 0 and other != 0
        put(state, snake + END, min(end, other) if both else end | other, logs)
        put(state, snake + OTHER_END, max(end, other) if both else 0, logs)


@part
def weave_strand(
    state: Words, facts: Words, square: int, colour: int, strand: int, logs: bool
) -> None:
    """Join one strand with what reaches its sides; what it finds twice becomes a ring."""
    is_coloured = facts[strand + IS_COLOURED] == 1
    owner = FIRST_COLOUR + colour if is_coloured else FREE
    parts, finished = facts[strand + ITS_PARTS], facts[strand + ITS_FINISHED]
    gray = 0 if is_coloured else parts
    end = other = 0
    for number in range(2):
        side = facts[strand + number]
        if side < 0:
            break
        port = square << 2 | side
        there = state[place(facts, port)]
        loose = there & PARTNER_MASK
        if there == 0:
            loose = across(facts, square, side)
        else:
            put(state, place(facts, port), 0, logs)
            if end == port:
                end = 0
                break
            owner = owner_at(there) if owner == FREE else owner
            parts += there >> PARTS_AT & PARTS_MASK
            gray += there >> GRAY_AT & PARTS_MASK
            finished += there >> FINISHED_AT & FINISHED_MASK
        if end == 0:
            end = loose
        else:
            other = loose
    note_chain(state, facts, owner, parts, gray, finished, end, other, logs)


@part
def weave(state: Words, facts: Words, square: int, colour: int, lie: int, logs: bool) -> None:
    """Lay a card on a square and join its strands with all that reaches it."""
    strand = facts[FACT_STRANDS] + lie * MOST_STRANDS * STRAND
    for _ in range(MOST_STRANDS):
        if facts[strand] >= 0:
            weave_strand(state, facts, square, colour, strand, logs)
        strand += STRAND
    put(
        state,
        place(facts, square << 2),
        CARD | (FIRST_COLOUR + colour) << COLOUR_AT | lie,
        logs,
    )
