"""Players in Python that crash, cheat or sleep: a module that loads fast, once in each process."""

import sys
import threading
from random import Random
from typing import Any

import serpentry
from serpentry.search.terms import FREE, Terms


class Misbehaving(serpentry.QuickPlayer):
    """Does what it is told to do wrong."""

    def __init__(self, how: str) -> None:
        super().__init__(how)

    def within(self, budget: Any) -> Any:
        return self

    def prepare(self, game: Any, tell: Any = None) -> None:
        if self.name == "unready":
            raise OSError("no such file")

    def sit(self, game: Any, seat: int) -> Any:
        if self.name == "clumsy":
            raise RuntimeError("no chair")
        return Seat(self.name, super().sit(game, seat))

    def choose(self, game: Any, view: Any, seat: int, rng: Random, terms: Terms = FREE) -> Any:
        moves = game.rules.moves(view)
        match self.name:
            case "crash":
                return 1 // 0
            case "quits":
                sys.exit(3)
            case "interrupts":
                raise KeyboardInterrupt
            case "text":
                return "a1"
            case "nothing":
                return None
            case "number":
                return 0
            case "cheat":
                return game.rules.moves(game.rules.start())[0]
            case "asleep":
                threading.Event().wait()
            case "slow":
                threading.Event().wait(0.02)
        return moves[0]


def crashing() -> Misbehaving:
    return Misbehaving("crash")


class Seat:
    """Passes on everything, and stumbles where it is told to."""

    def __init__(self, how: str, seated: Any) -> None:
        self.how, self.seated = how, seated
        self.listens = how == "deaf"

    def choose(self, *asked: Any) -> Any:
        return self.seated.choose(*asked)

    def happened(self, actor: Any, move: Any) -> None:
        raise ValueError("what was that?")

    def leave(self, outcome: Any = None) -> None:
        if self.how == "rude":
            raise RuntimeError("bang")
