"""Options, records, traces and JSON refuse what they can't read, and lose nothing."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serpentry.catalogue import find, game_of_header, set_up
from serpentry.geometry.squares import Side, Square
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadOption, BadSeats, BadText, SerpentryError, UnknownName
from serpentry.tabletop.formats.codec import from_json, to_json
from serpentry.tabletop.formats.record import Record, read_record, replay, write_record
from serpentry.tabletop.formats.trace import check_traces, random_trace
from serpentry.tabletop.observation import Canvas, Layout
from serpentry.tabletop.options import choice, listing, number, options_json, read_options, switch
from serpentry.tabletop.text import Span, beside, plain


def numbers(items: Sequence[object]) -> tuple[int, ...]:
    return tuple(int(str(item)) for item in items)


@dataclass(frozen=True)
class Sample:
    size: int = number(6, 4, 8)
    fast: bool = switch(False)
    mood: str = choice("calm", "wild")
    marks: tuple[int, ...] = listing((), numbers, sentence("in-plain-words", text="numbers"))


@pytest.mark.parametrize("given_as", ["on", "true", "yes", "ON", True])
def test_a_switch_takes_several_words(given_as: object) -> None:
    assert read_options(Sample, {"fast": given_as}).fast is True


def test_options_are_read_from_text_and_json() -> None:
    text = read_options(Sample, {"size": "5", "mood": "wild", "marks": "[1, 2]"})
    assert text == read_options(Sample, {"size": 5, "mood": "wild", "marks": [1, 2]})
    assert options_json(text) == {"size": 5, "mood": "wild", "marks": [1, 2]}
    assert options_json(Sample()) == {}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"sise": 5}, "There is no option “sise”. Choose one of: size, fast, mood, marks."),
        ({"size": 9}, "Option size can’t be 9. Choose a whole number from 4 to 8."),
        ({"size": "big"}, "Option size can’t be big. Choose a whole number from 4 to 8."),
        ({"size": 5.5}, "Option size can’t be 5.5. Choose a whole number from 4 to 8."),
        ({"size": True}, "Option size can’t be true. Choose a whole number from 4 to 8."),
        ({"fast": "maybe"}, "Option fast can’t be maybe. Choose one of: on, off."),
        ({"mood": "odd"}, "Option mood can’t be odd. Choose one of: calm, wild."),
        ({"mood": ["calm"]}, 'Option mood can’t be ["calm"]. Choose one of: calm, wild.'),
        ({"marks": "{"}, "Option marks can’t be {. Choose numbers."),
        ({"marks": ["x"]}, 'Option marks can’t be ["x"]. Choose numbers.'),
        ({"marks": None}, "Option marks can’t be null. Choose numbers."),
    ],
)
def test_a_bad_option_is_told_what_is_allowed(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(Sample, options)
    assert str(caught.value) == sentence


def test_an_unknown_game_or_number_of_seats_is_told_what_there_is() -> None:
    with pytest.raises(UnknownName, match="There is no game called “snek”"):
        set_up("snek")
    with pytest.raises(UnknownName, match="“9”"):
        find("snekagon", "9")
    with pytest.raises(BadSeats, match="SNEKAGON is for 2 players, not 3"):
        set_up("snekagon", 3)


GOOD = """serpentry record 1
# kept for the test
game: snekagon
rules: 1
seats: 2
option board_side: 4
player 0: Ada
player 1: greedy
tag place: the kitchen

0 d4
1 b2-b3

