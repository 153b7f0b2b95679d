"""How Sssnake looks: pictures, text for terminals, boards as data."""
