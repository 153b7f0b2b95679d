"""SNEKAGON's kernel functions."""

from serpentry.kernels.common import gathered
from serpentry.kernels.snekagon import bias, placing, proving, seeing
from serpentry.kernels.snekagon.structs import State

FUNCTIONS = gathered(State, placing, bias, proving, seeing, is_learned=True)
