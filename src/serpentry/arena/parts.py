"""Parts of a run for machines that know nothing of each other, and what they played put together.

`3/10` is the third of ten parts: whole groups, so that in each part every player has every seat.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from serpentry.arena.lines import demand_same
from serpentry.arena.plan import Plan
from serpentry.arena.results import Results, ResultsFile, read_results
from serpentry.arena.schedule import Fixture
from serpentry.tabletop.errors import BadOption, BadText
from serpentry.tabletop.helpers.frozen import Frozen

WRITTEN = re.compile(r"([0-9]{1,6})/([0-9]{1,6})")


class RunPart(Frozen):
    """Which of how many, counted from one."""

    number: int = 1
    of: int = 1

    def of_games(self, plan: Plan, fixtures: Iterable[Fixture]) -> list[Fixture]:
        """The games of this part; those of a ladder or a test follow from other games."""
        if self.of > 1 and (plan.kind == "ladder" or plan.sprt):
            raise BadOption("A ladder and a test with --sprt can't be played in parts.")
        return [one for one in fixtures if one.group % self.of == self.number - 1]

    def games(self, plan: Plan) -> int:
        """How many games of a plan they are."""
        return sum(
            number // plan.seats % self.of == self.number - 1 for number in range(plan.games)
        )


WHOLE = RunPart()


def read_part(text: str | None) -> RunPart:
    """The part that is written as `3/10`; BadOption."""
    if text is None:
        return WHOLE
    found = WRITTEN.fullmatch(text.strip())
    number, of = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 1 <= number <= of:
        raise BadOption(f"A part is written as 3/10, the third of ten, not '{text}'.")
    return RunPart(number, of)


def merge(files: Sequence[Path], out: Path) -> Results:
    """All games of some files in one, in order; BadText or OtherRun if they don't belong together.

    The same games give the same bytes, no matter which machine played them and in which order.
    """
    if out.exists():
        raise BadText(f"{out} is there already; name a new file.")
    first, *others = map(read_results, files)
    games = {one.number: one for one in first}
    for path, found in zip(files[1:], others, strict=True):
        demand_same(path, found.plan.identity(), first.plan.identity())
        for one in found:
            if games.setdefault(one.number, one) != one:
                raise BadText(
                    f"In {path}, game {one.number} went differently than in another file."
                )
    plan = max((one.plan for one in (first, *others)), key=lambda one: one.games)
    with ResultsFile(out, plan) as merged:
        for _, one in sorted(games.items()):
            merged.add(one)
        return merged
