"""How moves, positions and the table are written."""

import json
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.games.carnival.rules.moves import Draw, Pass, Place, Seen
from serpentry.games.carnival.rules.refusals.survey import table_of
from serpentry.geometry.squares import Square
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.text import plain, width
from tests.games.carnival.scene import Scene

GAME = set_up("carnival", 4)


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("purple corner at 3,-2 WN", {"lay": "purple corner", "at": [3, -2], "turn": 3}),
        ("yellow straight 3 at 0,1 EW", {"lay": "yellow straight 3", "at": [0, 1], "turn": 1}),
        ("green head at -4,0 S", {"lay": "green head", "at": [-4, 0], "turn": 2}),
        ("gift at 1,1", {"lay": "gift", "at": [1, 1], "turn": 0}),
        ("hat -1 on purple", {"lay": "hat -1", "on": "purple"}),
        ("pass", {"pass": True}),
        ("house 2", {"house": 2}),
        ("draw log crossing", {"draw": "log crossing"}),
        ("draw ? / skip lay", {"seen": {"draw": "?"}, "able": [False, True]}),
    ],
)
def test_moves_as_text_and_json(text: str, data: Any) -> None:
    move = GAME.notation.read(text)
    assert GAME.notation.write(move) == text
    assert GAME.codec.move_json(move) == data
    assert GAME.codec.move_from(json.loads(json.dumps(data))) == move


def test_sides_come_in_either_order_and_turns_that_look_alike_are_one_move() -> None:
    assert GAME.notation.read("Purple Corner at 3,-2 nw") == Place(
        "purple corner", Square(3, -2), 3
    )
    straight = {"lay": "black knot", "at": [0, 1], "turn": 3}
    assert GAME.codec.move_from(straight) == Place("black knot", Square(0, 1), 1)
    assert Place("gift", Square(0, 0), 2) == Place("gift", Square(0, 0))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("castle", "Type one like these: purple corner at 3,-2 NE"),
        ("red corner at 0,1 NE", "There is no tile called “red corner”"),
        ("purple corner at 0,1", "Type how “purple corner” lies, after its square: NE, ES, SW, WN"),
        ("purple corner at 0,1 NS", "“purple corner” can’t lie “ns”. It can lie: NE, ES, SW, WN"),
        ("gift at 0,1 N", "looks the same whichever way it lies"),
        ("hat 2 at 0,1", "A hat goes on a head, not on a square"),
        ("gift on purple", "Only a hat can go on a colour"),
        ("hat 2 on red", "The colours are: yellow, black, purple, green"),
        ("draw crown", "There is no tile called “crown”"),
        ("draw ? / maybe", "After “/” type one of: lay, skip"),
    ],
)
def test_what_is_no_move_is_explained(text: str, said: str) -> None:
    with pytest.raises(BadText, match=said.replace("?", r"\?")):
        GAME.notation.read(text)


@pytest.mark.parametrize(
    "data",
    [
        [],
        {"lay": "gift"},
        {"lay": "hat 2", "at": [0, 1], "turn": 0},
        {"lay": "gift", "on": "purple"},
        {"house": 4},
        {"pass": False},
        {"draw": "crown"},
        {"seen": {"seen": {"pass": True}, "able": []}, "able": []},
    ],
)
def test_what_is_no_move_as_json_is_refused(data: Any) -> None:
    with pytest.raises(BadText):
        GAME.codec.move_from(data)


def position_json() -> dict[str, Any]:
    scene = Scene("purple straight 1 at 0,1 NS; purple corner at 0,2 NE", "gift")
    return dict(scene.game.codec.position_json(scene.position))


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("laid", [[[5, 5], "purple corner", 0, False]]),
        ("laid", [[[0, 1], "purple knot", 0, False], [[0, 1], "purple knot", 0, False]]),
        ("hats", [["purple", "hat 2"]]),
        ("hands", [["gift"]]),
        ("stage", ["sleep", 0, None, None, 0]),
        ("stage", ["lay", 7, None, None, 0]),
        ("pile", ["crown"]),
    ],
)
def test_a_position_that_cannot_be_is_refused(part: str, value: Any) -> None:
    assert GAME.codec.position_from(position_json())
    with pytest.raises(BadText):
        GAME.codec.position_from({**position_json(), part: value})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_paths_kept_up_to_date_are_those_found_anew(seats: int) -> None:
    game = set_up("carnival", seats)
    for seed in range(3):
        for _, _, position in random_walk(game.rules, Random(seed)):
            table = position.table
            owners = {snake.colour: snake.owner for snake in table.snakes.values()}
            hats = {snake.colour: snake.hat for snake in table.snakes.values() if snake.hat}
            if table.cells:
                assert table_of(table.cells, owners, hats) == table
                assert hash(table_of(table.cells, owners, hats)) == hash(table)


