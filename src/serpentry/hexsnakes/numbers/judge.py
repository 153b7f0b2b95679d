"""How the two games of hexagonal snakes count."""

MOST_HOPE = 2
"""What ways to grow add to a guess at most."""


class CountsHexes:
    """Judges count hexes, and the most win."""

    unit = lead_unit = "unit-hexes"
    fewest_win = False
