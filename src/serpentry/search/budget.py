"""How much a player may think before each move: so long, or this many simulated games.

A player is named with its budget: `NAME@1s`, `NAME@250ms` (time), `NAME@500` (simulations).
"""

import re
from dataclasses import dataclass

from serpentry.tabletop.errors import SerpentryError

SPELLING = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(ms|s|)")


class BadBudget(SerpentryError):
    """A budget that can't be read, or that the player does not take."""


@dataclass(frozen=True)
class Seconds:
    """An amount of time for each move."""

    amount: float

    def __str__(self) -> str:
        return f"{self.amount:g}s" if self.amount >= 1 else f"{self.amount * 1000:g}ms"


@dataclass(frozen=True)
class Simulations:
    """A number of simulated games for each move."""

    count: int

    def __str__(self) -> str:
        return str(self.count)


Budget = Seconds | Simulations


def read_budget(text: str) -> Budget:
    """The budget meant by a text such as `1s`, `250ms` or `500`."""
    found = SPELLING.fullmatch(text.strip())
    if not found or float(found[1]) == 0 or (not found[2] and "." in found[1]):
        raise BadBudget(
            f"A budget is a time such as 1s or 250ms, or a number of simulations such as 500, "
            f"not '{text[:20]}'."
        )
    if not found[2]:
        return Simulations(int(found[1]))
    return Seconds(float(found[1]) / (1000 if found[2] == "ms" else 1))


def split_budget(name: str) -> tuple[str, Budget | None]:
    """A player's name, and the budget after its @ if there is one.

    What programs are called with may have an @ of its own: there only a budget at the end is one.
    """
    if ":" in name:
        bare, at, budget = name.strip().rpartition("@")
        if not at or not SPELLING.fullmatch(budget.strip()):
            return name.strip(), None
    else:
        bare, at, budget = name.strip().partition("@")
    return bare.strip(), read_budget(budget) if at else None
