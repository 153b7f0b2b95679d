"""Whether a tip helps: a player who follows it, against the same player without it.

`python -m bench tips GAME [TIP …] [--levels 3,6] [--games 200]`. A follower plays the best of the
moves that follow a tip furthest, as its level sees them. It meets one that does the opposite, and
one that is free. A tip holds if at every level it wins 55% of the games against its opposite, with
an interval above a half, and none where it does worse than free play. Games go on where they were.
"""

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bench.collecting import Row, collect, stem_of
from bench.following import carnival, hexes, sssnake
from bench.following import schlangennest as nest
from bench.following.choice import Choice, Tip
from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.players.searcher import SearchPlayer
from serpentry.search.analysis import analyse
from serpentry.search.request import SearchRequest
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.intervals import Interval, share_interval
from serpentry.tabletop.helpers.walk import draw, random_move

HEX_TIPS = (
    *(hexes.ones_last, hexes.large_first, hexes.open_ends),
    *(hexes.join, hexes.another, hexes.one_snake, hexes.hunt, hexes.no_ring),
)
NEAR = (sssnake.useful, sssnake.safe)
WANTED = 0.55
"""The least share of the games that a tip has to win against its opposite."""


TIPS: Mapping[str, tuple[Tip, ...]] = {
    "schlangennest": (
        *(nest.begin_without_end, nest.ends_last, nest.room, nest.hunt),
        *(nest.grey, nest.curves_too, nest.curves_first, nest.curves_last),
    ),
    "snekagon": HEX_TIPS,
    "snekagon5g": (*HEX_TIPS, hexes.drill),
    "sssnake": (sssnake.closer, sssnake.away, sssnake.poor_gift, *NEAR, sssnake.doubles),
    "carnival": (
        *(carnival.gifts_well, carnival.troubles_well, carnival.logs_well, carnival.hats_well),
        *(carnival.diamonds_first, carnival.own_first, carnival.free_way),
    ),
}

FIRST: Mapping[Tip, Tip] = dict.fromkeys((sssnake.poor_gift, *NEAR), sssnake.closer)
"""What a tip leaves open: its follower and its opposite both do this first."""


@dataclass(frozen=True)
class Follower:
    """A level that looks at some of the moves only."""

    level: int
    tip: Tip | None
    """None for a player that is free."""
    sign: int = 1
    """Minus one for a player that does the opposite of it."""

    def allowed(self, game: AnyGame, view: Any, seat: int) -> Sequence[Any]:
        """The moves that follow the tip furthest."""
        moves = game.rules.moves(view)
        if self.tip is None:
            return moves
        choices = [Choice(game, view, seat, move) for move in moves]
        if self.tip in FIRST:
            choices = _furthest(choices, FIRST[self.tip], 1)
        return [one.move for one in _furthest(choices, self.tip, self.sign)]

    def choose(self, game: AnyGame, view: Any, seat: int, rng: Random) -> Any:
        """The best of them in the eyes of the level."""
        allowed = self.allowed(game, view, seat)
        if len(allowed) == 1:
            return allowed[0]
        player = find_player(f"level{self.level}")
        if not isinstance(player, SearchPlayer):
            return player.choose(_narrowed(game, allowed), view, seat, rng)
        budget = player.paces.get(game.name, player.budget)
        *_, found = analyse(SearchRequest(game, view, seat, budget, rng, thorough=True))
        ranked = [one.move for one in found.candidates]
        return next((move for move in ranked if move in allowed), allowed[0])


def _furthest(choices: Sequence[Choice], tip: Tip, sign: int) -> list[Choice]:
    marks = [sign * tip(one) for one in choices]
    return [one for one, mark in zip(choices, marks, strict=True) if mark == max(marks)]


def _narrowed(game: AnyGame, allowed: Sequence[Any]) -> AnyGame:
    """The game in which there is nothing else to choose now."""
    return replace(game, rules=_Narrow(game.rules, allowed))


