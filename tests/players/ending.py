"""A player in Python that ends its process: a module that loads fast, once in each process."""

import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import serpentry


class Ending(serpentry.QuickPlayer):
    """Ends its process in the way it is told to."""

    def __init__(self, how: str, file: str = "") -> None:
        super().__init__(how)
        self.file = file
        if how == "unmade":
            os._exit(3)
        if how == "interrupted":
            raise KeyboardInterrupt

    def choose(self, game: Any, view: Any, seat: int, rng: Random, terms: Any = None) -> Any:
        match self.name:
            case "exits":
                os._exit(3)
            case "segment":
                ctypes.string_at(0)
            case "aborts":
                os.abort()
            case "killed":
                os.kill(os.getpid(), signal.SIGKILL)
            case "holds":
                ctypes.PyDLL(None).sleep(1000)
            case "stray":
                child = subprocess.Popen(["sleep", "1000"], start_new_session=True)
                Path(self.file).write_text(f"{os.getpid()} {child.pid}", encoding="utf-8")
                os._exit(3)
            case "prints":
                print("I am here")
            case "forks":
                if not os.fork():
                    os._exit(0)
                os.wait()
                print("It goes on", file=sys.stderr)
            case "told":
                terms.tell(0.5)
                while not terms.stopped():
                    pass
        return rng.choice(game.rules.moves(view))


def leaving() -> Ending:
    return Ending("exits")
