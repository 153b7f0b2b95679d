"""Which games are played: seats rotate, seeds are paired, nothing depends on who plays them."""

import pickle
from itertools import combinations

import pytest

from serpentry.arena import Results, play_number, run
from serpentry.arena.ladder import Rung, make_tables
from serpentry.arena.plan import Plan
from serpentry.arena.schedule import chance_seed, fixed_schedule, group_of, player_seed
from serpentry.arena.worker_pools import OneProcess, Processes
from serpentry.tabletop.errors import BadSeats
from serpentry.tabletop.formats.record import read_record
from tests.arena.small import played, small_plan


def plan_for(kind: str, players: int, seats: int, games: int) -> Plan:
    names = tuple("abcdefgh"[:players])
    return Plan(kind, "snekagon", "1", seats, {}, names, games)


def test_in_a_group_everybody_sits_everywhere_once() -> None:
    seatings = [fixture.seating for fixture in group_of((4, 7, 9), 2)]
    assert seatings == [(4, 7, 9), (7, 9, 4), (9, 4, 7)]
    for seat in range(3):
        assert {seating[seat] for seating in seatings} == {4, 7, 9}
    assert [fixture.number for fixture in group_of((4, 7, 9), 2)] == [6, 7, 8]


def test_games_of_a_group_share_the_seed_of_chance_but_no_other() -> None:
    plan = plan_for("match", 2, 2, 4)
    fixtures = list(fixed_schedule(plan))
    assert len({chance_seed(plan, one) for one in fixtures}) == 2
    assert chance_seed(plan, fixtures[0]) == chance_seed(plan, fixtures[1])
    assert len({player_seed(plan, one, seat) for one in fixtures for seat in (0, 1)}) == 8


def test_a_round_robin_seats_every_choice_of_players_equally_often() -> None:
    plan = plan_for("roundrobin", 4, 3, 2 * 4 * 3)
    tables = [tuple(sorted(fixture.seating)) for fixture in fixed_schedule(plan)]
    assert {table: tables.count(table) for table in tables} == dict.fromkeys(
        combinations(range(4), 3), 6
    )


def test_a_longer_run_begins_with_the_games_of_the_shorter() -> None:
    short, long = plan_for("roundrobin", 3, 2, 7), plan_for("roundrobin", 3, 2, 30)
    assert list(fixed_schedule(short)) == list(fixed_schedule(long))[:7]


def test_a_ladder_seats_neighbours_and_lets_those_rest_who_played_most() -> None:
    plan = plan_for("ladder", 5, 2, 100)
    rungs = [*(Rung(elo, 1, games=8) for elo in (400, -300, 390, -290)), Rung(0, 1, games=9)]
    tables = make_tables(plan, 3, rungs)
    assert tables == [(0, 2), (3, 1)]
    assert make_tables(plan, 3, rungs) == tables


def test_an_opening_is_the_same_for_all_seatings_of_a_group() -> None:
    records = [read_record(one.record) for one in played(small_plan(games=4, opening=3))]
    openings = [[event.text for event in record.events[:3]] for record in records]
    assert openings[0] == openings[1]
    assert openings[2] == openings[3]
    assert openings[0] != openings[2]


@pytest.mark.parametrize("kind", ["match", "roundrobin", "ladder"])
def test_the_number_of_processes_changes_nothing(kind: str) -> None:
    plan = small_plan(kind, games=8)
    assert list(played(plan, OneProcess())) == list(played(plan, Processes(2)))


def test_a_run_plays_only_what_is_missing() -> None:
    plan = small_plan(games=6)
    whole = list(played(plan))
    results = Results(plan)
    for result in (whole[1], whole[4]):
        results.add(result)
    fresh: list[int] = []
    run(plan, results, OneProcess(), lambda result: fresh.append(result.number))
    assert fresh == [0, 2, 3, 5]
    assert list(results) == whole


def test_players_must_fill_the_table() -> None:
    with pytest.raises(BadSeats, match="There are 2 seats, but 3 players were named"):
        small_plan(players=["greedy", "random", "random"])
    with pytest.raises(BadSeats, match="needs 2 players or more, not 1"):
        small_plan("ladder", players=["greedy"])
    with pytest.raises(BadSeats, match="'greedy' is named twice"):
        small_plan("roundrobin", players=["greedy", "random", "greedy"])


def test_an_interrupted_ladder_goes_on_as_if_nothing_had_been() -> None:
    plan = small_plan("ladder", games=12)
    whole = list(played(plan))
    results = Results(plan)
    for result in whole[:5]:
        results.add(result)
    run(plan, results, OneProcess())
    assert list(results) == whole


def test_who_begins_can_be_agreed_otherwise() -> None:
    always = [fixture.seating for fixture in group_of((4, 7, 9), 2, "first")]
    assert always == [(4, 7, 9)] * 3
    drawn = [fixture.seating for group in range(20) for fixture in group_of((0, 1), group, "lot")]
    assert {seating[0] for seating in drawn} == {0, 1}
    again = [fixture.seating for group in range(20) for fixture in group_of((0, 1), group, "lot")]
    assert drawn == again


@pytest.mark.parametrize("kind", ["match", "roundrobin"])
def test_plan_and_number_say_all_of_a_game(kind: str) -> None:
    players = ("greedy", "random", "level1")[: 2 if kind == "match" else 3]
    plan = small_plan(kind, players=players, games=8)
    whole = played(plan)
    assert [play_number(pickle.loads(pickle.dumps(plan)), number) for number in (7, 0, 4)] == [
        whole.game(number) for number in (7, 0, 4)
    ]
