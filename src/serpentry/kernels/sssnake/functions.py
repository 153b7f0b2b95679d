"""Sssnake's kernel functions."""

from serpentry.kernels.common import gathered
from serpentry.kernels.sssnake import chances, guidance, turn
from serpentry.kernels.sssnake.structs import State

FUNCTIONS = gathered(State, turn, chances, guidance)
