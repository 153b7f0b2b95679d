"""What is said at a table: to whom, in which person, and of nothing that is hidden."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES
from serpentry.table.setup import HERE
from serpentry.table.shown.narration import told_event, told_if, told_view
from serpentry.table.shown.views import table_view
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyBox, Json
from tests.tables.table import Table, one_screen, over_the_net, setup


def keys(told: Any) -> list[str]:
    return [one["key"] for one in told]


def test_the_one_to_act_is_told_what_to_do_and_the_other_who_is_choosing() -> None:
    table = over_the_net()
    mine, other = (told(table, seat) for seat in (0, 1))
    assert mine["turn"]["key"] == "turn-yours"
    assert keys(mine["task"]) == ["task-hex-opening-you"]
    assert mine["barred"]["2"]["key"] == "barred-hex-opening"
    assert other["turn"] == {"key": "turn-other", "facts": {"who": {"seat": 0}}}
    assert keys(other["task"]) == ["task-hex-opening-other"]
    assert other["barred"] == {}


def told(table: Table, seat: int | None) -> Any:
    return table_view(table.state, seat)["told"]


def test_people_at_one_screen_are_named_and_told_what_to_do() -> None:
    table = one_screen()
    table.play("d4")
    assert told(table, 1)["turn"] == {"key": "turn-other", "facts": {"who": {"seat": 1}}}
    assert keys(told(table, 1)["task"])[0].endswith("-you")
    (move,) = (one for one in table.state.log if one.move is not None)
    assert keys(told_event(table.state, move, 1)["told"])[0] == "did-hex-new-other"


def test_a_move_that_is_thought_of_is_told_as_if_it_were_made() -> None:
    table = over_the_net()
    game, view = table.state.game, table.state.position
    foreseen = told_if(game, view, game.notation.read("d4"), 0)
    table.play("d4")
    assert foreseen == told_event(table.state, table.state.log[-1], 0)["told"]
    assert keys(foreseen) == ["did-hex-new-you", "scored-hex-you"]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_narrators_hear_of_nothing_that_a_seat_may_not_see(box: AnyBox) -> None:
    hidden: dict[str, Json] = {"open_hands": False} if box.name == "carnival" else {}
    table = Table(setup(*[HERE] * box.seats[0], game=box.name, options=hidden))
    rng = Random(7)
    for _ in range(30):
        state, secrets = table.state, table.state.game.secrets
        for seat in (*range(box.seats[0]), None):
            view = secrets.view(state.position, seat)
            like = secrets.imagine(view, seat, rng) if state.to_act is not CHANCE else view
            assert told(table, seat) == told_view(state, secrets.view(like, seat), seat)
        if state.to_act is None:
            break
        table.play_any(rng)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_event_of_a_game_is_told_and_so_is_its_end(box: AnyBox) -> None:
    table = Table(setup(*[HERE] * box.seats[0], game=box.name))
    rng = Random(2)
    while table.state.to_act is not None:
        table.play_any(rng)
    played = [one for one in table.state.log if one.move is not None]
    # A hand that is dealt is told as one, with its last tile.
    untold = [one.move for one in played if not told_event(table.state, one, 0)["told"]]
    notation = table.state.game.notation
    assert all(notation.write(one).startswith("draw ") for one in untold)
    assert len(untold) == (6 if box.name == "carnival" else 0)
    assert len(told(table, None)["end"]) > 1
    assert told(table, 0)["turn"] is None


def test_after_three_turns_the_short_form_is_enough() -> None:
    table = over_the_net()
    brief = []
    for number, cell in enumerate(("d4", "a1", "d3", "a2", "d2", "a3")):
        brief.append(told(table, 0)["brief"])
        assert told(table, number % 2)["task"]
        legal = table.state.game.rules.moves(table.state.position)
        texts = map(table.state.game.notation.write, legal)
        table.play(cell if number < 2 else next(texts))
    assert brief == [False] * 5 + [True]
    assert told(table, 0)["brief"]
    assert not told(table, None)["brief"]
