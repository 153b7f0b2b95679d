"""Every page, dialog, sheet, card and panel, and how it is opened with long content.

A part of the client that is one of these and that no room here names is red: see `test_boxes.py`.
"""

from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.boxes.clubs import (
    club,
    ended,
    its_table,
    nothing,
    part,
    pasted,
    pressed,
    tournament,
)
from tests.browser.boxes.conduct import (
    a_passkey,
    about_the_talker,
    beside_a_talker,
    chat,
    hidden,
    passkeys,
    the_host,
    told,
)
from tests.browser.boxes.opening import (
    Open,
    animation,
    at,
    beside,
    choosing_a_move,
    exercise,
    invitation,
    keys,
    own_games,
    pin,
    pressing,
    puzzle,
    rated,
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
    lost = then(table(against_the_strongest, "snekagon"), resign)
    five = table(among_people, "snekagon5g", 5, clock=DAYS)
    return [
        *full,
        *pinned,
        *ended,
        Room(
            "an easier level, after two losses",
            then(lost, lost),
            ("table/end/EndCard.svelte", "table/end/NextLevel.svelte"),
            ".after button:has-text('11')",
            must_fit=True,
        ),
        Room(
            "the menu of a table",
            then(five, pressing("web-other")),
            ("table/around/Commands.svelte", "table/around/OverBoard.svelte"),
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
        Room("watching", at("/watch"), ("pages/Watch.svelte", "watch/WatchPage.svelte")),
        Room(
            "you",
            own_games,
            (
                "pages/You.svelte",
                "you/YouPage.svelte",
                "you/Alongside.svelte",
                "rated/OwnRatings.svelte",
            ),
        ),
        Room("one's strength", rated, ("you/Strengths.svelte",)),
        Room(
            "a game of one's own",
            then(own_games, pressing("web-record-actions")),
            ("you/GameSheet.svelte",),
            "dialog[open]",
        ),
        Room("a device that comes", at("/come"), ("pages/Come.svelte",)),
        Room("nowhere", at("/nowhere/at/all"), ("pages/Lost.svelte",)),
        Room("the host's page", at("/admin"), ("pages/host/Admin.svelte",)),
        Room("the laboratory", at("/lab"), ("pages/host/Lab.svelte",)),
        Room(
            "settings",
            then(at("/"), pressing("web-settings")),
            ("menu/Preferences.svelte",),
            "dialog[open]",
        ),
        *(
            Room(f"a new game: {game}", at(f"/new/{game}", unfolded=True), ("pages/New.svelte",))
            for game in GAMES
        ),
        Room("an invitation", invitation, ("invitation/Invited.svelte",), ".invited"),
        *(
            Room(f"rules of {game}", at(f"/rules/{game}"), ("pages/Rules.svelte",))
            for game in GAMES
        ),
        Room("openings", at("/learn/snekagon"), ("pages/Learn.svelte",)),
        Room(
            "puzzles",
            at("/puzzles"),
            ("pages/Puzzles.svelte", "puzzles/days/Today.svelte"),
            ".panel",
        ),
        Room("studies", study("list"), ("pages/Study.svelte",)),
        Room("a study", study(), ("study/read/StudyParts.svelte", "study/StudyView.svelte")),
        Room("a study being written", study("?edit"), ("study/write/WriteView.svelte",)),
        Room("clubs", at("/club"), ("pages/Club.svelte", "club/Make.svelte"), "form"),
    ]


def clubs() -> list[Room]:
    """Clubs, their tournaments of every kind, what hangs on the wall, and all that is asked."""
    swiss = club(tournament("swiss"), "/1")
    cup = club(tournament("knockout"), "/1")
    robin = club(tournament("robin"), "/1")
    fives = club(tournament("swiss", game="snekagon5g", seats=5), "/1")
    members = club(nothing)
    return [
        Room(
            "a club",
            club(tournament("swiss")),
            (
                "club/ClubView.svelte",
                "club/Invite.svelte",
                "club/NextUp.svelte",
                "club/WatchGames.svelte",
                "club/members/Members.svelte",
            ),
            ".panel",
        ),
        Room("a club with its past", club(ended("swiss")), ("club/Tournaments.svelte",), ".panel"),
        Room(
            "a club that one may join",
            then(members, _as_a_stranger),
            ("club/Join.svelte",),
            "form",
        ),
        Room(
            "a member",
            then(members, pressed("td.more button", 1)),
            ("club/members/Person.svelte", "look/Sheet.svelte"),
            "dialog[open]",
        ),
        Room(
            "a member, removed",
            then(members, pressed("td.more button", 1), pressed("dialog .grave")),
            ("club/members/Person.svelte", "look/Sure.svelte"),
            "dialog[open]",
        ),
        Room(
            "the club itself",
            then(members, pressed(".head .tool")),
            ("club/ThisClub.svelte",),
            "dialog[open]",
        ),
        Room(
            "the club itself, deleted",
            then(members, pressed(".head .tool"), pressed("dialog .grave")),
            ("club/ThisClub.svelte",),
            "dialog[open]",
        ),
        Room(
            "a pasted list",
            then(members, pasted),
            ("club/members/AddList.svelte",),
            "dialog[open]",
        ),
        Room(
            "a new tournament",
            club(nothing, "/new"),
            ("club/tournament/NewTournament.svelte",),
            "form",
        ),
        Room(
            "a tournament",
            then(swiss, pressed(".tool.why")),
            ("club/round/Rounds.svelte", "club/tournament/TournamentView.svelte"),
            ".panel",
        ),
        Room(
            "how a tournament stands",
            then(swiss, part("web-club-standings"), pressed("tbody th button")),
            ("club/tournament/Standings.svelte",),
            ".standings",
            again=part("web-club-standings"),
        ),
        Room(
            "who plays in a tournament",
            then(swiss, part("web-club-players")),
            ("club/tournament/Entrants.svelte",),
            ".players",
            again=part("web-club-players"),
        ),
        Room(
            "a tournament not begun",
            club(tournament("swiss", rounds=0), "/1"),
            ("club/tournament/Entrants.svelte",),
            ".panel",
        ),
        Room("a tournament with its winner", club(ended("swiss"), "/1"), (), ".winner"),
        Room(
            "a cup",
            then(cup, part("web-club-standings")),
            ("club/drawn/Bracket.svelte",),
            ".columns",
        ),
        Room(
            "everybody against everybody",
            then(robin, part("web-club-standings")),
            ("club/drawn/CrossTable.svelte",),
            ".drawn",
        ),
        Room("tables of five", fives, ("club/round/TableCard.svelte",), ".card"),
        Room("an arena", club(tournament("arena", rounds=1), "/1"), (), ".panel"),
        Room(
            "somebody withdraws",
            then(swiss, part("web-club-players"), pressed(".list .quiet")),
            ("club/tournament/Withdrawing.svelte",),
            "dialog[open]",
        ),
        Room(
            "games before the next round",
            then(swiss, pressed(".next .primary")),
            ("club/tournament/PairNext.svelte",),
            "dialog[open]",
        ),
        Room(
            "a result",
            then(swiss, pressed(".signs .tool[aria-haspopup]")),
            ("club/round/GameSheet.svelte",),
            "dialog[open]",
        ),
        Room(
            "the tournament itself",
            then(swiss, pressed(".tools .tool", -1)),
            ("club/tournament/ThisTournament.svelte",),
            "dialog[open]",
        ),
        Room(
            "the tournament itself, ended",
            then(swiss, pressed(".tools .tool", -1), pressed("dialog .grave")),
            ("club/tournament/ThisTournament.svelte",),
            "dialog[open]",
        ),
        Room(
            "the next round, before it is paired",
            then(
                club(tournament("swiss", rounds=0), "/1"),
                pressed(".tools .tool", -1),
                pressed("dialog > button"),
            ),
            ("club/round/Preview.svelte",),
            "dialog[open]",
        ),
        Room(
            "a tournament's table, ended",
            then(its_table, resign),
            ("table/tournament/TournamentNext.svelte",),
            ".after",
            must_fit=True,
        ),
        Room("the wall of a room", club(tournament("swiss"), "/1/wall"), (), ".wall"),
        Room(
            "the wall of a room, fives",
            club(tournament("swiss", game="snekagon5g", seats=5), "/1/wall"),
            (),
            ".wall",
        ),
        Room("the wall after a tournament", club(ended("swiss"), "/1/wall"), (), ".wall"),
    ]


def _as_a_stranger(page: Page) -> None:
    """The same page for somebody who came by the link."""
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_load_state("networkidle")


def boards() -> list[Room]:
    """Boards beside something that isn't a table: lessons, puzzles, replays, the editor."""
    return [
        *(
            Room(
                f"lesson of {game}",
                at(f"/guide/{game}"),
                ("pages/learning/Guide.svelte", "guide/GuidePanel.svelte", "guide/Opening.svelte"),
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
        Room("a run to begin", at("/puzzle/run-snekagon"), ("puzzles/run/PuzzleRun.svelte",)),
        Room(
            "a run of puzzles",
            then(at("/puzzle/run-snekagon"), pressing("web-run-start")),
            ("puzzles/run/RunPanel.svelte",),
            ".lead",
            must_fit=True,
        ),
        Room(
            "a course of strategy",
            then(at("/principles/schlangennest"), choosing_a_move),
            ("pages/learning/Principles.svelte", "guide/CoursePage.svelte"),
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
            "a new chapter",
            then(study("?edit"), pressing("web-study-chapter-new")),
            ("study/write/AddBoard.svelte",),
            "dialog[open]",
        ),
        Room(
            "earlier versions",
            then(study("?edit"), pressing("web-record-actions"), pressing("web-study-versions")),
            ("study/write/Versions.svelte",),
            "dialog[open]",
        ),
        Room(
            "an animation",
            animation,
            ("replay/AnimationDialog.svelte", "replay/RecordActions.svelte"),
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


def conduct() -> list[Room]:
    """What one may do about somebody, what the host does, and how a name is kept."""
    return [
        Room("what was said", then(beside_a_talker, chat), (), "input", again=chat),
        Room(
            "about somebody",
            then(beside_a_talker, about_the_talker),
            ("conduct/PersonSheet.svelte",),
            "dialog[open]",
        ),
        Room(
            "about somebody, reported",
            then(beside_a_talker, about_the_talker, hidden),
            ("conduct/PersonSheet.svelte",),
            "dialog[open]",
        ),
        Room(
            "about one of five",
            then(
                table(among_people, "snekagon5g", 5),
                pressing("web-other"),
                pressing("web-person-who"),
            ),
            ("conduct/PersonSheet.svelte",),
            "dialog[open]",
        ),
        Room("the host at work", the_host, (), ".admin dl"),
        Room(
            "a deed of the host",
            then(the_host, pressing("web-admin-suspend")),
            ("admin/DeedSheet.svelte",),
            "dialog[open]",
        ),
        Room("told by the host", told, ("conduct/HostTold.svelte",), "dialog[open]"),
        Room("passkeys", passkeys, (), "#keep-name"),
        Room("a passkey's name", then(passkeys, a_passkey(0)), (), "#keep-name"),
        Room(
            "a passkey, removed",
            then(passkeys, a_passkey(1)),
            ("keeping/PasskeyRow.svelte",),
            "dialog[open]",
        ),
        Room(
            "codes for a lost passkey",
            then(passkeys, pressing("web-recovery-new")),
            ("keeping/Recovery.svelte",),
            "dialog[open]",
        ),
    ]


def rooms() -> list[Room]:
    """All of them."""
    return [*tables(), *boards(), *pages(), *clubs(), *conduct()]


NO_ROOMS = {
    "club/print/": "what is printed is on paper, and wraps there",
    "boards/": "what lies on a board is drawn, and has no words that grow",
    "gallery/": "a page for those who build pages",
}
"""Parts that no room opens, and why."""
