"""Write how strong players are into `bench/strength/RATINGS.md`, from games that are kept.

    python -m tools.ratings                          every game, for every number of players
    python -m tools.ratings snekagon --games 400     go on with one game

At each table everybody plays with everybody, in every seat, so often that each player has at least
so many games. Stopped, it goes on where it was. After each table its ratings are rewritten from all
its games in the folder; those of other tables stay.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil
from pathlib import Path
from re import MULTILINE, finditer

from serpentry.arena import Plan, Results, ResultsFile, make_plan, run
from serpentry.arena.ratings import Rating, bradley_terry
from serpentry.arena.results import read_results
from serpentry.arena.schedule import games_in_round
from serpentry.arena.worker import GameResult
from serpentry.arena.worker_pools import pool_for
from serpentry.catalogue import find, names, set_up
from serpentry.players.levels import LEVELS
from serpentry.players.own_players import split_names
from serpentry.players.paces import is_worth_choosing, number_of, pace_of

PAGE = Path(__file__).parents[1] / "bench" / "strength" / "RATINGS.md"
OPENING = 2
ZERO = "greedy"
"""Who has 0 in every table, so that all tables have one scale: it plays in each, without search."""
HEADING = "## Ratings\n"
"""Where the ratings begin on the page; the sentences below it are kept."""
LABELS = {"bench.strength.peer:OpenSpielPlayer": "OpenSpiel's MCTS"}
"""How players are called on the page that have long names."""


def arguments() -> Namespace:
    """What is to be played."""
    parser = ArgumentParser(prog="python -m tools.ratings", description=__doc__)
    parser.add_argument("named", nargs="*", choices=[*names(), []], help="all if none is named")
    parser.add_argument("--seats", type=int, action="append", help="all numbers if none is given")
    parser.add_argument("--games", type=int, default=200, help="of each player at each table")
    parser.add_argument("--players", help="those of each game that need no clock if none are named")
    parser.add_argument("--folder", type=Path, default=Path("ratings"))
    parser.add_argument("--jobs", type=int)
    return parser.parse_args()


def players_of(game: str) -> list[str]:
    """Who plays a game as well on every machine: the levels offered there that have no clock."""
    levels = [one.name for one in LEVELS if (number_of(one.name) or 0) <= pace_of(game).counted]
    return ["random", "greedy", *(one for one in levels if is_worth_choosing(one, game))]


def plan_of(game: str, seats: int, players: list[str], games: int) -> Plan:
    """Everybody with everybody, in rounds that give each player so many games."""
    plan = make_plan("roundrobin", set_up(game, seats), players, 0, seed=1, opening=OPENING)
    in_round = games_in_round(plan)
    rounds = ceil(games * len(players) / (in_round * seats))
    return replace(plan, games=rounds * in_round)


def play(given: Namespace) -> None:
    """Play what is missing; write the page after each set-up."""
    given.folder.mkdir(parents=True, exist_ok=True)
    for game in given.named or names():
        players = split_names(given.players) if given.players else players_of(game)
        for seats in given.seats or find(game).seats:
            plan = plan_of(game, seats, players, given.games)
            with ResultsFile(file_of(given.folder, plan), plan) as results:
                run(plan, results, pool_for(given.jobs))
                print(f"{game}, {seats} seats: {len(results)} games", flush=True)
            PAGE.write_text(rewritten(PAGE.read_text("utf-8"), given.folder), "utf-8")


def file_of(folder: Path, plan: Plan) -> Path:
    """The file in which a plan's games are kept: its own, or one that is not there yet."""
    at = folder / f"{plan.game}-{plan.seats}.jsonl"
    number = 1
    while at.exists() and read_results(at).plan.identity() != plan.identity():
        number += 1
        at = folder / f"{plan.game}-{plan.seats}-{number}.jsonl"
    return at


def rewritten(page: str, folder: Path) -> str:
    """The page with the ratings of all games in a folder; those of other tables stay."""
    before, heading, after = page.partition(HEADING)
    words, *known = after.split("### ")
    tables = {
        title: dict(_tables(part)) for title, _, part in (one.partition("\n\n") for one in known)
    }
    for game in names():
        tables.setdefault(find(game).title, {}).update(ratings(game, folder))
    parts = [
        f"### {title}\n\n" + "\n".join(tables[title][seats] for seats in sorted(tables[title]))
        for title in (find(game).title for game in names())
        if tables[title]
    ]
    return before + heading + words + "\n".join(parts)


def _tables(part: str) -> Iterator[tuple[int, str]]:
    """The tables of a game on the page, by the number of players."""
    for found in finditer(r"^(\d+) players, .*?\n\n(?:\|.*\n)+", part, MULTILINE):
        yield int(found[1]), found[0]


def ratings(game: str, folder: Path) -> dict[int, str]:
    """The ratings of the games in a folder, by the number of players."""
    return {
        seats: table(seats, [read_results(path) for path in found])
        for seats in find(game).seats
        if (found := sorted(folder.glob(f"{game}-{seats}*.jsonl")))
    }


def table(seats: int, found: Sequence[Results]) -> str:
    """The ratings at tables of so many, from all games there."""
    players = list(dict.fromkeys(name for results in found for name in results.plan.players))
    games = together(found, players)
    zero = ZERO if ZERO in players else None
    known = [one for one in bradley_terry(games, players, zero=zero) if one.games]
    rows = "\n".join(_rows(sorted(known, key=lambda one: -one.elo)))
    head = f"{seats} players, {len(games)} games:\n"
    return f"{head}\n| player | Elo | 95% | games | points |\n|---|--:|--:|--:|--:|\n{rows}\n"


def together(found: Sequence[Results], players: Sequence[str]) -> list[GameResult]:
    """The games of several lists of players as if they were of one; no groups become one."""
    games = list[GameResult]()
    for results in found:
        numbers = [players.index(name) for name in results.plan.players]
        first = 1 + max((game.group for game in games), default=0)
        games += [
            replace(
                game,
                seating=tuple(numbers[player] for player in game.seating),
                group=first + game.group,
            )
            for game in results
        ]
    return games


def _rows(ratings: list[Rating]) -> Iterator[str]:
    for one in ratings:
        elo, low, high = (f"{round(found):+d}" for found in (one.elo, one.low, one.high))
        if one.unbounded:
            low, high = ("−∞", high) if one.points == 0 else (low, "∞")
        bare, at, budget = one.player.partition("@")
        name = LABELS.get(bare, bare) + at + budget
        points = round(one.points, 1)
        yield f"| {name} | {elo} | {low} to {high} | {one.games} | {points:g} |"


if __name__ == "__main__":
    play(arguments())
