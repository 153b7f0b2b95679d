"""The fields of a kernel's records as NumPy names them, so that states can be read by name."""

from typing import Any

from serpentry.kernels.records import AnyRecord
from serpentry.kernels.records.fields import AnyField, Many, Nested, Scalar, Shaped
from serpentry.tabletop.errors import MissingExtra

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise MissingExtra("NumPy", "research") from missing


def kind_of(record: AnyRecord) -> "np.dtype[np.void]":
    """A NumPy type with the names and places of a record's fields."""
    fields, layout = record.plan.fields, record.layout
    return np.dtype(
        {
            "names": list(fields),
            "formats": [_format(record, one) for one in fields.values()],
            "offsets": [layout[name].place for name in fields],
            "itemsize": len(record.memory),
        }
    )


def _format(record: AnyRecord, field: AnyField) -> Any:
    counts = record.layout[field.name].shape.counts
    match field:
        case Scalar(element=element):
            return element.code
        case Shaped(element=element):
            return element.code, counts
        case Nested(kind=kind):
            return kind_of(kind(record.facts))
        case Many(kind=kind):
            return kind_of(kind(record.facts)), counts
    raise AssertionError(field)
