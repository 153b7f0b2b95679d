"""Budgets in players' names."""

from dataclasses import dataclass
from random import Random

import pytest

from serpentry.players import (
    FREE,
    ROSTER,
    BadBudget,
    Budget,
    Seconds,
    Simulations,
    Sits,
    Tell,
    Terms,
    find_player,
)
from serpentry.search.budget import read_budget
from serpentry.tabletop.errors import UnknownName
from serpentry.tabletop.game import Game, M, P


@dataclass(frozen=True)
class Thinking(Sits):
    """A player for tests that can be told how much to think."""

    name: str = "thinking"
    budget: Budget | None = None

    @property
    def needs_engine(self) -> bool:
        return False

    def within(self, budget: Budget) -> "Thinking":
        return Thinking(f"thinking@{budget}", budget)

    def prepare(self, game: Game[P, M], tell: Tell = print) -> None:
        tell(1.0)

    def choose(self, game: Game[P, M], view: P, seat: int, rng: Random, terms: Terms = FREE) -> M:
        return game.rules.moves(view)[0]


@pytest.mark.parametrize(
    ("text", "budget", "spelled"),
    [
        ("1s", Seconds(1), "1s"),
        ("2.5s", Seconds(2.5), "2.5s"),
        ("250ms", Seconds(0.25), "250ms"),
        ("500", Simulations(500), "500"),
    ],
)
def test_a_budget_is_a_time_or_a_number(text: str, budget: Budget, spelled: str) -> None:
    assert read_budget(text) == budget
    assert str(budget) == spelled


@pytest.mark.parametrize("text", ["", "s", "0", "0s", "1.5", "-3", "1m", "soon"])
def test_anything_else_is_no_budget(text: str) -> None:
    with pytest.raises(BadBudget, match="A budget is a time"):
        read_budget(text)


def test_a_thinking_player_gets_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROSTER, "thinking", Thinking())
    assert find_player("thinking").name == "thinking"
    assert find_player(" thinking@250ms ") == Thinking("thinking@250ms", Seconds(0.25))


def test_beginners_take_no_budget() -> None:
    for name in ("random", "greedy"):
        with pytest.raises(BadBudget, match=f"'{name}' moves at once and takes no budget"):
            find_player(f"{name}@500")
    with pytest.raises(UnknownName, match="“magnus”"):
        find_player("magnus@500")
