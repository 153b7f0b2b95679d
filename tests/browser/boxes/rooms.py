"""Every page, dialog, sheet, card and panel, and how it is opened with long content.

A part of the client that is one of these and that no room here names is red: see `test_boxes.py`.
"""

from dataclasses import dataclass

from tests.browser.boxes.opening import (
    Open,
    animation,
    at,
    beside,
    club,
    exercise,
    invitation,
    keys,
    pin,
    pressing,
    puzzle,
    replay,
    resign,
    shelved,
    study,
    table,
    then,
)
from tests.browser.boxes.people import (
    DAYS,
    HOURS,
    against_the_strongest,
    among_people,
    at_one_device,
)


@dataclass(frozen=True)
class Room:
    """What is opened, and which parts of the client it shows."""

    name: str
    open: Open
    shows: tuple[str, ...]
    sign: str = "main"
    """What is on the page when it is open."""
    must_fit: bool = False
    """Whether it is played on: the whole page is in sight, and nobody scrolls to play."""
    again: Open | None = None
    """What must be opened again at another size, where a sheet becomes a column."""


GAMES = ("snekagon", "snekagon5g", "schlangennest", "sssnake", "carnival")
MOST = {"snekagon": 2, "snekagon5g": 5, "schlangennest": 4, "sssnake": 4, "carnival": 4}
TABLE = ("pages/Table.svelte", "table/Play.svelte", "table/around/Players.svelte")
CLOSED = {"open_hands": False}


def tables() -> list[Room]:
    """Tables of every game, full and by two, with the sheets that open there."""
    full = [
        Room(
            f"{game}, {MOST[game]} people, {'days' if game != 'sssnake' else 'hours'}",
            table(among_people, game, MOST[game], clock=DAYS if game != "sssnake" else HOURS),
            (*TABLE, "table/around/Status.svelte"),
            ".players",
            must_fit=True,
        )
        for game in GAMES
    ]
    pinned = [
        Room(
            f"{game} against the strongest, a piece pinned",
            then(table(against_the_strongest, game), pin),
            (*TABLE, "table/hand/Bar.svelte", "table/around/Status.svelte"),
            ".status",
            must_fit=True,
        )
        for game in GAMES
    ]
    ended = [
        Room(
            f"{game}, ended",
            then(table(against_the_strongest, game), resign),
            ("table/end/EndCard.svelte", "table/end/Again.svelte"),
            ".after",
            must_fit=True,
        )
        for game in GAMES
    ]
    five = table(among_people, "snekagon5g", 5, clock=DAYS)
    return [
        *full,
        *pinned,
        *ended,
        Room(
            "the menu of a table",
            then(five, pressing("web-other")),
            ("table/around/Commands.svelte",),
            ".menu",
            must_fit=True,
            again=pressing("web-other"),
        ),
        Room(
            "the menu of a table, resigning",
            then(five, pressing("web-other"), pressing("web-resign")),
            ("table/around/Commands.svelte",),
            ".menu",
            must_fit=True,
            again=then(pressing("web-other"), pressing("web-resign")),
        ),
        Room(
            "the menu of a first visit",
            then(table(against_the_strongest, "schlangennest"), pressing("web-other")),
            ("table/around/FirstVisit.svelte", "table/around/Commands.svelte"),
            ".menu",
            must_fit=True,
            again=pressing("web-other"),
        ),
        Room(
            "legal moves",
            then(
                table(against_the_strongest, "sssnake"),
                pressing("web-other"),
                pressing("web-legal-moves"),
            ),
            ("table/hand/LegalMoves.svelte",),
            "dialog[open]",
        ),
        Room(
            "what is where",
            then(
                table(against_the_strongest, "snekagon"),
                pressing("web-other"),
                pressing("web-what-is-at"),
            ),
            ("table/hand/WhatIsAt.svelte",),
            "dialog[open]",
        ),
        Room(
            "hands behind a curtain",
            table(at_one_device, "carnival", 4, options=CLOSED),
            ("table/hand/Curtain.svelte",),
            ".curtain, .below",
            must_fit=True,
        ),
    ]


