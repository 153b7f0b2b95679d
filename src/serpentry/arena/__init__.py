"""Matches between players, and what they show."""

from serpentry.arena.match import MatchResult, play_match

__all__ = ["MatchResult", "play_match"]
