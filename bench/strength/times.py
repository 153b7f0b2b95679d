"""What time buys: the share won against one opponent, by time per move.

`python -m bench times GAME [SEATS] --games 60 --log FILE` plays; `python -m bench times --plot
IMAGE --log FILE` draws what the file holds.

The net (level 9) and search (level 8), with 40 ms to 4 s per move on one core, each against level 9
with 200 ms in all other seats. The longest times have fewer games.
"""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from bench.strength.nets import Match, play_all, result, tell
from serpentry.arena.charts import SHARES, Axis, ChartLine, line_chart, save, stacked
from serpentry.languages import Language
from serpentry.tabletop.helpers.intervals import Interval

TIMES = {"40ms": 1.0, "200ms": 1.0, "1s": 1.0, "4s": 0.5}
"""Time per move, and how much of the games are played with it."""
FOE, FOE_TIME = "level9", "200ms"
PLAYERS = {"level9": "net", "level8": "search"}
TITLES = {"snekagon": "SNEKAGON", "snekagon5g": "SNEKAGON 5G"}


def matches(game: str, seats: int, games: int) -> list[Match]:
    """Both players with every time."""
    opening = 1 if seats == 2 else 0
    return [
        Match(game, seats, (), player, time, FOE, FOE_TIME, int(games * part), opening)
        for time, part in TIMES.items()
        for player in PLAYERS
        if (player, time) != (FOE, FOE_TIME)
    ]


def is_of_times(line: dict[str, Any]) -> bool:
    """Whether a result is one of these matches; a log may hold others."""
    is_of_package = not line.get("weights")
    is_foe = line["foe"] == f"{FOE} {FOE_TIME}"
    return is_foe and is_of_package and line.get("player") in PLAYERS


def milliseconds(time: str) -> float:
    """How long a time such as 40ms or 4s is."""
    return float(time[:-2]) if time.endswith("ms") else 1000 * float(time[:-1])


def plot(lines: list[dict[str, Any]], image: Path) -> None:
    """A chart for each table: both players' shares by time."""
    charts, ticks = [], {milliseconds(time): time for time in TIMES}
    for game, seats in sorted({(one["game"], len(one["seats"])) for one in lines}):
        curves = [
            ChartLine(
                f"{name} ({player.replace('level', 'level ')})",
                sorted(
                    (milliseconds(one["net"]), _share(one["all"]))
                    for one in lines
                    if (one["game"], len(one["seats"]), one["player"]) == (game, seats, player)
                ),
            )
            for player, name in PLAYERS.items()
        ]
        title = f"{TITLES[game]}, {seats} players: games won"
        across = Axis("time per move", is_log=True, ticks=ticks)
        charts.append(line_chart(title, across, SHARES, curves, Language()))
    save(stacked(charts), image)


def _share(told: dict[str, Any]) -> Interval:
    low, high = told["interval"]
    return Interval(low, told["share"], high)


def arguments() -> Namespace:
    """What the command was given."""
    read = ArgumentParser(prog="python -m bench times", description="What time buys.")
    add = read.add_argument
    add("game", nargs="?", default="snekagon")
    add("seats", nargs="?", type=int, default=2)
    add("--games", type=int, default=60)
    add("--processes", type=int, default=1)
    add("--seconds", type=float, default=1e9, help="no game begins later")
    add("--log", type=Path, required=True, help="a file with a line for each match")
    add("--plot", type=Path, help="draw what the file holds into an image, and play nothing")
    return read.parse_args()


def main(given: Namespace) -> None:
    """Play and tell, or draw."""
    if given.plot:
        lines = map(json.loads, given.log.read_text().splitlines())
        plot([*filter(is_of_times, lines)], given.plot)
        return
    found = play_all(matches(given.game, given.seats, given.games), given.processes, given.seconds)
    tell([result(match, games) for match, games in found.items()], given.log)


if __name__ == "__main__":
    main(arguments())
