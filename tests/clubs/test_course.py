"""What becomes of a tournament on its way: people leave and come back, slip, draw and correct."""

from random import Random

import pytest

from serpentry.clubs.commands import (
    AddMember,
    Clear,
    ClubCommand,
    Conclude,
    Depart,
    Enter,
    PairNext,
    Reopen,
    Report,
    Return,
    Unpair,
    Withdraw,
)
from serpentry.clubs.conduct.ending import is_played, winners
from serpentry.clubs.decide import decide
from serpentry.clubs.plans import (
    ARENA,
    BETTER_SEED,
    EVENING,
    KINDS,
    KNOCKOUT,
    ROBIN,
    STRUCK,
    SWISS,
    TournamentPlan,
)
from serpentry.clubs.results import VOID, WALKOVER, TableResult
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.standings import standings
from serpentry.table.refusals import Refused
from tests.clubs.evenings import ORGANISER, Evening, plan


def refused(evening: Evening, command: ClubCommand, who: ClubWho = ORGANISER) -> Refused:
    with pytest.raises(Refused) as error:
        decide(evening.club, command, who, evening.now, lambda: "t")
    return error.value


def with_better_first(evening: Evening) -> None:
    """Every open game is won by the better seed."""
    order = evening.tournament.order
    for game in evening.tournament.open_games:
        first = min(game.seats, key=order.index)
        evening.report(game.number, *(1 if one == first else 2 for one in game.seats))


def round_played(evening: Evening) -> None:
    evening.do(PairNext(1))
    with_better_first(evening)


def test_a_finalist_who_leaves_gives_a_winner_and_third_place_is_played() -> None:
    evening = Evening(7, plan(KNOCKOUT))
    round_played(evening)
    round_played(evening)
    one, other = evening.tournament.order[:2]
    evening.do(Withdraw(1, one))
    evening.do(PairNext(1))
    final, bronze = evening.tournament.games[-2:]
    assert final.result == TableResult(
        tuple(2 if who == one else 1 for who in final.seats), WALKOVER
    )
    assert [reason.key for reason in final.pairing.why] == ["club-why-left"]
    assert bronze.pairing.is_bronze
    assert bronze.result is None
    with_better_first(evening)
    evening.do(Conclude(1))
    assert evening.tournament.first == (other,)
    rows = standings(evening.tournament)
    assert (rows[-1].member, rows[-1].place) == (one, 0)


def test_a_semi_finalist_who_leaves_lets_the_opponent_through() -> None:
    evening = Evening(8, plan(KNOCKOUT))
    round_played(evening)
    first, second, third, fourth = evening.tournament.order[:4]
    evening.do(Withdraw(1, fourth))
    evening.do(PairNext(1))
    left = next(one for one in evening.tournament.games if fourth in one.seats and one.round == 2)
    assert left.result is not None
    assert left.result.how == WALKOVER
    assert first in left.seats
    with_better_first(evening)
    evening.do(PairNext(1))
    (final,) = evening.tournament.of_round(3)
    assert {*final.seats} == {first, second}
    with_better_first(evening)
    assert winners(evening.tournament) == (first,)
    assert third in evening.tournament.present


def test_a_cup_that_was_won_stays_won() -> None:
    evening = Evening(4, plan(KNOCKOUT))
    round_played(evening)
    evening.do(PairNext(1))
    final = evening.tournament.games[2]
    evening.report(final.number, 1, 2)
    evening.do(Withdraw(1, final.seats[0]))
    evening.report(4, 1, 2)
    assert winners(evening.tournament) == (final.seats[0],)


def test_both_finalists_may_leave_and_somebody_wins() -> None:
    evening = Evening(4, plan(KNOCKOUT))
    round_played(evening)
    for one in evening.tournament.order[:2]:
        evening.do(Withdraw(1, one))
    round_played(evening)
    assert is_played(evening.tournament)
    assert winners(evening.tournament) == (evening.tournament.order[2],)


@pytest.mark.parametrize("kind", KINDS)
def test_an_open_game_of_somebody_who_leaves_goes_to_the_other(kind: str) -> None:
    evening = Evening(4, plan(kind))
    evening.do(PairNext(1))
    game = evening.tournament.games[0]
    gone, stays = game.seats
    evening.do(Withdraw(1, gone))
    assert evening.tournament.games[0].result == TableResult((2, 1), WALKOVER)
    evening.do(Return(1, gone))
    assert evening.tournament.games[0].result is None
    evening.do(Withdraw(1, gone))
    evening.do(Withdraw(1, stays))
    assert evening.tournament.games[0].result == TableResult((2, 1), WALKOVER)
    evening.do(Return(1, gone))
    assert evening.tournament.games[0].result == TableResult((1, 2), WALKOVER)
    evening.do(Return(1, stays))
    assert evening.tournament.games[0].result is None
    evening.do(Depart(gone))
    assert evening.tournament.games[0].result == TableResult((2, 1), WALKOVER)


