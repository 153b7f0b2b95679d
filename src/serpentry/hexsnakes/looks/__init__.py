"""How hexagonal snakes looks: pictures, text for terminals, boards as data."""
