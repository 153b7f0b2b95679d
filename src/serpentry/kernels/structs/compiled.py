"""Access to structs by name in compiled code. Importing this teaches it to Numba."""

import operator
from collections.abc import Callable
from typing import Any, TypeVar

from llvmlite.ir import IRBuilder, Value
from numba.core.types import Type
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, Signature
from numba.extending import intrinsic

from serpentry.kernels.structs import fields
from serpentry.kernels.structs.declaring import AnyStruct
from serpentry.kernels.structs.fields import Many, Nested, Scalar, Shaped
from serpentry.kernels.structs.numba import (
    Generated,
    Names,
    Target,
    Types,
    attributes,
    lowers,
    lowers_reading,
    lowers_writing,
    method,
    operation,
    signature,
    tools,
    types,
)
from serpentry.kernels.structs.places import (
    LLVM,
    OCTET,
    WORD,
    address_of,
    at_address,
    constant,
    item_address,
    read,
    size_of,
    write,
)
from serpentry.kernels.structs.types import (
    ChoicesType,
    KindType,
    StructType,
    ViewType,
    addresses,
    number_type,
    struct_type,
)
from serpentry.kernels.structs.views import Reals, T, Values, Words

R = TypeVar("R", bound=AnyStruct)


def _type_of_field(_: object, struct: StructType, name: str) -> Type | None:
    if name == "facts":
        return struct.own_facts
    field = struct.kind.plan.fields.get(name)
    if field is None:
        return None
    if isinstance(field, Scalar):
        return number_type(field)
    if isinstance(field, Nested):
        return struct.of(field.kind)
    return ViewType(struct, field) if isinstance(field, Shaped | Many) else None


def _type_of_choice(_: object, choices: ChoicesType, name: str) -> Type | None:
    return types.int64 if name in choices.choices.__members__ else None


@attributes
class _Attributes(AttributeTemplate):
    key = StructType

    @method("struct.become")
    def resolve_become(self, struct: StructType, args: Types, kws: Names) -> Signature | None:
        """Copy a struct of the same kind, or what two kinds have in common by inheritance."""
        if len(args) == 1 and isinstance(args[0], StructType):
            one, two = struct.kind, args[0].kind
            if not struct.is_constant and (issubclass(one, two) or issubclass(two, one)):
                return signature(types.none, *args, recvr=struct)
        return None

    @method("struct.clear")
    def resolve_clear(self, struct: StructType, args: Types, kws: Names) -> Signature | None:
        return signature(types.none, recvr=struct)

    generic_resolve: Any = _type_of_field


@attributes
class _Choices(AttributeTemplate):
    key = ChoicesType

    generic_resolve: Any = _type_of_choice


@lowers_reading(ChoicesType)
def _choice(
    context: Target, builder: IRBuilder, kind: ChoicesType, value: Value, name: str
) -> Value:
    return constant(kind.choices[name].value)


@lowers_reading(StructType)
def _get(context: Target, builder: IRBuilder, kind: StructType, value: Value, name: str) -> Value:
    _, facts = addresses(builder, value)
    if name == "facts":
        return at_address(builder, facts, facts)
    field = kind.kind.plan.fields[name]
    address = address_of(builder, kind, value, field)
    if isinstance(field, Scalar):
        return read(builder, field.element, address, kind.is_constant)
    return at_address(builder, address, facts)


@lowers_writing(StructType)
def _set(context: Target, builder: IRBuilder, sig: Signature, args: list[Value], name: str) -> None:
    kind, field = sig.args[0], sig.args[0].kind.plan.fields[name]
    address = address_of(builder, kind, args[0], field)
    value = context.cast(builder, args[1], sig.args[1], number_type(field))
    write(builder, field.element, address, value)


def _places(view: ViewType, index: Type) -> Type | None:
    """The type of a place of a view, as many whole numbers as it has dimensions."""
    count = len(view.field.counts)
    given = index.types if isinstance(index, types.BaseTuple) else (index,)
    if len(given) != count or not all(isinstance(one, types.Integer) for one in given):
        return None
    return types.UniTuple(types.int64, count) if isinstance(index, types.BaseTuple) else types.int64


