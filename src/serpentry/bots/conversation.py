"""One game with a bot's program, from greeting to farewell; every failure is a BotFault."""

import json
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Generic

from serpentry.bots.bot_faults import BotFault
from serpentry.bots.messages import (
    PROTOCOL,
    SHOWN_LETTERS,
    NotUnderstood,
    chosen,
    event,
    hello,
    line_of,
    message_of,
    over,
    request,
)
from serpentry.bots.process import LONGEST_LINE, MOST_LINES, Ended, Flooded, Process, Silent
from serpentry.languages import Sentence, number, sentence
from serpentry.search.budget import Budget, Seconds
from serpentry.search.terms import FREE, Tell, Terms
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.outcome import Outcome

MOVE_SECONDS = 60.0
"""A move may take so long where nobody set a time."""
START_SECONDS = 20.0
"""A program may take so long to start and to answer the greeting."""
GRACE_SECONDS = 1.0
"""An answer may be so late, for the way through pipes."""
CHECK_SECONDS = 0.1
"""How often it is seen to whether the move is wanted now."""


class BotConversation(Generic[P, M]):
    """A program at one seat of one game."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        game: Game[P, M],
        seat: Seat,
        budget: Budget | None = None,
    ) -> None:
        self.name, self.game, self.seat, self.budget = name, game, seat, budget
        self.greeted: JsonObject | None = None
        """What it answered to the greeting."""
        self.analysis: JsonObject | None = None
        """What it said last about its thinking."""
        self.ended_by_itself = False
        """Whether it ended when it was told to, and had not to be killed."""
        self._asked = 0
        self._fault: BotFault | None = None
        self._process = Process(command)
        self.send(hello(game, seat, budget))
        self._begun = monotonic()

    @property
    def listens(self) -> bool:
        """Yes."""
        return True

    def happened(self, actor: Actor, move: M) -> None:
        """Tell it what was done."""
        self.send(event(self.game, actor, move))

    def choose(self, view: P, rng: Random, terms: Terms = FREE) -> M:
        """Its move; a BotFault if it does not answer with a legal one in time."""
        if self._fault:
            raise self._fault
        try:
            self.greet()
            return self._answer(view, terms)
        except BotFault as fault:
            self._fault = fault
            raise

    def greet(self) -> None:
        """Wait for its answer to the greeting, which must speak our protocol."""
        while self.greeted is None:
            message = self._hear(self._begun + START_SECONDS - monotonic())
            if message is None:
                raise self._failed(sentence("fault-greeting", seconds=number(START_SECONDS)))
            if message["type"] != "hello":
                raise self._failed(sentence("fault-early", said=str(message["type"])))
            if message.get("protocol") != PROTOCOL:
                spoken = message.get("protocol")
                raise self._failed(sentence("fault-protocol", spoken=repr(spoken), ours=PROTOCOL))
            self.greeted = message

    def leave(self, outcome: Outcome | None = None) -> None:
        """Tell it how the game ended, and end it."""
        if outcome:
            self.send(over(outcome))
        self.send({"type": "stop"})
        self.ended_by_itself = self._process.end()

    def _answer(self, view: P, terms: Terms) -> M:
        moves, seconds = self.game.rules.moves(view), self._seconds(terms)
        self._asked += 1
        self.send(request(self.game, self._asked, view, moves, seconds))
        until, heard, hurried = monotonic() + seconds + GRACE_SECONDS, 0, False
        while monotonic() < until:
            if terms.stopped() and not hurried:
                hurried, until = True, min(until, monotonic() + GRACE_SECONDS)
                self.send({"type": "hurry", "id": self._asked})
            message = self._hear(min(CHECK_SECONDS, until - monotonic()))
            if message is None:
                continue
            if self._is_answer(message):
                return self._chosen(view, moves, message)
            self._note(message, terms.tell)
            heard += 1
            if heard >= MOST_LINES:
                raise self._failed(sentence("fault-lines", lines=MOST_LINES))
        raise self._failed(sentence("fault-late", seconds=number(seconds)))

    def _is_answer(self, message: JsonObject) -> bool:
        """Whether it answers the last request; what answers an earlier one comes too late."""
        if message["type"] != "move":
            return False
        number = message.get("id", self._asked)
        if type(number) is not int or number > self._asked:
            said = json.dumps(number)[:SHOWN_LETTERS]
            raise self._failed(sentence("fault-id", said=said, asked=str(self._asked)))
        return number == self._asked

    def _chosen(self, view: P, moves: Sequence[M], message: JsonObject) -> M:
        try:
            return chosen(self.game, view, moves, message)
        except NotUnderstood as error:
            raise self._failed(error.told) from error

    def _note(self, message: JsonObject, tell: Tell) -> None:
        """Pass on how far its thinking is; what we don't know we leave alone."""
        if message["type"] == "analysis":
            self.analysis = message
            part = message.get("progress")
            if isinstance(part, int | float):
                tell(min(1.0, max(0.0, part)))

    def _seconds(self, terms: Terms) -> float:
        own = self.budget.amount if isinstance(self.budget, Seconds) else MOVE_SECONDS
        return min(own, terms.seconds)

    def send(self, message: JsonObject) -> None:
        """Say anything; a program that does not read keeps nobody waiting."""
        self._process.send(line_of(message))

    def _hear(self, seconds: float) -> JsonObject | None:
        """The next message, or None if it says nothing for so long."""
        try:
            return message_of(self._process.receive(seconds))
        except Silent:
            return None
        except Ended:
            raise self._ended() from None
        except Flooded:
            raise self._failed(sentence("fault-long", bytes=str(LONGEST_LINE))) from None
        except NotUnderstood as error:
            raise self._failed(error.told) from error

    def _ended(self) -> BotFault:
        code, why = self._process.exit_code(), self._process.complaint
        facts = {"code": "none" if code is None else str(code)}
        if why:
            return self._failed(sentence("fault-ended-saying", why=why.rstrip("."), **facts))
        return self._failed(sentence("fault-ended", **facts))

    def _failed(self, how: Sentence) -> BotFault:
        return BotFault(sentence("fault-of-bot", bot=self.name, how=how))