def test_a_withdrawal_is_taken_back_until_the_next_round_is_paired() -> None:
    evening = Evening(5, plan(SWISS))
    round_played(evening)
    gone = evening.tournament.present[0]
    assert refused(evening, Return(1, gone)).key == "club-not-gone"
    evening.do(Withdraw(1, gone))
    evening.do(PairNext(1))
    assert refused(evening, Return(1, gone)).key == "club-return-late"
    evening.do(Unpair(1, 2))
    evening.do(Return(1, gone))
    assert gone in evening.tournament.present


def robin_left(after: int, **more: str) -> tuple[Evening, str]:
    """A round robin of five that somebody leaves after some games."""
    whole = TournamentPlan("Friday", ROBIN, "snekagon", at_tables=False, **more)  # type: ignore[arg-type]
    evening = Evening(5, whole)
    gone = "m1"
    while True:
        met = [one for one in evening.tournament.games if gone in one.seats]
        if len(met) == after:
            break
        round_played(evening)
    evening.do(Withdraw(1, gone))
    while not is_played(evening.tournament):
        round_played(evening)
    return evening, gone


def test_who_leaves_a_round_robin_early_is_struck_out() -> None:
    evening, gone = robin_left(1)
    rows = {one.member: one for one in standings(evening.tournament)}
    assert rows[gone].points.total == 0
    assert all(gone not in part.who for row in rows.values() for part in row.points.summands)
    assert all(row.games == 3 for member, row in rows.items() if member != gone)


def test_who_leaves_a_round_robin_late_gives_the_rest_a_point() -> None:
    evening, gone = robin_left(2)
    rows = {one.member: one for one in standings(evening.tournament)}
    parts = [part for row in rows.values() for part in row.points.summands if gone in part.who]
    assert sum(part.game == 0 for part in parts) == 2
    assert rows[gone].place == 0
    assert sum(one.place == 1 for one in rows.values()) >= 1


def test_a_plan_may_strike_out_whoever_leaves() -> None:
    evening, gone = robin_left(3, leavers=STRUCK)
    assert next(one for one in standings(evening.tournament) if one.member == gone).games == 0


def test_the_last_pairing_is_undone_while_nothing_was_played() -> None:
    evening = Evening(4, plan(SWISS))
    evening.do(PairNext(1))
    assert refused(evening, Unpair(1, 2)).key == "club-not-last-round"
    evening.do(Unpair(1, 1))
    assert not evening.tournament.has_begun
    assert evening.tournament.is_held
    round_played(evening)
    assert refused(evening, Unpair(1, 1)).key == "club-round-has-results"
    assert len(evening.tournament.games) == 2
    evening.do(PairNext(1, round=2))
    assert refused(evening, PairNext(1, round=2)).key == "club-round-paired"


def test_of_two_entries_the_first_stands_and_the_second_is_asked() -> None:
    evening = Evening(2, plan(SWISS))
    evening.do(PairNext(1))
    evening.do(Report(1, 1, (1, 2)))
    before = evening.club.seq
    evening.do(Report(1, 1, (1, 2)))
    assert evening.club.seq == before, "the same again is no news"
    asked = refused(evening, Report(1, 1, (2, 1)))
    assert asked.key == "club-result-there"
    assert asked.arguments["result"] == "1–0"
    entry = asked.arguments["entry"]
    assert isinstance(entry, int)
    evening.do(Report(1, 1, (2, 1), corrects=entry))
    assert refused(evening, Report(1, 1, (1, 1), corrects=entry)).key == "club-result-there"
    correction = evening.tournament.games[0].correction
    assert correction is not None
    assert correction[0].result is not None
    assert correction[0].result.places == (1, 2)


def test_what_was_entered_by_mistake_is_taken_away() -> None:
    evening = Evening(2, plan(SWISS))
    evening.do(PairNext(1))
    assert refused(evening, Clear(1, 1, 0)).key == "club-no-result"
    evening.report(1, 1, 2)
    evening.do(Clear(1, 1, evening.tournament.games[0].entry))
    assert evening.tournament.games[0].result is None
    evening.do(Report(1, 1, (), VOID))
    assert evening.tournament.games[0].result == TableResult((1, 1), VOID)


