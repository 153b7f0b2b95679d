"""What differs between two JSON values, and one value with the differences made.

A list of changes, each of which begins with a path of keys and numbers:

- `[path, value]`: this is there now;
- `[path]`: nothing is there any more;
- `[path, first, last, values]`: in this list, from `first` to before `last` are now these.
"""

from collections.abc import Sequence
from typing import Any

Path = tuple[str | int, ...]
Change = Sequence[Any]
MISSING: object = object()
NESTED = dict, list


def changes(old: object, new: object) -> list[Change]:
    """What has to be changed in the old value to get the new one."""
    found: list[Change] = []
    both_objects = isinstance(old, dict) and isinstance(new, dict)
    if both_objects or old != new:
        _compare(old, new, (), found)
    return found


def _compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    """Note what differs between two values that are not equal, or two objects."""
    if isinstance(old, dict) and isinstance(new, dict):
        if not old.keys() <= new.keys():
            found.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            before = old.get(key, MISSING)
            # Much is the very same from one move to the next: then it need not be gone through.
            if before is value or before == value:
                continue
            if before is not MISSING and isinstance(value, NESTED):
                _compare(before, value, (*path, key), found)
            else:
                found.append([[*path, key], value])
    elif isinstance(old, list) and isinstance(new, list):
        if len(old) == len(new):
            for at, value in enumerate(new):
                if (before := old[at]) is value or before == value:
                    continue
                if isinstance(value, NESTED):
                    _compare(before, value, (*path, at), found)
                else:
                    found.append([[*path, at], value])
        else:
            found.append([list(path), *_spliced(old, new)])
    else:
        found.append([list(path), new])


def _spliced(old: list[object], new: list[object]) -> tuple[int, int, list[object]]:
    """From where to where the old list is otherwise, and what is there now."""
    first, shorter = 0, min(len(old), len(new))
    while first < shorter and old[first] == new[first]:
        first += 1
    same = 0
    while same < shorter - first and old[-1 - same] == new[-1 - same]:
        same += 1
    return first, len(old) - same, new[first : len(new) - same]


def changed(value: object, made: Sequence[Change]) -> Any:
    """The value with changes made; what was there before stays as it was."""
    for path, *content in made:
        value = _with(value, path, content)
    return value


def _with(value: Any, path: Sequence[Any], content: Sequence[Any]) -> Any:
    if path:
        key, *rest = path
        copy = value.copy()
        if rest or content:
            there = value[key] if isinstance(value, list) else value.get(key)
            copy[key] = _with(there, rest, content)
        else:
            del copy[key]
        return copy
    if len(content) == 1:
        return content[0]
    first, last, values = content
    return [*value[:first], *values, *value[last:]]
