"""Golden games: a handful a game, each kept for a reason, and the order of all moves on their way.

`python -m tests.golden [GAME…]` pins the order again; a change of it is a change that numbers of
moves, and programs that stored them would notice.
"""

import json
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from serpentry.catalogue import game_of_record
from serpentry.tabletop.formats.record import Record, read_record, replay

GAMES = Path(__file__).parent / "games"
ORDER = "order.json"


def golden_files(pins: str = "") -> list[Path]:
    """All golden games; those of games that have such a file of pins, if one is named."""
    return [one for one in sorted(GAMES.glob("*/golden/*.record")) if (one.parent / pins).exists()]


def golden(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def order_digest(record: Record) -> str:
    """A digest of every list of moves and draws along a record, in order."""
    game = game_of_record(record)
    digest, position = sha256(), game.rules.start()
    for _, _, after in replay(game, record):
        moves = list(game.rules.moves(position)) or [move for move, _ in game.rules.draws(position)]
        digest.update("\n".join(map(game.notation.write, moves)).encode())
        position = after
    return digest.hexdigest()[:16]


def pinned(path: Path, pins: str) -> Any:
    """What a file beside a golden game has pinned of it."""
    return json.loads((path.parent / pins).read_text(encoding="utf-8"))[path.name]


def pin_all(pins: str, digest: Callable[[Path], Any]) -> None:
    """Write a file of pins for every game, or for those that the command line names."""
    for folder in sorted(GAMES.glob("*/golden")):
        if folder.parent.name not in (sys.argv[1:] or folder.parts):
            continue
        digests = {path.name: digest(path) for path in sorted(folder.glob("*.record"))}
        text = json.dumps(digests, indent=2) + "\n"
        (folder / pins).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    pin_all(ORDER, lambda path: order_digest(golden(path)))
