"""Golden games: a handful a game, each kept for a reason, and the order of all moves on their way.

`python -m tests.golden` pins the order anew; a change of it is a change that numbers of moves, and
whoever stored them, would notice.
"""

import json
from hashlib import sha256
from pathlib import Path

from serpentry.catalogue import game_of_record, names
from serpentry.tabletop.record import Record, read_record, replay

GAMES = Path(__file__).parent / "games"


def golden_files() -> list[Path]:
    return sorted(GAMES.glob("*/golden/*.record"))


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


def pinned(game: str) -> dict[str, str]:
    path = GAMES / game / "golden" / "order.json"
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


def pin_all() -> None:
    for game in names():
        folder = GAMES / game / "golden"
        digests = {
            path.name: order_digest(golden(path)) for path in sorted(folder.glob("*.record"))
        }
        text = json.dumps(digests, indent=2) + "\n"
        (folder / "order.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    pin_all()
