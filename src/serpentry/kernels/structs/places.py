"""Machine code that finds a field, and reads and writes it."""

from llvmlite import ir
from llvmlite.ir import IRBuilder, Value

from serpentry.kernels.structs import fields
from serpentry.kernels.structs.declaring import AnyStruct
from serpentry.kernels.structs.fields import AnyElement, AnyField
from serpentry.kernels.structs.sizes import Size
from serpentry.kernels.structs.types import StructType, ViewType, addresses

WORD = ir.IntType(64)
OCTET = ir.IntType(8)
NSW = ["nsw"]
"""Places never run over the end of numbers."""
LLVM: dict[str, ir.Type] = {
    fields.WORD.code: WORD,
    fields.SHORT.code: ir.IntType(32),
    fields.OCTET.code: OCTET,
    fields.REAL.code: ir.DoubleType(),
    fields.SINGLE.code: ir.FloatType(),
}
"""How elements are stored in memory, by their codes."""


def constant(value: int) -> Value:
    """A word that is known now."""
    return ir.Constant(WORD, value)


def read(builder: IRBuilder, element: AnyElement, address: Value, is_constant: bool) -> Value:
    """The number at an address; a byte becomes a word."""
    kind = LLVM[element.code]
    found = builder.load(builder.bitcast(address, kind.as_pointer()))
    found.align = element.width
    if is_constant:
        found.set_metadata("invariant.load", builder.module.add_metadata([]))
    return builder.zext(found, WORD) if kind is OCTET else found


def write(builder: IRBuilder, element: AnyElement, address: Value, value: Value) -> None:
    """Put a number at an address; of a word that becomes a byte, the rest is left out."""
    kind = LLVM[element.code]
    stored = builder.trunc(value, OCTET) if kind is OCTET else value
    made = builder.store(stored, builder.bitcast(address, kind.as_pointer()))
    made.align = element.width


def further(builder: IRBuilder, address: Value, distance: Value) -> Value:
    """The address a number of bytes further on."""
    if isinstance(distance, ir.Constant) and distance.constant == 0:
        return address
    return builder.gep(address, [distance], inbounds=True, source_etype=OCTET)


def fact(builder: IRBuilder, facts_kind: type[AnyStruct], facts: Value, name: str) -> Value:
    """A word of the facts."""
    place = facts_kind.plan.places[name]
    return read(builder, fields.WORD, further(builder, facts, constant(place.fixed)), True)


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
    """Where a field of a struct is."""
    data, facts = addresses(builder, value)
    slot = kind.kind.plan.slots.get(field.name)
    if slot is None:
        place = kind.kind.plan.places[field.name]
        return further(builder, data, measured(builder, place, kind.facts, facts))
    hidden = further(builder, data, constant(8 * slot))
    return further(builder, data, read(builder, fields.WORD, hidden, True))


def item_address(builder: IRBuilder, kind: ViewType, value: Value, places: list[Value]) -> Value:
    """Where what stands at a place of a shaped field is."""
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
