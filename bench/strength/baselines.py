"""Baselines for papers: random, greedy, levels, nets and OpenSpiel's MCTS, two players.

`python -m bench baselines [GAME …]` plays what `bench/strength/baselines.jsonl` lacks, the quick
players first, and adds a line for each match; `--table` writes the table of docs/research.md from
that file. Seats are swapped from game to game. A level's match can be played by itself, with the
same games: `serpentry match GAME --players level2,greedy --games 200 --seed 1`.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bench.strength.peer import OpenSpielPlayer
from serpentry.arena.match import tally
from serpentry.arena.plan import make_plan
from serpentry.arena.results import Results
from serpentry.arena.running import run
from serpentry.arena.worker_pools import OneProcess
from serpentry.catalogue import names, set_up
from serpentry.players import ROSTER
from serpentry.players.engine_ready import make_ready
from serpentry.players.levels import GUIDED

KEPT = Path(__file__).with_suffix(".jsonl")
SEED = 1


class Pairing(NamedTuple):
    """Who meets whom, in so many games."""

    player: str
    foe: str
    games: int

    @property
    def told(self) -> str:
        """The pairing, for people."""
        return f"{self.player} against {self.foe}"


PAIRINGS = (
    Pairing("greedy", "random", 100),
    Pairing("level2", "greedy", 100),
    Pairing("level5", "level2", 40),
    Pairing("level9@100", "level5", 20),
    Pairing("openspiel@50", "random", 20),
)
"""Budgets are simulated games per move, so that every machine gets the same result."""


def kept(file: Path) -> list[dict[str, Any]]:
    """The matches so far."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def has_net(game: str) -> bool:
    """Whether level 9 is a net there: elsewhere it is search."""
    return GUIDED[0].lacks(set_up(game, 2)) is None


def lacking(file: Path, games: Iterable[str]) -> Iterator[tuple[Pairing, str]]:
    """What is still to be played."""
    done = {(one["player"], one["foe"], one["game"]) for one in kept(file)}
    for pairing in PAIRINGS:
        for game in games:
            plays_net = pairing.player.startswith("level9")
            if (*pairing[:2], game) not in done and (has_net(game) or not plays_net):
                yield pairing, game


def play(pairing: Pairing, name: str) -> dict[str, Any]:
    """A match, as a line of the file."""
    game = set_up(name, 2)
    plan = make_plan("match", game, pairing[:2], pairing.games, SEED)
    results = Results(plan)
    make_ready(game)
    run(plan, results, OneProcess())
    found = tally(results, plan.players, plan.seats)
    low, high = found.interval(0).ends
    return {
        "player": pairing.player,
        "foe": pairing.foe,
        "game": name,
        "games": found.games,
        "share": round(found.share(0), 4),
        "interval": [round(low, 3), round(high, 3)],
    }


def cell(one: dict[str, Any] | None) -> str:
    """A share with its interval and games."""
    if one is None:
        return ""
    low, high = one["interval"]
    return f"{one['share']:.0%} ({low * 100:.0f}–{high * 100:.0f}, {one['games']})"


def table(file: Path = KEPT) -> Iterator[str]:
    """The table, line by line."""
    found = {(one["player"], one["foe"], one["game"]): one for one in kept(file)}
    yield f"| share won | {' | '.join(names())} |"
    yield f"|---|{'---|' * len(names())}"
    for pairing in PAIRINGS:
        cells = [cell(found.get((*pairing[:2], game))) for game in names()]
        if any(cells):
            yield f"| {pairing.told} | {' | '.join(cells)} |"


def main() -> None:
    """Play what is lacking, or write the table."""
    parser = ArgumentParser(prog="python -m bench baselines", description=__doc__)
    parser.add_argument("games", nargs="*", default=names(), metavar="GAME")
    parser.add_argument("--table", action="store_true", help="write the table only")
    parser.add_argument("--keep", type=Path, default=KEPT, metavar="FILE")
    given = parser.parse_args()
    ROSTER["openspiel"] = OpenSpielPlayer()
    given.keep.touch()
    for pairing, name in () if given.table else lacking(given.keep, given.games):
        line = json.dumps(play(pairing, name))
        with given.keep.open("a", encoding="utf-8") as file:
            print(line, file=file)
        print(line, flush=True)
    for line in table(given.keep):
        print(line)


if __name__ == "__main__":
    main()
