"""Write how strong players are into `docs/ratings.md`, from games that are kept and continued.

    python -m docs.ratings                          every game, for every number of players
    python -m docs.ratings snekagon --rounds 20     go on with one game

Stopped, it goes on where it was; the page is written anew after each game from all that is there.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from serpentry.arena import Plan, Results, ResultsFile, make_plan, run
from serpentry.arena.hiring import crew_for
from serpentry.arena.ratings import Rating, bradley_terry
from serpentry.arena.results import read_results
from serpentry.arena.schedule import games_in_round
from serpentry.catalogue import find, names, set_up

PAGE = Path(__file__).parent / "ratings.md"
PLAYERS = "random,greedy,level1,level2,level3,level4,level5,level6,level7,level8"
OPENING = 2
HEAD = """# How strong the players are

Ratings in Elo, the mean of all players of a table being 0 (Bradley–Terry, 95 % intervals from
resampled groups of games). At tables of two everybody plays everybody from either seat; at larger
ones tables are made as on a ladder. Each game begins with two random moves. A player that won or
lost everything has no bound on that side (∞).

`python -m docs.ratings [GAME] --rounds N` plays further rounds and writes this page anew; games are
kept in a folder, and what was stopped goes on. Players of your own and other programs enter by name
([bots](bots.md)): `--players level5,level8,cmd:./mine`.
"""


def arguments() -> Namespace:
    """What is to be played."""
    parser = ArgumentParser(prog="python -m docs.ratings", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*names(), []], help="all if none is named")
    parser.add_argument("--seats", type=int, action="append", help="all numbers if none is given")
    parser.add_argument("--rounds", type=int, default=1, help="in all, with those that are there")
    parser.add_argument("--players", default=PLAYERS)
    parser.add_argument("--folder", type=Path, default=Path("ratings"))
    parser.add_argument("--jobs", type=int)
    return parser.parse_args()


def plan_of(game: str, seats: int, players: list[str], rounds: int) -> Plan:
    """Everybody against everybody for two; else a ladder, as there are too many tables."""
    kind = "roundrobin" if seats == 2 else "ladder"
    plan = make_plan(kind, set_up(game, seats), players, 0, seed=1, opening=OPENING)
    return replace(plan, games=rounds * games_in_round(plan))


def play(given: Namespace) -> None:
    """Play what is missing; write the page after each set-up."""
    given.folder.mkdir(parents=True, exist_ok=True)
    for game in given.games or names():
        for seats in given.seats or find(game).seats:
            plan = plan_of(game, seats, given.players.split(","), given.rounds)
            with ResultsFile(given.folder / f"{game}-{seats}.jsonl", plan) as results:
                run(plan, results, crew_for(given.jobs))
                print(f"{game}, {seats} seats: {len(results)} games", flush=True)
            PAGE.write_text(page(given.folder), "utf-8")


def page(folder: Path) -> str:
    """The page, from all games in a folder."""
    parts = [HEAD]
    for game in names():
        found = [read_results(path) for path in sorted(folder.glob(f"{game}-*.jsonl"))]
        if found:
            parts.append(f"## {find(game).title}\n")
            parts += [table(results) for results in found]
    return "\n".join(parts)


def table(results: Results) -> str:
    """The ratings of one set-up."""
    plan = results.plan
    ratings = bradley_terry(results, plan.players)
    known = [one for one in ratings if one.games]
    rows = "\n".join(_rows(sorted(known, key=lambda one: -one.elo)))
    head = f"{plan.seats} players, {len(results)} games:\n"
    return f"{head}\n| player | Elo | 95 % | games | points |\n|---|--:|--:|--:|--:|\n{rows}\n"


def _rows(ratings: list[Rating]) -> Iterator[str]:
    for one in ratings:
        low, high = f"{one.low:+.0f}", f"{one.high:+.0f}"
        if one.unbounded:
            low, high = ("−∞", high) if one.points == 0 else (low, "∞")
        yield f"| {one.player} | {one.elo:+.0f} | {low} to {high} | {one.games} | {one.points:g} |"


if __name__ == "__main__":
    play(arguments())
