"""Structs as Numba sees them: types that hold two addresses and count no references.

A struct in compiled code is where its memory begins and where its facts do. What is read from facts
is marked as never changing, so that the compiler may keep it in a register across any write.
"""

from typing import Any

from llvmlite.ir import IRBuilder, Value
from numba import types
from numba.core.types import Type
from numba.extending import models, register_model, typeof_impl

from serpentry.kernels.choices import Choices
from serpentry.kernels.structs.declaring import AnyStruct, Constants, Declaration
from serpentry.kernels.structs.fields import AnyNumber, AnyView, Many

NUMBERS: dict[str, Type] = {
    "q": types.int64,
    "i": types.int32,
    "B": types.int64,
    "d": types.float64,
    "f": types.float32,
}
"""The types that elements are read as, by their codes."""


class StructType(types.Type):
    """A struct of a kind, with the kind of its facts; constant if it is a part of facts."""

    def __init__(self, kind: type[AnyStruct], facts: type[AnyStruct], is_constant: bool) -> None:
        self.kind, self.facts, self.is_constant = kind, facts, is_constant
        known = f"{facts.__module__}.{facts.__qualname__}"
        name = f"{kind.__module__}.{kind.__qualname__}({known}, {is_constant})"
        super().__init__(name)

    def of(self, kind: type[AnyStruct]) -> "StructType":
        """A struct within this one."""
        return StructType(kind, self.facts, self.is_constant)

    @property
    def own_facts(self) -> "StructType":
        """What `facts` gives."""
        return StructType(self.facts, self.facts, True)


class ViewType(types.Type):
    """A shaped field of a struct."""

    def __init__(self, struct: StructType, field: AnyView) -> None:
        self.struct, self.field = struct, field
        super().__init__(f"{struct.name}.{field.name}")

    @property
    def item(self) -> Type:
        """What stands at a place."""
        if isinstance(self.field, Many):
            return self.struct.of(self.field.kind)
        return number_type(self.field)


class KindType(types.Opaque):
    """The class of a struct, as a value."""

    def __init__(self, kind: type[AnyStruct]) -> None:
        self.kind = kind
        super().__init__(f"kind({kind.__module__}.{kind.__qualname__})")


class ChoicesType(types.Opaque):
    """A class of named numbers, as a value."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        super().__init__(f"choices({choices.__module__}.{choices.__qualname__})")


def number_type(field: AnyNumber) -> Type:
    """The type that a field's numbers are read as."""
    return NUMBERS[field.element.code]


def struct_type(kind: type[AnyStruct]) -> StructType:
    """A struct of a kind that says what its facts are."""
    is_facts = issubclass(kind, Constants)
    return StructType(kind, kind if is_facts else kind.facts_kind or Constants, is_facts)


class AddressesModel(models.StructModel):
    """Where memory begins, and where the facts do."""

    def __init__(self, manager: Any, kind: Any) -> None:
        members = [("data", types.voidptr), ("facts", types.voidptr)]
        begin: Any = super().__init__
        begin(manager, kind, members)


register_model(StructType)(AddressesModel)
register_model(ViewType)(AddressesModel)
register_model(KindType)(models.OpaqueModel)
register_model(ChoicesType)(models.OpaqueModel)


@typeof_impl.register(Declaration)
def _type_of_kind(kind: type[AnyStruct], _context: object) -> KindType:
    return KindType(kind)


@typeof_impl.register(Choices)
def _type_of_choices(choices: Choices, _context: object) -> ChoicesType:
    return ChoicesType(choices)


def addresses(builder: IRBuilder, value: Value) -> tuple[Value, Value]:
    """Where the memory of a struct or view begins, and where its facts do."""
    return builder.extract_value(value, 0), builder.extract_value(value, 1)
