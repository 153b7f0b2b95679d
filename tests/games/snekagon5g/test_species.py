"""The browser's table of species is that of the rules."""

import json
from pathlib import Path

from serpentry.games.snekagon5g.species import SPECIAL

TABLE = Path(__file__).parents[3] / "web" / "src" / "boards" / "snekagon5g" / "species.json"


def test_the_browser_knows_the_same_species_in_the_same_order() -> None:
    told = json.loads(TABLE.read_text())
    assert list(told.items()) == [(name, list(tiles)) for name, tiles in SPECIAL.items()]
