"""What pairings say of themselves is true, in clubs of all kinds where anything may happen."""

from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from serpentry.clubs.commands import PairNext, Report
from serpentry.clubs.events import Paired, club_event_json
from serpentry.clubs.pairing.field import Field
from serpentry.clubs.plans import AS_ONE_IS_FREE, EVENING, KINDS, ROBIN, SWISS
from serpentry.clubs.results import VOID
from serpentry.clubs.state import Tournament
from serpentry.table.refusals import Refused
from tests.clubs.evenings import Evening, next_steps, plan
from tests.clubs.pairing.reasons import JUDGES, Before, faults_of

FEW, MANY = range(60), range(60, 1500)
RARE = {"club-why-bye-again", "club-why-too-few"}
"""What is hardly ever said: it needs more rounds than players, or tables that can't be small."""


def played(seed: int) -> Evening:
    """A tournament with late comers, drop-outs, corrections, draws and games that don't count."""
    rng, kind = Random(seed), KINDS[seed % len(KINDS)]
    players = rng.randint(2, 9)
    evening = Evening(players, plan(kind, rng.choice((2, 2, 2, 3, 4))), f"{seed}", players // 4)
    if rng.random() < 0.5:
        strengths = {one: rng.gauss(1000, 200) for one in evening.tournament.order}
        evening.do(PairNext(1, strengths))
    for _ in range(12):
        evening.end_games(rng, 0.5 if kind in AS_ONE_IS_FREE else 1.0)
        for game in evening.tournament.games:
            if game.result is not None and rng.random() < 0.06:
                with suppress(Refused):  # in a knock-out, when others play because of it
                    evening.do(
                        Report(1, game.number, (1,) * len(game.seats), VOID, corrects=game.entry)
                    )
        if not next_steps(evening, rng):
            break
    return evening


def judged(seeds: range) -> tuple[list[str], Counter[str]]:
    found, said = list[str](), Counter[str]()
    for seed in seeds:
        log = played(seed).log
        for at, entry in enumerate(log):
            if isinstance(entry.event, Paired):
                paired = club_event_json(entry.event)["event"]
                faults = faults_of(Before(log[:at]), paired)
                found += [f"{seed}: {one}" for one in faults]
                whys = [why for one in entry.event.pairings for why in one.why]
                whys += [why for one in entry.event.byes for why in one.why]
                said.update(why.key for why in whys)
    return found, said


def test_every_reason_is_true_by_the_log_before_it() -> None:
    found, said = judged(FEW)
    assert found == []
    assert len(said) > 20


@pytest.mark.thorough
@pytest.mark.timeout(1800)
def test_every_reason_of_many_clubs_is_true_by_the_log_before_it() -> None:
    found, said = judged(MANY)
    assert found == []
    assert set(JUDGES) - set(said) <= RARE


def after_a_void_game(members: int) -> Tournament:
    """A round robin of which one game did not count, to its end."""
    evening, rng = Evening(members, plan(ROBIN)), Random(1)
    for number in range(20):
        try:
            evening.do(PairNext(1))
        except Refused:
            break
        evening.end_games(rng)
        if number == 0:
            entry = evening.tournament.games[0].entry
            evening.do(Report(1, 1, (1, 1), VOID, corrects=entry))
    return evening.tournament


@pytest.mark.parametrize("members", [3, 4, 5, 6, 8])
def test_after_a_game_that_did_not_count_only_those_two_meet_again(members: int) -> None:
    tournament = after_a_void_game(members)
    field = Field(tournament)
    assert {times for row in field.met.values() for times in row.values()} == {1}
    assert len(tournament.games) == members * (members - 1) // 2 + 1


@pytest.mark.parametrize("kind", KINDS)
def test_where_nobody_is_rated_nothing_is_said_of_seeds(kind: str) -> None:
    evening, rng = Evening(6, plan(kind)), Random(1)
    for _ in range(3):
        try:
            evening.do(PairNext(1))
        except Refused:
            break
        evening.end_games(rng)
    games = evening.tournament.games
    byes = [bye for one in evening.tournament.rounds for bye in one.byes]
    whys = [why for game in games for why in game.pairing.why]
    whys += [why for bye in byes for why in bye.why]
    assert not [why for why in whys if "seed" in dict(why.facts) or "seeds" in dict(why.facts)]
    assert "club-why-begins-equal" not in {why.key for why in whys}


@pytest.mark.parametrize("kind", [SWISS, EVENING])
@pytest.mark.parametrize(("players", "seats"), [(11, 5), (13, 5), (7, 4), (10, 4)])
def test_small_tables_and_last_seats_are_shared(kind: str, players: int, seats: int) -> None:
    """After six rounds of tables that are not of one size."""
    evening, rng = Evening(players, plan(kind, seats, 6)), Random(players)
    small, last = Counter[str](), Counter[str]()
    for _ in range(6):
        try:
            evening.do(PairNext(1))
        except Refused:  # all have met
            break
        evening.end_games(rng)
        tables = [one.seats for one in evening.tournament.of_round(len(evening.tournament.rounds))]
        last.update(table[-1] for table in tables)
        most = max(map(len, tables))
        small.update(one for table in tables if len(table) < most for one in table)
    for had in (small, last):
        times = [had[one] for one in evening.tournament.order]
        assert max(times) - min(times) <= 1 + (len(evening.tournament.rounds) < 6)
