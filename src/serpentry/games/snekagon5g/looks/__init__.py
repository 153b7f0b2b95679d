"""How SNEKAGON 5G looks: pictures, text for terminals, boards as data."""
