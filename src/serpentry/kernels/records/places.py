"""Machine code that finds a field, and reads and writes it."""

from typing import Any

from llvmlite import ir
from numba.core import types

from serpentry.kernels.records.fields import Field
from serpentry.kernels.records.sizes import Size
from serpentry.kernels.records.types import RecordType, ViewType, addresses

WORD = ir.IntType(64)
OCTET = ir.IntType(8)
NSW = ["nsw"]
"""Places never run over the end of numbers."""
LLVM: dict[Any, Any] = {
    types.int64: WORD,
    types.int32: ir.IntType(32),
    types.float64: ir.DoubleType(),
    types.float32: ir.FloatType(),
}


def constant(value: int) -> Any:
    """A word that is known now."""
    return ir.Constant(WORD, value)


def read(builder: Any, kind: Any, address: Any, is_constant: bool) -> Any:
    """The number at an address."""
    found = builder.load(builder.bitcast(address, LLVM[kind].as_pointer()))
    found.align = 8 if kind in (types.int64, types.float64) else 4
    if is_constant:
        found.set_metadata("invariant.load", builder.module.add_metadata([]))
    return found


def write(builder: Any, kind: Any, address: Any, value: Any) -> None:
    """Put a number at an address."""
    made = builder.store(value, builder.bitcast(address, LLVM[kind].as_pointer()))
    made.align = 8 if kind in (types.int64, types.float64) else 4


def further(builder: Any, address: Any, distance: Any) -> Any:
    """The address so many bytes further on."""
    if isinstance(distance, ir.Constant) and distance.constant == 0:
        return address
    return builder.gep(address, [distance], inbounds=True, source_etype=OCTET)


def fact(builder: Any, facts_kind: Any, facts: Any, name: str) -> Any:
    """A word of the facts."""
    place = facts_kind.plan.places[name]
    return read(builder, types.int64, further(builder, facts, constant(place.fixed)), True)


def measured(builder: Any, size: Size, facts_kind: Any, facts: Any) -> Any:
    """A size in the set-up of some facts."""
    total = constant(size.fixed) if size.fixed or size.is_fixed else None
    for term, count in size.terms:
        if term:
            product = constant(count) if count != 1 else None
            for one in term:
                factor = fact(builder, facts_kind, facts, one.name)
                product = factor if product is None else builder.mul(product, factor, flags=NSW)
            total = product if total is None else builder.add(total, product, flags=NSW)
    return total


def address_of(builder: Any, kind: RecordType, value: Any, field: Field) -> Any:
    """Where a field of a record lies."""
    data, facts = addresses(builder, value)
    slot = kind.kind.plan.slots.get(field.name)
    if slot is None:
        place = kind.kind.plan.places[field.name]
        return further(builder, data, measured(builder, place, kind.facts, facts))
    hidden = further(builder, data, constant(8 * slot))
    return further(builder, data, read(builder, types.int64, hidden, True))


def item_address(builder: Any, kind: ViewType, value: Any, places: list[Any]) -> Any:
    """Where what stands at a place of a shaped field lies."""
    data, facts = addresses(builder, value)
    at, field = places[0], kind.field
    for place, count in zip(places[1:], field.counts[1:], strict=True):
        row = measured(builder, count, kind.record.facts, facts)
        at = builder.add(builder.mul(at, row, flags=NSW), place, flags=NSW)
    each = measured(builder, field.each, kind.record.facts, facts)
    return further(builder, data, builder.mul(at, each, flags=NSW))


def at_address(builder: Any, address: Any, facts: Any) -> Any:
    """A record or view at an address."""
    empty = ir.Constant(ir.LiteralStructType([address.type, facts.type]), ir.Undefined)
    return builder.insert_value(builder.insert_value(empty, address, 0), facts, 1)


def size_of(builder: Any, kind: RecordType, value: Any) -> Any:
    """How many bytes a record has."""
    _, facts = addresses(builder, value)
    return measured(builder, kind.kind.plan.size, kind.facts, facts)
