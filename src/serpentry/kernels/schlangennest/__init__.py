"""Schlangennest, compiled."""
