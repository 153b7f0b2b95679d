"""SNEKAGON 5G's kernel functions."""

from serpentry.kernels.parts import gathered
from serpentry.kernels.snekagon5g import bias, laying, proving, seeing
from serpentry.kernels.snekagon5g.records import State

FUNCTIONS = gathered(State, laying, bias, proving, seeing, is_learned=True)
