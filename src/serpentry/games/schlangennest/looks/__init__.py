"""How Schlangennest looks: pictures, text for terminals, boards as data."""
