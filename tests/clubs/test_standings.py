"""Standings, and the computation behind every figure."""

from fractions import Fraction

from serpentry.clubs.commands import PairNext, Report
from serpentry.clubs.plans import ARENA, KNOCKOUT, ROBIN, SWISS
from serpentry.clubs.points import BYE, written
from serpentry.clubs.results import VOID, TableResult, are_places
from serpentry.clubs.standings import standings
from tests.clubs.evenings import Evening, plan


def win_by_number(evening: Evening) -> None:
    """Whoever joined first wins."""
    for game in evening.tournament.open_games:
        order = sorted(game.seats, key=lambda one: int(one[1:]))
        evening.report(game.number, *(order.index(one) + 1 for one in game.seats))


def test_buchholz_and_sonneborn_berger_are_sums_over_opponents() -> None:
    evening = Evening(4, plan(ROBIN))
    for _ in range(3):
        evening.do(PairNext(1))
        win_by_number(evening)
    first, second, third, last = standings(evening.tournament)
    assert [one.member for one in (first, second, third, last)] == ["m1", "m2", "m3", "m4"]
    assert [one.place for one in (first, second, third, last)] == [1, 2, 3, 4]
    buchholz, berger = second.tie_breaks
    assert (buchholz.name, berger.name) == ("buchholz", "sonneborn-berger")
    assert [int(one.total) for one in (second.points, buchholz, berger)] == [2, 4, 1]
    assert {one.who[0]: int(one.value) for one in buchholz.summands} == {"m1": 3, "m3": 1, "m4": 0}
    assert {one.who[0]: int(one.product) for one in berger.summands} == {"m1": 0, "m3": 1, "m4": 0}


def test_a_bye_is_a_point_and_an_opponent_like_oneself() -> None:
    evening = Evening(3, plan(SWISS))
    evening.do(PairNext(1))
    win_by_number(evening)
    (bye,) = evening.tournament.rounds[0].byes
    row = next(one for one in standings(evening.tournament) if one.member == bye.member)
    assert row.points.total == 1
    assert row.points.summands[0].who == (BYE,)
    assert [one.total for one in row.tie_breaks] == [1, 1]


def test_a_table_of_several_shares_a_point_out_by_places() -> None:
    result = TableResult((1, 2, 2, 4))
    assert [result.share(seat) for seat in range(4)] == [1, Fraction(1, 2), Fraction(1, 2), 0]
    assert result.won(0)
    assert not TableResult((1, 1)).won(0)
    assert are_places((2, 1, 2))
    assert not are_places((1, 3))


def test_at_tables_of_several_first_places_break_ties() -> None:
    evening = Evening(6, plan(SWISS, 3, rounds=2))
    evening.do(PairNext(1))
    win_by_number(evening)
    row = standings(evening.tournament)[0]
    assert [one.name for one in row.tie_breaks] == ["firsts", "buchholz"]
    assert row.tie_breaks[0].total == 1


def test_a_streak_counts_double_in_an_arena() -> None:
    evening = Evening(2, plan(ARENA))
    for _ in range(4):
        evening.do(PairNext(1))
        win_by_number(evening)
    winner = standings(evening.tournament)[0]
    assert [int(one.product) for one in winner.points.summands] == [2, 2, 4, 4]


def test_a_knock_out_counts_how_far_one_came() -> None:
    evening = Evening(4, plan(KNOCKOUT))
    for _ in range(2):
        evening.do(PairNext(1))
        win_by_number(evening)
    rows = standings(evening.tournament)
    assert [written(one.points.total) for one in rows] == ["2", "1", "½", "0"]
    assert rows[0].member == "m1"


def test_what_was_not_counted_gives_nothing() -> None:
    evening = Evening(2, plan(ROBIN))
    evening.do(PairNext(1))
    evening.do(Report(1, 1, (1, 2), VOID))
    assert all(not one.points.summands for one in standings(evening.tournament))


def test_numbers_are_written_as_people_write_them() -> None:
    numbers = [Fraction(0), Fraction(1, 2), Fraction(7, 3), Fraction(7, 12)]
    assert [written(one) for one in numbers] == ["0", "½", "2⅓", "0.58"]
