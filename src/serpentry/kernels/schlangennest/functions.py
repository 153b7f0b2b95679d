"""Schlangennest's kernel functions."""

from serpentry.kernels.common import gathered
from serpentry.kernels.schlangennest import guidance, listing, scoring, seeing, turns
from serpentry.kernels.schlangennest.structs import State

FUNCTIONS = gathered(State, listing, turns, guidance, scoring, seeing, is_learned=True)
