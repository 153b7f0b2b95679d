"""Serpentry: the home of the snake-building board games."""

from serpentry.catalogue import BOXES, set_up
from serpentry.tabletop.record import read_record, write_record

__all__ = ["BOXES", "read_record", "set_up", "write_record"]
