"""Hexagonal snakes in words and in JSON: notation, codec, narrator."""
