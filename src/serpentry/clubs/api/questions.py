"""Every question that a host of clubs answers, with its address."""

from serpentry.clubs.api import answers
from serpentry.clubs.commands import (
    AddMember,
    Clear,
    ClubCommand,
    Conclude,
    Depart,
    Dissolve,
    Enter,
    HandOn,
    Join,
    NewLink,
    Rename,
    Reopen,
    Report,
    Restyle,
    Return,
    Unpair,
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
    "new-link": NewLink,
    "rename": Rename,
    "dissolve": Dissolve,
    "enter": Enter,
    "withdraw": Withdraw,
    "return": Return,
    "unpair": Unpair,
    "result": Report,
    "clear": Clear,
    "conclude": Conclude,
    "reopen": Reopen,
}
"""What is taken as it is sent, by the last word of its address."""
CLUB_QUESTIONS = (
    Question("POST", "/api/clubs", answers.make_club, status=201),
    Question("POST", "/api/clubs/file", answers.bring_club, status=201),
    Question("GET", CLUB, answers.look_at_club),
    Question("GET", CLUB + "/preview", answers.preview),
    Question("GET", CLUB + "/consequence", answers.consequence_of),
    Question("GET", CLUB + "/at", answers.at_table),
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
