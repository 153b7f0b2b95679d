"""The games that say what is in their boxes; `python -m workshop ready` tells which do not yet."""

import pytest

from serpentry.catalogue import BOXES

PRINTED = [box for box in BOXES if box.set_up().contents().component_sets]
ALL_BOXES = pytest.mark.parametrize("box", PRINTED, ids=lambda box: box.name)
ALL_NAMES = pytest.mark.parametrize("name", [box.name for box in PRINTED])
