"""Every question that a host of clubs answers, with its address."""

from serpentry.clubs.api import answers
from serpentry.clubs.commands import (
    AddMember,
    ClubCommand,
    Conclude,
    Depart,
    Dissolve,
    Enter,
    HandOn,
    Join,
    Rename,
    Report,
    Restyle,
    Withdraw,
)
from serpentry.hosting.questions import TEXT, Question

CLUB = "/api/clubs/{club}"
COMMANDS: dict[str, type[ClubCommand]] = {
    "join": Join,
    "add": AddMember,
    "restyle": Restyle,
    "leave": Depart,
    "hand-on": HandOn,
    "rename": Rename,
    "dissolve": Dissolve,
    "enter": Enter,
    "withdraw": Withdraw,
    "result": Report,
    "conclude": Conclude,
}
"""What is taken as it is sent, by the last word of its address."""
CLUB_QUESTIONS = (
    Question("POST", "/api/clubs", answers.make_club, status=201),
    Question("POST", "/api/clubs/file", answers.bring_club, status=201),
    Question("GET", CLUB, answers.look_at_club),
    Question("GET", CLUB + "/preview", answers.preview),
    Question("GET", CLUB + "/ratings", answers.ratings),
    Question("GET", CLUB + "/log", answers.log, TEXT),
    Question("POST", CLUB + "/tournaments", answers.announce),
    Question("POST", CLUB + "/pair", answers.pair),
    *(
        Question("POST", f"{CLUB}/{word}", answers.taking(word, command))
        for word, command in COMMANDS.items()
    ),
)
"""All that is asked of clubs."""
