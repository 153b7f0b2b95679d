"""Calling compiled functions by their addresses, with what the one list says about them."""

from collections.abc import Callable, Mapping
from ctypes import CFUNCTYPE, c_double, c_int64, c_void_p
from typing import Any

from serpentry.kernels.interface import SIGNATURES
from serpentry.kernels.records import Reals, Words

C_TYPES: dict[Any, Any] = {
    int: c_int64,
    float: c_double,
    None: None,
    Words: c_void_p,
    Reals: c_void_p,
}


def prototype(name: str) -> Any:
    """A function of a kernel as C sees it: the addresses of state and facts come first."""
    found = SIGNATURES[name]
    taken = (C_TYPES[kind] for _, kind in found.takes)
    return CFUNCTYPE(C_TYPES[found.gives], c_void_p, c_void_p, *taken)


def callables(addresses: Mapping[str, int]) -> dict[str, Callable[..., Any]]:
    """Functions of a kernel that Python can call, from their addresses."""
    return {name: prototype(name)(address) for name, address in addresses.items()}
