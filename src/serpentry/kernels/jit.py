"""A kernel's functions compiled in this process, and kept in the user's cache folder."""

from functools import cache, partial
from importlib import import_module
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from serpentry.kernels.basis import Basis
from serpentry.kernels.calling import callables
from serpentry.kernels.compiling import compiled
from serpentry.kernels.interface import SIGNATURES
from serpentry.kernels.interface import Functions as Parts
from serpentry.kernels.kernel import Functions, Kernel
from serpentry.kernels.records import Reals, Record, Words, differences
from serpentry.kernels.records.compiled import bound

to: Any = types.CPointer
TYPES: dict[Any, Any] = {
    int: types.int64,
    None: types.void,
    Words: to(types.int64),
    Reals: to(types.float64),
}
STATE: Any = None
PART: Any = None


def of_state(words: Any, facts: Any) -> Any:
    """A function that takes nothing but the state."""
    return PART(bound(STATE, words, facts))


def of_one(words: Any, facts: Any, one: Any) -> Any:
    """A function that takes one thing more."""
    return PART(bound(STATE, words, facts), one)


def of_two(words: Any, facts: Any, one: Any, two: Any) -> Any:
    """A function that takes two things more."""
    return PART(bound(STATE, words, facts), one, two)


def of_three(words: Any, facts: Any, one: Any, two: Any, three: Any) -> Any:
    """A function that takes three things more."""
    return PART(bound(STATE, words, facts), one, two, three)


TEMPLATES = (of_state, of_one, of_two, of_three)


def signature_of(name: str) -> Any:
    """A function of a kernel as Numba sees it from outside: pointers instead of records."""
    found = SIGNATURES[name]
    taken = (TYPES[kind] for _, kind in found.takes)
    return TYPES[found.gives](TYPES[Words], TYPES[Words], *taken)


def opened(functions: Parts, name: str, file: str) -> Any:
    """A function that takes pointers and calls the part that takes a record.

    It is a copy of a template with the part among its globals: as a closure it would never be found
    again in Numba's cache, which tells functions apart by file, name and line.
    """
    template: Any = TEMPLATES[len(SIGNATURES[name].takes)]
    line = 1 + list(SIGNATURES).index(name)
    code = template.__code__.replace(
        co_filename=file, co_name=name, co_qualname=name, co_firstlineno=line
    )
    known = {"PART": functions.parts[name], "STATE": functions.state, "bound": bound}
    made: Any = FunctionType(code, known, name)
    made.__module__ = functions.state.__module__
    return made


@cache
def functions_in(package: str) -> SimpleNamespace:
    """The compiled functions of a game, by name; its first use on a machine compiles them."""
    module: Any = import_module(f"{package}.functions")
    made = {
        name: compiled(signature_of(name))(opened(module.FUNCTIONS, name, module.__file__))
        for name in SIGNATURES
    }
    return SimpleNamespace(**made)


@cache
def _calls(package: str) -> Any:
    made = vars(functions_in(package))
    return callables({name: one.address for name, one in made.items()})


def memory_of(record: Record[Any]) -> NDArray[np.int64]:
    """The memory of a record, as an array of words."""
    return np.frombuffer(record.block.words, np.int64)


def load(basis: Basis, position: Any) -> NDArray[np.int64]:
    """The state of a position, complete."""
    state, facts = memory_of(basis.load(position)), memory_of(basis.facts)
    if basis.completes:
        _calls(basis.package)["complete"](state.ctypes.data, facts.ctypes.data)
    return state


def tell_apart(basis: Basis, *states: NDArray[np.int64]) -> list[str]:
    """Where two states differ, by name."""
    one, other = basis.state(basis.facts), basis.state(basis.facts)
    for record, state in zip((one, other), states, strict=True):
        memory_of(record)[:] = state
    return differences(one, other)


@cache
def kernel(basis: Basis) -> Kernel:
    """The kernel of a game that is set up."""
    made = vars(functions_in(basis.package))
    return Kernel(
        functions=Functions(**{name: made[name] for name in Functions._fields}),
        facts=memory_of(basis.facts),
        seats=basis.seats,
        state_size=len(basis.state(basis.facts).block.words),
        most_moves=basis.most_moves,
        most_events=basis.most_events,
        deeds=basis.deeds,
        work_size=basis.work_size,
        unit=basis.unit,
        load=partial(load, basis),
        tell_apart=partial(tell_apart, basis),
    )
