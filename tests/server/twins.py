"""Games that differ only in what somebody may not know: in hidden draws, or in draws to come."""

import itertools
from random import Random
from typing import Any

from serpentry.catalogue import BOXES
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.game import AnyBox, Game
from serpentry.tabletop.walk import random_walk
from tests.lots import LOTS

LONG = 6
"""A secret should last for some events, so that others act while it does."""
Script = list[tuple[Actor, Any]]


def hidden_setups() -> list[tuple[AnyBox, int, dict[str, Any]]]:
    """Set-ups in which some seat does not see every draw of a random game."""
    found = []
    for box in (*BOXES, LOTS):
        for seats, options in box.samples:
            game = box.set_up(seats, options)
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


def twins(game: Game[Any, Any], seat: int) -> tuple[Script, Script]:
    """Two games that differ only in draws that the seat may not see."""
    for seed in range(200):
        script: Script = [(by, move) for by, move, _ in random_walk(game.rules, Random(seed))]
        hidden = hidden_draws(game, script, seat)
        pairs = [two for two in itertools.combinations(hidden, 2) if two[1] - two[0] > LONG]
        Random(seed).shuffle(pairs)
        for first, second in pairs[:60]:
            if script[first] == script[second]:
                continue
            other = list(script)
            other[first], other[second] = script[second], script[first]
            if looks_the_same(game, script, other, seat):
                return script, other
    raise AssertionError("no twins were found")


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


def futures(game: Game[Any, Any], seat: int) -> tuple[Script, Script, int]:
    """Two games, and the seat's last event before they part: by chance, or else by a move."""
    script: Script = [(by, move) for by, move, _ in random_walk(game.rules, Random(3))]
    draws = [at for at, (by, _) in enumerate(script) if by is CHANCE]
    later = [at for at in draws if at > len(script) // 3] or [len(script) // 2]
    for at, seed in itertools.product(later, range(20)):
        other = walk_on(game, script[:at], Random(seed))
        if other[at] != script[at]:
            return script, other, max(n for n in range(at) if script[n][0] == seat)
    raise AssertionError("no other future was found")
