"""The lessons of the browser client, as they are on disk."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

LESSONS = Path(__file__).parents[1] / "web" / "src" / "lessons"

Step = dict[str, Any]


@dataclass(frozen=True)
class Lesson:
    """A first game, told step by step."""

    game: str
    seats: list[dict[str, str]]
    options: dict[str, Any]
    steps: list[Step]

    @property
    def learner(self) -> int:
        """The learner's seat: the second one, where the other side begins."""
        begins = next(
            (kind for step in self.steps for kind in ("move", "other") if kind in step), ""
        )
        return 1 if begins == "other" else 0

    @property
    def is_scripted(self) -> bool:
        """Whether all moves are given, so that nobody else plays along."""
        return all(seat["kind"] == "here" for seat in self.seats)


def lessons() -> list[Lesson]:
    """All of them, in the order of their games' names."""
    files = sorted(LESSONS.glob("*.json"))
    return [Lesson(file.stem, **json.loads(file.read_text(encoding="utf-8"))) for file in files]


@cache
def lesson_keys() -> frozenset[str]:
    """The messages that the steps say."""
    return frozenset(step["say"] for lesson in lessons() for step in lesson.steps)
