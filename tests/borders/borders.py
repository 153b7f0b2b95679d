"""Every border at which numbers come from outside: whatever comes is legal, or refused."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pyspiel

from serpentry.catalogue import names, set_up
from serpentry.notebook.board_session import session_of
from serpentry.notebook.showing import show
from serpentry.research.batch import Batch
from serpentry.research.gymnasium import SeatEnv
from serpentry.research.moment import Moment
from serpentry.research.openspiel import game_name, register
from serpentry.research.pettingzoo import raw_env
from serpentry.research.vector import TablesEnv
from serpentry.tabletop.helpers.given import whole

register()
GAMES = 3
Try = Callable[[Any], object]


@dataclass(frozen=True)
class Asked:
    """A way in: what is called with a number, and which numbers it takes just now."""

    name: str
    call: Try
    takes: Callable[[Any], bool]


class Opened:
    """A border that was opened: ways in, what a refusal must leave as it is, and a step on."""

    ways: tuple[Asked, ...]

    def seen(self) -> object:
        """What a refusal must not change."""
        raise NotImplementedError

    def go_on(self, rng: Random) -> None:
        """A legal step; a game that is over begins anew."""
        raise NotImplementedError


def among(numbers: Callable[[], Any]) -> Callable[[Any], bool]:
    """Takes these numbers, in types that are whole numbers."""
    return lambda given: whole(given) in set(numbers()) - {None}


class OpenSpielBorder(Opened):
    """A state, and all that it is asked with a number."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(game_name(name))
        self.state = self.game.new_initial_state()
        seats = among(lambda: range(self.game.num_players()))
        self.ways = (
            Asked("child", lambda given: self.state.child(given), among(self.legal)),
            Asked("action", self._act, among(self.legal)),
            Asked(
                "legal actions",
                lambda given: self.state.legal_actions(given),
                self._somebody(seats),
            ),
            Asked("resample", lambda given: self._resample(given), seats),
            Asked("opening", self._begun, lambda given: False),
        )

    def _somebody(self, seats: Callable[[Any], bool]) -> Callable[[Any], bool]:
        return lambda given: (
            given is None or whole(given) == self.state.current_player() or seats(given)
        )

    def _begun(self, given: Any) -> None:
        """A game that begins with what is no number of a move there."""
        pyspiel.load_game(f"{self.game.get_type().short_name}(after=[-5;{len(repr(type(given)))}])")

    def _resample(self, given: Any) -> None:
        self.state.resample_from_infostate(given, lambda: 0.5)

    def _act(self, given: Any) -> None:
        """On a copy, as the numbers that are legal would otherwise change what is looked at."""
        self.state.clone().apply_action(given)

    def legal(self) -> list[int]:
        if self.state.is_chance_node():
            return [number for number, _ in self.state.chance_outcomes()]
        return list(self.state.legal_actions())

    def seen(self) -> object:
        return self.state.history(), self.legal(), self.state.moment

    def go_on(self, rng: Random) -> None:
        if self.state.is_terminal():
            self.state = self.game.new_initial_state()
        self.state.apply_action(rng.choice(self.legal()))


class EngineBorder(Opened):
    """A moment, which hands its number to compiled code."""

    def __init__(self, name: str) -> None:
        self.first = self.moment = Moment.first(set_up(name))
        legal = among(lambda: self.moment.numbers)
        self.ways = (Asked("number", lambda given: self.moment.play_number(given), legal),)

    def seen(self) -> object:
        return self.moment.numbers.tobytes(), self.moment.actor

    def go_on(self, rng: Random) -> None:
        if self.moment.actor is None:
            self.moment = self.first
        self.moment = self.moment.play_number(rng.choice(self.moment.numbers))


class PettingZooBorder(Opened):
    """The bare environment, which refuses in a sentence."""

    def __init__(self, name: str) -> None:
        self.env = raw_env(name)
        self.env.reset(seed=1)
        self.ways = (
            Asked("action", self._step, among(lambda: self.env.moment.numbers)),
            Asked("returns", lambda given: raw_env(name, returns=given), _never),
            Asked("sight", lambda given: raw_env(name, sight=given), lambda given: given is None),
            Asked("mode", lambda given: raw_env(name, render_mode=given), lambda one: one is None),
        )

    def _step(self, given: Any) -> None:
        if whole(given) not in set(self.env.moment.numbers):
            self.env.step(given)

    def seen(self) -> object:
        return self.env.moment, self.env.agent_selection, dict(self.env._cumulative_rewards)

    def go_on(self, rng: Random) -> None:
        self.env.step(rng.choice(self.env.moment.numbers))
        if any(self.env.terminations.values()):
            self.env.reset(seed=rng.randrange(99))


class GymnasiumBorder(Opened):
    """One seat: a number that is no move of its is told, and costs the episode."""

    def __init__(self, name: str) -> None:
        self.env = SeatEnv(name)
        self.env.reset(seed=1)
        self.ways = (
            Asked("action", self._step, among(lambda: self.env.moment.numbers)),
            Asked(
                "seat",
                lambda given: SeatEnv(name, seat=given),
                lambda given: given is None or whole(given) in range(self.env.game.seats),
            ),
        )

    def _step(self, given: Any) -> None:
        if whole(given) not in set(self.env.moment.numbers):
            _, reward, over, _, info = self.env.step(given)
            assert (reward, over) == (-1, True)
            raise Told(info["illegal"])

    def seen(self) -> object:
        return self.env.moment

    def go_on(self, rng: Random) -> None:
        if self.env.moment.actor is None:
            self.env.reset(seed=rng.randrange(99))
        self.env.step(rng.choice(self.env.moment.numbers))


