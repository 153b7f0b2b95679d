"""Every player is asked the same questions, and keeps to the terms on which a move is asked for."""

from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.players import (
    ROSTER,
    AnyPlayer,
    BadBudget,
    Budget,
    Seconds,
    Simulations,
    Terms,
    searcher,
)
from serpentry.players.searcher import SearchPlayer
from serpentry.search import terms
from serpentry.search.report import Analysis, Candidate
from serpentry.search.request import SearchRequest
from serpentry.search.steps import at_once
from serpentry.server.bots.jobs import Choose, Finished, Reply, ThinkingProgress, key_of
from serpentry.server.bots.worker import work

GAME = set_up("snekagon", options={"board_side": 4})
START = GAME.rules.start()
MOVES = GAME.rules.moves(START)
PLAYER = SearchPlayer("searcher", Simulations(1000), Seconds(5))


def found(number: int, proved: bool = False) -> Analysis[Any]:
    """After a hundred simulations for each number, the move of that number is best."""
    best = Candidate(MOVES[number], 0.5, 0.0, 1, 1.0)
    return Analysis((best,), 100 * number, 0.1 * number, proved)


class Searching:
    """A search that reports what it is told to, and remembers how it was asked."""

    def __init__(self, *reports: Analysis[Any]) -> None:
        self.reports = reports
        self.asked = 0
        self.budget: Budget | None = None
        self.closed = False

    def analyse(self, request: SearchRequest[Any, Any]) -> Iterator[Analysis[Any]]:
        self.budget = request.budget
        try:
            for report in self.reports:
                self.asked += 1
                yield report
        finally:
            self.closed = True


Install = Callable[[Searching], Searching]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    def put(search: Searching) -> Searching:
        monkeypatch.setattr(searcher, "analyse_in_turns", search.analyse)
        return search

    return put


def choose(terms: Terms) -> Any:
    return PLAYER.choose(GAME, START, 0, Random(1), terms)


@pytest.mark.parametrize("player", ROSTER.values(), ids=list(ROSTER))
def test_every_player_answers_every_question(player: AnyPlayer) -> None:
    assert player.name in ROSTER
    assert isinstance(player.needs_engine, bool)
    hurried = Terms(0.01)
    assert player.choose(GAME, START, 0, Random(1), hurried) in MOVES
    if player.needs_engine:
        assert player.within(Seconds(1)).name == f"{player.name}@1s"
    else:
        player.prepare(GAME)
        with pytest.raises(BadBudget, match=player.name):
            player.within(Seconds(1))


def test_nothing_is_asked_of_a_search_that_has_proved_its_move(install: Install) -> None:
    search = install(Searching(found(1), found(2, proved=True), found(3, proved=True)))
    assert choose(Terms()) == MOVES[2]
    assert search.asked == 2
    assert search.closed


def test_nor_does_the_service_ask_it_anything(install: Install, monkeypatch: Any) -> None:
    search = install(Searching(found(1), found(2, proved=True), found(3, proved=True)))
    monkeypatch.setitem(ROSTER, PLAYER.name, PLAYER)
    said: list[Reply] = []
    job = Choose(key_of(GAME), START, 0, PLAYER.name, 7)
    assert work(job, said.append, lambda: False) == Finished(MOVES[2])
    assert search.asked == 2


def test_a_move_is_made_when_the_time_is_up(install: Install, monkeypatch: Any) -> None:
    search = install(Searching(*map(found, range(9))))
    clock = iter([0.0, 0.4, 0.4, 0.8, 0.8, 0.8, 1.2])
    monkeypatch.setattr(terms, "monotonic", lambda: next(clock))
    told: list[float] = []
    assert choose(Terms(1.0, told.append)) == MOVES[2]
    assert search.asked == 3


def test_a_move_is_made_when_somebody_wants_it_now(install: Install) -> None:
    search = install(Searching(*map(found, range(9))))
    assert choose(Terms(stopped=lambda: search.asked == 4)) == MOVES[3]
    assert search.asked == 4


def test_progress_is_told_from_time_to_time(install: Install, monkeypatch: Any) -> None:
    install(Searching(*map(found, range(9))))
    clock = SimpleNamespace(now=0.0)

    def later() -> float:
        clock.now += 0.04
        return float(clock.now)

    monkeypatch.setattr(terms, "monotonic", later)
    told: list[float] = []
    choose(Terms(tell=told.append))
    assert told == [0.3, 0.7]


def test_for_a_game_without_a_kernel_a_player_keeps_to_its_other_budget(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = install(Searching(found(1)))
    choose(Terms(seconds=0.5))
    budgets = [search.budget]
    monkeypatch.setattr(searcher, "has_kernel", lambda _: False)
    for asked in (Terms(), Terms(seconds=0.5)):
        choose(asked)
        budgets.append(search.budget)
    assert budgets == [Simulations(1000), Seconds(5), Seconds(0.5)]


def test_a_worker_that_is_told_to_stop_answers_with_what_it_has(
    install: Install, monkeypatch: Any
) -> None:
    search = install(Searching(*map(found, range(9))))
    monkeypatch.setitem(ROSTER, PLAYER.name, PLAYER)
    job = Choose(key_of(GAME), START, 0, PLAYER.name, 7)
    said: list[Reply] = []
    assert work(job, said.append, lambda: search.asked == 2) == Finished(MOVES[1])
    assert all(isinstance(one, ThinkingProgress) for one in said)


def candidate(number: int, share: float, visits: int) -> Candidate[Any]:
    return Candidate(MOVES[number], share, 0.0, visits, 0.0)


NEAR = (
    candidate(0, 0.50, 40),
    candidate(1, 0.47, 40),
    candidate(2, 0.55, 2),  # hardly looked at
    candidate(3, 0.40, 40),
    candidate(4, 0.49, 10),
)


def settled(varied: bool, proved: bool = False) -> set[Any]:
    """The moves that are chosen, with this luck and that."""
    thinking = Terms().begin()
    report = Analysis(NEAR, 100, 0.1, proved)
    return {
        at_once(
            searcher.settling(
                (one for one in [report]),
                thinking,
                Simulations(100),
                lambda _: False,
                Random(luck) if varied else None,
            )
        )
        for luck in range(40)
    }


def test_first_moves_vary_among_those_that_look_as_good() -> None:
    assert settled(varied=True) == {MOVES[0], MOVES[1], MOVES[4]}


def test_elsewhere_the_best_is_made_and_what_is_proved_always() -> None:
    assert settled(varied=False) == {MOVES[0]}
    assert settled(varied=True, proved=True) == {MOVES[0]}
