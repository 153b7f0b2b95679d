"""From Python to one portable LLVM module: Numba's own code for each exported function.

Nothing is optimised here. LLVM does that later for each machine, when all functions of a game are
in one module, so that calls are direct and can become a part of the caller.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from numba import types
from numba.core.typing.templates import Signature as FunctionType

from serpentry.builder.writing import Written, texts_of, write_only

RAISED = "raised"
"""Called where a function raises. As none may, no call of it is left when all is optimised."""


class Export(NamedTuple):
    """A function of the library."""

    name: str
    part: Any
    """The function, ready to be compiled."""
    signature: FunctionType


StepListener = Callable[[str], None]
"""Hears what is done."""


def module_of(exports: Iterable[Export], constants: dict[str, bytes], tell: StepListener) -> str:
    """The text of a module with all exported functions and constants."""
    write_only()
    texts, seen = [_constants(constants)], set[Written]()
    for export in exports:
        tell(export.name)
        export.part.compile(export.signature)
        made = export.part.overloads[export.signature.args]
        texts += texts_of(made.library, seen)
        texts.append(_wrapper(export, made.fndesc.llvm_func_name))
    return _linked(texts)


def _linked(texts: list[str]) -> str:
    first, *others = map(llvm.parse_assembly, texts)
    for other in others:
        first.link_in(other)
    first.verify()
    return str(first)


def _constants(constants: dict[str, bytes]) -> str:
    lines = []
    for name, value in constants.items():
        escaped = "".join(f"\\{byte:02x}" for byte in value)
        lines.append(f'@{name} = constant [{len(value)} x i8] c"{escaped}"')
    return "\n".join(lines)


def _wrapper(export: Export, inner: str) -> str:
    """A plain C function around Numba's, which gives a status and has its result written."""
    given = [_spelled(one) for one in export.signature.args]
    result = _spelled(export.signature.return_type)
    is_void = export.signature.return_type == types.void
    held = "ptr" if is_void else result
    names = ", ".join(f"{one} %a{at}" for at, one in enumerate(given))
    answer = "  ret void" if is_void else f"  %value = load {held}, ptr %held\n  ret {held} %value"
    return f"""
declare void @{RAISED}()
declare i32 @"{inner}"(ptr, ptr, {", ".join(given)})
define {result} @{export.name}({names}) {{
  %held = alloca {held}
  %trouble = alloca ptr
  %status = call i32 @"{inner}"(ptr %held, ptr %trouble, {names})
  %fine = icmp eq i32 %status, 0
  br i1 %fine, label %done, label %failed
failed:
  call void @{RAISED}()
  unreachable
done:
{answer}
}}
"""


def _spelled(kind: types.Type) -> str:
    """How LLVM writes a type."""
    if isinstance(kind, types.CPointer):
        return "ptr"
    return {types.int64: "i64", types.float64: "double", types.void: "void"}[kind]
