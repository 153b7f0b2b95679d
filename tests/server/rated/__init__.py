"""Rated games of people, and how their strengths are known."""
