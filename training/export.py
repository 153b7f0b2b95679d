"""From a checkpoint to the files that play: a net's weights by name, for boards of any size."""

from pathlib import Path
from typing import Any

import numpy

ONLY_FOR_LEARNING = "owners."


def export(saved: dict[str, Any], path: Path) -> None:
    """Write a learner's mean as `serpentry.players.nets.net` reads it."""
    weights = {
        name: one.float().cpu().numpy()
        for name, one in saved["mean"].items()
        if not name.startswith(ONLY_FOR_LEARNING)
    }
    numpy.savez(path, allow_pickle=False, seats=numpy.array(saved["form"]["seats"]), **weights)
