"""What a game's library exports: its kernel's functions, and the programs built of them."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from numba import types
from numba.core.typing.templates import Signature as FunctionType

from serpentry.builder.intermediate import Export
from serpentry.kernels.batch.following import following
from serpentry.kernels.batch.interface import BATCHES
from serpentry.kernels.batch.playouts import playing_many
from serpentry.kernels.batch.stepping import advancing, wandering
from serpentry.kernels.common import Calls
from serpentry.kernels.compiling import compiled
from serpentry.kernels.interface import SIGNATURES, Functions, Signature
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.compiled import bound
from serpentry.nets.compiled.answering import answer
from serpentry.nets.compiled.growing import absorb, committing, gathering
from serpentry.nets.compiled.tiling import mix_found, mix_seen, normalise
from serpentry.nets.net_programs import GUIDED_PROGRAMS, STUDENT_PROGRAMS, TILE_PROGRAMS
from serpentry.search.compiled.moving import finding, move_below
from serpentry.search.compiled.simulating import simulating
from serpentry.search.programs import SEARCH_PROGRAMS

to: Any = types.CPointer
TYPES: dict[object, types.Type] = {
    int: types.int64,
    float: types.float64,
    None: types.void,
    Words: to(types.int64),
    Reals: to(types.float64),
}


def exports_of(package: str) -> list[Export]:
    """All functions of the library of a game whose kernel is in a package."""
    functions: Functions = import_module(f"{package}.functions").FUNCTIONS
    calls = Calls(*(functions.by_name[name] for name in Calls._fields))
    made = {
        "simulate": simulating(calls, functions.state),
        "find_below": finding(calls, functions.state),
        "move_below": move_below,
        "gather": gathering(calls, functions.state),
        "absorb": absorb,
        "commit": committing(calls, functions.state),
        "answer": answer,
        "mix_seen": mix_seen,
        "mix_found": mix_found,
        "normalise": normalise,
        "playouts": playing_many(calls.playout, functions.state),
        "advance": advancing(calls, functions.state),
        "wander": wandering(calls, functions.state),
        "follow": following(calls, functions.state),
    }
    kernel = [Export(name, opened(functions, name), _kernel(name)) for name in SIGNATURES]
    programs = {**SEARCH_PROGRAMS, **GUIDED_PROGRAMS, **BATCHES}
    if functions.is_learned:
        programs |= STUDENT_PROGRAMS | TILE_PROGRAMS
    return kernel + [Export(name, made[name], _numba(one)) for name, one in programs.items()]


def _numba(signature: Signature) -> FunctionType:
    return TYPES[signature.gives](*(TYPES[kind] for _, kind in signature.takes))


def _kernel(name: str) -> FunctionType:
    """A kernel's function from outside: pointers to state and facts instead of a struct."""
    bare = _numba(SIGNATURES[name])
    outer: FunctionType = bare.return_type(TYPES[Words], TYPES[Words], *bare.args)
    return outer


def opened(functions: Functions, name: str) -> Callable[..., object]:
    """A kernel's function that takes pointers and calls the one that takes a struct."""
    kind, inner = functions.state, functions.by_name[name]

    def with_none(state: Words, facts: Words) -> object:
        return inner(bound(kind, state, facts))

    def with_one(state: Words, facts: Words, one: object) -> object:
        return inner(bound(kind, state, facts), one)

    def with_two(state: Words, facts: Words, one: object, two: object) -> object:
        return inner(bound(kind, state, facts), one, two)

    def with_three(state: Words, facts: Words, one: object, two: object, three: object) -> object:
        return inner(bound(kind, state, facts), one, two, three)

    choices: tuple[Callable[..., object], ...] = (with_none, with_one, with_two, with_three)
    return compiled(choices[len(SIGNATURES[name].takes)])
