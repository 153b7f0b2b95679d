"""Learn to judge positions of SNEKAGON by self-play on a batch, with NumPy alone; meet `greedy`.

    python docs/examples/selfplay.py --seconds 600

A small net guesses from what a chart tells of the whole game who will win. Whoever is to move
tries some of its moves on a second batch, and mostly plays the one after which the net likes it
best. When games are over, the net learns how the positions in them ended. Prints after every minute
of processor time what share of points that wins against `greedy`.
"""

import argparse
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serpentry import play_game, set_up
from serpentry.engine.engine import engine_of
from serpentry.kernels.charts import OCTETS, Chart
from serpentry.players import FREE, QuickPlayer, Terms
from serpentry.research.batch import Batch
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame, Game, M, P
from serpentry.tabletop.helpers.intervals import share_interval

Floats = NDArray[np.float64]

HIDDEN = 32
FIRST_RATE, LAST_RATE, MOMENTUM, SCALE = 3e-3, 3e-4, 0.9, 0.999
"""Of Adam, which changes weights: less and less as time goes by."""
LEAD = 4.0
"""A lead of so many hexes counts nearly as much as winning."""
TRIED = 48
"""Moves that are looked at in each position while learning."""
WHIM = 0.05
"""How often a move is made for no reason, while learning."""
TABLES = 64
PORTION = 256
"""Positions that are learnt from at once."""