def test_rounds_tell_what_was_corrected_after_they_were_paired() -> None:
    evening = Evening(4, plan(SWISS, rounds=3))
    round_played(evening)
    evening.do(PairNext(1))
    game = evening.tournament.games[0]
    assert not evening.tournament.paired_before(2)
    assert game.result is not None
    evening.report(1, *reversed(game.result.places))
    assert [one.number for one in evening.tournament.paired_before(2)] == [1]
    evening.report(1, *game.result.places)
    assert not evening.tournament.paired_before(2), "it is as it was"
    evening.report(1, *reversed(game.result.places))
    evening.do(Unpair(1, 2))
    evening.do(PairNext(1))
    assert not evening.tournament.paired_before(2)


def test_an_ended_tournament_is_reopened_and_corrected() -> None:
    evening = Evening(2, plan(ROBIN))
    round_played(evening)
    evening.do(Conclude(1))
    (first,) = evening.tournament.first
    evening.do(Reopen(1))
    game = evening.tournament.games[0]
    assert game.result is not None
    evening.report(1, *reversed(game.result.places))
    evening.do(Conclude(1))
    assert evening.tournament.first != (first,)
    assert refused(evening, PairNext(1)).key == "club-tournament-over"
    evening.do(Reopen(1))
    assert refused(evening, Reopen(1)).key == "club-not-over"


def test_games_in_play_are_asked_about_before_a_tournament_ends() -> None:
    evening = Evening(4, plan(SWISS))
    evening.do(PairNext(1))
    evening.report(1, 1, 2)
    assert refused(evening, Conclude(1)).key == "club-games-open"
    evening.do(Conclude(1, voids=True))
    assert evening.tournament.games[1].result == TableResult((1, 1), VOID)
    assert evening.tournament.first == (evening.tournament.games[0].seats[0],)


def test_a_drawn_cup_game_is_played_again_once() -> None:
    evening = Evening(4, plan(KNOCKOUT))
    evening.do(PairNext(1))
    evening.report(1, 1, 1)
    again = evening.tournament.games[-1]
    assert again.pairing.replay_of == 1
    assert again.seats == tuple(reversed(evening.tournament.games[0].seats))
    with pytest.raises(Refused):
        evening.do(PairNext(1))
    evening.report(again.number, 1, 1)
    assert len(evening.tournament.games) == 3, "the better seed goes on"
    evening.report(2, 1, 2)
    evening.do(PairNext(1))
    final = next(one for one in evening.tournament.of_round(2) if not one.pairing.is_bronze)
    better = min(again.seats, key=evening.tournament.order.index)
    assert better in final.seats


def test_a_drawn_game_that_is_corrected_needs_no_other() -> None:
    evening = Evening(2, plan(KNOCKOUT))
    evening.do(PairNext(1))
    evening.report(1, 1, 1)
    evening.report(1, 2, 1)
    again = evening.tournament.games[1]
    assert again.result is not None
    assert again.result.how == VOID
    assert winners(evening.tournament) == (evening.tournament.games[0].seats[1],)
    evening.report(1, 1, 1)
    assert evening.tournament.games[1].result is None, "it is played after all"


def test_a_plan_may_let_the_better_seed_go_on() -> None:
    whole = TournamentPlan("Cup", KNOCKOUT, "snekagon", at_tables=False, drawn=BETTER_SEED)
    evening = Evening(2, whole)
    evening.do(PairNext(1))
    evening.report(1, 1, 1)
    assert not evening.tournament.open_games
    assert winners(evening.tournament) == (evening.tournament.order[0],)


def test_an_arena_pairs_nobody_when_its_time_is_up() -> None:
    evening = Evening(4, TournamentPlan("A", ARENA, "snekagon", at_tables=False, minutes=15))
    evening.do(PairNext(1))
    assert evening.tournament.ends_at == 15 * 60_000
    evening.end_games(Random(1))
    evening.now = evening.tournament.ends_at
    assert refused(evening, PairNext(1)).key == "club-time-is-up"
    evening.do(Conclude(1))


def test_nobody_withdraws_from_what_is_played() -> None:
    evening = Evening(2, plan(EVENING))
    round_played(evening)
    assert refused(evening, Withdraw(1, "m1")).key == "club-all-played"
    winner = winners(evening.tournament)
    evening.do(Depart(winner[0]))
    assert evening.tournament.first == winner, "who has won may go home"
    assert refused(evening, Enter(1, "m2")).key == "club-tournament-over"


def test_computers_that_come_back_count_like_new_ones() -> None:
    evening = Evening(1)
    for _ in range(2):
        for number in range(8):
            evening.do(AddMember(f"Level {evening.club.seq} {number}", player="level1"))
        gone = [one.id for one in evening.club.here if one.player]
        for one in gone:
            evening.do(Depart(one))
    for one in gone:
        evening.do(AddMember(member=one))
    assert refused(evening, AddMember(member="m2")).key == "club-is-full"
    assert refused(evening, AddMember(player="level1")).key == "club-is-full"
