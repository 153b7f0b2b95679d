"""Positions that are set up by hand, of every game."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.hosting.arranging import arranging_view
from serpentry.hosting.requests.plans import ArrangingPlan
from serpentry.table.dice import lucky
from serpentry.table.opening import opening
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused
from serpentry.table.setup import setup_from, setup_json
from serpentry.table.state import State
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.reader import reader_of
from serpentry.tabletop.formats.record import read_record, replay, start_of, write_record
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.arranging import (
    Arrangement,
    NotArranged,
    after_placing,
    arranged,
    awaits_chance,
    moves_for,
    place,
)
from serpentry.tabletop.helpers.walk import random_walk
from tests.tables.able import OURS, able, samples
from tests.tables.plans import planned

NAMES = [box.name for box in able("arranger")]


def test_positions_of_all_our_games_can_be_set_up() -> None:
    assert set(NAMES) >= OURS


def some_pieces(game: AnyGame, rng: Random, most: int) -> list[str]:
    """Pieces laid at random for any seat, as long as any fits."""
    laid, position = list[str](), game.rules.start()
    while awaits_chance(game, position):
        draw = rng.choice(game.rules.draws(position))[0]
        laid.append(f"* {game.notation.write(draw)}")
        position = place(game, position, CHANCE, draw)
    for _ in range(most):
        seat = rng.randrange(game.seats)
        if moves := moves_for(game, position, seat):
            move = rng.choice(moves)
            laid.append(f"{seat} {game.notation.write(move)}")
            position = place(game, position, seat, move)
    return laid


def laid_in_play(game: AnyGame, rng: Random, most: int) -> list[str]:
    """Such pieces after which somebody can still move."""
    while True:
        laid = some_pieces(game, rng, most)
        if game.rules.outcome(arranged(game, Arrangement(tuple(laid), 1))) is None:
            return laid


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("name", "seats", "options"), samples("arranger"))
def test_play_goes_on_to_the_end_from_whatever_was_set_up(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game, rng = set_up(name, seats, options), Random(7)
    laid = some_pieces(game, rng, 8)
    position = arranged(game, Arrangement(tuple(laid), seats - 1))
    last = position
    for actor, move, after in random_walk(game.rules, rng, position):
        assert game.rules.why_illegal(last, move) is None
        assert actor is CHANCE or actor < seats
        last = after
    assert game.rules.outcome(last) is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_seat_that_was_named_is_the_first_to_move(name: str) -> None:
    game = set_up(name)
    rng = Random(3)
    laid = some_pieces(game, rng, 2)
    for seat in range(game.seats):
        position = arranged(game, Arrangement(tuple(laid), seat))
        movers = (by for by, _, _ in random_walk(game.rules, rng, position) if by is not CHANCE)
        assert next(movers) in (seat, *lays_on_neighbour(game, seat))


def lays_on_neighbour(game: AnyGame, seat: int) -> tuple[int, ...]:
    """Who may act in a seat's turn before it does: in Sssnake the neighbour lays a gift."""
    return ((seat + 1) % game.seats,) if game.name == "sssnake" else ()


@pytest.mark.parametrize("name", NAMES)
def test_a_record_keeps_what_was_set_up_and_what_followed(name: str) -> None:
    game, rng = set_up(name), Random(5)
    plan = a_plan(name, laid_in_play(game, rng, 5), 1)
    setup, _ = planned(plan, "ada")
    state = opening(setup_from(setup_json(setup)), lucky(rng), 0, "Ada")
    assert state.position != game.rules.start()
    text = write_record(record_of_table(state, "seed"))
    record = read_record(text)
    assert start_of(game, record) == state.positions[0]
    assert [move for _, move, _ in replay(game, record)] == [one.move for one in state.played]
    assert (
        write_record(record_of_table(again(text), "seed")).partition("\n\n")[2]
        == (text.partition("\n\n")[2])
    )


