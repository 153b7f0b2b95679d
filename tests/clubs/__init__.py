"""Clubs: their logs, pairings, standings, ratings and hosts."""
