"""Building a game's engine: from Python to files, one for each machine."""

import json
from collections.abc import Sequence
from pathlib import Path

from serpentry.builder.exports import exports_of
from serpentry.builder.intermediate import Export, module_of
from serpentry.builder.linking import library_of
from serpentry.builder.objects import object_of
from serpentry.builder.targets import Target
from serpentry.engine.engine_files import write
from serpentry.engine.library import ABOUT
from serpentry.engine.making import BuildProgress, Listener
from serpentry.engine.sources import fingerprint_of
from serpentry.kernels.batch.interface import BATCHES
from serpentry.nets.net_programs import TILE_PROGRAMS

NOT_IN_BROWSERS = TILE_PROGRAMS.keys() | (BATCHES.keys() - {"playouts"})
"""Programs of large nets and of research, which no browser runs."""


def build(
    game: str,
    package: str,
    targets: Sequence[Target],
    folder: Path,
    tell: Listener,
) -> list[Path]:
    """Build the engine of a game, whose kernel is in a package, for machines; its files."""
    fingerprint = fingerprint_of(package)
    exports = exports_of(package)
    names = [*(one.name for one in exports), *(one.name for one in targets)]

    def begin(what: str) -> None:
        tell(BuildProgress(names.index(what), len(names), what))

    text = module_of(exports, {ABOUT: _about(game, exports)}, begin)
    all_names = {one.name for one in exports} | {ABOUT}
    made = []
    for target in targets:
        begin(target.name)
        exported = all_names - NOT_IN_BROWSERS if target.is_wasm else all_names
        library = library_of(object_of(text, exported, target), exported, target)
        made.append(write(folder, game, fingerprint, target.name, library))
    tell(BuildProgress(len(names), len(names), "done"))
    return made


def _about(game: str, exports: list[Export]) -> bytes:
    """What a library says of itself, as JSON and a byte that is 0.

    Its fingerprint is taken from its name alone: sources that say the same in other words give the
    same bytes, which a repository then keeps once.
    """
    said = {"game": game, "exports": [one.name for one in exports]}
    return json.dumps(said).encode() + b"\0"