def test_a_list_of_lays_is_a_list_like_any_other() -> None:
    scene = Scene("purple straight 1 at 0,1 NS", "gift, purple corner, log straight")
    moves = scene.rules.moves(scene.position)
    listed = list(moves)
    assert len(moves) == len(listed)
    assert [moves[at] for at in range(len(moves))] == listed
    assert moves[-1] == listed[-1]
    assert list(moves[1:3]) == listed[1:3]
    assert all(move in moves for move in listed)
    assert Pass() not in moves
    with pytest.raises(IndexError):
        moves[len(moves)]


def test_the_table_as_text() -> None:
    scene = Scene(
        "purple straight 2 at 0,1 NS; purple corner at 0,2 NE; log straight at 1,2 EW; "
        "purple diamond at 2,2 EW; purple head at 3,2 W; gift at 1,1; trouble at -1,1; "
        "yellow sore at 0,-1 ES",
        "gift, hat -1, hat -1",
        phase="hats",
        hats={"purple": "hat 2"},
        tokens=(1, 0, 0, 0),
        discards="green knot",
    )
    lines = plain(scene.game.face.text(scene.position)).splitlines()
    assert lines[:5] == [
        "      -1  0   1   2   3",
        "  -1  ·   ┌*─ →   ·   ·",
        "   0  ←   ⌂   →   ·   ·",
        "   1  [!] ║2  [+] ·   ·",
        "   2  ·   ╚════#═══◆══●^",
    ]
    assert lines[6] == (
        "▶ south purple 10 points "
        "(costumes 3, tokens 4, gifts 1, troubles -2, head 2, hat 2), length 5"
    )
    assert lines[7] == "    hand: gift, hat -1 ×2"
    assert "Pile: 1. Tokens left: 7. Discards: green knot." in "\n".join(lines)


def test_hidden_hands_are_counted_in_the_text() -> None:
    scene = Scene(hand="gift", hands={1: "gift, hat 1"}, open_hands=False)
    view = scene.game.secrets.view(scene.position, 0)
    assert "hand: hidden ×2" in plain(scene.game.face.text(view))


def long_scene(tiles: int) -> Scene:
    """Purple goes east for so many tiles."""
    east = "; ".join(f"log straight at {x},1 EW" for x in range(1, tiles))
    return Scene(f"purple corner at 0,1 NE; {east}", "gift")


@pytest.mark.parametrize(("tiles", "cut"), [(10, False), (30, False), (90, True)])
def test_a_growing_table_always_fits_80_columns(tiles: int, cut: bool) -> None:
    scene = long_scene(tiles)
    for last in (None, scene.read(f"gift at {tiles - 1},2")):
        lines = scene.game.face.text(scene.position, last)
        assert max(map(width, lines)) <= 80
        assert ("goes on beyond" in plain(lines)) == cut


def test_the_last_lay_is_marked_in_text_and_picture() -> None:
    scene = Scene(hand="purple corner").play("purple corner at 0,1 NE")
    last = scene.read("purple corner at 0,1 NE")
    spans = [span for line in scene.game.face.text(scene.position, last) for span in line]
    assert [span.text for span in spans if span.role == "purple+last"] == [" ╚══"]
    before = scene.game.face.picture(scene.position).shapes
    assert len(scene.game.face.picture(scene.position, last).shapes) == len(before) + 1


def test_what_was_drawn_is_not_shown_by_the_text() -> None:
    scene = Scene(hand="gift", open_hands=False)
    assert "crossing" not in plain(scene.game.face.text(scene.position, Draw("log crossing")))
    assert GAME.notation.write(Seen(Draw("?"), (True,))) == "draw ? / lay"