@operation(operator.getitem)
class _GetItem(AbstractTemplate):
    def generic(self, args: Types, kws: Names) -> Signature | None:
        view, index = args
        if isinstance(view, ViewType) and (places := _places(view, index)):
            return signature(view.item, view, places)
        return None


@operation(operator.setitem)
class _SetItem(AbstractTemplate):
    def generic(self, args: Types, kws: Names) -> Signature | None:
        view, index, _ = args
        if not isinstance(view, ViewType) or view.struct.is_constant:
            return None
        if isinstance(view.field, Many) or not (places := _places(view, index)):
            return None
        return signature(types.none, view, places, view.item)


def _unpacked(builder: IRBuilder, kind: Type, index: Value) -> list[Value]:
    return tools.unpack_tuple(builder, index) if isinstance(kind, types.BaseTuple) else [index]


@lowers(operator.getitem, ViewType, types.Any)
def _get_item(context: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
    view, places = sig.args[0], _unpacked(builder, sig.args[1], args[1])
    address = item_address(builder, view, args[0], places)
    if isinstance(view.field, Many):
        return at_address(builder, address, addresses(builder, args[0])[1])
    return read(builder, view.field.element, address, view.struct.is_constant)


@lowers(operator.setitem, ViewType, types.Any, types.Any)
def _set_item(context: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
    view, places = sig.args[0], _unpacked(builder, sig.args[1], args[1])
    address = item_address(builder, view, args[0], places)
    write(builder, view.field.element, address, args[2])
    return context.get_dummy_value()


@lowers("struct.become", StructType, StructType)
def _become(context: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
    (one, _), (two, _) = (addresses(builder, struct) for struct in args)
    smaller = 0 if issubclass(sig.args[1].kind, sig.args[0].kind) else 1
    size = size_of(builder, sig.args[smaller], args[smaller])
    align = sig.args[smaller].kind.plan.width
    tools.raw_memcpy(builder, one, two, size, 1, align=align)
    return context.get_dummy_value()


@lowers("struct.clear", StructType)
def _clear(context: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
    size = size_of(builder, sig.args[0], args[0])
    tools.memset(builder, addresses(builder, args[0])[0], size, 0)
    return context.get_dummy_value()


def _bound(context: object, kind: KindType, words: Type, facts: Type) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        known = args[2]
        if isinstance(sig.args[2], StructType):
            known = addresses(builder, known)[1]
        octets = OCTET.as_pointer()
        data, known = builder.bitcast(args[1], octets), builder.bitcast(known, octets)
        return at_address(builder, data, known)

    made = struct_type(kind.kind)
    if isinstance(facts, StructType):
        made = StructType(kind.kind, facts.facts, made.is_constant)
    return made(kind, words, facts), generate


def _scratch(context: object, kind: KindType, struct: StructType) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        size = kind.kind.plan.size
        room = tools.alloca_once(builder, WORD, size=constant(-(-size.fixed // 8)))
        _, known = addresses(builder, args[1])
        data = builder.bitcast(room, OCTET.as_pointer())
        return at_address(builder, data, known)

    if not kind.kind.plan.size.is_fixed:
        raise TypeError(f"{kind.kind.__name__} has no fixed size: it can't lie on the stack.")
    return StructType(kind.kind, struct.facts, False)(kind, struct), generate


def _pointer_to(context: object, view: ViewType) -> Generated:
    def generate(target: Target, builder: IRBuilder, sig: Signature, args: list[Value]) -> Value:
        data, _ = addresses(builder, args[0])
        return builder.bitcast(data, LLVM[element.code].as_pointer())

    if isinstance(view.field, Many) or view.field.element.width == fields.OCTET.width:
        raise TypeError(f"No pointer to numbers leads to {view.name}: it has structs or bytes.")
    element = view.field.element
    return types.CPointer(view.item)(view), generate


_operation: Any = intrinsic
bound: Callable[[type[R], Words | Reals, object], R] = _operation(_bound)
"""The struct of a kind at a pointer, with its facts at another or those of a struct."""
scratch: Callable[[type[R], AnyStruct], R] = _operation(_scratch)
"""A struct of a kind on the stack, until the function returns; with the facts of another."""
pointer_to: Callable[[Values[T]], Values[T]] = _operation(_pointer_to)
"""A pointer to where the numbers of a field begin."""
