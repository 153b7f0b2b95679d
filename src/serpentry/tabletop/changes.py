"""What differs between two JSON values, and one value with the differences made.

A list of changes, each of which begins with a path of keys and numbers:

- `[path, value]`: this is there now;
- `[path]`: nothing is there any more;
- `[path, first, last, values]`: in this list, from `first` to before `last` are now these.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from serpentry.tabletop.jsons import Json

Path = tuple[str | int, ...]
Change = Sequence[Json]


def changes(old: Json, new: Json) -> list[Change]:
    """What has to be changed in the old value to get the new one."""
    return list(_changes(old, new, ()))


def _changes(old: Json, new: Json, path: Path) -> Iterator[Change]:
    if old == new:
        return
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        yield from ([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key in old:
                yield from _changes(old[key], value, (*path, key))
            else:
                yield [[*path, key], value]
    elif isinstance(old, list) and isinstance(new, list):
        yield from _list_changes(old, new, path)
    else:
        yield [list(path), new]


def _list_changes(old: list[Json], new: list[Json], path: Path) -> Iterator[Change]:
    if len(old) == len(new):
        for at, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _changes(before, after, (*path, at))
        return
    first, shorter = 0, min(len(old), len(new))
    while first < shorter and old[first] == new[first]:
        first += 1
    same = 0
    while same < shorter - first and old[-1 - same] == new[-1 - same]:
        same += 1
    yield [list(path), first, len(old) - same, new[first : len(new) - same]]


def changed(value: Any, made: Sequence[Change]) -> Any:
    """The value with changes made; what was there before stays as it was."""
    for path, *content in made:
        value = _with(value, path, content)
    return value


def _with(value: Any, path: Any, content: Sequence[Any]) -> Any:
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
