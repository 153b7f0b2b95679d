"""The messages between Serpentry and a bot: one JSON object a line (docs/bots.md)."""

import json
from collections.abc import Sequence

from serpentry.languages import explain, sentence
from serpentry.search.budget import Budget, Seconds, Simulations
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.jsons import JsonObject, json_of
from serpentry.tabletop.formats.trace import header
from serpentry.tabletop.game import AnyGame, Game, Json, M, P
from serpentry.tabletop.options import all_options_json
from serpentry.tabletop.outcome import Outcome

PROTOCOL = 1
SHOWN_LETTERS = 80
"""So much of what can't be understood is shown."""


class NotUnderstood(SerpentryError):
    """A line or a message that isn't part of the protocol."""


def line_of(message: JsonObject) -> str:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":"))


def message_of(line: bytes | str) -> JsonObject:
    """The message of a line; NotUnderstood if it isn't one."""
    try:
        message = json_of(line)
    except BadText:
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        said = line.decode(errors="replace") if isinstance(line, bytes) else line
        raise NotUnderstood(sentence("fault-no-message", said=said.strip()[:SHOWN_LETTERS]))
    return message


def hello(game: AnyGame, seat: Seat, budget: Budget | None) -> dict[str, Json]:
    """Which game is played, and who the bot is."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        **header(game),
        "options": all_options_json(game.options),
        "seat": seat,
        "budget": _budget_json(budget),
    }


def _budget_json(budget: Budget | None) -> Json:
    match budget:
        case Seconds(amount):
            return {"seconds": amount}
        case Simulations(count):
            return {"simulations": count}
    return None


def budget_of(data: object) -> Budget | None:
    """The budget in a greeting."""
    match data:
        case {"seconds": int() | float() as amount} if amount > 0:
            return Seconds(float(amount))
        case {"simulations": int() as count} if count > 0:
            return Simulations(count)
    return None


def event(game: Game[P, M], actor: Actor, move: M) -> dict[str, Json]:
    """A move or draw that was made, as the bot's seat sees it."""
    by: Json = CHANCE.value if actor is CHANCE else actor
    written = game.notation.write(move)
    return {"type": "event", "by": by, "move": game.codec.move_json(move), "text": written}


def request(
    game: Game[P, M], number: int, view: P, moves: Sequence[M], seconds: float
) -> dict[str, Json]:
    """Ask for a move: what the seat sees, its legal moves in three spellings, and the time."""
    return {
        "type": "choose",
        "id": number,
        "seconds": round(seconds, 3),
        "view": game.codec.position_json(view),
        "legal": [game.codec.move_json(move) for move in moves],
        "texts": [game.notation.write(move) for move in moves],
        "numbers": [game.numbering.number(view, move) for move in moves],
    }


def over(outcome: Outcome) -> dict[str, Json]:
    """How the game ended."""
    return {
        "type": "over",
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": explain(outcome.reason),
    }


def chosen(game: Game[P, M], view: P, moves: Sequence[M], answer: JsonObject) -> M:
    """The move of an answer: by index, text, number or as JSON; NotUnderstood says why not."""
    match answer:
        case {"index": int() as index} if not isinstance(index, bool):
            if 0 <= index < len(moves):
                return moves[index]
            raise NotUnderstood(sentence("fault-index", index=str(index), count=len(moves)))
        case {"text": str() as text}:
            return _by_text(game, view, moves, text)
        case {"number": int() as number}:
            found = [move for move in moves if game.numbering.number(view, move) == number]
        case {"move": dict() as wanted}:
            found = [move for move in moves if game.codec.move_json(move) == wanted]
        case {"index": wrong}:
            said = json.dumps(wrong)[:SHOWN_LETTERS]
            raise NotUnderstood(sentence("fault-index-kind", index=said))
        case _:
            raise NotUnderstood(sentence("fault-no-answer"))
    if not found:
        raise NotUnderstood(sentence("fault-not-legal", said=str(answer)[:SHOWN_LETTERS]))
    return found[0]


def _by_text(game: Game[P, M], view: P, moves: Sequence[M], text: str) -> M:
    try:
        move = game.notation.read(text)
        illegal = game.rules.why_illegal(view, move)
    except SerpentryError as error:
        told = sentence("fault-no-move", move=text[:SHOWN_LETTERS], why=error.told)
        raise NotUnderstood(told) from error
    if illegal:
        raise NotUnderstood(sentence("fault-illegal", move=text[:SHOWN_LETTERS], why=illegal.told))
    return move
