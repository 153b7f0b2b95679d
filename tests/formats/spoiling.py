"""Ways to spoil what was written: bytes, lines, words, and the values of JSON."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

Spoil = Callable[[bytes, Random], bytes]

STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    10**30,
    1e308,
    float("nan"),
    float("inf"),
    "",
    "nobody",
    "\ud800",
    "a\0b",
    [],
    [[]],
    {},
    {"is": "Nothing"},
)
"""Values where others are expected."""
WORDS = (b"NaN", b"-1", b"0", b"null", b"\xff", b"\x00", b"99999999999999999999", b"9" * 5000)
DEEP = 100_000
"""Brackets within brackets: more than a reader that calls itself can follow."""


def flipped(content: bytes, rng: Random) -> bytes:
    made = bytearray(content)
    for _ in range(rng.choice((1, 1, 3))):
        made[rng.randrange(len(made))] ^= 1 << rng.randrange(8)
    return bytes(made)


def cut_short(content: bytes, rng: Random) -> bytes:
    return content[: rng.randrange(len(content))]


def begun_late(content: bytes, rng: Random) -> bytes:
    return content[rng.randrange(len(content)) :]


def without_a_line(content: bytes, rng: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def with_a_line_twice(content: bytes, rng: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))
    return b"".join(lines)


def with_lines_swapped(content: bytes, rng: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def with_other_words(content: bytes, rng: Random) -> bytes:
    """A word of the file, or a strange one, where another stood."""
    found = [*re.finditer(rb"[\w.-]+", content)]
    if not found:
        return content
    at, words = rng.choice(found), (rng.choice(found)[0], rng.choice(WORDS))
    return content[: at.start()] + rng.choice(words) + content[at.end() :]


def with_other_numbers(content: bytes, rng: Random) -> bytes:
    """A number a little or much larger or smaller."""
    found = [*re.finditer(rb"-?\d{1,9}", content)]
    if not found:
        return content
    at = rng.choice(found)
    other = int(at[0]) + rng.choice((-1, 1, 2, -1000, 1000, 10**12))
    return content[: at.start()] + str(other).encode() + content[at.end() :]


def with_noise(content: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + rng.choice((rng.randbytes(40), *WORDS)) + content[at:]


def nothing_like_it(content: bytes, rng: Random) -> bytes:
    """Empty, other encodings, another system's lines, a lone sign, brackets without an end."""
    text = content.decode("utf-8", "replace")
    others = (
        b"",
        b"\n",
        b"\xff\xfe\n",
        rng.randbytes(len(content) % 4096),
        text.encode("utf-16"),
        b"\xef\xbb\xbf" + content,
        content.replace(b"\n", b"\r\n"),
        content.replace(b"\n", b"\0"),
        text.replace("e", "é").encode("latin-1", "replace"),
        b"[" * DEEP + b"\n",
        b'{"a":' * DEEP + b"\n",
        content.replace(b"1", b"2", 1),
    )
    return rng.choice(others)


def deep_value(content: bytes, rng: Random) -> bytes:
    """Where a value stood, brackets within brackets."""
    found = [*re.finditer(rb"[\w.-]+", content)]
    if not found:
        return content
    at = rng.choice(found)
    return content[: at.start()] + b"[" * DEEP + b"]" * DEEP + content[at.end() :]


def with_other_values(content: bytes, rng: Random) -> bytes:
    """JSON, of the whole or of a line, with a value removed, renamed or put in another's place."""
    lines = [content] if _parsed(content) is not None else content.splitlines()
    at = rng.randrange(len(lines))
    data = _parsed(lines[at])
    if data is None:
        return with_other_words(content, rng)
    holders = [*_holders(data)]
    if not holders:
        return with_other_words(content, rng)
    _change(rng.choice(holders), data, rng)
    lines[at] = json.dumps(data).encode()
    return b"\n".join(lines) + b"\n"


def _parsed(text: bytes | str) -> Any:
    with suppress(ValueError, RecursionError):
        data = json.loads(text)
        return data if isinstance(data, dict | list) else None
    return None


def _holders(data: Any) -> Iterator[Any]:
    """Every object and list that holds something."""
    if isinstance(data, dict | list) and data:
        yield data
        for one in data.values() if isinstance(data, dict) else data:
            yield from _holders(one)


def _change(holder: Any, whole: Any, rng: Random) -> None:
    """Change one value; of a text that is JSON itself, most often a value in it."""
    keys = [*holder] if isinstance(holder, dict) else [*range(len(holder))]
    key = rng.choice(keys)
    deed = rng.randrange(8)
    inner = _parsed(holder[key]) if isinstance(holder[key], str) else None
    if (parts := [*_holders(inner)]) and deed < 6:
        _change(rng.choice(parts), inner, rng)
        holder[key] = json.dumps(inner)
    elif deed == 0:
        del holder[key]
    elif deed == 1 and isinstance(holder, dict):
        holder[rng.choice((f"{key}s", rng.choice(keys)))] = holder.pop(key)
    elif deed == 1:
        holder.insert(key, holder[key])
    elif deed == 2:
        other = rng.choice([*_holders(whole)])
        values = [*other.values()] if isinstance(other, dict) else other
        holder[key] = json.loads(json.dumps(rng.choice(values)))
    elif deed == 3 and isinstance(holder[key], list | dict):
        holder[key] = type(holder[key])()
    elif deed == 4 and isinstance(holder[key], int):
        holder[key] += rng.choice((-1, 1, 7, -(10**6), 10**15))
    else:
        holder[key] = rng.choice(STRANGE)


BYTES: tuple[Spoil, ...] = (flipped, cut_short, begun_late, with_noise, nothing_like_it)
"""For what only programs read."""
LINES: tuple[Spoil, ...] = (
    *BYTES,
    without_a_line,
    with_a_line_twice,
    with_lines_swapped,
    with_other_words,
    with_other_numbers,
)
"""Also for what people read."""
VALUES: tuple[Spoil, ...] = (*LINES, deep_value, *(with_other_values,) * 8)
"""For JSON, whose values are where mistakes hide."""


def spoiled(content: bytes, spoils: tuple[Spoil, ...], rng: Random) -> bytes:
    """The content, spoiled once or twice."""
    for _ in range(rng.choice((1, 1, 1, 2))):
        content = rng.choice(spoils)(content, rng) if content else content
    return content
