"""Clubs: members, tournaments for tables of any size, standings and ratings, as a log of events."""
