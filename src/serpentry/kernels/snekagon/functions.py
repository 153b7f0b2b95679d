"""SNEKAGON's kernel functions."""

from serpentry.kernels.parts import gathered
from serpentry.kernels.snekagon import bias, laying, proving, seeing
from serpentry.kernels.snekagon.records import State

FUNCTIONS = gathered(State, laying, bias, proving, seeing, is_learned=True)
