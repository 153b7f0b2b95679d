"""Long games go from one process to another as they stand, so that nobody plays them again."""

import pickle
from collections.abc import Callable, Sequence
from dataclasses import replace

from serpentry.hosting.requests.plans import TablePlan
from serpentry.hosting.setups import CopiedTable, planned
from serpentry.hosting.stored import StoredTable
from serpentry.table.decide import Dice
from serpentry.table.events import Entry
from serpentry.table.fairness import commitment_to
from serpentry.table.fold import after, folded
from serpentry.table.opening import opening
from serpentry.table.past import EVERY, Past, ThinPast, from_blocks, in_blocks
from serpentry.table.setup import Setup
from serpentry.table.shown.shapes import SeenEvent
from serpentry.table.shown.views import events_view, hides
from serpentry.table.state import Logged, Played, State
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen

LONG = 300
"""Of more events nothing is worked out where everybody's moves are."""
PLAYED_HERE = 320
"""The last events are played again where a state arrives: they may be asked for soon."""
PASTS = ("positions", "played", "log")


class CarriedState:
    """A state that reaches another process without positions of long ago.

    It is unpacked when somebody asks for it.
    """

    def __init__(self, state: State | None = None, packed: "PackedState | None" = None) -> None:
        self._state, self._packed = state, packed

    @property
    def state(self) -> State:
        """The state."""
        if self._state is None:
            assert self._packed is not None
            self._state = self._packed.state()
        return self._state

    def __reduce__(self) -> tuple[object, ...]:
        """As it is pickled."""
        return CarriedState, (None, PackedState.of(self.state))


class PackedState(Frozen):
    """What a state is made of, in blocks."""

    early: bytes
    """The state before its last events, without what grows."""
    kept: bytes
    """One in many of its positions."""
    last: bytes
    """Its last position."""
    played: tuple[bytes, ...]
    old: tuple[bytes, ...]
    """Its events."""
    late: tuple[Entry, ...]
    """Those that came after it."""

    @classmethod
    def of(cls, state: State) -> "PackedState":
        """A state, packed; where something is hidden everything is played again."""
        entries = tuple(one.entry for one in state.log)
        count = 0 if hides(state) else max(0, len(entries) - PLAYED_HERE)
        early = folded(state.setup, entries[:count])
        others = {name: getattr(early, name) for name in State._names if name not in PASTS}
        positions = list(early.positions)
        return cls(
            pickle.dumps(others),
            pickle.dumps(positions[:-1:EVERY]),
            pickle.dumps(positions[-1]),
            in_blocks(tuple(early.played)),
            in_blocks(entries[:count]),
            entries[count:],
        )

    def state(self) -> State:
        """The state again."""
        others = pickle.loads(self.early)
        played = from_blocks(self.played)
        steps = [one.move for one in played]
        last = [pickle.loads(self.last)]
        positions = ThinPast(pickle.loads(self.kept), steps, others["game"].rules.play, last)
        log = Past(map(Logged, from_blocks(self.old)))
        state = State(**others, positions=positions, played=Past(played), log=log)
        for entry in self.late:
            state = after(state, entry)
        return state


class Opening(Frozen):
    """How a host opens a new table: the seed of its dice, and when."""

    seed: str
    dice: Callable[[str], Dice]
    waits_for_salts: bool
    now: int

    def state(self, setup: Setup, host_name: str, copied: Sequence[Played] = ()) -> State:
        """A new table after its first events."""
        commitment = commitment_to(self.seed)
        setup = replace(setup, commitment=commitment, stirred=self.waits_for_salts)
        return opening(setup, self.dice(self.seed), self.now, host_name, copied)


def opened(
    begin: Opening, plan: TablePlan, guest: str, name: str, origin: CopiedTable | None
) -> CarriedState:
    """The new table that a guest plans."""
    setup, copied = planned(plan, guest, origin)
    return CarriedState(begin.state(setup, name, copied))


def played_anew(stored: StoredTable) -> CarriedState:
    """The table that was stored."""
    return CarriedState(folded(stored.setup, (one.entry for one in stored.entries)))


def events_since(state: State, since: int, seat: Seat | None) -> list[SeenEvent]:
    """What happened at a table after an event, as a seat sees it."""
    return events_view(state, state.log[since:], seat)
