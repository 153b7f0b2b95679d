"""How players of your own are named: `module:Class`, with options after it: `module:Class depth=3`.

A class or a function is called with the options; a player that is made already takes none.
"""

import re
import shlex
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from traceback import walk_tb
from typing import Any

from serpentry.players.player import AnyPlayer
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.jsons import Json, json_of

QUESTIONS = ("name", "needs_engine", "within", "prepare", "choose", "choosing", "sit")
"""What every player answers."""
COMMAND = "cmd:"
"""How the names begin of players that are programs of their own."""
PROGRAM = re.compile(r"cmd:.*|[A-Za-z_][\w.]*:[A-Za-z_][\w.]*( .*)?")
CALL = re.compile(r'File "(.+)", line ([0-9]+) in')
QUOTES = "'\""
OURS = str(Path(__file__).parent.parent)
PYTHON = str(Path(re.__file__).parent.parent)
"""Where the files are that no author of a player wrote: ours, and those of Python's library."""


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
            raise _broken(name, error) from error
        raise BadPlayer(
            f"There is no module '{module}' for the player '{name}', here in {Path.cwd()} or "
            f"installed."
        ) from error
    except (TypeError, ValueError) as error:
        raise BadPlayer(f"A player of your own is module:Class, not '{name}'.") from error
    except (Exception, SystemExit) as error:
        raise _broken(name, error) from error
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
        return key, json_of(value)
    except BadText:
        return key, value


def _made(name: str, make: Any, options: Mapping[str, Json]) -> Any:
    try:
        return make(**options)
    except (Exception, SystemExit) as error:
        said = str(error) if isinstance(error, TypeError) else f"{type(error).__name__}: {error}"
        raise BadPlayer(f"The player '{name}' can't be made: {said}{raised_at(error)}.") from error


def _broken(name: str, error: BaseException) -> BadPlayer:
    """A module that can't be loaded: by its syntax, what it imports, or what it does."""
    said = error.msg if isinstance(error, SyntaxError) else f"{type(error).__name__}: {error}"
    where = raised_at(error)
    return BadPlayer(f"The module of the player '{name}' can't be loaded: {said}{where}.")


def raised_at(error: BaseException) -> str:
    """Where a mistake was made, in brackets: the last line that is neither ours nor Python's."""
    if isinstance(error, SyntaxError) and error.filename:
        return f" ({Path(error.filename).name}, line {error.lineno})"
    return _place(
        (at.f_code.co_filename, str(line)) for at, line in reversed([*walk_tb(error.__traceback__)])
    )


def place_in(account: str) -> str:
    """The same of what Python writes when a process ends: its calls, the last one first."""
    return _place(CALL.findall(account))


def _place(calls: Iterable[tuple[str, str]]) -> str:
    for file, line in calls:
        if not file.startswith((OURS, PYTHON, "<")):
            return f" ({Path(file).name}, line {line})"
    return ""
