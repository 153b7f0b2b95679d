"""How fair the seats are: every preset of every game, with every number of players.

`python -m bench presets [GAME …] [--players level2,level4] [--presets long] [--games 200]`: each
player plays against itself, without random moves before: where more than two play, those would be
the first seats' alone. Games are kept in `build/presets`, so a stopped run goes on;
`docs/inferred.md` has the table. Presets with the same rules are played once.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from serpentry.arena import Plan, ResultsFile, make_plan, run
from serpentry.arena.report.facts import Facts, facts_of
from serpentry.arena.worker_pools import pool_for
from serpentry.catalogue import find, names, set_up
from serpentry.languages import Language
from serpentry.players.own_players import split_names
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.intervals import Interval

PARTS = 10
"""Games are played in so many rounds over all set-ups: what is stopped has some of each."""
HEAD = "| game | preset | players | computer | games | points by seat | even | ties | plies |"
LINE = "|---|---|--:|---|--:|---|--:|--:|--:|"


class Table(NamedTuple):
    """One set of rules with so many players, played by one computer against itself."""

    box: AnyBox
    presets: tuple[str, ...]
    plan: Plan

    @property
    def file(self) -> str:
        """Where its games are kept."""
        player = self.plan.players[0].replace("/", "_")
        return f"{self.box.name}-{self.presets[0]}-{self.plan.seats}-{player}.jsonl"


def tables(chosen: list[str], players: list[str], games: int, wanted: list[str]) -> Iterator[Table]:
    """Every preset that is wanted with every number of players."""
    for box in map(find, chosen):
        by_rules: dict[str, list[str]] = {}
        options = {preset.name: dict(preset.options) for preset in box.presets}
        for name, changed in options.items():
            by_rules.setdefault(repr(sorted(changed.items())), []).append(name)
        for same in by_rules.values():
            if wanted and not set(same) & set(wanted):
                continue
            for seats in box.seats:
                game = set_up(box.name, seats, options[same[0]])
                for player in players:
                    plan = make_plan("match", game, [player] * seats, games, 1)
                    yield Table(box, tuple(same), plan)


def played(todo: list[Table], folder: Path, seconds: float, jobs: int | None) -> list[Facts | None]:
    """What the games of every table show, as many as there was time for."""
    folder.mkdir(parents=True, exist_ok=True)
    until, pool = monotonic() + seconds, pool_for(jobs)
    with ExitStack() as stack:
        kept = [stack.enter_context(ResultsFile(folder / one.file, one.plan)) for one in todo]
        for part in range(1, PARTS + 1):
            for one, results in zip(todo, kept, strict=True):
                if monotonic() < until:
                    run(replace(one.plan, games=-(-one.plan.games * part // PARTS)), results, pool)
            print(f"{part} of {PARTS}: {sum(map(len, kept))} games", flush=True)
        return [facts_of(list(results)) if len(results) else None for results in kept]


def told(table: Table, facts: Facts) -> str:
    """The row of a table. What is certainly more or less than its share stands out."""
    even = 1 / table.plan.seats
    own = ", ".join(share(one, even) for one in facts.seats)
    spoken = Language()
    presets = " / ".join(spoken(f"preset-{name}") for name in table.presets)
    cells = (table.box.title, presets, table.plan.seats, table.plan.players[0], facts.games, own)
    rest = f"{even:.0%} | {facts.ties.middle:.0%} | {facts.length.middle:.0f} |"
    return "| " + " | ".join(map(str, cells)) + f" | {rest}"


def share(one: Interval, even: float) -> str:
    """A seat's share of the points with its interval."""
    words = f"{one.middle:.0%} ({100 * one.low:.0f}–{100 * one.high:.0f})"
    return words if one.low <= even <= one.high else f"**{words}**"


def main() -> None:
    """Play, and print the table."""
    given = arguments()
    chosen, wanted = given.games_named or list(names()), given.presets.split(",")
    players = split_names(given.players)
    todo = list(tables(chosen, players, given.games, list(filter(None, wanted))))
    shown = played(todo, given.folder, given.seconds, given.jobs)
    print("", HEAD, LINE, sep="\n")
    for one, facts in zip(todo, shown, strict=True):
        if facts:
            print(told(one, facts))


def arguments() -> Namespace:
    """What is to be played."""
    read = ArgumentParser(prog="python -m bench presets")
    read.add_argument("games_named", metavar="GAME", nargs="*", choices=[*names(), []])
    read.add_argument("--players", default="level2,level4")
    read.add_argument("--presets", default="", help="such as quick,long; default: all")
    read.add_argument("--games", type=int, default=200, help="of each player at each table")
    read.add_argument("--folder", type=Path, default=Path("build", "presets"))
    read.add_argument("--seconds", type=float, default=1e9, help="no set of games begins later")
    read.add_argument("--jobs", type=int, help="processes; default: all cores")
    return read.parse_args()


if __name__ == "__main__":
    main()
