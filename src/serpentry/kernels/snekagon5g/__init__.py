"""SNEKAGON 5G, compiled."""
