"""A club is its log: who may do what, what is refused, and what is left when it is read again."""

import json

import pytest

from serpentry.clubs.commands import (
    AddMember,
    Announce,
    ClubCommand,
    Conclude,
    Depart,
    Dissolve,
    Enter,
    HandOn,
    Join,
    PairNext,
    Rename,
    Report,
    Restyle,
    TakeResult,
    Withdraw,
)
from serpentry.clubs.decide import decide
from serpentry.clubs.events import ClubEntry, club_event_from, club_event_json
from serpentry.clubs.fold import folded
from serpentry.clubs.plans import KNOCKOUT, SWISS, TournamentPlan
from serpentry.clubs.results import ENTERED, NO_SHOW, VOID, TableResult
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.state import Club
from serpentry.clubs.tables import result_without
from serpentry.table.refusals import Refused
from serpentry.table.setup import DaysClock
from serpentry.tabletop.errors import BadText, SerpentryError
from tests.clubs.evenings import ORGANISER, Evening, plan

ADA, BOB = ClubWho("ada"), ClubWho("bob")


@pytest.fixture
def evening() -> Evening:
    made = Evening(0)
    made.do(Join("Ada", "green"), ADA)
    made.do(Join("Bob", "red"), BOB)
    return made


def refused(evening: Evening, command: ClubCommand, who: ClubWho = ORGANISER) -> str:
    before = evening.club
    with pytest.raises(Refused) as error:
        decide(before, command, who, evening.now, lambda: "t")
    return error.value.key


def test_a_log_that_is_read_again_gives_the_same_club() -> None:
    evening = Evening(7, plan(SWISS, 3))
    evening.do(PairNext(1))
    evening.report(1, 1, 2, 3)
    evening.do(Withdraw(1, "m3"))
    evening.do(Depart("m4"))
    stored = [json.dumps(club_event_json(one.event)) for one in evening.log]
    read = [club_event_from(json.loads(one)) for one in stored]
    entries = tuple(ClubEntry(seq, 0, one) for seq, one in enumerate(read, 1))
    assert folded(Club("club"), entries) == evening.club


def test_events_of_another_version_are_not_guessed_at() -> None:
    with pytest.raises(BadText):
        club_event_from({"version": 3, "event": {"is": "Dissolved"}})


def test_members_do_what_is_theirs_and_organisers_the_rest(evening: Evening) -> None:
    assert refused(evening, Rename("Vipers"), ADA) == "club-organisers-only"
    assert refused(evening, Restyle("m2", "Bobby"), ADA) == "club-organisers-only"
    assert refused(evening, Join("Ada again"), ADA) == "club-joined-already"
    assert refused(evening, Join("Nobody"), ClubWho()) == "no-guest"
    assert refused(evening, AddMember("bob")) == "club-name-taken"
    evening.do(Restyle("m1", "Countess", "blue"), ADA)
    evening.do(Rename("Vipers"))
    evening.do(HandOn("m1"))
    evening.do(Rename("Adders"), ADA)
    assert (evening.club.name, evening.club.members["m1"].name) == ("Adders", "Countess")


def test_rights_are_handed_on_before_the_last_organiser_leaves(evening: Evening) -> None:
    evening.do(HandOn("m1"))
    assert refused(evening, Depart("m1"), ADA) == "club-hand-on-first"
    evening.do(HandOn("m2"), ADA)
    assert evening.club.organisers == {"m2"}
    evening.do(Depart("m1"), ADA)
    assert evening.club.members["m1"].guest == ""
    assert evening.club.member_of("ada") is None


def test_a_club_that_was_deleted_answers_nothing(evening: Evening) -> None:
    assert refused(evening, Dissolve(), ADA) == "club-organisers-only"
    evening.do(Dissolve())
    assert refused(evening, Join("Cyd"), ClubWho("cyd")) == "club-deleted"


