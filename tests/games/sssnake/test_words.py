"""How Sssnake is written, read and shown."""

from typing import Any

import pytest

from serpentry.games.sssnake.rules.moves import Draw, Place
from serpentry.games.sssnake.words.notation import SPELLING, SssnakeNotation
from serpentry.geometry.squares import Square
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.picture import Label
from serpentry.tabletop.text import plain, width
from tests.games.sssnake.table import Table

READ = SssnakeNotation().read


def test_every_way_a_card_can_lie_has_its_spelling() -> None:
    assert list(SPELLING.values()) == [
        "crossed",
        *("curve NE", "curve SE", "curve SW", "curve NW"),
        *("double NE", "double NW"),
        *("straight NS", "straight EW"),
    ]


def test_moves_are_read_in_capitals_or_not_and_seats_by_colour_too() -> None:
    assert READ("Curve  ne -1,0 ON Red") == Place("curve", 1, Square(-1, 0), 0)
    assert READ("draw straight curve") == Draw(("curve", "straight"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("curve", "Type one like these: curve NE -1,0 on 1"),
        ("curve NE 1;2 on 0", "Type one like these: curve NE -1,0 on 1"),
        ("curve NS 1,2 on 0", "There is no card “curve ns”"),
        ("straight 1,2 on 0", "There is no card “straight”"),
        ("curve NE 1,2 on 7", "There is no seat “7”. Type 0 to 3"),
        (
            "give snake",
            "There is no card “snake”. The cards are: crossed, curve, double, straight.",
        ),
        ("draw", "Type one like these: curve NE -1,0 on 1"),
        ("roll three", "Type one like these: curve NE -1,0 on 1; give curve."),
    ],
)
def test_what_is_no_move_is_answered_with_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(BadText, match=r".") as refused:
        READ(text)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    "data",
    [
        {"lay": "curve", "on": 2, "at": [0, -1], "turn": 0},
        {"lay": "curve", "on": 0, "at": [0, -1], "turn": 4},
        {"lay": "curve", "on": 0, "at": [0], "turn": 0},
        {"lay": "snake", "on": 0, "at": [0, -1], "turn": 0},
        {"lay": "curve", "on": 0, "at": [0, -1]},
        {"roll": "1"},
        {"roll": 1, "draw": []},
        {"draw": "curve"},
        {"give": 1},
        [],
    ],
)
def test_json_that_is_no_move_is_refused(data: Any) -> None:
    with pytest.raises(BadText):
        Table().game.codec.move_from(data)


@pytest.mark.parametrize(
    "change",
    [
        {"moment": "KEEP"},
        {"moment": "GIVE", "hand": ["curve", "curve"], "roll": 2},
        {"moment": "OVER"},
        {"moment": "LATER"},
        {"roll": 2},
        {"roller": 2},
        {"round": 1},
        {"totals": [0, 0]},
        {"hand": ["straight"]},
        {"moment": "KEEP", "roll": 2, "hand": ["straight", "curve"]},
        {"deck": {"curve": 48}},
        {"deck": {"crossed": 9, "curve": 48, "double": 4, "straight": 60}},
        {"deck": {"crossed": -1, "curve": 48, "double": 4, "straight": 60}},
        {"snakes": [[]]},
        {"snakes": [[[5, 5, "curve", 0]], []]},
        {"snakes": [[[0, -1, "straight", 2]], []]},
        {"snakes": [[[0, -1, "straight", 0], [1, -1, "curve", 2]], []]},
        {"extra": 1},
    ],
)
def test_json_that_can_not_be_a_position_is_refused(change: dict[str, Any]) -> None:
    game = Table().game
    good = game.codec.position_json(game.rules.start())
    assert game.codec.position_from(good) == game.rules.start()
    with pytest.raises(BadText):
        game.codec.position_from({**good, **change})


TERMINAL = """\
▶ 0: −3            1: −1
      -1  0  1          0  1
  -2  ·  h  ·      -1  ╭─h/t
  -1  t ─┼──╮       0 ██████
   0  · ██████

green rolled 2, in hand: curve, double
Now green lays one on the own snake; the last card left is the gift.
Deck 114: 7 crossed, 45 curve, 3 double, 59 straight; gone 1
Round 1 of 3; before it: green 0, red 0"""


def test_the_terminal_shows_planes_die_hand_deck_and_match() -> None:
    deck = (7, 46, 4, 59)
    table = Table("crossed 0,-1; curve SW 1,-1", "curve SE 0,-1", deck=deck, rounds=3)
    table.draw("curve double")
    assert plain(table.game.face.text(table.position)) == TERMINAL


def test_idle_strands_are_dotted_in_the_terminal() -> None:
    table = Table("crossed 0,-1; double NE 0,-2; straight EW -1,-2; double NW 1,-1; crossed 2,-1")
    rows = plain(table.game.face.text(table.position)).split("\n")
    assert [row[5:23].rstrip() for row in rows[2:4]] == [" h ────╲┄ ·  ·  ·", " ·  · ┄│┄┄╱──┊─ t"]


def test_the_widest_snake_fits_80_columns() -> None:
    row = [f"straight EW {x},0" for x in range(-1, -41, -1)]
    row += [f"straight EW {x},0" for x in range(2, 22)]
    row += [f"crossed {x},0" for x in range(22, 30)]
    table = Table("; ".join(row), "; ".join(row[:9]), seats=4, start_card="2x1_away")
    lines = table.game.face.text(table.position)
    assert max(map(width, lines)) <= 80
    assert any("─" * 40 in plain([line]) for line in lines)


def test_a_picture_shows_every_snake_the_die_and_the_hand() -> None:
    table = Table("crossed 0,-1", "curve SE 0,-1").draw("curve straight")
    picture = table.game.face.picture(table.position)
    labels = [shape.text for shape in picture.shapes if isinstance(shape, Label)]
    assert {"−3", "−1", "2", "head", "tail"} <= set(labels)


def test_the_score_is_the_cards_that_are_missing() -> None:
    table = Table(rounds=2).play_out(3)
    outcome = table.rules.outcome(table.position)
    assert outcome is not None
    assert table.game.judge.score(table.position) == tuple(-one for one in outcome.scores)
