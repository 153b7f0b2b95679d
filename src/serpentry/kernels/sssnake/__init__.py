"""Sssnake, compiled."""
