"""A player of your own in Python, in a process of its own: whatever it ends, it ends alone.

A process that has nothing to do waits for the next game of the same player, since a new one takes
half a second. In browsers and on Windows, and for a class that only this process has (of a notebook
or a prompt), the player is watched beside us instead; so it is in a game that only we have.
"""

import atexit
import json
import os
import pickle
import sys
from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from math import inf
from pathlib import Path
from random import Random
from signal import Signals
from threading import Lock
from time import monotonic
from typing import Any, Generic
from uuid import uuid4

from serpentry.bots.bot_faults import BotFault
from serpentry.bots.conversation import CHECK_SECONDS, GRACE_SECONDS, MOVE_SECONDS
from serpentry.bots.process import FATAL, Ended, Flooded, Process, Silent
from serpentry.engine.machines import HAS_THREADS
from serpentry.languages import Sentence, number, sentence
from serpentry.players.own_players import BadPlayer, load_player, place_in
from serpentry.players.player import AnyPlayer, OnlySits
from serpentry.players.player_process import MISTAKE, PROGRESS, Wanted, packed
from serpentry.players.watched_player import WatchedPlayer, WatchedSeat
from serpentry.search.budget import Budget, Seconds
from serpentry.search.terms import FREE, Tell, Terms, tell_nobody
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.outcome import Outcome

MOST_IDLE = 4
"""At most this number of processes wait for another game."""
BEGIN = (
    "import json, sys; sys.path[:] = json.loads(sys.argv.pop()); "
    "from serpentry.players.player_process import main; main()"
)
"""Our own folders come first: the player finds what we find."""


class Died(Exception):
    """A player's process has ended; the sentence says why and where."""

    def __init__(self, told: Sentence) -> None:
        super().__init__(told)
        self.told = told


class Late(Exception):
    """A player's process has not answered within these seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Apart:
    """A process for players of one name."""

    def __init__(self, key: tuple[str, ...]) -> None:
        self.key = key
        path = json.dumps(sys.path)
        self._process = Process([sys.executable, "-c", BEGIN, path], shows_errors=True)

    def ask(self, *question: object, terms: Terms = FREE, seconds: float = inf) -> Any:
        """What it answers; Died, Late, or the mistake that it made.

        Its own process notices first when it is late; this is for one that can't.
        """
        self._process.send(packed(question))
        hurried, until = False, monotonic() + seconds + 2 * GRACE_SECONDS
        while monotonic() < until:
            if not hurried and terms.stopped():
                hurried = True
                self._process.send(packed("hurry"))
            try:
                kind, content = pickle.loads(b64decode(self._process.receive(CHECK_SECONDS)))
            except Silent:
                continue
            except (Ended, Flooded):
                raise Died(self._end()) from None
            if kind == MISTAKE:
                raise content
            if kind != PROGRESS:
                return content
            terms.tell(content)
        raise Late(seconds)

    def end(self) -> None:
        """End it, and whatever it started."""
        self._process.end()

    def _end(self) -> Sentence:
        """Why it ended and where: Python writes it down, and so does `os._exit` there."""
        code = self._process.exit_code()
        facts = {"code": "none" if code is None else str(code)}
        account = self._process.fatal.removeprefix(FATAL)
        why = account.partition("\n")[0].strip()
        if not why and code is not None and code > 128:
            with suppress(ValueError):
                why = Signals(code - 128).name
        if not why:
            return sentence("fault-ended", **facts)
        return sentence("fault-ended-saying", why=f"{why}{place_in(account)}", **facts)


class Idle:
    """Processes without a game."""

    def __init__(self) -> None:
        self._lock, self._waiting = Lock(), list[Apart]()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._forget)
        atexit.register(self._end_all)

    def take(self, written: str) -> Apart:
        """One for this player, which finds modules where we do."""
        key = (written, str(Path.cwd()), *sys.path)
        with self._lock:
            for at, one in enumerate(self._waiting):
                if one.key == key:
                    return self._waiting.pop(at)
        return Apart(key)

    def give_back(self, one: Apart) -> None:
        """It may be used again; the oldest ones make room."""
        with self._lock:
            self._waiting.insert(0, one)
            ended, self._waiting = self._waiting[MOST_IDLE:], self._waiting[:MOST_IDLE]
        for old in ended:
            old.end()

    def _forget(self) -> None:
        """A forked process has no players: they are its parent's."""
        self._lock, self._waiting = Lock(), []

    def _end_all(self) -> None:
        for one in self._waiting:
            one.end()
        self._waiting = []


IDLE = Idle()