def again(record: str) -> State:
    """A table that goes on with a record."""
    setup, played = planned({"record": record}, "ada")
    return opening(setup, lucky(Random(1)), 0, "Ada", played)


def told_of(name: str, asked: dict[str, Any], language: str) -> Any:
    """What is told of a position that is being set up."""
    return arranging_view(name, reader_of(ArrangingPlan)(asked, ""), language)


def a_plan(name: str, laid: list[str], turn: int) -> dict[str, Any]:
    """A table of people here that begins with what was set up."""
    seats = [{"kind": "here"} for _ in range(set_up(name).seats)]
    return {"game": name, "seats": seats, "arranged": {"laid": laid, "turn": turn}}


def test_what_may_not_lie_there_is_refused_with_its_line_and_the_rule() -> None:
    game = set_up("snekagon")
    with pytest.raises(NotArranged) as refused:
        after_placing(game, ["0 e5", "1 e5"])
    assert (refused.value.number, refused.value.illegal.rule) == (1, "free-cells")
    assert str(refused.value).startswith("1 e5 can’t go there:")


@pytest.mark.parametrize("line", ["e5", "x e5", "", "7 e5"])
def test_a_line_that_says_nothing_is_refused(line: str) -> None:
    with pytest.raises(BadText):
        after_placing(set_up("snekagon"), [line])


def test_a_seat_may_lay_twice_in_a_row() -> None:
    game = set_up("snekagon")
    position = after_placing(game, ["0 a1", "0 e5-e6"])
    assert [snake.owner for snake in game.board.snakes(position)] == [0, 0]


def test_who_plays_what_is_settled_where_something_lies() -> None:
    plan = a_plan("snekagon5g", ["0 1:a1"], 0)
    plan["seats"][0]["side"] = "cobra"
    with pytest.raises(Refused):
        planned(plan, "ada")


def test_a_table_is_not_made_where_nothing_is_left_to_play() -> None:
    game, rng = set_up("snekagon"), Random(1)
    laid = some_pieces(game, rng, 200)
    with pytest.raises(Refused, match="over"):
        planned(a_plan("snekagon", laid, 0), "ada")


@pytest.mark.parametrize("name", NAMES)
def test_whoever_sets_up_is_told_what_lies_there_and_what_fits(name: str) -> None:
    game, rng = set_up(name), Random(2)
    laid = some_pieces(game, rng, 3)
    told = told_of(name, {"seats": game.seats, "laid": laid, "turn": 1, "seat": 1}, "de")
    position = after_placing(game, laid)
    assert [one["line"] for one in told["laid"]] == laid
    assert told["table"]["legal"]["count"] == len(moves_for(game, position, 1))
    assert told["table"]["to_act"] == 1
    assert told["then"]["outcome"] is None


def test_chance_settles_first_what_has_to_be_settled() -> None:
    told = told_of("carnival", {"seats": 2}, "en")
    assert len(told["draws"]) == 4
    wish = {"by": "chance", "move": told["draws"][1]["move"]}
    told = told_of("carnival", {"seats": 2, "lay": wish}, "en")
    assert len(told["laid"]) == 1
    assert told["draws"] == []
    assert told["table"]["legal"]["count"]


def test_a_piece_that_does_not_fit_is_not_laid_and_the_rule_is_told() -> None:
    wish = {"by": 1, "move": {"cells": [[0, 0]]}}
    asked = {"seats": 2, "laid": ["0 e5"], "lay": wish}
    told = told_of("snekagon", asked, "en")
    assert [one["line"] for one in told["laid"]] == ["0 e5"]
    assert told["verdict"]["illegal"]["rule"] == "new-snake-touches-nothing"


def test_an_attempt_lays_nothing() -> None:
    wish = {"by": 1, "move": {"cells": [[3, 0]]}}
    asked = {"seats": 2, "laid": ["0 e5"], "lay": wish, "attempt": True}
    told = told_of("snekagon", asked, "en")
    assert told["verdict"]["legal"]
    assert len(told["laid"]) == 1
