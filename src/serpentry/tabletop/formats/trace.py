"""Traces: the neutral JSON lines by which other implementations check ours, and we theirs.

A trace is a header, one line an event with every legal move (or every draw with its weight),
and a last line with scores and winners. docs/trace-format.md says more.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import JsonObject, items, json_of, shortly
from serpentry.tabletop.game import AnyGame, Game, Json, M, P
from serpentry.tabletop.helpers.walk import random_walk

SHOWN = 200
"""This many letters of what was found are shown."""
SetUp = Callable[[JsonObject], AnyGame]
"""How the game of a trace's header is found."""


def header(game: Game[P, M]) -> dict[str, Json]:
    """The first line of a trace."""
    return {
        "game": game.name,
        "rules": game.version,
        "seats": game.seats,
        "options": game.options_json,
    }


def event(game: Game[P, M], position: P, actor: Actor, move: M) -> dict[str, Json]:
    """The line of a move made in a position."""
    written = game.codec.move_json
    if actor is CHANCE:
        draws: list[Json] = [[written(draw), weight] for draw, weight in game.rules.draws(position)]
        return {"by": "chance", "draws": draws, "move": written(move)}
    legal = [written(one) for one in game.rules.moves(position)]
    return {"by": actor, "legal": legal, "move": written(move)}


def last_line(game: Game[P, M], position: P) -> dict[str, Json]:
    """The line that closes a finished game."""
    outcome = game.rules.outcome(position)
    if outcome is None:
        raise BadText("The game is not over, so its trace has no last line.")
    return {"scores": list(outcome.scores), "winners": list(outcome.winners)}


def random_trace(game: Game[P, M], rng: Random) -> Iterator[str]:
    """The trace of a game of random moves."""
    yield json.dumps(header(game))
    position = game.rules.start()
    for actor, move, after in random_walk(game.rules, rng):
        yield json.dumps(event(game, position, actor, move))
        position = after
    yield json.dumps(last_line(game, position))


@dataclass
class CheckedTrace:
    """How much of a trace file was found right."""

    games: int = 0
    events: int = 0


def check_traces(lines: Iterable[str], set_up: SetUp) -> CheckedTrace:
    """Replay every game of a trace file; BadText names the first line that differs, and how."""
    checked = CheckedTrace()
    game: AnyGame | None = None
    position: object = None
    for number, text in enumerate(lines, start=1):
        if not text.strip():
            continue
        try:
            line = _parse(text)
            if game is None:
                game = _begin(line, set_up)
                position = game.rules.start()
            elif "scores" in line:
                _compare(line, last_line(game, position))
                game, checked.games = None, checked.games + 1
            else:
                position = _follow(game, position, line)
                checked.events += 1
        except SerpentryError as error:
            raise BadText(f"Line {number}: {error}") from error
        except (TypeError, ValueError, KeyError, ZeroDivisionError, RecursionError) as error:
            raise BadText(
                f"Line {number}: this is not what a line of a trace looks like."
            ) from error
    if game is not None:
        raise BadText("The file ends in the middle of a game.")
    return checked


def _parse(text: str) -> dict[str, Json]:
    line = json_of(text)
    if not isinstance(line, dict):
        raise BadText("a JSON object was expected.")
    return line


def _begin(line: JsonObject, set_up: SetUp) -> AnyGame:
    if set(line) != {"game", "rules", "seats", "options"}:
        raise BadText("a header with game, rules, seats and options was expected.")
    game = set_up(line)
    wanted = header(game)
    # Options may be spelt in more than one way, and are refused above where they mean nothing.
    _compare({**line, "options": None}, {**wanted, "options": None})
    return game


def _follow(game: Game[P, M], position: P, line: JsonObject) -> P:
    actor = game.rules.to_act(position)
    if actor is None:
        raise BadText("the game is over, but more lines follow.")
    if set(line) != {"by", "move", "draws" if actor is CHANCE else "legal"}:
        raise BadText(
            f"an event by {'chance' if actor is CHANCE else f'seat {actor}'} was expected."
        )
    move = game.codec.move_from(line["move"])
    expected = event(game, position, actor, move)
    if line["by"] != expected["by"]:
        raise BadText(f"it is by {shortly(line['by'])}, but {expected['by']} is to act.")
    if actor is CHANCE:
        _compare_sets("draw", _shares(line["draws"]), _shares(expected["draws"]))
    else:
        _compare_moves(line["legal"], expected["legal"])
    if illegal := game.rules.why_illegal(position, move):
        raise BadText(f"its move is illegal: {illegal}")
    if line["move"] != expected["move"]:
        raise BadText(f"its move should be written {_spell(expected['move'])}.")
    return game.rules.play(position, move)


def _spell(data: Json) -> str:
    return json.dumps(data, sort_keys=True)


def _spelled(moves: Json) -> list[str]:
    return sorted(map(_spell, items(moves)))


def _compare_moves(found: Json, expected: Json) -> None:
    """The same moves, in any order; most often in the same one."""
    if _spell(found) != _spell(expected):
        _compare_sets("legal move", _spelled(found), _spelled(expected))


def _shares(draws: Json) -> list[str]:
    weights = list[tuple[str, int]]()
    for draw in items(draws):
        move, weight = items(draw)
        weights.append((_spell(move), from_json(int, weight)))
    total = sum(weight for _, weight in weights)
    return sorted(f"{move} with chance {Fraction(weight, total)}" for move, weight in weights)


def _compare_sets(what: str, found: list[str], expected: list[str]) -> None:
    if found == expected:
        return
    for text, extra in ((found, set(expected)), (expected, set(found))):
        for one in text:
            if one not in extra:
                side = "is not one" if text is found else "is missing"
                raise BadText(
                    f"{what} {one[:SHOWN]} {side} ({len(found)} listed, {len(expected)} found)."
                )
    raise BadText(f"a {what} is listed twice.")


def _compare(found: Json, expected: Json) -> None:
    if found != expected:
        raise BadText(f"expected {_spell(expected)}, found {_spell(found)[:SHOWN]}.")
