"""What the games of hexagonal snakes share: tiles, placements, contacts, pictures."""
