"""Compiled functions allocate nothing and raise nothing; the builder refuses those that do."""

import sys
from subprocess import run

import pytest

from serpentry.engine.making import environment

PROGRAM = """
import numpy as np
from numba import types
from serpentry.builder.intermediate import Export, module_of
from serpentry.builder.objects import object_of
from serpentry.builder.targets import BY_NAME
from serpentry.kernels.compiling import part

@part
def sound(number):
    return number + 1

@part
def allocating(number):
    return np.zeros(number).sum()

@part
def raising(number):
    if number > 5:
        raise ValueError("too many")
    return number

result = types.float64 if {name} is allocating else types.int64
export = Export("asked", {name}, result(types.int64))
object_of(module_of([export], {{}}, print), {{"asked"}}, BY_NAME["linux-x86_64"])
"""


@pytest.mark.parametrize(
    ("name", "why"),
    [("sound", ""), ("allocating", "NotSelfContained"), ("raising", "NotSelfContained")],
)
def test_what_is_not_self_contained_is_refused(name: str, why: str) -> None:
    words = [sys.executable, "-c", PROGRAM.format(name=name)]
    done = run(words, capture_output=True, text=True, env=environment(), check=False)
    assert (done.returncode == 0) == (why == "")
    assert why in done.stderr
