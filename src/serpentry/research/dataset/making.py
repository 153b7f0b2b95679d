"""Making a dataset: shard by shard, in several processes; what is there already is left alone."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

from serpentry.players import find_player
from serpentry.research.dataset.about import About, read_about, shard_path, write_about
from serpentry.research.dataset.shards import KeptGame, write_shard
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.helpers.walk import walk

Tell = Callable[[int, int], None]
"""Hears how many shards are there, of how many."""


def make(folder: Path, about: About, processes: int = 1, tell: Tell = lambda *_: None) -> None:
    """Make all shards that are missing."""
    _check_same(folder, about)
    write_about(folder, about)
    shards = about.shards()
    missing = [at for at in range(len(shards)) if not shard_path(folder, at).exists()]
    there = len(shards) - len(missing)
    tell(there, len(shards))
    for _ in _made(folder, about, missing, processes):
        there += 1
        tell(there, len(shards))


def _check_same(folder: Path, about: About) -> None:
    """A folder continues with what it began with; only more games may be asked for."""
    if not (folder / "dataset.json").exists():
        return
    old = read_about(folder)
    if replace(old, games=about.games) != about:
        raise BadText(f"{folder} holds another dataset: {old}.")
    if about.games < old.games or (old.games % old.shard and about.games != old.games):
        raise BadText(f"{folder} was begun for {old.games} games in shards of {old.shard}.")


def _made(folder: Path, about: About, missing: list[int], processes: int) -> Iterator[int]:
    if processes <= 1:
        yield from (make_shard(folder, about, at) for at in missing)
        return
    with ProcessPoolExecutor(processes) as pool:
        count = len(missing)
        yield from pool.map(make_shard, [folder] * count, [about] * count, missing)


def make_shard(folder: Path, about: About, shard: int) -> int:
    """Play the games of a shard and write them; its number."""
    games = (play(about, number) for number in about.shards()[shard])
    write_shard(shard_path(folder, shard), games)
    return shard


def play(about: About, number: int) -> KeptGame:
    """A game by its number: the same whenever and wherever it is played."""
    game = about.set_up()
    luck = Random(f"{about.seed} {number}")
    players = [find_player(name) for name in about.players_of(number)]
    sitting = [player.sit(game, seat) for seat, player in enumerate(players)]
    made = 0

    def choose(position: object, seat: Seat) -> object:
        nonlocal made
        made += 1
        if made <= about.opening:
            return luck.choice(game.rules.moves(position))
        return sitting[seat].choose(game.secrets.view(position, seat), luck)

    position, numbers = game.rules.start(), list[int]()
    try:
        for _, move, after in walk(game.rules, choose, luck):
            numbers.append(game.numbering.number(position, move))
            position = after
    finally:
        for seated in sitting:
            seated.leave()
    outcome = game.rules.outcome(position)
    assert outcome
    return KeptGame(tuple(numbers), outcome.scores, outcome.winners)
