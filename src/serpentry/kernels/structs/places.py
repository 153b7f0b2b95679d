"""Machine code that finds a field, and reads and writes it."""

from llvmlite import ir
from llvmlite.ir import IRBuilder, Value
from numba.core import types
from numba.core.types import Type

from serpentry.kernels.structs.declaring import AnyStruct
from serpentry.kernels.structs.fields import AnyField
from serpentry.kernels.structs.sizes import Size
from serpentry.kernels.structs.types import StructType, ViewType, addresses

WORD = ir.IntType(64)
OCTET = ir.IntType(8)
NSW = ["nsw"]
"""Places never run over the end of numbers."""
LLVM: dict[Type, ir.Type] = {
    types.int64: WORD,
    types.int32: ir.IntType(32),
    types.float64: ir.DoubleType(),
    types.float32: ir.FloatType(),
}


def constant(value: int) -> Value:
    """A word that is known now."""
    return ir.Constant(WORD, value)


def read(builder: IRBuilder, kind: Type, address: Value, is_constant: bool) -> Value:
    """The number at an address."""
    found = builder.load(builder.bitcast(address, LLVM[kind].as_pointer()))
    found.align = 8 if kind in (types.int64, types.float64) else 4
    if is_constant:
        found.set_metadata("invariant.load", builder.module.add_metadata([]))
    return found


def write(builder: IRBuilder, kind: Type, address: Value, value: Value) -> None:
    """Put a number at an address."""
    made = builder.store(value, builder.bitcast(address, LLVM[kind].as_pointer()))
    made.align = 8 if kind in (types.int64, types.float64) else 4


def further(builder: IRBuilder, address: Value, distance: Value) -> Value:
    """The address so many bytes further on."""
    if isinstance(distance, ir.Constant) and distance.constant == 0:
        return address
    return builder.gep(address, [distance], inbounds=True, source_etype=OCTET)


def fact(builder: IRBuilder, facts_kind: type[AnyStruct], facts: Value, name: str) -> Value:
    """A word of the facts."""
    place = facts_kind.plan.places[name]
    return read(builder, types.int64, further(builder, facts, constant(place.fixed)), True)


def measured(builder: IRBuilder, size: Size, facts_kind: type[AnyStruct], facts: Value) -> Value:
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


def address_of(builder: IRBuilder, kind: StructType, value: Value, field: AnyField) -> Value:
    """Where a field of a struct lies."""
    data, facts = addresses(builder, value)
    slot = kind.kind.plan.slots.get(field.name)
    if slot is None:
        place = kind.kind.plan.places[field.name]
        return further(builder, data, measured(builder, place, kind.facts, facts))
    hidden = further(builder, data, constant(8 * slot))
    return further(builder, data, read(builder, types.int64, hidden, True))


def item_address(builder: IRBuilder, kind: ViewType, value: Value, places: list[Value]) -> Value:
    """Where what stands at a place of a shaped field lies."""
    data, facts = addresses(builder, value)
    at, field = places[0], kind.field
    for place, count in zip(places[1:], field.counts[1:], strict=True):
        row = measured(builder, count, kind.struct.facts, facts)
        at = builder.add(builder.mul(at, row, flags=NSW), place, flags=NSW)
    each = measured(builder, field.each, kind.struct.facts, facts)
    return further(builder, data, builder.mul(at, each, flags=NSW))


def at_address(builder: IRBuilder, address: Value, facts: Value) -> Value:
    """A struct or view at an address."""
    empty = ir.Constant(ir.LiteralStructType([address.type, facts.type]), ir.Undefined)
    return builder.insert_value(builder.insert_value(empty, address, 0), facts, 1)


def size_of(builder: IRBuilder, kind: StructType, value: Value) -> Value:
    """How many bytes a struct has."""
    _, facts = addresses(builder, value)
    return measured(builder, kind.kind.plan.size, kind.facts, facts)
