"""`python -m serpentry.research.dataset make FOLDER GAME …`, `show FOLDER` and `check FOLDER`."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from serpentry.catalogue import names, set_up
from serpentry.players import find_player
from serpentry.research.dataset.about import About
from serpentry.research.dataset.checking import check
from serpentry.research.dataset.loading import Dataset
from serpentry.research.dataset.making import make


def arguments() -> Namespace:
    """What is wanted."""
    parser = ArgumentParser(prog="python -m serpentry.research.dataset", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    maker = commands.add_parser("make", help="play games; what is there already is left alone")
    maker.add_argument("folder", type=Path)
    maker.add_argument("game", choices=names())
    maker.add_argument("--games", type=int, default=1000)
    maker.add_argument("--players", default="greedy", help="names, with commas between them")
    maker.add_argument("--seats", type=int)
    maker.add_argument("--opt", action="append", default=[], metavar="NAME=VALUE")
    maker.add_argument("--opening", type=int, default=2, help="random moves at the start")
    maker.add_argument("--seed", type=int, default=0)
    maker.add_argument("--shard", type=int, default=1000, help="games of a file")
    maker.add_argument("--processes", type=int, default=1)
    for name, deed in (("show", "say what a folder holds"), ("check", "replay it by the rules")):
        commands.add_parser(name, help=deed).add_argument("folder", type=Path)
    return parser.parse_args()


def about_of(given: Namespace) -> About:
    """What the dataset is to be made of, checked before anything is played."""
    options = dict(one.partition("=")[::2] for one in given.opt)
    game = set_up(given.game, given.seats, options)
    players = tuple(given.players.split(","))
    for name in players:
        find_player(name)
    return About(
        game=game.name,
        rules=game.version,
        numbering=game.numbering.version,
        seats=game.seats,
        players=players,
        options=dict(game.options_json),
        opening=given.opening,
        seed=given.seed,
        games=given.games,
        shard=given.shard,
    )


def main() -> None:
    """Make games, or show some."""
    given = arguments()
    if given.command == "make":

        def tell(there: int, of: int) -> None:
            print(f"{there} of {of} shards", flush=True)

        make(given.folder, about_of(given), given.processes, tell)
    dataset = Dataset(given.folder)
    if given.command == "check":
        print(f"{check(dataset.game, dataset)} games are as the rules say")
    events = wins = 0
    for kept in dataset:
        events += len(kept.numbers)
        wins += 0 in kept.winners
    about = json.dumps({**dataset.about.options})
    print(f"{dataset.about.game} {about}: {len(dataset)} games, {events} events, seat 0 won {wins}")


if __name__ == "__main__":
    main()
