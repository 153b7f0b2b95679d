"""The process of a player of your own: it loads the player, and does what it is asked to.

Questions and answers are pickled lines in base64. What the player prints goes to standard
error, and so does why and where its process ended, if the player ended it.
"""

import faulthandler
import os
import pickle
import sys
import traceback
from base64 import b64decode, b64encode
from collections.abc import Callable
from queue import SimpleQueue
from random import Random
from threading import Event, Lock, Thread
from typing import IO, Any, NoReturn

from serpentry.bots.bot_faults import BotFault
from serpentry.bots.process import FATAL
from serpentry.players.own_players import BadPlayer, load_player, raised_at
from serpentry.players.player import AnyPlayer, QuickPlayer
from serpentry.players.watched_player import WatchedPlayer, WatchedSeat
from serpentry.search.budget import BadBudget, Budget
from serpentry.search.terms import Terms
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.outcome import Outcome

DONE, MISTAKE, PROGRESS = "done", "mistake", "progress"
"""The kinds of answers."""
Question = tuple[str, *tuple[object, ...]]
"""What is asked, and what is given with it."""


class Wanted(Frozen):
    """Which player: as it is written, whose it is (so that none is made twice), and its budget."""

    written: str
    owner: str
    budget: Budget | None = None


def packed(message: object) -> str:
    """A message as a line."""
    return b64encode(pickle.dumps(message)).decode("ascii")


def unpacked(line: bytes) -> Any:
    """The message of a line."""
    return pickle.loads(b64decode(line))


class PlayerProcess:
    """Answers one question after another; each method that begins with `on_` is one."""

    def __init__(self, answers: IO[bytes]) -> None:
        self._answers, self._one = answers, Lock()
        self._made: tuple[Wanted, AnyPlayer] | None = None
        self._ready: tuple[Wanted, object] | None = None
        self._seat: WatchedSeat[Any, Any] | None = None
        self.hurried = Event()

    def answer(self, question: str, *given: object) -> None:
        """Do it, and say what came of it; every mistake has a sentence."""
        try:
            self.say(DONE, getattr(self, f"on_{question}")(*given))
        except SerpentryError as error:
            self.say(MISTAKE, error)
        except BaseException as error:
            said = f"{type(error).__name__}: {error}".rstrip(": ")
            self.say(MISTAKE, BadPlayer(f"The player can't be asked: {said}{raised_at(error)}."))

    def say(self, kind: str, content: object) -> None:
        """Send an answer."""
        line = packed((kind, content)).encode() + b"\n"
        with self._one:  # a thread that thinks tells how far it is
            self._answers.write(line)
            self._answers.flush()

    def on_meet(self, wanted: Wanted) -> tuple[str, bool]:
        """How a player is called, and whether it needs an engine."""
        player = self._player(wanted)
        return player.name, player.needs_engine

    def on_prepare(self, wanted: Wanted, game: AnyGame) -> object:
        """Let a player get ready for a game."""
        missing = self._watched(wanted).prepare(game, self._tell)
        self._ready = (wanted, (game.name, game.seats, game.options_json))
        return missing

    def on_sit(self, wanted: Wanted, game: AnyGame, seat: int) -> bool:
        """Take a seat; whether the player listens."""
        if self._ready != (wanted, (game.name, game.seats, game.options_json)):
            self.on_prepare(wanted, game)
        self._seat = self._watched(wanted).sit(game, seat)
        return self._seat.listens

    def on_happened(self, actor: Actor, move: object) -> None:
        """A move or draw was made."""
        if self._seat:
            self._seat.happened(actor, move)

    def on_not_understood(self, error: Exception) -> NoReturn:
        """A question about something that only the process has that asks."""
        raise error

    def on_choose(
        self, view: object, luck: tuple[object, ...], seconds: float
    ) -> tuple[object, tuple[object, ...] | None]:
        """A move, and what is left of the luck if some was used."""
        if self._seat is None:
            raise BotFault("It sits nowhere.")
        rng = Random()
        rng.setstate(luck)
        terms = Terms(seconds, self._tell, self.hurried.is_set)
        move = self._seat.choose(view, rng, terms)
        after = rng.getstate()
        return move, None if after == luck else after

    def on_leave(self, outcome: Outcome) -> None:
        """The game is over."""
        if self._seat:
            self._seat.leave(outcome)
        self._seat = None

    def _tell(self, part: float) -> None:
        self.say(PROGRESS, part)

    def _player(self, wanted: Wanted) -> AnyPlayer:
        bare = wanted.but(budget=None)
        if self._made is None or self._made[0] != bare:
            self._made = (bare, load_player(wanted.written))
        player, name = self._made[1], wanted.written
        if wanted.budget and getattr(type(player), "within", None) is QuickPlayer.within:
            raise BadBudget(
                f"The player '{name}' moves at once and takes no budget: write '{name}'."
            )
        return player if wanted.budget is None else player.within(wanted.budget)

    def _watched(self, wanted: Wanted) -> WatchedPlayer:
        return WatchedPlayer(self._player(wanted), wanted.budget)


def _listen(questions: IO[bytes], wanted: "SimpleQueue[Question]", hurried: Event) -> NoReturn:
    """Hear what is asked, also while the player thinks; without anybody to ask there is an end."""
    for line in questions:
        try:
            question = unpacked(line)
        except Exception as error:  # what our parent alone knows
            wanted.put(("not_understood", error))
            continue
        if question == "hurry":
            hurried.set()
        else:
            if question[0] == "choose":
                hurried.clear()
            wanted.put(question)
    LEAVE(0)


LEAVE = os._exit
"""As it was before players could ask for it."""


def _leaver(own: int) -> Callable[[int], NoReturn]:
    """What a player calls as `os._exit`: it says where, and ends; a process that it forked ends."""

    def leave(code: int) -> NoReturn:
        if os.getpid() == own:
            calls = traceback.extract_stack()[-2::-1]
            lines = [f'  File "{one.filename}", line {one.lineno} in {one.name}\n' for one in calls]
            os.write(2, f"{FATAL}os._exit\n\n{''.join(lines)}".encode())
        LEAVE(code)

    return leave


def main() -> None:
    """Answer what comes on standard input until it is closed."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    faulthandler.enable(file=2, all_threads=False)
    os._exit = _leaver(os.getpid())  # type: ignore[assignment]
    process, wanted = PlayerProcess(answers), SimpleQueue[Question]()
    Thread(target=_listen, args=(questions, wanted, process.hurried), daemon=True).start()
    while True:
        question, *given = wanted.get()
        process.answer(question, *given)


if __name__ == "__main__":
    main()
