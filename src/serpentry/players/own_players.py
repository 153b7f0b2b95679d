"""How players of your own are named: `module:Class`, with options after it: `module:Class depth=3`.

A class or a function is called with the options; a player that is made already takes none.
"""

import json
import re
import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from serpentry.players.player import AnyPlayer
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.jsons import Json

QUESTIONS = ("name", "needs_engine", "within", "prepare", "choose", "choosing", "sit")
"""What every player answers."""
COMMAND = "cmd:"
"""How the names begin of players that are programs of their own."""
PROGRAM = re.compile(r"cmd:.*|[A-Za-z_][\w.]*:[A-Za-z_][\w.]*( .*)?")
QUOTES = "'\""


class BadPlayer(SerpentryError):
    """A player of your own that can't be found, made or asked."""


def split_names(text: str) -> list[str]:
    """The players in a text such as `level3,my:Bot,cmd:./bot`; commas in quotes part nothing."""
    names, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            names.append("")
            continue
        names[-1] += letter
        if letter in QUOTES and quote in ("", letter):
            quote = "" if quote else letter
    return [name.strip() for name in names]


def is_program(name: str) -> bool:
    """Whether a name is that of a program, which nobody runs who was not told to by its user."""
    return bool(PROGRAM.fullmatch(name.strip()))


def words_of(text: str) -> list[str]:
    """A text parted as a shell does; BadPlayer if a quote is left open."""
    try:
        return shlex.split(text)
    except ValueError as error:
        raise BadPlayer(f"'{text}' can't be read: {error}.") from error


def load_player(name: str) -> AnyPlayer:
    """The player that a `module:Class key=value …` names, found from the current folder on."""
    target, *given = words_of(name)
    module, _, path = target.partition(":")
    found = _found(name, module, path)
    options = dict(_option(name, word) for word in given)
    if (callable(found) and not hasattr(found, "sit")) or isinstance(found, type):
        found = _made(name, found, options)
    elif options:
        raise BadPlayer(f"'{target}' is a player that is made already and takes no options.")
    return checked(found, target)


def checked(player: Any, name: str) -> AnyPlayer:
    """A player, if it answers every question; BadPlayer names those that it does not answer."""
    if missing := [one for one in QUESTIONS if not hasattr(player, one)]:
        raise BadPlayer(
            f"'{name}' is no player: it lacks {', '.join(missing)}. Derive it from "
            f"serpentry.QuickPlayer and write choose(game, view, seat, rng, terms)."
        )
    found: AnyPlayer = player
    return found


def _found(name: str, module: str, path: str) -> Any:
    try:
        with _from_here():
            found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise BadPlayer(
            f"There is no module '{module}' for the player '{name}', here in {Path.cwd()} or "
            f"installed."
        ) from error
    except (TypeError, ValueError) as error:
        raise BadPlayer(f"A player of your own is module:Class, not '{name}'.") from error
    for part in path.split("."):
        if not hasattr(found, part):
            raise BadPlayer(f"The module '{module}' has no '{path}' for the player '{name}'.")
        found = getattr(found, part)
    return found


@contextmanager
def _from_here() -> Iterator[None]:
    """A command that is installed doesn't look into the current folder by itself."""
    here = str(Path.cwd())
    if {here, ""} & set(sys.path):
        yield
        return
    sys.path.insert(0, here)
    try:
        yield
    finally:
        sys.path.remove(here)


def _option(name: str, word: str) -> tuple[str, Json]:
    key, equals, value = word.partition("=")
    if not equals or not key.isidentifier():
        raise BadPlayer(f"An option of a player is key=value, not '{word}', in '{name}'.")
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value


def _made(name: str, make: Any, options: Mapping[str, Json]) -> Any:
    try:
        return make(**options)
    except TypeError as error:
        raise BadPlayer(f"The player '{name}' can't be made: {error}.") from error
