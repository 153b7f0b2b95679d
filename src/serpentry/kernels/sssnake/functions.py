"""Sssnake's kernel functions."""

from serpentry.kernels.parts import gathered
from serpentry.kernels.sssnake import chances, guidance, turn
from serpentry.kernels.sssnake.records import State

FUNCTIONS = gathered(State, turn, chances, guidance)
