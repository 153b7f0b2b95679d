"""SNEKAGON 5G's kernel functions."""

from serpentry.kernels.common import gathered
from serpentry.kernels.snekagon5g import bias, placing, proving, seeing
from serpentry.kernels.snekagon5g.structs import State

FUNCTIONS = gathered(State, placing, bias, proving, seeing, is_learned=True)
