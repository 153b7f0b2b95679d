"""Printing records: for whoever looks at a kernel that breaks a law."""

from collections.abc import Iterator
from typing import Any

from serpentry.kernels.records.declaring import AnyRecord, Record
from serpentry.kernels.records.views import Numbers, Several

Entry = tuple[str, int | float]
"""A number's name with its places, and the number."""


def show(record: AnyRecord) -> str:
    """Every number that is not zero, by name, one a line."""
    return "\n".join(f"{name} = {value}" for name, value in entries(record) if value)


def differences(one: AnyRecord, other: AnyRecord) -> list[str]:
    """Where two records of a kind differ."""
    pairs = zip(entries(one), entries(other), strict=True)
    return [f"{name}: {left} or {right}" for (name, left), (_, right) in pairs if left != right]


def entries(record: AnyRecord, prefix: str = "") -> Iterator[Entry]:
    """Every number of a record, by name."""
    for name in record.plan.fields:
        yield from _entries(getattr(record, name), prefix + name)


def _entries(value: Any, name: str) -> Iterator[Entry]:
    if isinstance(value, Record):
        yield from entries(value, f"{name}.")
    elif isinstance(value, Numbers | Several):
        for place, one in zip(value.shape.places(), value, strict=True):
            yield from _entries(one, f"{name}[{', '.join(map(str, place))}]")
    else:
        yield name, value
