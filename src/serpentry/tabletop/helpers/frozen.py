"""Records that never change: fields and what follows from them, nothing else."""

from dataclasses import dataclass
from typing import dataclass_transform


@dataclass_transform(frozen_default=True)
class Frozen:
    """The base of a frozen dataclass, for modules that declare many of them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)