def test_a_plan_must_fit_its_game(evening: Evening) -> None:
    assert refused(evening, Announce(TournamentPlan("F", SWISS, "snekagon", 3))) == "club-seats"
    assert refused(evening, Announce(TournamentPlan("F", "x", "snekagon"))) == (
        "club-no-such-tournament"
    )
    with pytest.raises(SerpentryError):
        evening.do(Announce(TournamentPlan("F", SWISS, "chess")))
    with pytest.raises(SerpentryError):
        evening.do(AddMember("Robot", player="no such player"))


def test_days_for_each_move_count_nobody_out() -> None:
    slow = TournamentPlan("F", SWISS, "snekagon", clock=DaysClock(3))
    assert not slow.counts_out
    assert TournamentPlan("F", SWISS, "snekagon").counts_out
    assert not TournamentPlan("F", SWISS, "snekagon", no_show_minutes=0).counts_out
    assert result_without(SWISS, 2, (0, 1)) == TableResult((1, 1), VOID)
    assert result_without(KNOCKOUT, 2, (0, 1)) == TableResult((1, 1), NO_SHOW)


def test_a_plan_must_fit_tables_that_are_not_full(evening: Evening) -> None:
    species = (("species", "cobra, viper, mamba"),)
    with pytest.raises(SerpentryError):
        evening.do(Announce(TournamentPlan("F", SWISS, "snekagon5g", 3, options=species)))


def test_players_enter_results_of_real_tables_and_organisers_correct_them(evening: Evening) -> None:
    evening.do(Announce(plan(SWISS), ("m1", "m2")))
    evening.do(PairNext(1))
    assert refused(evening, Report(1, 2, (1, 2))) == "club-no-such-game"
    assert refused(evening, Report(1, 1, (1, 3)), ADA) == "club-places"
    assert refused(evening, TakeResult(1, 1, TableResult((1, 2)))) == "club-organisers-only"
    evening.do(Report(1, 1, (1, 2)), ADA)
    first = evening.tournament.games[0].ended
    again = Report(1, 1, (2, 1), corrects=first)
    assert refused(evening, again, BOB) == "club-organisers-only"
    evening.do(again)
    assert evening.tournament.games[0].result == TableResult((2, 1), ENTERED)
    assert evening.tournament.games[0].ended == first
    assert sum(type(one.event).__name__ == "Resulted" for one in evening.log) == 2


def test_nobody_is_counted_out_before_the_stated_time(evening: Evening) -> None:
    evening.do(Announce(plan(SWISS), ("m1", "m2")))
    evening.do(PairNext(1))
    gone = Report(1, 1, (1, 2), NO_SHOW)
    evening.now = 9 * 60_000
    assert refused(evening, gone) == "club-too-early"
    assert refused(evening, gone, ADA) == "club-organisers-only"
    evening.now = 10 * 60_000
    evening.do(gone)


def test_a_knock_out_is_not_corrected_after_the_next_round_is_paired() -> None:
    evening = Evening(4, plan(KNOCKOUT))
    evening.do(PairNext(1))
    evening.report(1, 1, 2)
    evening.report(1, 2, 1)
    evening.report(2, 1, 2)
    evening.do(PairNext(1))
    entry = evening.tournament.games[0].entry
    assert refused(evening, Report(1, 1, (1, 2), corrects=entry)) == "club-next-round-paired"


def test_what_is_over_stays_as_it_is(evening: Evening) -> None:
    evening.do(Announce(plan(SWISS), ("m1",)))
    assert refused(evening, PairNext(1)) == "club-nobody-to-pair"
    assert refused(evening, Enter(1, "m1")) == "club-entered-already"
    assert refused(evening, Withdraw(1, "m2")) == "club-not-entered"
    assert refused(evening, Enter(1, "m9")) == "club-no-such-member"
    evening.do(Rename("Saturday", 1))
    evening.do(Conclude(1))
    assert evening.tournament.plan.name == "Saturday"
    assert refused(evening, PairNext(1)) == "club-tournament-over"
    assert refused(evening, PairNext(2)) == "club-no-such-tournament"
