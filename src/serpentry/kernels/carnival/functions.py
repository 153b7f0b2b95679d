"""Cobra Carnival's kernel functions."""

from serpentry.kernels.carnival import bias, flow, listing, measuring, picking, scoring, seeing
from serpentry.kernels.carnival.records import State
from serpentry.kernels.parts import gathered

FUNCTIONS = gathered(State, flow, listing, picking, scoring, bias, measuring, seeing)
