"""Every question that a host of clubs answers, with its address."""

from serpentry.clubs import commands
from serpentry.clubs.api import answers
from serpentry.hosting.questions import TEXT, Question

CLUB = "/api/clubs/{club}"
COMMANDS: dict[str, type[commands.ClubCommand]] = {
    "join": commands.Join,
    "add": commands.AddMember,
    "restyle": commands.Restyle,
    "leave": commands.Depart,
    "hand-on": commands.HandOn,
    "new-link": commands.NewLink,
    "rename": commands.Rename,
    "dissolve": commands.Dissolve,
    "enter": commands.Enter,
    "withdraw": commands.Withdraw,
    "return": commands.Return,
    "unpair": commands.Unpair,
    "result": commands.Report,
    "clear": commands.Clear,
    "conclude": commands.Conclude,
    "reopen": commands.Reopen,
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
