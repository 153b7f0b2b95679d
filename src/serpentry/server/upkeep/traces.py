"""Exceptions as a few plain lines: where, what, and nothing of what the variables held."""

import re
import sys
from collections.abc import Iterator, MutableMapping
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any

MOST_FRAMES = 12
"""Of each exception this many of the innermost are shown."""
MOST_CAUSES = 4
LONGEST_MESSAGE = 300
SECRET = re.compile(r"[A-Za-z0-9_.-]{24,}")
"""Ids of guests, seeds and cookies are this long, and words of ours are not."""
Told = MutableMapping[str, Any]


def trace_of(error: BaseException) -> str:
    """The exception and what caused it, the first cause last."""
    lines: list[str] = []
    for number, one in enumerate(islice(_causes(error), MOST_CAUSES)):
        lines.append(f"{'because of ' if number else ''}{_said(one)}")
        lines += [f"  at {place}" for place in _places(one.__traceback__)]
    return "\n".join(lines)


def _causes(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    one: BaseException | None = error
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        yield one
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)


def _said(error: BaseException) -> str:
    """The kind of an exception and its first line, without whatever may be a secret."""
    try:
        first = str(error)[: 4 * LONGEST_MESSAGE].partition("\n")[0]
    except Exception as failed:  # an exception that can't be shown must not end the log
        first = f"({type(failed).__name__} while saying it)"
    return f"{type(error).__name__}: {without_secrets(first)[:LONGEST_MESSAGE]}"


def without_secrets(text: str) -> str:
    """The text with every long word that may be an id, a seed or a cookie left out."""
    return SECRET.sub(lambda found: found[0] if _is_a_word(found[0]) else "***", text)


def _is_a_word(word: str) -> bool:
    return not any(character.isdigit() for character in word)


def _places(trace: TracebackType | None) -> list[str]:
    """The innermost places, innermost first: a file, a line and a function."""
    found: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        file = "/".join(Path(code.co_filename).parts[-3:])
        found.append(f"{file}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[: -MOST_FRAMES - 1 : -1]


def with_trace(_: object, __: str, event: Told) -> Told:
    """A step of the log: an exception becomes its lines, before anything else can look into it."""
    given = event.pop("exc_info", None)
    if isinstance(given, tuple):
        given = given[1]
    elif given and not isinstance(given, BaseException):
        given = sys.exc_info()[1]
    if isinstance(given, BaseException):
        event["exception"] = trace_of(given)
    return event
