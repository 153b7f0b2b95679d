"""SNEKAGON 5G in words and in JSON: notation, codec, narrator."""
