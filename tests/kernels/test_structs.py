"""Structs: memory with names, the same in plain Python and in compiled code."""

import subprocess
import sys
from ctypes import CFUNCTYPE, c_int64, c_void_p
from typing import Any

import numpy as np
import pytest
from numba import cfunc, types

from serpentry.kernels.compiling import FAST, compiled
from serpentry.kernels.structs import (
    Constants,
    Struct,
    differences,
    octets,
    real,
    short,
    show,
    single,
    structs,
    word,
    words,
)
from serpentry.kernels.structs.compiled import bound, scratch
from serpentry.kernels.structs.declaring import Declaration
from serpentry.kernels.structs.sizes import number


class End(Struct["Facts"]):
    x = word()
    y = word()


class Tip(End):
    hat = word()


class Snake(Struct["Facts"]):
    ends = structs(End, 2)
    length = short()
    worth = single()


class Facts(Constants):
    seats = word()
    wide = word()
    ways = words(2, 3)
    grid = words(wide, wide)
    last = words(wide + 1)


class State(Struct[Facts]):
    moment = word()
    hope = real()
    hands = words(Facts.seats, 5)
    snakes = structs(Snake, Facts.seats)
    marks = octets(Facts.seats, 8, unit=1 / 16)


def facts() -> Facts:
    made = Facts(seats=3, wide=4)
    made.ways = range(6)
    made.grid = range(16)
    made.last = (10, 20, 30, 40, 1 << 63)
    return made


def a_state() -> State:
    state = State(facts())
    state.moment = -4
    state.hope = 0.25
    state.hands[2, 4] = 7
    state.snakes[1].length, state.snakes[1].worth = -3, 0.5
    state.snakes[2].ends[1].y = 9
    state.marks[0, 3], state.marks[2, 7] = 200, 255
    return state


def test_fields_lie_one_after_the_other() -> None:
    assert Snake.plan.size == number(40)
    assert len(State(facts()).block.words) == 2 + 3 * 5 + 3 * 5 + 3
    assert list(State.plan.fields) == ["moment", "hope", "hands", "snakes", "marks"]


def test_what_was_written_by_name_is_read_by_name_and_shown() -> None:
    assert show(a_state()).splitlines() == [
        "moment = -4",
        "hope = 0.25",
        "hands[2, 4] = 7",
        "snakes[1].length = -3",
        "snakes[1].worth = 0.5",
        "snakes[2].ends[1].y = 9",
        "marks[0, 3] = 200",
        "marks[2, 7] = 255",
    ]


def test_a_set_of_64_bits_is_a_word_with_a_sign() -> None:
    assert facts().last[4] == -(1 << 63)
    made = facts()
    made.grid.fill_sets([1 << 64 | 1 << 63 | 2, 0, 0, 5 << 192])
    assert list(made.grid) == [2 - (1 << 63), 1, *[0] * 13, 5]


def test_structs_are_compared_copied_and_cleared() -> None:
    one, other = a_state(), State(facts())
    assert one != other
    other.become(one)
    assert one == other
    assert one.fingerprint() == other.fingerprint()
    other.hands[0, 1] = 5
    assert differences(one, other) == ["hands[0, 1]: 0 or 5"]
    other.clear()
    assert show(other) == ""


def test_a_struct_takes_what_it_shares_with_one_that_extends_its_kind() -> None:
    end, tip = End(), Tip()
    tip.x, tip.y, tip.hat = 1, 2, 3
    end.become(tip)
    assert (end.x, end.y) == (1, 2)
    end.x = 9
    tip.become(end)
    assert (tip.x, tip.y, tip.hat) == (9, 2, 3)


def test_places_outside_and_tables_of_another_size_are_refused() -> None:
    state = a_state()
    with pytest.raises(IndexError, match="outside"):
        state.hands[3, 0] = 1
    with pytest.raises(IndexError, match="2 dimensions"):
        state.hands[3] = 1
    with pytest.raises(ValueError, match="ways takes 6 numbers; 5 came"):
        facts().ways = range(5)
    with pytest.raises(TypeError, match="seats"):
        Facts(seats=2)


def test_a_declaration_that_can_not_be_laid_out_is_refused() -> None:
    with pytest.raises(TypeError, match="put small numbers before"):

        class Loose(Struct[Facts]):
            small = short()
            many = words(Facts.seats)
            few = structs(Snake, Facts.seats)
            smalls = short()
            more = structs(End, 2)

    with pytest.raises(TypeError, match="has facts already"):
        Declaration("Odd", (Struct,), {"facts": word()})


@compiled
def everything(state: Any, seat: int) -> int:
    """Read and write fields of all kinds."""
    state.moment += state.facts.last[1] + state.facts.grid[seat, 3]
    state.hope *= 3
    snake = state.snakes[seat]
    snake.ends[1].x = state.facts.ways[1, seat]
    snake.length -= 1
    snake.worth += 0.25
    kept = scratch(Snake, state)
    kept.become(state.snakes[1])
    state.snakes[1].become(snake)
    snake.become(kept)
    state.snakes[0].clear()
    state.marks[0, 3] += 100
    state.marks[seat, 6] = -state.marks[seat, 7]
    total = 0
    for one in range(state.facts.seats):
        for tile in range(5):
            state.hands[one, tile] += one
            total += state.hands[one, tile]
    return total


def test_compiled_code_reads_and_writes_what_python_does() -> None:
    to: Any = types.CPointer
    pointer = to(types.int64)

    @cfunc(types.int64(pointer, pointer, types.int64), **FAST)
    def entry(words: Any, facts: Any, seat: int) -> int:
        return everything(bound(State, words, facts), seat)

    address: Any = entry.address
    state = a_state()
    arrays = [np.frombuffer(one.block.words, np.int64) for one in (state, state.facts)]
    call = CFUNCTYPE(c_int64, c_void_p, c_void_p, c_int64)(address)
    assert call(arrays[0].ctypes.data, arrays[1].ctypes.data, 2) == 7 + 5 + 10
    assert (state.moment, state.hope) == (-4 + 20 + 11, 0.75)
    assert state.snakes[1].ends[1].x == 5
    assert state.snakes[1].ends[1].y == 9
    assert (state.snakes[1].length, state.snakes[1].worth) == (-1, 0.25)
    assert (state.snakes[2].length, state.snakes[2].worth) == (-3, 0.5)
    assert [state.marks[0, 3], *(state.marks[2, at] for at in (5, 6, 7))] == [44, 0, 1, 255]
    assert list(state.hands) == [0] * 5 + [1] * 5 + [2] * 4 + [9]


def test_declarations_facts_and_loading_need_the_standard_library_alone() -> None:
    code = (
        "import sys\n"
        "sys.modules['numba'] = sys.modules['numpy'] = sys.modules['llvmlite'] = None\n"
        "from serpentry.catalogue import set_up\n"
        "from serpentry.kernels.sssnake.basis import basis\n"
        "game = set_up('sssnake', 3)\n"
        "assert basis(game.seats, game.options).load(game.rules.start()).fingerprint()\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
