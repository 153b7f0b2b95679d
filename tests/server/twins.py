"""Games that differ only in what somebody may not know: in hidden draws, or in draws to come."""

import itertools
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from serpentry.catalogue import BOXES
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.game import AnyBox, Game, NothingHidden
from serpentry.tabletop.helpers.walk import random_walk
from tests.lots import LOTS

TURNS = 5
"""This many turns of the seat are played before games part."""

Script = list[tuple[Actor, Any]]


@dataclass(frozen=True)
class Pair:
    """Two games that somebody can't tell apart before an event, and when to look closely."""

    scripts: tuple[Script, Script]
    until: int
    """A turn of the seat: whatever happens by itself stops there."""
    moments: tuple[int, ...]
    """Events at which everything is asked, while the secret lasts."""
    plies: tuple[int, ...] = (0,)
    """Plies that are asked for besides the newest; at one of them another seat knew the secret."""


@cache
def hidden_setups() -> list[tuple[AnyBox, int, dict[str, Any]]]:
    """Set-ups in which some seat does not see every draw of a random game."""
    found = []
    for box in (*BOXES, LOTS):
        for seats, options in box.samples:
            game = box.set_up(seats, options)
            if isinstance(game.secrets, NothingHidden):
                continue
            script = [(by, move) for by, move, _ in random_walk(game.rules, Random(1))]
            if hidden_draws(game, script, 0):
                found.append((box, seats, dict(options)))
                break
    return found


def hidden_draws(game: Game[Any, Any], script: Script, seat: int) -> list[int]:
    position, found = game.rules.start(), []
    for number, (by, move) in enumerate(script):
        seen = [game.secrets.view_move(position, move, one) for one in (seat, None)]
        if by is CHANCE and all(one != move for one in seen):
            found.append(number)
        position = game.rules.play(position, move)
    return found


def looks_the_same(game: Game[Any, Any], one: Script, two: Script, seat: int) -> bool:
    """Whether the second script is legal, and neither the seat nor a spectator can tell."""
    left, right = game.rules.start(), game.rules.start()
    for (by, move), (other_by, other) in zip(one, two, strict=True):
        if game.rules.to_act(right) != other_by or by != other_by:
            return False
        if game.rules.why_illegal(right, other):
            return False
        for eyes in (seat, None):
            seen = game.secrets.view_move(left, move, eyes)
            if seen != game.secrets.view_move(right, other, eyes):
                return False
        left, right = game.rules.play(left, move), game.rules.play(right, other)
        for eyes in (seat, None):
            if game.secrets.view(left, eyes) != game.secrets.view(right, eyes):
                return False
    return game.rules.outcome(left) == game.rules.outcome(right)


def twins(game: Game[Any, Any], seat: int) -> Pair:
    """Two games that differ only in draws that the seat may not see; it acts between the two."""
    for seed in range(200):
        script: Script = [(by, move) for by, move, _ in random_walk(game.rules, Random(seed))]
        hidden = hidden_draws(game, script, seat)
        turns = [at for at, (by, _) in enumerate(script) if by == seat]
        apart = [
            (two, between)
            for two in itertools.combinations(hidden, 2)
            if (between := [at for at in turns if two[0] < at < two[1]])
        ]
        for (first, second), between in sorted(apart, key=lambda one: one[0][1])[:200]:
            after = [at for at in turns if at > second]
            if script[first] == script[second] or not after:
                continue
            other = list(script)
            other[first], other[second] = script[second], script[first]
            if looks_the_same(game, script, other, seat):
                ply = secret_turn(game, script, other, seat)
                later = [at for at in between if ply is not None and at > ply]
                if ply is not None and later:
                    return Pair((script, other), after[0], (later[0],), (0, ply))
    raise AssertionError("no twins were found")


def secret_turn(game: Game[Any, Any], first: Script, second: Script, seat: int) -> int | None:
    """The first turn of another seat whose own view tells the two games apart."""
    left, right = game.rules.start(), game.rules.start()
    for ply, ((by, move), (_, other)) in enumerate(zip(first, second, strict=True)):
        views = [game.secrets.view(one, by) for one in (left, right) if isinstance(by, int)]
        if by != seat and views and views[0] != views[1]:
            return ply
        left, right = game.rules.play(left, move), game.rules.play(right, other)
    return None


def walk_on(game: Game[Any, Any], script: Script, rng: Random) -> Script:
    """The script, and a random game from there on."""
    position = game.rules.start()
    for _, move in script:
        position = game.rules.play(position, move)
    longer = list(script)
    while (actor := game.rules.to_act(position)) is not None:
        draws = game.rules.draws(position) if actor is CHANCE else ()
        moves = [move for move, _ in draws] or list(game.rules.moves(position))
        move = rng.choice(moves)
        longer.append((actor, move))
        position = game.rules.play(position, move)
    return longer


def futures(game: Game[Any, Any], seat: int) -> Pair:
    """Two games that part somewhere, by chance or else by a move, up to the seat's turn before."""
    script: Script = [(by, move) for by, move, _ in random_walk(game.rules, Random(3))]
    draws = [at for at, (by, _) in enumerate(script) if by is CHANCE]
    turns = [at for at, (by, _) in enumerate(script) if by == seat][:TURNS]
    later = [at for at in draws if at > turns[-1]] or [turns[-1] + 1]
    for at, seed in itertools.product(later, range(20)):
        other = walk_on(game, script[:at], Random(seed))
        if other[at] != script[at]:
            return Pair((script, other), turns[-1], (turns[-2],))
    raise AssertionError("no other future was found")
