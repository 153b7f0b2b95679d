"""Games as columns: a row for every choice that a seat had, as learning programs read them."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from serpentry.research.dataset.about import About
from serpentry.research.dataset.shards import KeptGame
from serpentry.research.moment import Moment
from serpentry.research.payoffs import BareOutcome, by_win
from serpentry.search.analysis import analyse
from serpentry.search.budget import Simulations
from serpentry.search.request import SearchRequest
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import MissingExtra
from serpentry.tabletop.game import AnyGame

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise MissingExtra("numpy", "research") from missing

Columns = Mapping[str, "NDArray[np.generic]"]
NOT_EVALUATED = -1


@dataclass(frozen=True)
class Column:
    """What a column holds; a width of 0 is one value a row."""

    kind: str
    width: int
    meaning: str


def columns_of(game: AnyGame) -> dict[str, Column]:
    """Every column of a game's table, in order."""
    return {
        "game": Column("int32", 0, "number of the game, from 0"),
        "ply": Column("int32", 0, "moves and draws before this choice"),
        "seat": Column("int8", 0, "the seat to act"),
        "player": Column("int16", 0, "who plays it: a place in the datasheet's players"),
        "is_random": Column("bool", 0, "whether the move is one of the random opening"),
        "observation": Column(
            "float32", game.observation.layout.size, "what the seat sees: planes, then facts"
        ),
        "legal": Column(
            "uint8", (game.numbering.count + 7) // 8, "legal moves, eight a byte, highest bit first"
        ),
        "action": Column("int32", 0, "number of the move that was played"),
        "best": Column("int32", 0, "number of the move that search prefers; -1: not evaluated"),
        "value": Column(
            "float32", 0, "share of the win that search expects for the seat; NaN: not evaluated"
        ),
        "reward": Column("float32", 0, "what the seat got in the end, -1 to 1"),
        "scores": Column("int32", game.seats, "every seat's score in the end"),
    }


def rows_of(about: About, number: int, kept: KeptGame, simulations: int = 0) -> Columns:
    """The rows of a game; with simulations, each position is searched by this many games."""
    game = about.set_up()
    rewards, names = by_win(BareOutcome(kept.scores, kept.winners)), about.players_of(number)
    rows: dict[str, list[object]] = {name: [] for name in columns_of(game)}
    moment = Moment.first(game)
    for ply, played in enumerate(kept.numbers):
        if isinstance(seat := moment.actor, Seat):
            best, value = NOT_EVALUATED, float("nan")
            if simulations:
                luck = Random(f"{about.seed} {number} {ply}")
                best, value = evaluated(moment, seat, simulations, luck)
            row = {
                "game": number,
                "ply": ply,
                "seat": seat,
                "player": about.players.index(names[seat]),
                "is_random": len(rows["game"]) < about.opening,
                "observation": game.observation.tensor(moment.view(seat), seat),
                "legal": packed(moment),
                "action": played,
                "best": best,
                "value": value,
                "reward": rewards[seat],
                "scores": kept.scores,
            }
            for name, one in row.items():
                rows[name].append(one)
        moment = moment.play_number(played)
    return {
        name: np.array(rows[name], column.kind).reshape(-1, *([column.width] * (column.width > 0)))
        for name, column in columns_of(game).items()
    }


def packed(moment: Moment) -> "NDArray[np.uint8]":
    """The legal moves, eight a byte."""
    mask = np.zeros(moment.game.numbering.count, np.uint8)
    mask[np.frombuffer(moment.numbers, np.int64)] = 1
    return np.packbits(mask)


def evaluated(moment: Moment, seat: Seat, simulations: int, luck: Random) -> tuple[int, float]:
    """The number of the move that search prefers, and the share of the win it expects."""
    view, game = moment.view(seat), moment.game
    asked = SearchRequest(game, view, seat, Simulations(simulations), luck, thorough=True)
    *_, found = analyse(asked)
    return game.numbering.number(view, found.best.move), found.best.share
