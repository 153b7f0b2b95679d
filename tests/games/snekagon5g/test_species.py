"""The browser has a look for every species of the rules."""

import re
from pathlib import Path

from serpentry.games.snekagon5g.rules.species import SPECIAL

LOOKS = Path(__file__).parents[3] / "web" / "src" / "boards" / "snekagon5g" / "species.ts"


def test_the_browser_draws_every_species_and_each_in_its_own_way() -> None:
    looks = dict(re.findall(r"^  (\w+): '(\w+)',$", LOOKS.read_text(encoding="utf-8"), re.M))
    assert set(looks) == set(SPECIAL)
    assert len(set(looks.values())) == len(looks)
