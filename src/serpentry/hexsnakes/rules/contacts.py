"""How a tile meets the own hexes around it, and which of its contacts a snake must not have.

A tile grows a snake where a free end of it touches an open end: that contact is a *joint*. Whatever
else touches is a fault, and the rulebooks know four::

    too sharp a turn      o o x       three hexes at a joint all touch each other
                           x
    touches itself        the tile is joined to a snake, and touches it elsewhere as well
    own snakes touch      the tile is beside a snake that it is not joined to
    branches              an end meets a body, or three arms go out from one hex

Each fault names the cells that prove it. Those that a player sees first come first.
"""

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations
from typing import NamedTuple

from serpentry.geometry.hexes import Hex


class Prohibition(Enum):
    """The four prohibitions of the rulebooks, by the ids of their rules."""

    SHARP = "no-sharp-turn"
    ITSELF = "no-self-touch"
    SNAKES = "own-snakes-apart"
    BRANCH = "no-branching"


CONTACT_RULES = tuple(kind.value for kind in Prohibition)


class Fault(NamedTuple):
    """A contact that is forbidden, and the cells that prove it.

    SHARP: three cells that touch each other. ITSELF and SNAKES: a cell of the tile and the own one
    that it touches. BRANCH: the cell with too many links, and the own ones beside it then.
    """

    kind: Prohibition
    cells: tuple[Hex, ...]


class Touch(NamedTuple):
    """A cell of the tile and an own one that touch."""

    new: Hex
    old: Hex


@dataclass(frozen=True)
class Surroundings:
    """The own hexes of a tile's floor; `links` and `snake` are asked about these alone."""

    own: Collection[Hex]
    links: Callable[[Hex], int]
    """How many links a hex has before the tile is placed, drills too."""
    snake: Callable[[Hex], Hashable]
    """The snake that a hex belongs to."""
    drills: Mapping[Hex, int] = field(default_factory=dict)
    """How many drills the tile would have at its cells."""
    drilled_to: Collection[Hashable] = ()
    """The snakes that the tile is joined to by these drills."""


def faults(tile: Sequence[Hex], around: Surroundings) -> list[Fault]:
    """Everything that is wrong with how a tile on free cells would touch the own hexes."""
    return Meeting(tile, around).faults()


class Meeting:
    """A tile about to be placed."""

    def __init__(self, tile: Sequence[Hex], around: Surroundings) -> None:
        self.tile = sorted(tile)
        self.ends = (tile[0], tile[-1])
        self.around = around
        self.contacts = [
            Touch(new, old) for new in self.tile for old in new.neighbours() if old in around.own
        ]
        self.joints = [one for one in self.contacts if self._is_joint(one)]

    def faults(self) -> list[Fault]:
        """All of them, those that a player sees first before the others."""
        sharp = list(self._sharp_turns())
        seen = {frozenset(pair) for fault in sharp for pair in combinations(fault.cells, 2)}
        wrong = [
            one
            for one in self.contacts
            if one not in self.joints and frozenset((one.new, one.old)) not in seen
        ]
        found = [*sharp, *self._wrong(wrong), *self._forks()]
        return sorted(found, key=lambda fault: CONTACT_RULES.index(fault.kind.value))

    def _is_joint(self, contact: Touch) -> bool:
        inside = sum(contact.new.touches(other) for other in self.tile)
        used = inside + self.around.drills.get(contact.new, 0)
        return used < 2 and self.around.links(contact.old) < 2

    def _sharp_turns(self) -> Iterator[Fault]:
        """Three cells at a joint that touch each other."""
        told = set()
        for joint in self.joints:
            for third in joint.new.neighbours():
                cells = frozenset((*joint, third))
                if third.touches(joint.old) and self._is_own(third) and cells not in told:
                    told.add(cells)
                    yield Fault(Prohibition.SHARP, tuple(sorted(cells)))

    def _is_own(self, cell: Hex) -> bool:
        return cell in self.around.own or cell in self.tile

    def _wrong(self, contacts: list[Touch]) -> Iterator[Fault]:
        """What contacts are that aren't joints, and not too sharp a turn at one."""
        if not contacts:
            return
        joined = {self.around.snake(one.old) for one in self.joints} | {*self.around.drilled_to}
        by_snake: dict[Hashable, list[Touch]] = {}
        for one in contacts:
            by_snake.setdefault(self.around.snake(one.old), []).append(one)
        for snake, found in by_snake.items():
            if snake in joined:
                yield from (Fault(Prohibition.ITSELF, one) for one in found)
            elif self._is_branch(found):
                yield from (self._branch(one) for one in found)
            else:
                yield from (Fault(Prohibition.SNAKES, one) for one in found)

    def _is_branch(self, contacts: list[Touch]) -> bool:
        """Whether just one end meets the other: of the tile its body, or it the tile's."""
        new, old = ({one[side] for one in contacts} for side in (0, 1))
        by_end = len(new) == 1 and new <= {*self.ends}
        return by_end or (len(old) == 1 and self.around.links(contacts[0].old) < 2)

    def _branch(self, contact: Touch) -> Fault:
        cell = contact.old if self.around.links(contact.old) > 1 else contact.new
        return Fault(Prohibition.BRANCH, (cell, *self._beside(cell)))

    def _beside(self, cell: Hex) -> list[Hex]:
        return [other for other in cell.neighbours() if self._is_own(other)]

    def _forks(self) -> Iterator[Fault]:
        """Cells that have joints alone, but too many: three arms that do not touch each other."""
        wrong = {cell for one in self.contacts if one not in self.joints for cell in one}
        for cell in dict.fromkeys([*self.ends, *(one.old for one in self.joints)]):
            if cell not in wrong and self._is_fork(cell):
                yield Fault(Prohibition.BRANCH, (cell, *self._beside(cell)))

    def _is_fork(self, cell: Hex) -> bool:
        arms = max(0, 3 - self._drills(cell))
        return any(
            not any(one.touches(two) for one, two in combinations(chosen, 2))
            for chosen in combinations(self._beside(cell), arms)
        )

    def _drills(self, cell: Hex) -> int:
        if cell in self.around.own:
            beside = sum(other in self.around.own for other in cell.neighbours())
            return self.around.links(cell) - beside
        return self.around.drills.get(cell, 0)
