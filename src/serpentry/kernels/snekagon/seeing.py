"""What a net sees of SNEKAGON, compiled; and what is legal."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.seeing import (
    MINE,
    THEIRS,
    Ways,
    count_ways,
    forget_ways,
    note_ways,
    see_hex,
    see_two,
    tell_tiles,
)
from serpentry.kernels.snekagon.placing import may_take_over
from serpentry.kernels.snekagon.structs import Seen, State, ToldCells
from serpentry.kernels.structs import Words
from serpentry.kernels.structs.compiled import bound, scratch


@compiled
def see_ways(state: State, colour: int, ways: Ways, whose: int) -> int:
    """Count what a colour could place if it were its turn: what grows, and what begins."""
    own = state.colours[colour]
    for word in range(state.facts.word_count):
        note_ways(ways, own, word, own.first[word] | own.last[word])
    return count_ways(ways, whose)


@compiled
def observe(state: State, seat: int, out: Words) -> None:
    """Cells, tiles placed, lengths and options, as a seat sees them."""
    facts, mine, seen = state.facts, seat ^ state.swapped, bound(Seen, out, state)
    theirs, ways, told = 1 - mine, scratch(Ways, state), scratch(ToldCells, state)
    forget_ways(ways)
    moves = see_ways(state, mine, ways, MINE), see_ways(state, theirs, ways, THEIRS)
    tell_tiles(state, told, mine)
    for cell in range(facts.cell_count):
        see_hex(seen.cells[cell], state.board.cells[cell], told, ways, cell)
    game = seen.game
    game.clear()
    see_two(state, mine, theirs, moves, game)
    game.pie, game.tiebreak, game.flip = facts.pie, facts.tiebreak, facts.flip
    game.may_take_over, game.opening = int(may_take_over(state)), facts.opening
    game.side, game.laid = facts.side, state.laid


@compiled
def mask(state: State, out: Words) -> None:
    """The legal placements, and perhaps the take-over."""
    facts = state.facts
    for word in range(facts.placements // 64 + 1):
        out[word] = state.legal.members[word] if word < facts.word_count else 0
    if may_take_over(state):
        out[facts.placements >> 6] |= 1 << (facts.placements & 63)
