"""Compiled functions allocate nothing and raise nothing; the builder refuses those that do."""

import sys
from subprocess import run

import pytest

from serpentry.engine.making import environment

PROGRAM = """
import numpy as np
from numba import types
from serpentry.builder.intermediate import Export, module_of
from serpentry.builder.objects import NotSelfContained, object_of
from serpentry.builder.targets import BY_NAME
from serpentry.kernels.compiling import compiled

@compiled
def sound(number):
    return number + 1

@compiled
def allocating(number):
    return np.zeros(number).sum()

@compiled
def raising(number):
    if number > 5:
        raise ValueError("too many")
    return number

for function, gives in ((sound, types.int64), (allocating, types.float64), (raising, types.int64)):
    export = Export("asked", function, gives(types.int64))
    text = module_of([export], {}, lambda _: None)
    try:
        object_of(text, {"asked"}, BY_NAME["linux-x86_64"])
    except NotSelfContained:
        print(function.__name__, "refused")
    else:
        print(function.__name__, "made")
"""


@pytest.mark.thorough
def test_what_is_not_self_contained_is_refused() -> None:
    words = [sys.executable, "-c", PROGRAM]
    done = run(words, capture_output=True, text=True, env=environment(), check=False)
    assert done.stdout.splitlines() == ["sound made", "allocating refused", "raising refused"], (
        done.stderr
    )
