"""Matches, round robins and ladders between players, and what they show."""

from serpentry.arena.match import MatchResult, play_match, tally
from serpentry.arena.plan import Plan, make_plan
from serpentry.arena.results import Results, ResultsFile, read_results
from serpentry.arena.running import counted, run
from serpentry.arena.sprt import Sprt
from serpentry.arena.worker import play_number

__all__ = [
    "MatchResult",
    "Plan",
    "Results",
    "ResultsFile",
    "Sprt",
    "counted",
    "make_plan",
    "play_match",
    "play_number",
    "read_results",
    "run",
    "tally",
]
