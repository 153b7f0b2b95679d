"""What can be seen in a played game: rare events that golden games are kept for."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from serpentry.catalogue import game_of_record
from serpentry.games.schlangennest.rules.border import is_inside
from serpentry.games.schlangennest.rules.cards import Colour, Kind
from serpentry.games.schlangennest.rules.fitting import two_snakes_have_both_ends
from serpentry.games.schlangennest.rules.lattice import number_of
from serpentry.games.schlangennest.rules.moves import Move, Place, Replace, Turn
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.tabletop.formats.record import read_record, replay

GOLDEN = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Step:
    """One event of a game: before, what was done, after."""

    rules: SchlangennestRules
    before: Position
    move: Move
    after: Position

    @property
    def mover(self) -> int:
        assert isinstance(self.before.actor, int)
        return self.before.actor


@cache
def golden_steps(name: str) -> list[Step]:
    """The events of a golden game."""
    record = read_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
    game = game_of_record(record)
    assert isinstance(game.rules, SchlangennestRules)
    before, steps = game.rules.start(), list[Step]()
    for _, move, after in replay(game, record):
        steps.append(Step(game.rules, before, move, after))
        before = after
    return steps


def connects_ends(step: Step) -> Kind | None:
    """The card that was placed where two snakes had both ends."""
    if not isinstance(step.move, Place):
        return None
    ends, base = step.before.table.nest.ends, number_of(step.move.at) << 2
    chains = [ends.get(base | side) for side in range(4)]
    owners = tuple(chain.owner if chain else None for chain in chains)
    return step.move.card if two_snakes_have_both_ends(owners) else None


def turns_a_curve(step: Step) -> bool:
    return isinstance(step.move, Turn)


def replaces_a_straight(step: Step) -> bool:
    return isinstance(step.move, Replace)


def lies_outside(step: Step, kind: Kind) -> bool:
    place, table = step.move, step.before.table
    if not isinstance(place, Place) or place.card is not kind:
        return False
    return not is_inside(table.bounds, number_of(place.at), step.rules.agreement.size)


def closed(step: Step) -> list[Colour]:
    """The snakes that the event closed."""
    pairs = zip(step.before.table.nest.snakes, step.after.table.nest.snakes, strict=True)
    return [
        colour
        for colour, (old, new) in enumerate(pairs)
        if new and new.is_closed and not (old and old.is_closed)
    ]


def left_out(step: Step) -> frozenset[Colour]:
    """The snakes that were found unable to move."""
    return step.after.table.out - step.before.table.out


def help_by_others(steps: list[Step], seat: int) -> int:
    """How many parts a seat's snakes got by other seats' cards."""
    return sum(
        _parts(step.after, step.rules, seat) - _parts(step.before, step.rules, seat)
        for step in steps
        if step.before.actor != seat
    )


def _parts(position: Position, rules: SchlangennestRules, seat: int) -> int:
    return sum(rules.tally(position, seat).values())
