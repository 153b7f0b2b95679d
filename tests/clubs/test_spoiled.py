"""Spoiled clubs of every kind: whatever is asked of one is answered in a sentence, or is whole."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

from serpentry.cli.club.desk import FileDesk
from serpentry.clubs.commands import Conclude
from serpentry.clubs.plans import AS_ONE_IS_FREE, KINDS
from serpentry.clubs.storage import ClubChange, change_text
from serpentry.tabletop.errors import SerpentryError
from tests.clubs.evenings import Evening, next_steps, plan
from tests.formats.limits import at_most
from tests.formats.spoiling import VALUES, spoiled

FEW, MANY = range(90), range(90, 690)
MOST_SECONDS = 10.0


@cache
def whole(seed: int) -> bytes:
    """A club whose tournament people joined late and left, up to its end or not."""
    rng, kind = Random(seed), KINDS[seed % len(KINDS)]
    evening = Evening(6, plan(kind, 2 + seed % 3, 4), late=1)
    for _ in range(4):
        evening.end_games(rng, 0.5 if kind in AS_ONE_IS_FREE else 1.0)
        if not next_steps(evening, rng):
            break
    if seed % 2:
        evening.do(Conclude(1, voids=True))
    return b"".join(f"{change_text(ClubChange((one,)))}\n".encode() for one in evening.log)


def fault_of(place: Path, content: bytes) -> str:
    """What is wrong with how a spoiled club is taken; nothing if it is refused or answers."""
    place.write_bytes(content)
    asked: tuple[tuple[str, str, dict[str, object] | None], ...] = (
        ("GET", "", None),
        ("GET", "/ratings", None),
        ("GET", "/preview", None),
        ("GET", "/log", None),
        ("POST", "/add", {"name": "Zoe"}),
        ("POST", "/pair", {"tournament": 1}),
        ("POST", "/result", {"tournament": 1, "game": 1, "places": [1, 2]}),
        ("POST", "/conclude", {"tournament": 1}),
    )
    desk = FileDesk(place)
    log = desk.file.read()
    for method, what, body in asked:
        query = {"tournament": "1"} if method == "GET" else {}
        try:
            with at_most(MOST_SECONDS):
                desk.ask(method, what, query, body and {"id": "x" + what[1:], **body})
        except SerpentryError as error:
            if not str(error):
                return "nothing is said"
        except Exception as error:
            return f"{what}: {type(error).__name__}: {error}"
        else:
            if log.fault and (method == "POST" or what == "/log"):
                return f"{what} takes a damaged club for whole"
    return "" if place.read_bytes().startswith(log.whole) else "what was whole is gone"


def faults(place: Path, seeds: range) -> list[tuple[int, str]]:
    found = ((seed, spoiled(whole(seed % 15), VALUES, Random(seed))) for seed in seeds)
    told = ((seed, fault_of(place, content)) for seed, content in found)
    return [one for one in told if one[1]]


def test_a_spoiled_club_is_refused_or_another_whole_one(tmp_path: Path) -> None:
    assert faults(tmp_path / "a.club", FEW) == []


@pytest.mark.thorough
@pytest.mark.timeout(1200)
def test_six_hundred_spoiled_clubs_are_refused_or_others_that_are_whole(tmp_path: Path) -> None:
    assert faults(tmp_path / "a.club", MANY) == []
