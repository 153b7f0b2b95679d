"""How the sentences of each game are judged."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.proofs.told import carnival, hexes, schlangennest, sssnake
from tests.proofs.told.carnival_witness import PartyWitness
from tests.proofs.told.hex_witness import FlatWitness, TallWitness
from tests.proofs.told.nest_witness import NestWitness
from tests.proofs.told.scene import Proof, Scene
from tests.proofs.told.sssnake_witness import MatchWitness


@dataclass(frozen=True)
class Court:
    """How sentences of a game are judged."""

    witness: Callable[[int, Mapping[str, Any]], Any]
    """The table before the first move, by seats and options."""
    proofs: Mapping[str, Proof]
    whole: Callable[[Scene, list[str]], bool]
    """Whether a summary leaves nothing out, by its keys."""


COURTS: dict[str, Court] = {
    "snekagon": Court(lambda _, options: FlatWitness(options), hexes.PROOFS, hexes.whole),
    "snekagon5g": Court(TallWitness, hexes.PROOFS, hexes.whole),
    "schlangennest": Court(NestWitness.start, schlangennest.PROOFS, schlangennest.whole),
    "sssnake": Court(MatchWitness.start, sssnake.PROOFS, sssnake.whole),
    "carnival": Court(PartyWitness.start, carnival.PROOFS, carnival.whole),
}
