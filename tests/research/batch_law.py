"""The law of batches: games that are stepped together are the games that the plain rules play.

    python -m tests.research.batch_law [GAME] [--games 100000] [--seconds 300] [--keep law.json]

plays random games, spread over all sample set-ups, and follows each with the rules: every move,
draw, actor, reward and end, and at one step in some all moves and what is seen. With a file to keep
what is done in, it continues where it was stopped.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping
from math import inf
from pathlib import Path
from time import process_time
from typing import Generic, NamedTuple

import numpy as np

from serpentry.catalogue import boxes, find, names
from serpentry.contract.laws import BrokenLaw, demand
from serpentry.engine.driver import Driver, whole_numbers
from serpentry.engine.engine import engine_of
from serpentry.research.batch import Batch
from serpentry.research.payoffs import payoff
from serpentry.search.request import move_of
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import json_of
from serpentry.tabletop.game import AnyBox, Game, M, NothingHidden, P

TABLES = 32
LOOK_EVERY = 7
"""At one step in this many it is checked that a seat sees what it should."""
LIST_EVERY = 7
"""At one step in this many of a long check all moves are compared, which is most of the work."""

NO_WORK = whole_numbers(1)
"""Nothing is proved here, which takes much memory."""


class LawProgress(NamedTuple):
    """How many turns through all set-ups of a game were made, with how many games and steps."""

    turns: int = 0
    games: int = 0
    steps: int = 0


def check_batch(
    box: AnyBox,
    seats: int,
    options: Mapping[str, object],
    games: int,
    seed: int = 0,
    list_every: int = 1,
) -> int:
    """A number of random games of one set-up; how many steps they had, or BrokenLaw."""
    follower = BatchFollower(box.set_up(seats, options), min(TABLES, games), seed, list_every)
    try:
        while follower.ended < games:
            follower.step()
    except BrokenLaw as broken:
        where = f"{box.name}, {seats} seats, {options}, seed {seed}, step {follower.steps}"
        raise BrokenLaw(f"{broken} ({where})") from broken
    return follower.steps


class BatchFollower(Generic[P, M]):
    """A batch, and beside it every game by the plain rules."""

    def __init__(self, game: Game[P, M], tables: int, seed: int, list_every: int = 1) -> None:
        self.game, self.engine, self.payoff = game, engine_of(game), payoff("win")
        self.batch, self.list_every = Batch(game, tables, seed), list_every
        self.steps = self.ended = 0
        self.lucks = [int(luck) for luck in self.batch.lucks(seed)[1:]]
        self.lengths = [0] * tables
        self.drivers: dict[int, Driver] = {}
        self.positions = [self._begun(table) for table in range(tables)]
        self._check_all()

    def step(self) -> None:
        """Play a random legal move at every table."""
        batch = self.batch
        chosen = batch.random_actions().tolist()
        batch.step()
        self.steps += len(chosen)
        for table, number in enumerate(chosen):
            self._follow(table, number)
        self._check_all()

    def _begun(self, table: int) -> P:
        start = self.game.rules.start()
        self.drivers[table] = Driver(self.engine, start, work=NO_WORK)
        self.drivers[table].rng[0] = self.lucks[table]
        return self._past_chance(table, start)

    def _past_chance(self, table: int, position: P) -> P:
        """Draw as the batch does: with the kernel's own picks, from the table's own luck."""
        rules, driver = self.game.rules, self.drivers[table]
        while rules.to_act(position) is CHANCE:
            number = driver.pick()
            draw = move_of(self.game, position, number)
            demand(rules.why_illegal(position, draw) is None, "what is drawn can be", number)
            driver.play(number)
            position = rules.play(position, draw)
        self.lucks[table] = driver.rng[0]
        return position

    def _follow(self, table: int, number: int) -> None:
        game, batch = self.game, self.batch
        before = self.positions[table]
        move = move_of(game, before, number)
        demand(game.rules.why_illegal(before, move) is None, "the rules allow it", number)
        self.drivers[table].play(number)
        position = self._past_chance(table, game.rules.play(before, move))
        outcome = game.rules.outcome(position)
        self.lengths[table] += 1
        told = bool(batch.done[table]), int(batch.lengths[table])
        demand(told == (outcome is not None, self.lengths[table]), "both see the end", *told)
        demand(not batch.refused[table], "a legal move is not refused", number)
        rewards = [0.0] * game.seats if outcome is None else self.payoff(outcome)
        demand(batch.rewards[table].tolist() == rewards, "rewards agree", rewards)
        if outcome is not None:
            demand(list(batch.scores[table]) == [*outcome.scores], "scores agree", outcome)
            self.lengths[table] = 0
            self.ended += 1
            position = self._begun(table)
        self.positions[table] = position

    def _check_all(self) -> None:
        for table, position in enumerate(self.positions):
            self._check(table, position)

    def _check(self, table: int, position: P) -> None:
        game, batch = self.game, self.batch
        actor = game.rules.to_act(position)
        demand(batch.actors[table] == actor, "the actor agrees", actor)
        turn = self.lengths[table] + table
        if turn % self.list_every == 0:
            number, moves = game.numbering.number, game.rules.moves(position)
            numbers = sorted(number(position, one) for one in moves)
            demand(np.flatnonzero(batch.masks[table]).tolist() == numbers, "moves agree", numbers)
        if turn % LOOK_EVERY == LOOK_EVERY - 1:
            seen = sight(batch, position, int(batch.actors[table]))
            demand(seen == batch.observations[table].tobytes(), "observations agree")


def sight(batch: Batch, position: object, seat: int) -> bytes:
    """What a seat sees of a position, by the engine that loads it again."""
    driver = Driver(engine_of(batch.game), position, work=NO_WORK)
    if batch.chart is None and isinstance(batch.game.secrets, NothingHidden):
        return bytes(driver.state.memory)
    out = np.zeros_like(batch.observations[0])
    driver.observe(seat, out.ctypes.data)
    return bytes(out.tobytes())


def read_progress(keep: Path) -> Mapping[str, LawProgress]:
    """How far each game has come, as a file says; BadText."""
    told = json_of(keep.read_bytes())
    if not isinstance(told, dict):
        raise BadText(f"{keep} does not say how far each game has come.")
    return {name: from_json(LawProgress, one) for name, one in told.items()}


class Marathon:
    """All sample set-ups of some games, a few games of each at a time; what is done is kept."""

    def __init__(self, wanted: Iterable[AnyBox], keep: Path | None = None) -> None:
        self.boxes, self.keep = list(wanted), keep
        known = read_progress(keep) if keep and keep.exists() else {}
        self.done = {box.name: known.get(box.name, LawProgress()) for box in self.boxes}

    def run(self, games: int, seconds: float = inf) -> Iterator[str]:
        """Check a number of games of each kind, or for a number of seconds of processor time.

        The output tells how far it has come.
        """
        began = process_time()
        while behind := [box for box in self.boxes if self.done[box.name].games < games]:
            if process_time() - began > seconds:
                return
            box = min(behind, key=lambda one: self.done[one.name].games)
            done = self.done[box.name] = self._further(box, self.done[box.name])
            if self.keep:
                self.keep.write_text(json.dumps(self.done, indent=1) + "\n", "utf-8")
            yield f"{box.name}: {done.games} games, {done.steps} steps, {done.turns} turns"

    def _further(self, box: AnyBox, done: LawProgress) -> LawProgress:
        """Another turn through all set-ups, from a seed of its own."""
        steps = sum(
            check_batch(box, seats, options, TABLES, seed=done.turns, list_every=LIST_EVERY)
            for seats, options in box.samples
        )
        return LawProgress(
            done.turns + 1, done.games + TABLES * len(box.samples), done.steps + steps
        )


def main() -> None:
    """Check all set-ups of a game, or of all games."""
    parser = ArgumentParser(prog="python -m tests.research.batch_law", description=__doc__)
    parser.add_argument("game", nargs="?", choices=[*names(), None], default=None)
    parser.add_argument("--games", type=int, default=1000, help="of each kind, with those kept")
    parser.add_argument("--seconds", type=float, default=inf, help="of processor time at most")
    parser.add_argument("--keep", type=Path, help="a file to go on from, and to go on with")
    given = parser.parse_args()
    marathon = Marathon([find(given.game)] if given.game else boxes(), given.keep)
    for told in marathon.run(given.games, given.seconds):
        print(told, flush=True)


if __name__ == "__main__":
    main()