def pages() -> list[Room]:
    """Pages about no game that is on."""
    return [
        Room("home", at("/", unfolded=True), ("pages/Home.svelte",)),
        Room("learning", at("/learn"), ("pages/Learn.svelte",)),
        Room("with a real set", at("/tabletop"), ("pages/Tabletop.svelte",)),
        Room("a device that comes", at("/come"), ("pages/Come.svelte",)),
        Room("nowhere", at("/nowhere/at/all"), ("pages/Lost.svelte",)),
        Room("the host's page", at("/admin"), ("pages/host/Admin.svelte",)),
        Room("the laboratory", at("/lab"), ("pages/host/Lab.svelte",)),
        Room(
            "settings",
            then(at("/"), pressing("web-settings")),
            ("parts/Preferences.svelte",),
            "dialog[open]",
        ),
        *(
            Room(f"a new game: {game}", at(f"/new/{game}", unfolded=True), ("pages/New.svelte",))
            for game in GAMES
        ),
        Room("an invitation", invitation, ("invitation/Invited.svelte",)),
        *(
            Room(f"rules of {game}", at(f"/rules/{game}"), ("pages/Rules.svelte",))
            for game in GAMES
        ),
        Room("openings", at("/learn/snekagon"), ("pages/Learn.svelte",)),
        Room("puzzles", at("/puzzles"), ("pages/Puzzles.svelte", "puzzles/Today.svelte"), ".panel"),
        Room("studies", study("list"), ("pages/Study.svelte",)),
        Room("a study", study(), ("study/StudyParts.svelte",)),
        Room("a study being written", study("?edit"), ("study/StudyParts.svelte",)),
        Room("clubs", at("/club"), ("pages/Club.svelte", "club/Make.svelte"), "form"),
        Room(
            "a club",
            club(),
            (
                "club/ClubView.svelte",
                "club/Members.svelte",
                "club/Ratings.svelte",
                "club/Join.svelte",
            ),
            ".panel",
        ),
        Room(
            "a tournament",
            club(tournament=True),
            ("club/RoundView.svelte", "club/Standings.svelte", "club/Entrants.svelte"),
            ".panel",
        ),
        Room("the wall of a room", club(tournament=True, wall=True), ("club/Wall.svelte",)),
    ]


def boards() -> list[Room]:
    """Boards beside something that isn't a table: lessons, puzzles, replays, the editor."""
    return [
        *(
            Room(
                f"lesson of {game}",
                at(f"/guide/{game}"),
                ("pages/Guide.svelte", "guide/GuidePanel.svelte", "guide/Opening.svelte"),
                must_fit=True,
            )
            for game in GAMES
        ),
        Room(
            "a puzzle",
            puzzle("snekagon"),
            ("pages/Puzzle.svelte", "puzzles/PuzzlePanel.svelte"),
            ".lead",
            must_fit=True,
        ),
        Room("the referee's form", at("/referee/carnival"), ("pages/Referee.svelte",)),
        Room(
            "the referee",
            beside("carnival"),
            ("pages/Beside.svelte", "referee/ScoreSheet.svelte"),
            must_fit=True,
        ),
        Room(
            "an exercise",
            exercise,
            ("pages/Exercise.svelte", "puzzles/ExercisePanel.svelte"),
            ".lead",
            must_fit=True,
        ),
        Room(
            "sharing",
            then(at("/editor/snekagon"), pressing("web-share")),
            ("sharing/ShareDialog.svelte",),
            "dialog[open]",
        ),
        Room(
            "to which study",
            then(at("/"), shelved, at("/editor/snekagon"), pressing("web-study-add")),
            ("sharing/AddToStudy.svelte",),
            "dialog[open]",
        ),
        Room(
            "an animation",
            animation,
            ("replay/AnimationDialog.svelte",),
            "dialog[open]",
        ),
        Room(
            "help for keys",
            then(table(against_the_strongest, "snekagon"), keys),
            ("table/hand/KeyHelp.svelte",),
            "dialog[open]",
        ),
        Room("the editor", at("/editor/snekagon"), ("pages/Editor.svelte",)),
        Room("the editor of Carnival", at("/editor/carnival"), ("pages/Editor.svelte",)),
        Room("a replay", replay, ("pages/Replay.svelte", "parts/Breakdown.svelte")),
    ]


def rooms() -> list[Room]:
    """All of them."""
    return [*tables(), *boards(), *pages()]


NO_ROOMS = {
    "boards/": "what lies on a board is drawn, and has no words that grow",
    "gallery/": "a page for those who build pages",
}
"""Parts that no room opens, and why."""
