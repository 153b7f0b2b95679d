"""What JSON is: the type of everything that goes to a program or comes from one."""

import json
import re
from collections.abc import Collection, Mapping, Sequence
from reprlib import Repr
from typing import Any, NoReturn, TypeAlias, TypeGuard

from serpentry.tabletop.errors import BadText

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
JsonObject: TypeAlias = Mapping[str, Json]


def json_of(text: str | bytes) -> Any:
    """What a text from outside says in JSON; BadText if it says nothing that can be written again.

    Python alone would also take `NaN`, `1e999` and halves of letters, and would give up where
    brackets are deep.
    """
    try:
        decoded = text if isinstance(text, str) else text.decode("utf-8")
        data = _DECODER.decode(decoded)
        if _SUSPECT.search(decoded):
            json.dumps(data, ensure_ascii=False, allow_nan=False).encode("utf-8")
        decoded.encode("utf-8")
    except (ValueError, RecursionError) as error:
        raise BadText("this is not JSON.") from error
    return data


def _constant(name: str) -> NoReturn:
    raise ValueError(name)


_DECODER = json.JSONDecoder(parse_constant=_constant)
_SUSPECT = re.compile(r"[0-9](?:[eE]|(?<![0-9]{2})[0-9]{308})|\\u[dD][89a-fA-F]")
"""What may be half a letter, or a number that Python takes for infinite.

Each begins with a plain character: so a text without any is gone through several times as fast.
"""


def object_with(keys: Collection[str], data: object, otherwise: str) -> JsonObject:
    """The data, if it is an object with just these keys; else BadText says what is wanted."""
    if not isinstance(data, Mapping) or set(data) != set(keys):
        raise BadText(otherwise)
    return data


def is_pair(data: object) -> TypeGuard[list[int]]:
    """Two whole numbers; all else is for a slower reader, which says what is wrong with it."""
    return type(data) is list and len(data) == 2 and type(data[0]) is type(data[1]) is int


def items(data: Json) -> Sequence[Json]:
    """The data, if it is a list; else TypeError."""
    if not isinstance(data, list):
        raise TypeError(f"a list expected, {shortly(data)} found")
    return data


def shortly(data: object) -> str:
    """What was found, for a sentence: its beginning, however long or deep it is."""
    return _CONSTANTS.get(data, "") if isinstance(data, bool | None) else _SHORTLY.repr(data)


_CONSTANTS = {None: "null", True: "true", False: "false"}


_SHORTLY = Repr()
_SHORTLY.maxlevel = 2