class _Narrow:
    """Rules with these moves only, and all else as it is."""

    def __init__(self, rules: Any, allowed: Sequence[Any]) -> None:
        self.rules, self.allowed = rules, allowed

    def moves(self, position: Any) -> Sequence[Any]:
        """Those that are allowed."""
        return self.allowed

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)


def game_of_tips(seed: int, name: str, tip_name: str, level: int, free: bool) -> Row:
    """A game after a random move each; every second one has the follower in the other seat."""
    game: AnyGame = set_up(name, 2, {})
    # By name: in another process a function is a copy, and no longer the one that is looked for.
    tip = next(one for one in TIPS[name] if one.__name__ == tip_name)
    rng = Random(f"tips {name} {seed // 2}")
    follower, foe = Follower(level, tip), Follower(level, None if free else tip, -1)
    place, position, moves = seed % 2, game.rules.start(), 0
    opened = 0 if tip is nest.begin_without_end else 2
    while (seat := game.rules.to_act(position)) is not None:
        if not isinstance(seat, int):
            position = game.rules.play(position, draw(game.rules, position, rng))
            continue
        view = game.secrets.view(position, seat)
        if moves < opened:
            move = _sensible(game, position, seat, rng)
        else:
            move = (follower if seat == place else foe).choose(game, view, seat, rng)
        position, moves = game.rules.play(position, move), moves + 1
    outcome = game.rules.outcome(position)
    assert outcome is not None
    return {"seed": seed, "share": (place in outcome.winners) / len(outcome.winners)}


def _sensible(game: AnyGame, position: Any, seat: int, rng: Random) -> Any:
    """A random move, but not one that players are warned of."""
    while game.is_rash(position, move := random_move(game.rules, position, seat, rng)):
        pass
    return move


def interval_of(rows: Sequence[Row]) -> Interval:
    """The share of the follower."""
    return share_interval(sum(row["share"] for row in rows), len(rows))


def holds(against: Sequence[Interval], free: Sequence[Interval]) -> bool:
    """Whether a tip holds at every strength."""
    return all(one.middle >= WANTED and one.low > 0.5 for one in against) and all(
        one.high >= 0.5 for one in free
    )


def told(share: Interval) -> str:
    """A share with its interval."""
    return f"{share.middle:.0%} ({share.low:.0%} to {share.high:.0%})"


def main() -> None:
    """Play, and tell."""
    read = ArgumentParser(prog="python -m bench tips")
    read.add_argument("name", metavar="GAME", choices=TIPS)
    read.add_argument("tips", metavar="TIP", nargs="*")
    read.add_argument("--levels", default="3,6")
    read.add_argument("--games", type=int, default=200)
    read.add_argument("--folder", type=Path, default=Path("build", "tips"))
    read.add_argument("--seconds", type=float, default=1e9, help="no game begins later")
    read.add_argument("--jobs", type=int, help="processes; default: all cores")
    given = read.parse_args()
    known = {tip.__name__: tip for tip in TIPS[given.name]}
    if unknown := set(given.tips) - set(known):
        read.error(f"no tip is called {', '.join(unknown)}; there are {', '.join(known)}")
    levels = [int(level) for level in given.levels.split(",")]
    for tip_name in given.tips or known:
        shares = dict[bool, list[Interval]]()
        print(f"{tip_name}: {(known[tip_name].__doc__ or '').strip()}")
        for free in (False, True):
            for level in levels:
                work = partial(
                    game_of_tips, name=given.name, tip_name=tip_name, level=level, free=free
                )
                against = "free" if free else "opposite"
                stem = stem_of(given.name, tip_name, f"level{level}", against)
                file = given.folder / f"{stem}.jsonl"
                rows = collect(work, range(given.games), file, given.jobs, given.seconds)
                share = interval_of(rows)
                shares.setdefault(free, []).append(share)
                print(f"  level {level} against {against}: {told(share)}, {len(rows)} games")
        verdict = "holds" if holds(shares[False], shares[True]) else "does not hold"
        print(f"  {verdict}", flush=True)


if __name__ == "__main__":
    main()
