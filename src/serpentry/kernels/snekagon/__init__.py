"""SNEKAGON, compiled."""
