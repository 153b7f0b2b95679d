"""How SNEKAGON looks: pictures, text for terminals, boards as data."""
