"""Cobra Carnival's kernel functions."""

from serpentry.kernels.carnival import bias, flow, listing, measuring, picking, scoring, seeing
from serpentry.kernels.carnival.structs import State
from serpentry.kernels.common import gathered

FUNCTIONS = gathered(State, flow, listing, picking, scoring, bias, measuring, seeing)
