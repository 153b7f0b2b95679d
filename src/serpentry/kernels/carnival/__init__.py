"""Cobra Carnival, compiled."""
