"""Clubs: tournaments of all kinds at random, and whether every round keeps what is promised."""

import argparse
import json
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path

from tests import clubs
from tests.clubs.simulation import Survey

from serpentry.clubs import pairing

SHARE = 25
"""Tournaments between two lines of the file that is kept."""


def version() -> str:
    """What the results depend on: how is paired, and how that is checked."""
    folders = [Path(one) for module in (pairing, clubs) for one in module.__path__]
    files = sorted(file for folder in folders for file in folder.glob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def kept(file: Path) -> tuple[set[int], Survey]:
    """What was done before, so that a run goes on where it was stopped."""
    done, whole = set[int](), Survey()
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        share = json.loads(line)
        if share.pop("version") != version():
            raise SystemExit(f"{file} was made with other rules of pairing: move it away first.")
        done.add(share.pop("first"))
        for name in ("kinds", "players", "uneven"):
            share[name] = Counter(share[name])
        whole.take(Survey(**share))
    return done, whole


def main() -> None:
    """Play, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tournaments", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--kept", type=Path, default=Path("build/tournaments.jsonl"))
    given = parser.parse_args()
    done, whole = kept(given.kept)
    given.kept.parent.mkdir(parents=True, exist_ok=True)
    began, before = time.perf_counter(), whole.tournaments
    for first in range(given.first, given.first + given.tournaments, SHARE):
        if first in done:
            continue
        share = Survey()
        for seed in range(first, min(first + SHARE, given.first + given.tournaments)):
            share.add(seed)
        whole.take(share)
        line = json.dumps({"version": version(), "first": first, **vars(share)})
        with given.kept.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
        pace = (time.perf_counter() - began) / (whole.tournaments - before)
        rest = max(0, given.tournaments - whole.tournaments) * pace / 60
        print(f"{whole.tournaments} tournaments, about {rest:.0f} minutes more", flush=True)
    _tell(whole)


def _tell(whole: Survey) -> None:
    print(f"{whole.tournaments} tournaments, {whole.rounds} rounds, {whole.games} games")
    print(f"{len(whole.faults)} faults")
    print(*whole.faults[:20], sep="\n")
    for name, players in sorted(whole.players.items()):
        even = players - whole.uneven[name]
        print(f"{name:14}{even} of {players} players have even seats: {even / players:.2%}")


if __name__ == "__main__":
    main()
