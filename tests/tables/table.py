"""A table without a server: commands in, events out, in a time that the test tells."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from serpentry.catalogue import find
from serpentry.table.commands import Command, Play, Sit
from serpentry.table.decide import Decided, Who, decide
from serpentry.table.dice import seeded
from serpentry.table.events import Entry
from serpentry.table.fairness import commitment_to
from serpentry.table.fold import folded
from serpentry.table.opening import opening
from serpentry.table.setup import COMPUTER, ELSEWHERE, HERE, Clock, NoClock, Place, Setup
from serpentry.table.state import Played, State
from serpentry.tabletop.game import Json

SEED = "5eed"
START = 1_000_000


class Table:
    """One table, its log and its clock on the wall."""

    def __init__(self, setup: Setup, seed: str = SEED, copied: Sequence[Played] = ()) -> None:
        self.seed, self.now = seed, START
        self.setup = replace(setup, commitment=commitment_to(seed))
        self.state = opening(self.setup, self.dice, self.now, "Ada", copied)

    def dice(self, state: State) -> Any:
        return seeded(self.seed)(state)

    @property
    def entries(self) -> tuple[Entry, ...]:
        return Decided.of(self.state).entries

    def do(self, guest: str | None, command: Command, seat: int | None = None) -> State:
        self.state = decide(self.state, command, Who(guest, seat), self.now, self.dice).state
        return self.state

    def play(self, text: str, guest: str | None = None) -> State:
        actor = self.state.to_act
        assert isinstance(actor, int)
        who = guest or self.state.chairs[actor].guest
        return self.do(who, Play(self.state.game.notation.read(text)), None if who else actor)

    def play_any(self, rng: Random) -> State:
        actor = self.state.to_act
        assert isinstance(actor, int)
        moves = self.state.game.rules.moves(self.state.position)
        return self.do(None, Play(moves[int(rng.random() * len(moves))]), actor)

    def again(self) -> State:
        return folded(self.setup, self.entries)


def setup(
    *kinds: Any,
    game: str = "snekagon",
    options: dict[str, Json] | None = None,
    clock: Clock | None = None,
) -> Setup:
    places = tuple(Place(kind, "", "random" if kind == COMPUTER else "") for kind in kinds)
    if options is None:
        options = {"board_side": 4} if game == "snekagon" else {}
    version = find(game).version
    return Setup(game, version, options, places, "ada", "", clock or NoClock())


def one_screen() -> Table:
    return Table(setup(HERE, HERE))


def against_computer() -> Table:
    return Table(setup(HERE, COMPUTER))


def over_the_net(clock: Clock | None = None) -> Table:
    table = Table(setup(HERE, ELSEWHERE, clock=clock))
    table.do("bob", Sit("Bob"))
    return table
