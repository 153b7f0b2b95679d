"""Duplicate: the same dice at all tables of a round, and scores compared across them."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from serpentry.catalogue import set_up
from serpentry.clubs.api.views import club_view, has_secrets
from serpentry.clubs.commands import (
    AddMember,
    Announce,
    Enter,
    Join,
    PairNext,
    Report,
    RevealRound,
    TakeResult,
)
from serpentry.clubs.comparing import Lead, lead_of
from serpentry.clubs.plans import ARENA, KNOCKOUT, ROBIN, SWISS, TournamentPlan
from serpentry.clubs.points import signed
from serpentry.clubs.results import NO_SHOW, PLAYED, TableResult
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.standings import StandingRow, standings
from serpentry.table.dice import seeded
from serpentry.table.events import Drew, Resigned, Revealed, Sat
from serpentry.table.fairness import commitment_to, verify
from serpentry.table.fold import happen, play
from serpentry.table.opening import seated_opening
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused
from serpentry.table.setup import ELSEWHERE, Place, Setup
from serpentry.table.state import Phase, State
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadText
from tests.clubs.evenings import Evening

HOUSE = ClubWho(is_house=True)


def duplicate(kind: str = SWISS, game: str = "sssnake", **more: object) -> TournamentPlan:
    return TournamentPlan("Friday", kind, game, duplicate=True, **more)  # type: ignore[arg-type]


def evening_of(players: int, plan: TournamentPlan) -> Evening:
    evening = Evening(0)
    for number in range(1, players + 1):
        evening.do(Join(f"Player {number}"), ClubWho(f"guest{number}"))
    evening.do(Announce(plan, tuple(evening.club.members)))
    return evening


def end(evening: Evening, game: int, *scores: int) -> None:
    places = tuple(1 + sum(other > one for other in scores) for one in scores)
    evening.do(TakeResult(1, game, TableResult(places, PLAYED, scores)), HOUSE)


def row_of(evening: Evening, game: int, seat: int) -> StandingRow:
    member = evening.tournament.games[game - 1].seats[seat]
    return next(one for one in standings(evening.tournament) if one.member == member)


def test_leads_are_compared_with_the_same_seat_at_the_other_tables() -> None:
    evening = evening_of(6, duplicate())
    evening.do(PairNext(1))
    end(evening, 1, 30, 20)
    end(evening, 2, 25, 25)
    assert all(not one.points.summands for one in standings(evening.tournament)), "not yet"
    end(evening, 3, 40, 30)
    shares = [row_of(evening, game, 0).points.total for game in (1, 2, 3)]
    assert shares == [Fraction(3, 4), 0, Fraction(3, 4)], "+10, 0 and +10 on the first seat"
    assert [row_of(evening, game, 1).points.total for game in (1, 2, 3)] == [
        Fraction(1, 4),
        1,
        Fraction(1, 4),
    ]
    first = row_of(evening, 1, 0)
    (summand,) = first.points.summands
    assert summand.beside is not None
    assert summand.beside.own.points == 10
    assert summand.who == tuple(evening.tournament.games[at].seats[0] for at in (1, 2))
    assert [(one.name, int(one.total)) for one in first.tie_breaks] == [("lead", 10)]


def test_whoever_wins_without_a_count_is_above_all_who_were_counted() -> None:
    won, lost = lead_of(TableResult((1, 2)), 0), lead_of(TableResult((1, 2)), 1)
    counted = lead_of(TableResult((1, 2), PLAYED, (90, 10)), 0)
    assert won.worth > counted.worth > lead_of(TableResult((1, 1)), 0).worth > lost.worth
    assert lead_of(TableResult((1, 2, 3), PLAYED, (9, 4, 3)), 0) == Lead(0, Fraction(11, 2))
    assert [signed(one) for one in (Fraction(11, 2), Fraction(-7, 2), Fraction(0))] == [
        "+5½",
        "−3½",
        "0",
    ]


def test_places_are_told_when_the_last_table_has_ended() -> None:
    evening = evening_of(4, duplicate())
    evening.do(PairNext(1))
    end(evening, 1, 30, 20)

    def games() -> list[tuple[bool, list[int] | None, str]]:
        shown = club_view(evening.club, "en", 1)["shown"]
        assert shown is not None
        return [
            (one["is_ended"], one["places"], one["note"]) for one in shown["rounds"][0]["games"]
        ]

    assert games() == [(True, None, ""), (False, None, "")]
    assert has_secrets(evening.club), "nor is a log given out"
    with pytest.raises(Refused) as refused:
        evening.do(Report(1, 1, (2, 1)))
    assert refused.value.arguments.keys() == {"entry"}
    end(evening, 2, 25, 20)
    evening.do(RevealRound(1, 1), HOUSE)
    assert [one[1] for one in games()] == [[1, 2], [1, 2]]
    assert not has_secrets(evening.club)


def test_a_table_with_no_other_of_its_size_counts_as_usual() -> None:
    evening = evening_of(5, duplicate(seats=3))
    evening.do(PairNext(1))
    sizes = [len(one.seats) for one in evening.tournament.games]
    assert sorted(sizes) == [2, 3]
    for game, size in enumerate(sizes, 1):
        end(evening, game, *range(size))
    for game, size in enumerate(sizes, 1):
        shares = [row_of(evening, game, seat).points.total for seat in range(size)]
        assert shares == [Fraction(seat, size - 1) for seat in range(size)]


def test_a_round_is_revealed_by_the_house_when_it_has_ended() -> None:
    evening = evening_of(4, duplicate())
    evening.do(PairNext(1))
    end(evening, 1, 3, 1)
    with pytest.raises(Refused):
        evening.do(RevealRound(1, 1), HOUSE)
    evening.now = 10**9
    evening.do(Report(1, 2, (1, 2), NO_SHOW))
    with pytest.raises(Refused):
        evening.do(RevealRound(1, 1))
    assert evening.tournament.is_secret(1)
    evening.do(RevealRound(1, 1), HOUSE)
    assert not evening.tournament.is_secret(1)


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (duplicate(game="snekagon"), "club-duplicate-luck"),
        (duplicate(game="schlangennest"), "club-duplicate-luck"),
        (duplicate(KNOCKOUT), "club-duplicate-kind"),
        (duplicate(ARENA), "club-duplicate-kind"),
        (duplicate(ROBIN, at_tables=False), "club-duplicate-screens"),
    ],
)
def test_duplicate_is_refused_where_nothing_would_be_compared(
    plan: TournamentPlan, key: str
) -> None:
    with pytest.raises(Refused) as refused:
        evening_of(4, plan)
    assert refused.value.key == key


def test_a_set_up_with_luck_is_taken() -> None:
    border = duplicate(game="schlangennest", options=(("border", "fixed"), ("size", "6x6")))
    assert evening_of(4, border).tournament.plan.duplicate


def test_whoever_has_no_device_can_not_play_a_duplicate() -> None:
    evening = evening_of(2, duplicate())
    evening.do(AddMember("Cyd"))
    with pytest.raises(Refused, match="Cyd has no device"):
        evening.do(Enter(1, "m3"))
    evening.do(AddMember("Robot", player="level2"))
    evening.do(Enter(1, "m4"))


def played(seed: str, rng: Random, moves: int) -> State:
    """A table of a duplicate after some moves at random."""
    options = set_up("sssnake", 2, {}).options_json
    places = (Place(ELSEWHERE), Place(ELSEWHERE))
    setup = Setup("sssnake", "1", options, places, "", commitment_to(seed), duplicate=True)
    sat = [Sat(0, "ada", "Ada"), Sat(1, "bob", "Bob")]
    state = seated_opening(setup, sat, seeded(seed), 0)
    for _ in range(moves):
        if state.phase is Phase.OVER:
            break
        by = state.to_act
        assert by is not None
        rules = state.game.rules
        move = seeded(seed)(state) if by is CHANCE else rng.choice(rules.moves(state.position))
        state = play(state, by, move, 0)
    return state


def draws_of(state: State) -> list[str]:
    return [one.entry.event.move for one in state.log if isinstance(one.entry.event, Drew)]


def test_the_same_is_drawn_at_every_table_whatever_is_played() -> None:
    tables = [played("a seed", Random(number), 60) for number in range(4)]
    shortest = min(len(draws_of(one)) for one in tables)
    assert shortest > 4
    assert len({tuple(draws_of(one)[:shortest]) for one in tables}) == 1
    assert len({tuple(one.played) for one in tables}) == 4
    assert draws_of(played("another", Random(0), 60))[:4] != draws_of(tables[0])[:4]


def test_a_record_is_checked_by_the_number_of_the_draw() -> None:
    over = happen(played("a seed", Random(1), 40), Resigned(0), 0)
    assert "seed" not in record_of_table(over, "a seed").tags
    shown = record_of_table(happen(over, Revealed(), 0), "a seed")
    assert verify(over.game, shown).unchecked == 0
    tags = {name: value for name, value in shown.tags.items() if name != "duplicate"}
    with pytest.raises(BadText):
        verify(over.game, replace(shown, tags=tags))
