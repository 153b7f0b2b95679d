"""Our own players also speak the protocol for bots: the other end of a conversation."""

import threading
from collections.abc import Callable, Iterable, Iterator
from queue import Queue
from random import Random

from serpentry.bots.messages import PROTOCOL, budget_of, line_of, message_of
from serpentry.catalogue import set_up
from serpentry.players.player import AnyPlayer
from serpentry.search.budget import BadBudget
from serpentry.search.kept_trees import KeptTrees
from serpentry.search.terms import Terms
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import AnyGame, Json

Say = Callable[[str], None]
ANSWER_SECONDS = 0.05
"""Seconds of its time that an answer needs for its way."""


class Inbox:
    """Hears lines while a player thinks: `hurry` and the end of all lines interrupt it."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.hurried: list[Json] = []
        """The requests whose answers are wanted now; a `hurry` may be heard before its request."""
        self.gone = False
        self._messages: Queue[JsonObject | Exception | None] = Queue()
        threading.Thread(target=self._listen, args=(lines,), daemon=True).start()

    def _listen(self, lines: Iterable[str]) -> None:
        try:
            for line in lines:
                message = message_of(line)
                if message["type"] == "hurry":
                    self.hurried.append(message.get("id"))
                else:
                    self._messages.put(message)
        except Exception as error:  # it is raised again where messages are read
            self._messages.put(error)
        self._messages.put(None)
        self.gone = True

    def wants_now(self, request: JsonObject) -> bool:
        """Whether the best move so far is wanted, or nobody waits for it any more."""
        return self.gone or request.get("id") in self.hurried

    def __iter__(self) -> Iterator[JsonObject]:
        while (message := self._messages.get()) is not None:
            if isinstance(message, Exception):
                raise message
            yield message


def speak(player: AnyPlayer, lines: Iterable[str], say: Say, rng: Random) -> None:
    """Play for the program that asks, until it says stop or no more."""
    inbox = Inbox(lines)
    game: AnyGame | None = None
    seat, trees = 0, KeptTrees()
    for message in inbox:
        match message:
            case {"type": "hello", "protocol": 1, "seat": int() as seat}:
                game = _game(message)
                mine = _within(player, message.get("budget"))
                mine.prepare(game)
                say(line_of({"type": "hello", "protocol": PROTOCOL, "name": mine.name}))
            case {"type": "hello"}:
                raise BadText(f"This is protocol {PROTOCOL}, not {message.get('protocol')!r}.")
            case {"type": "choose"} if game is not None:
                say(
                    line_of(
                        _answer(game, mine, seat, message, _terms(message, say, inbox, trees), rng)
                    )
                )
            case {"type": "choose"}:
                raise BadText("A hello comes before the first request.")
            case {"type": "stop"}:
                return


def _game(hello: JsonObject) -> AnyGame:
    match hello:
        case {"game": str() as name, "seats": int() as seats, "options": dict() as options}:
            return set_up(name, seats, options)
    raise BadText("A hello names game, seats, options and seat.")


def _within(player: AnyPlayer, budget: Json) -> AnyPlayer:
    """The player with the budget of the greeting, if it takes one."""
    wanted = budget_of(budget)
    try:
        return player if wanted is None else player.within(wanted)
    except BadBudget:
        return player


def _terms(request: JsonObject, say: Say, inbox: Inbox, trees: KeptTrees) -> Terms:
    def tell(part: float) -> None:
        say(line_of({"type": "analysis", "id": request.get("id"), "progress": round(part, 3)}))

    def stopped() -> bool:
        return inbox.wants_now(request)

    seconds = request.get("seconds")
    if not isinstance(seconds, int | float):
        return Terms(tell=tell, stopped=stopped, trees=trees)
    return Terms(max(ANSWER_SECONDS, seconds - ANSWER_SECONDS), tell, stopped, trees)


def _answer(
    game: AnyGame, player: AnyPlayer, seat: int, request: JsonObject, terms: Terms, rng: Random
) -> dict[str, Json]:
    view = game.codec.position_from(request.get("view"))
    move = player.choose(game, view, seat, rng, terms)
    return {
        "type": "move",
        "id": request.get("id"),
        "move": game.codec.move_json(move),
        "text": game.notation.write(move),
    }
