"""Rounds of every kind of tournament keep what clubs are promised."""

from collections import Counter
from random import Random

import pytest

from serpentry.clubs.commands import Enter, PairNext, Withdraw
from serpentry.clubs.pairing.draw import is_complete
from serpentry.clubs.pairing.field import Field
from serpentry.clubs.pairing.sizes import sizes_for
from serpentry.clubs.plans import ARENA, EVENING, KINDS, KNOCKOUT, ROBIN, SWISS
from serpentry.clubs.telling import told
from serpentry.languages import LANGUAGES, keys
from serpentry.table.refusals import Refused
from tests.clubs.evenings import Evening, plan, times_met
from tests.clubs.simulation import Survey


def test_simulated_tournaments_keep_the_laws() -> None:
    survey = Survey()
    for seed in range(50):
        survey.add(seed, most=12)
    assert not survey.faults
    assert survey.rounds > 150


def test_of_a_few_divisions_the_best_is_taken() -> None:
    survey = Survey()
    survey.add(151)  # Exchanges alone find no round here with seats as even as they can be.
    assert not survey.faults


@pytest.mark.thorough
@pytest.mark.timeout(1800)
def test_many_simulated_tournaments_keep_the_laws() -> None:
    survey = Survey()
    for seed in range(1000, 1300):
        survey.add(seed)
    assert not survey.faults


def played(evening: Evening, rng: Random) -> Evening:
    for _ in range(40):
        if is_complete(evening.tournament):
            break
        evening.do(PairNext(1))
        evening.end_games(rng)
    return evening


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 9, 16])
def test_a_round_robin_is_over_when_all_have_met_once(players: int) -> None:
    tournament = played(Evening(players, plan(ROBIN)), Random(players)).tournament
    assert len(tournament.rounds) == players - 1 + players % 2
    assert times_met(tournament) == {1}
    assert len(tournament.games) == players * (players - 1) // 2
    assert all(abs(Field(tournament).balance(one)) <= 1 for one in tournament.order)
    byes = Counter(bye.member for one in tournament.rounds for bye in one.byes)
    assert set(byes.values()) == ({1} if players % 2 else set())


def test_a_knock_out_has_byes_a_final_and_a_game_for_the_third_place() -> None:
    tournament = played(Evening(11, plan(KNOCKOUT)), Random(5)).tournament
    first = [one for one in tournament.games if not one.pairing.replay_of]
    assert [sum(one.round == number for one in first) for number in (1, 2, 3, 4)] == [3, 4, 2, 2]
    assert [len(one.byes) for one in tournament.rounds] == [5, 0, 0, 0]
    assert {bye.member for bye in tournament.rounds[0].byes} == set(tournament.order[:5])
    final, bronze = (one for one in first if one.round == 4)
    assert not final.pairing.is_bronze
    assert bronze.pairing.is_bronze
    assert not set(final.seats) & set(bronze.seats)


def test_an_arena_pairs_whoever_is_free() -> None:
    evening = Evening(4, plan(ARENA))
    evening.do(PairNext(1))
    with pytest.raises(Refused, match="No players are free"):
        evening.do(PairNext(1))
    evening.report(1, 1, 2)
    with pytest.raises(Refused, match="No players are free"):
        evening.do(PairNext(1))  # The two have only just met, and the others still play.
    evening.report(2, 1, 2)
    evening.do(PairNext(1))
    first, *_, last = ({*game.seats} for game in evening.tournament.games)
    assert first != last


def test_an_evening_goes_on_until_all_have_met() -> None:
    tournament = played(Evening(6, plan(EVENING)), Random(1)).tournament
    assert times_met(tournament) == {1}
    assert len(tournament.games) == 15


def test_a_late_comer_is_paired_from_the_next_round_on_and_a_drop_out_no_more() -> None:
    evening = Evening(5, plan(SWISS, rounds=4))
    evening.do(Withdraw(1, "m5"))
    evening.do(PairNext(1))
    assert "m5" not in {one for game in evening.tournament.games for one in game.seats}
    evening.end_games(Random(1))
    evening.do(Enter(1, "m5"))
    evening.do(Withdraw(1, "m1"))
    evening.do(PairNext(1))
    there = {one for game in evening.tournament.of_round(2) for one in game.seats}
    assert there == {"m2", "m3", "m4", "m5"}


def test_a_late_comer_does_not_sit_out_at_once() -> None:
    evening = Evening(5, plan(SWISS, rounds=4), late=1)
    evening.do(PairNext(1))
    evening.end_games(Random(1))
    evening.do(Enter(1, "m5"))
    points = Field(evening.tournament).points
    evening.do(PairNext(1))
    (bye,) = evening.tournament.rounds[1].byes
    assert bye.member != "m5"
    assert points[bye.member] == min(points[one] for one in ("m1", "m2", "m3", "m4"))


def test_who_begins_is_even_at_the_end_though_somebody_left() -> None:
    evening = Evening(9, plan(ROBIN))
    evening.do(PairNext(1))
    evening.end_games(Random(1))
    evening.do(Withdraw(1, "m3"))
    tournament = played(evening, Random(2)).tournament
    field = Field(tournament)
    assert all(abs(field.balance(one)) <= 1 for one in tournament.present)


def test_a_knock_out_that_has_begun_takes_nobody() -> None:
    evening = Evening(5, plan(KNOCKOUT))
    evening.do(Withdraw(1, "m5"))
    evening.do(PairNext(1))
    with pytest.raises(Refused, match="takes no more players"):
        evening.do(Enter(1, "m5"))


def test_the_next_round_waits_for_every_result() -> None:
    evening = Evening(4, plan(SWISS))
    evening.do(PairNext(1))
    with pytest.raises(Refused, match="2 games"):
        evening.do(PairNext(1))


@pytest.mark.parametrize(
    ("players", "seats", "sizes"),
    [
        (5, 2, (2, 2)),
        (4, 3, (2, 2)),
        (5, 4, (3, 2)),
        (11, 5, (4, 4, 3)),
        (10, 5, (5, 5)),
        (1, 2, ()),
    ],
)
def test_tables_are_as_even_as_can_be(players: int, seats: int, sizes: tuple[int, ...]) -> None:
    assert sizes_for(players, seats) == sizes


def test_a_game_for_three_and_more_leaves_the_others_waiting() -> None:
    assert sizes_for(7, 4, fewest=3) == (4, 3)
    assert sizes_for(5, 4, fewest=3) == (4,)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("kind", KINDS)
def test_every_pairing_is_explained_in_every_language(kind: str, seats: int) -> None:
    evening, rng = Evening(7, plan(kind, seats, rounds=6)), Random(2)
    for _ in range(6):
        if not is_complete(evening.tournament):
            evening.do(PairNext(1))
            evening.end_games(rng)
    whys = [game.pairing.why for game in evening.tournament.games]
    whys += [bye.why for one in evening.tournament.rounds for bye in one.byes]
    assert all(whys)
    for language in LANGUAGES:
        assert {one.key for why in whys for one in why} <= keys(language)
        for text in (told(evening.club, why, language) for why in whys):
            assert text.endswith(".")
            assert "{" not in text
            assert "$" not in text