class Net:
    """A guess between -1 and 1 of how a game ends for the seat to act."""

    def __init__(self, chart: Chart, seed: int) -> None:
        self.chart = chart
        luck = np.random.default_rng(seed)
        inputs = len(chart.planes) + len(chart.whole)
        shapes = {"see": (inputs, HIDDEN), "shift": (1, HIDDEN), "judge": (HIDDEN, 1)}
        self.weights = {
            name: luck.normal(0, 1 / np.sqrt(shape[0]), shape) for name, shape in shapes.items()
        }
        self.weights["judge"] *= 0.1
        self.slopes = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.sizes = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.steps, self.rate = 0, FIRST_RATE

    def look(self, observations: NDArray[Any]) -> Floats:
        """What is seen of the whole game, and of all cells together."""
        planes, split = np.array(self.chart.planes), OCTETS * self.chart.plane_words
        cells = observations[:, :split].reshape(len(observations), -1, len(planes))
        about = cells.sum(axis=1, dtype=np.int32) * planes / 16
        return np.concatenate([about, observations[:, split:] * np.array(self.chart.whole)], axis=1)

    def guess(self, seen: Floats) -> Floats:
        """How games will end for the seats to act."""
        thought = np.tanh(seen @ self.weights["see"] + self.weights["shift"])
        return np.asarray(np.tanh(thought @ self.weights["judge"])[:, 0])

    def learn(self, seen: Floats, ends: Floats) -> None:
        """Guess a little more like the ends were."""
        w = self.weights
        thought = np.tanh(seen @ w["see"] + w["shift"])
        guess = np.tanh(thought @ w["judge"])
        off = (guess - ends[:, None]) * (1 - guess**2) / len(ends)
        below = off @ w["judge"].T * (1 - thought**2)
        self._change(
            see=seen.T @ below, shift=below.sum(axis=0, keepdims=True), judge=thought.T @ off
        )

    def _change(self, **slopes: Floats) -> None:
        """A step of Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            self.slopes[name] += (1 - MOMENTUM) * (slope - self.slopes[name])
            self.sizes[name] += (1 - SCALE) * (slope**2 - self.sizes[name])
            speed = self.slopes[name] / (1 - MOMENTUM**self.steps)
            size = np.sqrt(self.sizes[name] / (1 - SCALE**self.steps))
            self.weights[name] -= self.rate * speed / (size + 1e-8)


def worths(net: Net, source: Batch, ahead: Batch, tables: Any, actions: Any) -> Floats:
    """What actions at these tables are worth to those who take them: each is tried."""
    count = len(tables)
    movers = source.actors[tables]
    ahead.branch(source, tables)
    ahead.actions[:count] = actions
    ahead.step()
    guessed = net.guess(net.look(ahead.observations[:count]))
    guessed = np.where(ahead.actors[:count] == movers, guessed, -guessed)
    ended = worth_of_ends(ahead)[np.arange(count), movers]
    return np.where(ahead.done[:count], ended, guessed)


def worth_of_ends(batch: Batch) -> Floats:
    """What the latest ends are worth to each seat: winning, and by how much."""
    lead = batch.scores - batch.scores[:, ::-1]
    return np.asarray((2 * batch.shares - 1 + np.tanh(lead / LEAD)) / 2)


class Learnt(NamedTuple):
    """Positions of games that are over, and how those ended for the seat to act."""

    seen: Floats
    ends: Floats


class Teacher:
    """Games in which the net plays against itself."""

    def __init__(self, game: AnyGame, net: Net, seed: int) -> None:
        self.net, self.luck = net, np.random.default_rng(seed)
        self.batch, self.ahead = Batch(game, TABLES, seed), Batch(game, TABLES * TRIED, seed)
        self.kept: list[list[tuple[Floats, int]]] = [[] for _ in range(TABLES)]
        self.games = self.moves = 0

    def choose(self) -> NDArray[np.int64]:
        """For every table the best of some moves, or sometimes any."""
        noticed = []
        for mask in self.batch.masks:
            legal = np.flatnonzero(mask)
            noticed.append(legal if len(legal) <= TRIED else self.luck.choice(legal, TRIED))
        counts = [len(one) for one in noticed]
        tables, actions = np.repeat(np.arange(TABLES), counts), np.concatenate(noticed)
        found = worths(self.net, self.batch, self.ahead, tables, actions)
        firsts = np.cumsum([0, *counts[:-1]])
        best = [
            first + int(found[first : first + n].argmax())
            for first, n in zip(firsts, counts, strict=True)
        ]
        chosen = actions[best]
        whims = self.luck.random(TABLES) < WHIM
        return np.where(whims, actions[firsts], chosen)

    def play(self) -> list[Learnt]:
        """A move at every table; what can be learnt from games that ended with it."""
        seen = self.net.look(self.batch.observations)
        for table, actor in enumerate(self.batch.actors.tolist()):
            self.kept[table].append((seen[table], actor))
        self.batch.step(self.choose())
        self.moves += TABLES
        return [self._ended(int(table)) for table in np.flatnonzero(self.batch.done)]

    def _ended(self, table: int) -> Learnt:
        kept, self.kept[table] = self.kept[table], []
        self.games += 1
        ends = worth_of_ends(self.batch)[table]
        return Learnt(
            np.stack([seen for seen, _ in kept]), np.array([ends[seat] for _, seat in kept])
        )


class Judge(QuickPlayer):
    """A player that tries every move and makes the one that its net likes best."""

    def __init__(self, net: Net, game: AnyGame) -> None:
        super().__init__("learnt")
        self.net, self.here = net, Batch(game, 1)
        self.ahead = Batch(game, game.numbering.count)

    def choose(self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE) -> M:
        """The move after which it stands best."""
        self.here.load(0, view)
        legal = np.flatnonzero(self.here.masks[0])
        found = worths(self.net, self.here, self.ahead, np.zeros(len(legal), np.int64), legal)
        best = game.numbering.move(view, int(legal[found.argmax()]))
        assert best is not None
        return best


def share(net: Net, game: AnyGame, games: int, seed: int) -> str:
    """What the net wins against `greedy`, seats in turn; a draw is half a win."""
    points, learnt = 0.0, Judge(net, game)
    for number in range(games):
        seat = number % 2
        pair: list[Any] = ["greedy", "greedy"]
        pair[seat] = learnt
        winners = play_game(game, pair, seed=f"{seed} {number}").outcome.winners
        points += (seat in winners) / len(winners)
    low, high = share_interval(points, games).ends
    return f"{points / games:.1%} of {games} games against greedy ({low:.1%} to {high:.1%})"


def main() -> None:
    """Learn for so long, then show what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="of processor time, to learn")
    parser.add_argument("--side", type=int, default=6, help="of the board")
    parser.add_argument("--games", type=int, default=400, help="against greedy, at the end")
    parser.add_argument("--glance", type=int, default=100, help="games of a look in between")
    parser.add_argument("--every", type=float, default=60, help="seconds between two looks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=Path("snekagon-selfplay.npz"))
    asked = parser.parse_args()
    game = set_up("snekagon", options={"board_side": asked.side})
    chart = engine_of(game).basis.chart
    assert chart
    net = Net(chart(), asked.seed)
    teacher, waiting = Teacher(game, net, asked.seed), list[Learnt]()
    used = looked = 0.0
    print("before:", share(net, game, asked.glance, asked.seed), flush=True)
    while used < asked.seconds:
        began = process_time()
        net.rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (used / asked.seconds)
        waiting += teacher.play()
        if sum(len(one.ends) for one in waiting) >= PORTION:
            seen, ends = (np.concatenate(parts) for parts in zip(*waiting, strict=True))
            net.learn(seen, ends)
            waiting = []
        used += process_time() - began
        if used - looked >= asked.every or used >= asked.seconds:
            looked = used
            found = share(net, game, asked.games if used >= asked.seconds else asked.glance, 7)
            print(f"{used:.0f} CPU s, {teacher.games} games: {found}", flush=True)
            kept: dict[str, Any] = {**net.weights}
            np.savez(asked.weights, **kept)


if __name__ == "__main__":
    main()
