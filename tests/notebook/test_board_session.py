"""A board in a notebook: Python has the rules, and follows what is clicked."""

import json
from typing import Any

import pytest

import serpentry
from serpentry.notebook.board_session import BoardSession, session_of
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadText, MissingExtra
from serpentry.tabletop.helpers import extras
from serpentry.tabletop.refusal import IllegalMove

GAME = serpentry.set_up("snekagon", options={"board_side": 4})


def clicked(session: BoardSession, text: str, ply: int | None = None) -> None:
    """A move comes from the board."""
    move = json.loads(json.dumps(GAME.codec.move_json(GAME.notation.read(text))))
    session.answer({"kind": "move", "ply": session.ply if ply is None else ply, "move": move})


def written(session: BoardSession) -> list[str]:
    return [session.game.notation.write(move) for move in session.moves]


def test_a_click_is_a_move() -> None:
    session = session_of(GAME)
    clicked(session, "d4")
    assert session.said == ""
    assert written(session) == ["d4"]
    assert session.position == GAME.rules.play(GAME.rules.start(), GAME.notation.read("d4"))
    assert len(session.turn()["legal"]) == len(session.legal) > 0  # type: ignore[arg-type]


def test_a_refusal_is_a_sentence_in_the_reader_s_language() -> None:
    session = session_of(GAME, language="de")
    clicked(session, "d4")
    before = session.position
    clicked(session, "d5-d6")
    assert session.position == before
    assert session.said.startswith("Eine neue Schlange")
    assert session.turn()["said"] == session.said
    with pytest.raises(IllegalMove, match="d5 would touch d4"):
        session.play("d5-d6")


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"kind": "move", "ply": 0},
        {"kind": "move", "ply": 0, "move": {"cells": "d4"}},
        {"kind": "step", "ply": 7},
        {"kind": "step", "ply": -1},
    ],
)
def test_what_nobody_understands_changes_nothing(asked: Any) -> None:
    session = session_of(GAME)
    session.answer(asked)
    assert session.said
    assert session.moves == []


def test_a_record_is_stepped_through_and_played_on_from_any_step() -> None:
    played = serpentry.play_game(GAME, ["greedy", "random"], seed=3)
    session = session_of(played, ply=4)
    assert session.names == ["Greedy", "Random"]
    assert session.moves == [move for _, move in played.events[:4]]
    session.answer({"kind": "step", "ply": 9})
    assert session.position == played.position
    assert session.turn()["legal"] == []
    assert session.record().result == played.record().result
    clicked(session, "d4", ply=1)
    assert session.said == "A new snake may not touch any tile, but d4 would touch d3."
    assert len(session.events) == 9  # A refused move drops nothing.
    session.go(1)
    session.play(session.legal[-1])
    assert len(session.events) == session.ply == 2
    with pytest.raises(BadText):
        session.go(3)


def test_dice_and_draws_come_by_themselves_and_a_seed_repeats_them() -> None:
    game = serpentry.set_up("sssnake")
    first, second = (session_of(game, seed=1) for _ in range(2))
    for session in (first, second):
        session.play(session.legal[0])
        assert isinstance(game.rules.to_act(session.position), int)
    assert CHANCE in {by for by, _ in first.events}
    assert first.events == second.events


@pytest.mark.parametrize("name", ["carnival", "schlangennest", "snekagon5g", "sssnake"])
def test_the_board_is_given_every_step(name: str) -> None:
    session = session_of(serpentry.set_up(name), seed=1)
    session.play(session.legal[0])
    given = json.loads(json.dumps(session.given()))
    assert len(given["history"]["steps"]) == session.ply == len(session.events)
    assert given["to_act"] == session.game.rules.to_act(session.position)


def test_a_position_of_one_s_own_is_where_a_board_begins() -> None:
    start = GAME.rules.play(GAME.rules.start(), GAME.notation.read("d4"))
    session = session_of(GAME, start, names=["Ann", "Bob"])
    assert session.position == start
    assert session.given()["players"] == ["Ann", "Bob"]
    with pytest.raises(BadText, match="has no record"):
        session.record()


def test_without_anywidget_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(MissingExtra, match=r"anywidget .* pip install 'serpentry\[notebook\]'"):
        serpentry.board(GAME)
