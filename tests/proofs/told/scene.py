"""What a sentence is about: a table that an independent referee keeps, and who listens."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from serpentry.languages import AtSeat, Sentence

Facts = Mapping[str, Any]


@dataclass
class Scene:
    """A table when something is shown: now, and before the move that it is about."""

    seats: int
    options: Mapping[str, Any]
    listener: int | None
    now: Any
    before: Any = None
    move: Mapping[str, Any] = field(default_factory=dict)
    piece: str = ""
    """What is held and can't be used, where a sentence says why."""
    there: Mapping[str, Any] = field(default_factory=dict)
    """The position as JSON, for what refusals say."""
    promises: list[tuple[str, Callable[[Any], bool]]] = field(default_factory=list)
    """What has to be so at all later positions, each under a name."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.now.to_act is None


Proof = Callable[[Scene, Facts], bool]
OfSeat = Callable[[Scene, Facts, int], bool]
"""A proof of a sentence about a seat, to it or to others."""


def both(name: str, proof: OfSeat) -> dict[str, Proof]:
    """Two messages: one for the seat it is about, another, which names it, for all others."""
    return {
        f"{name}-you": lambda scene, facts: (
            scene.listener is not None
            and "who" not in facts
            and proof(scene, facts, scene.listener)
        ),
        f"{name}-other": lambda scene, facts: (
            facts["who"].seat != scene.listener and proof(scene, facts, facts["who"].seat)
        ),
    }


def named(proof: OfSeat) -> Proof:
    """A message that names a seat to everybody, also to that seat."""
    return lambda scene, facts: proof(scene, facts, seat_of(facts["who"]))


def seat_of(who: Any) -> int:
    """The seat of a name."""
    assert isinstance(who, AtSeat)
    return who.seat


def count_of(score: Any) -> int:
    """How many of its unit a score says."""
    assert isinstance(score, Sentence)
    count = score.facts["count"]
    assert isinstance(count, int)
    return count
