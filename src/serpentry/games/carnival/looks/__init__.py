"""How Cobra Carnival looks: pictures, text for terminals, boards as data."""