class BatchBorder(Opened):
    """Several games: what is no array of whole numbers is refused, and what is no move told."""

    def __init__(self, name: str) -> None:
        self.game = set_up(name)
        self.batch, self.spare = Batch(self.game, GAMES, 1), Batch(self.game, GAMES, 1)
        indexes = among(lambda: range(GAMES))
        self.ways = (
            Asked("actions", self._step, _row),
            Asked("one of them", self._one, _never),
            Asked("table", self._load, indexes),
            Asked("position", lambda given: self.batch.load(0, given), _never),
            Asked("branch", lambda given: self.spare.branch(self.batch, given), _indexes),
            Asked("other", lambda given: self.batch.branch(given, [0]), _never),
            Asked("games", self._games, lambda given: (whole(given) or 0) > 0),
            Asked("seed", lambda given: self.spare.reset(given), _seed),
            Asked("which", lambda given: self.batch.reset(None, given), lambda one: one is None),
            Asked("sight", lambda given: Batch(self.game, 1, sight=given), lambda one: one is None),
        )

    def _step(self, given: Any) -> None:
        """Without any, those are played that stand in its own array."""
        if given is None:
            raise Told("as documented")
        self.batch.step(given)

    def _games(self, given: Any) -> None:
        if not (whole(given) or 0) > 0:
            Batch(self.game, given)

    def _load(self, given: Any) -> None:
        self.spare.load(given, self.game.rules.start())

    def _one(self, given: Any) -> None:
        """A batch takes any whole number that its memory holds, and says which games it ended."""
        row = [given] * GAMES
        if not _row(row):
            self.batch.step(row)
            return
        legal = [whole(given) in np.flatnonzero(mask) for mask in self.spare.masks]
        self.spare.step(row)
        assert [*self.spare.refused] == [not one for one in legal]
        raise Told("told by `refused`")

    def seen(self) -> object:
        return self.batch.masks.tobytes(), self.batch.actors.tobytes(), self.batch.lengths.tobytes()

    def go_on(self, rng: Random) -> None:
        self.batch.step(self.batch.random_actions())


class VectorBorder(Opened):
    """The same for Gymnasium."""

    def __init__(self, name: str) -> None:
        self.tables = TablesEnv(name, GAMES)
        self.tables.reset(seed=1)
        self.ways = (
            Asked("actions", lambda given: self.tables.step(given), _row),
            Asked("mask", self._reset, lambda given: given is None),
        )

    def _reset(self, given: Any) -> None:
        self.tables.reset(options={"reset_mask": given})

    def seen(self) -> object:
        return self.tables.batch.masks.tobytes(), self.tables.batch.lengths.tobytes()

    def go_on(self, rng: Random) -> None:
        self.tables.step(self.tables.batch.random_actions())


class NotebookBorder(Opened):
    """A board to play on: steps, moves, and what its page asks."""

    def __init__(self, name: str) -> None:
        self.session = session_of(set_up(name), seed=1)
        self.game = self.session.game
        self.ways = (
            Asked("step", self._go, self._reached),
            Asked("move", lambda given: self.session.play(given), _never),
            Asked("asked", self._answer, _never),
            Asked("moves", lambda given: self._asked("move", self.session.ply, given), _never),
            Asked("plies", lambda given: self._asked("step", given, None), self._reached),
            Asked("shown", lambda given: show(given), _never),
            Asked("position", lambda given: show(self.game, given), lambda given: given is None),
            Asked(
                "board",
                lambda given: session_of(self.game, given),
                lambda given: given is None,
            ),
        )

    def _reached(self, given: Any) -> bool:
        return whole(given) in range(len(self.session.positions))

    def _go(self, given: Any) -> None:
        ply = self.session.ply
        try:
            self.session.go(given)
        finally:
            self.session.ply = ply

    def _asked(self, kind: str, ply: Any, move: Any) -> None:
        self._answer({"kind": kind, "ply": ply, "move": move})

    def _answer(self, asked: Any) -> None:
        ply = self.session.ply
        self.session.answer(asked)
        said, self.session.said, self.session.ply = self.session.said, "", ply
        if said:
            raise Told(said)

    def seen(self) -> object:
        return len(self.session.events), self.session.ply

    def go_on(self, rng: Random) -> None:
        if not self.session.legal:
            self.session = session_of(self.game, seed=1)
        self.session.play(rng.choice(self.session.legal))


class Told(Exception):
    """A border said it without raising anything."""


def _never(given: Any) -> bool:
    return False


def _row(given: Any) -> bool:
    """Whether it is a whole number for each game."""
    try:
        row = np.asarray(given)
    except Exception:
        return False
    return row.shape == (GAMES,) and row.dtype.kind in "iu"


def _indexes(given: Any) -> bool:
    """Whether it is a row of indexes."""
    try:
        row = np.asarray(given)
    except Exception:
        return False
    if row.size == 0:
        return True
    known = row.ndim == 1 and row.dtype.kind in "iu" and row.size <= GAMES
    return known and bool(((row >= 0) & (row < GAMES)).all())


def _seed(given: Any) -> bool:
    number = whole(given)
    return given is None or (number is not None and number >= 0)


BORDERS: dict[str, Callable[[str], Opened]] = {
    "serpentry.notebook.board_session": NotebookBorder,
    "serpentry.research.batch": BatchBorder,
    "serpentry.research.gymnasium": GymnasiumBorder,
    "serpentry.research.moment": EngineBorder,
    "serpentry.research.openspiel": OpenSpielBorder,
    "serpentry.research.pettingzoo": PettingZooBorder,
    "serpentry.research.vector": VectorBorder,
}
"""Each by the module in which it is."""


def every_border() -> list[tuple[str, str]]:
    """Each with each game."""
    return [(border, game) for border in BORDERS for game in names()]