@dataclass(frozen=True)
class SeparatePlayer(OnlySits):
    """Asks a player in another process."""

    wanted: Wanted
    name: str
    needs_engine: bool

    def within(self, budget: Budget) -> "SeparatePlayer":
        """The same player with a budget; a time is also watched."""
        return _met(self.wanted.but(budget=budget))

    def prepare(self, game: Game[P, M], tell: Tell = tell_nobody) -> Sentence | None:
        """Let it get ready; a player that can't has no game to lose yet."""
        if _is_only_here(game):
            return self._beside.prepare(game, tell)
        missing: Sentence | None = _asked(self.wanted, "prepare", game, tell=tell)
        return missing

    def sit(self, game: Game[P, M], seat: Seat) -> "SeparateSeat[P, M] | WatchedSeat[P, M]":
        """Take a seat; whatever goes wrong here is reported when it is to move."""
        if _is_only_here(game):
            return self._beside.sit(game, seat)
        return SeparateSeat(self, game, seat)

    @cached_property
    def _beside(self) -> WatchedPlayer:
        player = WatchedPlayer(load_player(self.wanted.written))
        return player.within(self.wanted.budget) if self.wanted.budget else player


class SeparateSeat(Generic[P, M]):
    """A player in another process, at one seat of one game."""

    def __init__(self, player: SeparatePlayer, game: Game[P, M], seat: Seat) -> None:
        self.player, self.listens = player, False
        self._fault: BotFault | None = None
        self._process: Apart | None = IDLE.take(player.wanted.written)
        listens = self._asked(lambda process: process.ask("sit", player.wanted, game, seat))
        self.listens = bool(listens)

    def happened(self, actor: Actor, move: M) -> None:
        """Tell it, if it is still there."""
        self._asked(lambda process: process.ask("happened", actor, move, seconds=MOVE_SECONDS))

    def choose(self, view: P, rng: Random, terms: Terms = FREE) -> M:
        """Its move; a BotFault if it does not answer with a legal one in time."""
        asked = view, rng.getstate(), terms.seconds
        seconds = self._seconds(terms)
        answer = self._asked(lambda one: one.ask("choose", *asked, terms=terms, seconds=seconds))
        if self._fault:
            raise self._fault
        move, luck = answer
        if luck is not None:
            rng.setstate(luck)
        chosen: M = move
        return chosen

    def leave(self, outcome: Outcome | None = None) -> None:
        """Send it home; the game is over, so what it does wrong now costs it nothing."""
        process = self._process
        self._asked(lambda process: process.ask("leave", outcome, seconds=GRACE_SECONDS))
        if process and self._process:
            IDLE.give_back(process)
        self._process = None

    def _asked(self, ask: Callable[[Apart], Any]) -> Any:
        """An answer; a player that fails is not asked again."""
        if self._process is None:
            return None
        try:
            return ask(self._process)
        except Died as death:
            self._fail(BotFault(self._told(death.told)))
        except Late as late:
            told = sentence("fault-late", seconds=number(late.seconds))
            self._fail(BotFault(self._told(told)))
        except BotFault as fault:
            self._fail(fault)
        except BaseException:  # also Ctrl-C: an answer that is not waited for would be the next one
            self._end()
            raise
        return None

    def _fail(self, fault: BotFault) -> None:
        self._fault = fault
        self._end()

    def _end(self) -> None:
        if self._process:
            self._process.end()
        self._process = None

    def _seconds(self, terms: Terms) -> float:
        budget = self.player.wanted.budget
        own = budget.amount if isinstance(budget, Seconds) else MOVE_SECONDS
        return min(own, terms.seconds)

    def _told(self, how: Sentence) -> Sentence:
        return sentence("fault-of-bot", bot=self.player.name, how=how)


def _is_only_here(game: Game[P, M]) -> bool:
    """Whether no other process could make the same game."""
    try:
        return b"__main__" in pickle.dumps(game)
    except Exception:  # whatever a game of your own is made of
        return True


def own_player(written: str) -> AnyPlayer:
    """The player that `module:Class key=value …` names, kept apart where that can be."""
    module = written.partition(":")[0].strip()
    known = sys.modules.get(module)
    is_only_here = module == "__main__" or (known and not getattr(known, "__spec__", None))
    if not HAS_THREADS or os.name != "posix" or is_only_here:
        return WatchedPlayer(load_player(written))
    return _met(Wanted(written, uuid4().hex))


def _met(wanted: Wanted) -> SeparatePlayer:
    name, needs_engine = _asked(wanted, "meet")
    return SeparatePlayer(wanted, name, needs_engine)


def _asked(wanted: Wanted, question: str, *given: object, tell: Tell = tell_nobody) -> Any:
    """What a player answers that has no seat; whatever ends its process is a mistake."""
    process = IDLE.take(wanted.written)
    try:
        answer = process.ask(question, wanted, *given, terms=Terms(tell=tell))
    except Died as death:
        process.end()
        how = BotFault(death.told)
        raise BadPlayer(f"The player '{wanted.written}' can't be made. {how}") from None
    except BaseException:
        process.end()
        raise
    IDLE.give_back(process)
    return answer
