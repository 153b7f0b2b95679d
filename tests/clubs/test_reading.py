"""A club's file is read, not believed: each entry is checked against the club before it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from serpentry.clubs.reading import following
from serpentry.clubs.reading.files import read_log
from serpentry.tabletop.errors import BadText
from tests.formats.of_service import club_sample

Lines = list[dict[str, Any]]


def written(lines: Lines) -> bytes:
    return b"".join(json.dumps(one).encode() + b"\n" for one in lines)


def event(lines: Lines, name: str) -> dict[str, Any]:
    """The first event of a kind."""
    found: dict[str, Any] = next(
        entry["event"]
        for line in lines
        for entry in line["entries"]
        if entry["event"]["is"] == name
    )
    return found


def without_announcement(lines: Lines) -> None:
    lines[:] = [one for one in lines if one["entries"][0]["event"]["is"] != "Announced"]


def doubled(lines: Lines) -> None:
    lines.insert(3, lines[2])


def without_places(lines: Lines) -> None:
    event(lines, "Resulted")["result"]["places"] = []


def with_a_stranger(lines: Lines) -> None:
    event(lines, "Paired")["pairings"][0]["seats"][0] = "m99"


def by_a_stranger(lines: Lines) -> None:
    event(lines, "Resulted")["by"] = "m99"


def paired_by_a_stranger(lines: Lines) -> None:
    event(lines, "Paired")["by"] = "m99"


def without_a_name(lines: Lines) -> None:
    event(lines, "Joined")["name"] = " "


def with_a_long_name(lines: Lines) -> None:
    event(lines, "Announced")["plan"]["name"] = "x" * 201


def of_another_version(lines: Lines) -> None:
    lines[2]["entries"][0]["version"] = 3


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (without_announcement, "Line 7 .* does not follow .* entries 7 to 18 are missing"),
        (doubled, "Line 4 .* holds entry 3 once more"),
        (without_places, "its places don't fit the players"),
        (with_a_stranger, "'m99' isn't there"),
        (by_a_stranger, "'m99' isn't there"),
        (paired_by_a_stranger, "'m99' isn't there"),
        (without_a_name, "Line 2 .* a name is missing or too long"),
        (with_a_long_name, "a name is missing or too long"),
        (of_another_version, "Line 3 .* of another version"),
    ],
)
def test_the_line_that_can_not_follow_is_named(spoil: Callable[[Lines], None], told: str) -> None:
    lines = [json.loads(line) for line in club_sample().splitlines()]
    spoil(lines)
    log = read_log(written(lines))
    assert log.fault is not None
    with pytest.raises(type(log.fault), match=told):
        raise log.fault


def test_what_stands_before_a_fault_is_there() -> None:
    lines = club_sample().splitlines(keepends=True)
    log = read_log(b"".join([*lines[:4], b"\xff\xfe\n", *lines[5:]]))
    assert str(log.fault) == "Line 5 of the club's file: this is not JSON."
    assert (len(log.changes), log.whole) == (4, b"".join(lines[:4]))


def test_a_last_line_that_was_not_written_to_its_end_is_not_there() -> None:
    content = club_sample()
    last = content.splitlines(keepends=True)[-1]
    assert read_log(content[:-9]).whole == content[: -len(last)]
    assert read_log(content[:-1]).changes == read_log(content).changes


@pytest.mark.parametrize("limit", ["MEMBERS", "TOURNAMENTS", "ENTRANTS", "GAMES"])
def test_no_file_holds_more_than_a_club_may(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, f"MOST_{limit}", 1)
    with pytest.raises(BadText, match="there is no room for more than 1"):
        raise read_log(club_sample()).fault or AssertionError
