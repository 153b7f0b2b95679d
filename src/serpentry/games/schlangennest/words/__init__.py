"""Schlangennest in words and in JSON: notation, codec, narrator."""