result: open
"""


def test_a_record_reads_as_it_was_written() -> None:
    record = read_record(GOOD)
    assert record.players == {0: "Ada", 1: "greedy"}
    assert write_record(record) == GOOD
    game = set_up("snekagon", options=record.options)
    assert len(list(replay(game, record))) == 2


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("serpentry record 1", "hello", "This isn't a Serpentry record"),
        ("game: snekagon\n", "", "does not say its game"),
        ("seats: 2", "seats: two", "seats should be a number, not 'two'"),
        ("rules: 1", "rules: 1\nrules: 2", "Line 5 of the record says 'rules' a second time"),
        ("0 d4", "nonsense", "Line 11 of the record can't be read: 'nonsense'"),
        ("0 d4", "1 d4", "Event 1 (d4) is not by seat 0"),
        ("0 d4", "0 d4-d5", "Event 1 (d4-d5) is illegal: The first tile"),
        ("0 d4", "0 z9", "“z9” isn’t a cell of this board"),
        ("result: open", "result: 3 4, winners 1", "but the game is not over"),
    ],
)
def test_a_broken_record_names_what_is_wrong(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadText) as caught:
        _replayed(GOOD.replace(old, new))
    assert sentence in str(caught.value)


def _replayed(text: str) -> None:
    list(replay(set_up("snekagon", options={"board_side": 4}), read_record(text)))


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    for content in (text, "serpentry record 1\n" + text, GOOD + text):
        with suppress(SerpentryError):
            assert isinstance(read_record(content), Record)


def trace() -> list[str]:
    game = set_up("snekagon", options={"board_side": 4})
    return list(random_trace(game, Random(2)))


def test_a_trace_of_ours_is_found_right() -> None:
    lines = trace() * 2
    checked = check_traces(lines, game_of_header)
    assert (checked.games, checked.events) == (2, len(lines) - 4)


def spoiled(lines: list[str], at: int, **changes: Any) -> list[str]:
    line = json.loads(lines[at])
    line.update(changes)
    return [*lines[:at], json.dumps(line), *lines[at + 1 :]]


def test_a_spoiled_trace_is_told_where_and_how() -> None:
    lines = trace()
    legal = json.loads(lines[2])["legal"]
    cases = [
        (spoiled(lines, 2, legal=legal[1:]), "Line 3: legal move .* is missing"),
        (spoiled(lines, 2, legal=[*legal, legal[0]]), "Line 3: a legal move is listed twice"),
        (spoiled(lines, 2, legal=[*legal, {"cells": [[9, 0]]}]), "Line 3: .* is not one"),
        (spoiled(lines, 2, legal=5), "Line 3: this is not what"),
        (spoiled(lines, 2, by=0), "Line 3: it is by 0, but 1 is to act"),
        (spoiled(lines, 2, move={"pie": True}), "Line 3: its move is illegal"),
        (spoiled(lines, 2, move={"cells": "f6"}), "Line 3: This can't be read: a list expected"),
        (spoiled(lines, -1, scores=[0, 0]), "expected .*scores"),
        (spoiled(lines, 0, options={"board_side": 99}), "Line 1: .*board_side"),
        (spoiled(lines, 0, rules="0"), "Line 1: "),
        (spoiled(lines, 0, game=5), "Line 1: game and rules should be texts"),
        (lines[:-1], "ends in the middle of a game"),
        ([*lines[:2], "{", *lines[2:]], "Line 3: this is not JSON"),
        (["[]"], "Line 1: a JSON object was expected"),
    ]
    for changed, told in cases:
        with pytest.raises(BadText, match=told):
            check_traces(changed, game_of_header)


def test_a_trace_may_name_options_that_change_nothing() -> None:
    told = spoiled(trace(), 0, options={"board_side": 4, "flip": True})
    assert check_traces(told, game_of_header).games == 1


@dataclass(frozen=True)
class Inner:
    at: Square
    side: Side


@dataclass(frozen=True)
class Other:
    name: str | None


@dataclass(frozen=True)
class Outer:
    parts: tuple[Inner | Other, ...]
    cells: frozenset[Square]
    pair: tuple[int, bool]


def test_values_survive_json() -> None:
    value = Outer(
        (Inner(Square(1, 2), Side.E), Other(None), Other("x")),
        frozenset({Square(0, 0), Square(3, 1)}),
        (1, True),
    )
    assert from_json(Outer, json.loads(json.dumps(to_json(value)))) == value


@given(
    st.recursive(
        st.none() | st.integers() | st.text(), lambda s: st.lists(s) | st.dictionaries(st.text(), s)
    )
)
def test_json_that_is_no_such_value_is_refused(data: Any) -> None:
    with pytest.raises(BadText):
        from_json(Outer, data)


def test_blocks_of_text_stand_side_by_side() -> None:
    left = ((Span("ab"),), (Span("c"),))
    right = ((Span("x"),), (Span("yz"),), (Span("!"),))
    assert plain(beside([left, right], gap=1)) == "ab x\nc  yz\n   !"


def test_a_rectangle_on_a_canvas_is_cut_off_at_its_edges() -> None:
    layout = Layout("1", ("one", "two"), height=2, width=3, facts=())
    canvas = Canvas(layout)
    canvas.mark(0, 0, 1)
    later = Canvas(layout, canvas)
    later.fill(1, range(-5, 1), range(1, 9))
    later.fill(1, range(2), range(7, 9))
    assert later.finish([]).tolist() == [0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0]
    assert canvas.finish([]).tolist() == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
