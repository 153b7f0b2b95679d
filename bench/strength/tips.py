"""Whether a tip helps: a player who follows it, against the same player without it.

`python -m bench tips GAME [TIP …] [--levels 3,6] [--games 200]`. A follower plays the best of the
moves that follow a tip furthest, as its level sees them. It meets one that does the opposite, and
one that is free. A tip holds if at every level it wins 55% of the games against its opposite, with
an interval above a half, and none where it does worse than free play. Games go on where they were.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bench.collecting import Row, collect, stem_of
from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.players.searcher import SearchPlayer
from serpentry.search.analysis import analyse
from serpentry.search.request import SearchRequest
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.intervals import Interval, share_interval
from serpentry.tabletop.helpers.walk import draw, random_move

WANTED = 0.55
"""The least share of the games that a tip has to win against its opposite."""


@dataclass(frozen=True)
class Choice:
    """A move that somebody may make."""

    game: AnyGame
    position: Any
    seat: int
    move: Any

    @property
    def other(self) -> int:
        """The other seat of two."""
        return 1 - self.seat

    @property
    def written(self) -> str:
        """The move as text."""
        return self.game.notation.write(self.move)

    @property
    def after(self) -> Any:
        """The position after it."""
        return self.game.rules.play(self.position, self.move)

    @property
    def score(self) -> tuple[int, ...]:
        """The score after it."""
        return self.game.judge.score(self.after)


Tip = Callable[[Choice], float]
"""How far a move follows it."""


def grey(choice: Choice) -> float:
    """Use as many grey parts as you can."""
    return dict(choice.game.judge.breakdown(choice.after)[choice.seat])["score-gray-parts"]


def _begins(choice: Choice) -> bool:
    return choice.position.table.nest.snakes[choice.seat] is None


def curves_too(choice: Choice) -> float:
    """Place curves early: never fewer of them than straights."""
    straights, curves, *_ = choice.position.table.hands[choice.seat]
    is_due = 9 - curves <= 7 - straights
    return float(not is_due or choice.written.startswith("curve"))


def curves_first(choice: Choice) -> float:
    """All curves before any straight."""
    return float(choice.written.startswith("curve"))


def curves_last(choice: Choice) -> float:
    """Save your curves, as the rulebook says."""
    return -curves_first(choice)


def ends_last(choice: Choice) -> float:
    """Keep your head and tail for the end."""
    return float(not choice.written.startswith(("tail", "head")))


def begin_without_end(choice: Choice) -> float:
    """Don't start with a head or a tail."""
    return ends_last(choice) if _begins(choice) else 0


def _hope(choice: Choice, seat: int) -> float:
    return choice.game.judge.estimate(choice.after)[seat] - choice.score[seat]


def room(choice: Choice) -> float:
    """Keep room to grow: both ends inside the nest."""
    return _hope(choice, choice.seat)


def hunt(choice: Choice) -> float:
    """Finish the other's ends, or lead them out of the nest."""
    return -_hope(choice, choice.other)


def _lays(choice: Choice, seat: int) -> bool:
    return choice.written.endswith(f" on {seat}")


def closer(choice: Choice) -> float:
    """Every step counts that lowers the number of your missing cards."""
    return -choice.score[choice.seat]


def away(choice: Choice) -> float:
    """Lead the neighbour's end away from the other with a single card."""
    return choice.score[choice.other] if _lays(choice, choice.other) else 0


def poor_gift(choice: Choice) -> float:
    """Of what is as good for your own snake, give what helps the neighbour least."""
    game, after = choice.game, choice.after
    if game.rules.to_act(after) != choice.other:
        return 0
    replies = (game.rules.play(after, move) for move in game.rules.moves(after))
    return min(game.judge.score(one)[choice.other] for one in replies)


def doubles(choice: Choice) -> float:
    """Lay cards with two strands on your own snake."""
    double = choice.written.startswith(("crossed", "double"))
    return float(double and _lays(choice, choice.seat))


def ones_last(choice: Choice) -> float:
    """Keep the 1-tile."""
    return float(len(choice.move.cells) > 1)


def large_first(choice: Choice) -> float:
    """Large tiles first."""
    return len(choice.move.cells)


TIPS: Mapping[str, tuple[Tip, ...]] = {
    "schlangennest": (
        *(begin_without_end, ends_last, room, hunt),
        *(grey, curves_too, curves_first, curves_last),
    ),
    "snekagon": (ones_last, large_first),
    "snekagon5g": (ones_last, large_first),
    "sssnake": (closer, away, poor_gift, doubles),
}

FIRST: Mapping[Tip, Tip] = {poor_gift: closer}
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
    opened = 0 if tip is begin_without_end else 2
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
