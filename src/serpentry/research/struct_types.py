"""The fields of a kernel's structs as NumPy names them, so that states can be read by name."""

from serpentry.kernels.structs import AnyStruct
from serpentry.kernels.structs.fields import AnyField, Many, Nested, Scalar, Shaped
from serpentry.tabletop.errors import MissingExtra

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise MissingExtra("NumPy", "research") from missing


def kind_of(struct: AnyStruct) -> "np.dtype[np.void]":
    """A NumPy type with the names and places of a struct's fields."""
    fields, layout = struct.plan.fields, struct.layout
    return np.dtype(
        {
            "names": list(fields),
            "formats": [_format(struct, one) for one in fields.values()],
            "offsets": [layout[name].place for name in fields],
            "itemsize": len(struct.memory),
        }
    )


def _format(struct: AnyStruct, field: AnyField) -> object:
    counts = struct.layout[field.name].shape.counts
    match field:
        case Scalar(element=element):
            return element.code
        case Shaped(element=element):
            return element.code, counts
        case Nested(kind=kind):
            return kind_of(kind(struct.facts))
        case Many(kind=kind):
            return kind_of(kind(struct.facts)), counts
    raise AssertionError(field)
