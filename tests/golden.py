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
from serpentry.tabletop.errors import BadText, SerpentryError
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
    game, replayed = game_of_record(record), 0
    digest, position = sha256(), game.rules.start()
    try:
        for _, _, after in replay(game, record):
            listed = [*game.rules.moves(position)]
            moves = listed or [move for move, _ in game.rules.draws(position)]
            digest.update("\n".join(map(game.notation.write, moves)).encode())
            position, replayed = after, replayed + 1
    except SerpentryError as error:
        count = len(record.events)
        where = f"event {replayed + 1} of {count}" if replayed < count else "its end"
        raise BadText(f"it no longer replays, at {where}: {error}") from error
    return digest.hexdigest()[:16]


def pinned(path: Path, pins: str) -> Any:
    """What a file beside a golden game has pinned of it."""
    return json.loads((path.parent / pins).read_text(encoding="utf-8"))[path.name]


def pin_all(pins: str, digest: Callable[[Path], Any]) -> None:
    """Write a file of pins for every game, or for those that the command line names."""
    for folder in sorted(GAMES.glob("*/golden")):
        if folder.parent.name not in (sys.argv[1:] or folder.parts):
            continue
        digests = {path.name: _pin(path, digest) for path in sorted(folder.glob("*.record"))}
        text = json.dumps(digests, indent=2) + "\n"
        (folder / pins).write_text(text, encoding="utf-8")


def _pin(path: Path, digest: Callable[[Path], Any]) -> Any:
    """What is pinned of a game; of one that no longer replays, where and why."""
    try:
        return digest(path)
    except SerpentryError as error:
        sys.exit(f"{path.relative_to(GAMES)}: {error}")


if __name__ == "__main__":
    pin_all(ORDER, lambda path: order_digest(golden(path)))
