"""Every sample set-up of every game, for tests that ask the same of all of them."""

import pytest

from serpentry.catalogue import BOXES

SET_UPS = [
    pytest.param(box, number, id=f"{box.name}-{number}")
    for box in BOXES
    for number in range(len(box.samples))
]
