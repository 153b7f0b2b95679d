"""Every question that a host of clubs answers, with its address."""

from serpentry.clubs.api import answers
from serpentry.hosting.questions import TEXT, Question

CLUB = "/api/clubs/{club}"
CLUB_QUESTIONS = (
    Question("POST", "/api/clubs", answers.make_club, status=201),
    Question("GET", CLUB, answers.look_at_club),
    Question("GET", CLUB + "/preview", answers.preview),
    Question("GET", CLUB + "/ratings", answers.ratings),
    Question("GET", CLUB + "/log", answers.log, TEXT),
    Question("POST", CLUB + "/join", answers.join),
    Question("POST", CLUB + "/add", answers.add),
    Question("POST", CLUB + "/restyle", answers.restyle),
    Question("POST", CLUB + "/leave", answers.leave),
    Question("POST", CLUB + "/hand-on", answers.hand_on),
    Question("POST", CLUB + "/rename", answers.rename),
    Question("POST", CLUB + "/dissolve", answers.dissolve),
    Question("POST", CLUB + "/tournaments", answers.announce),
    Question("POST", CLUB + "/enter", answers.enter),
    Question("POST", CLUB + "/withdraw", answers.withdraw),
    Question("POST", CLUB + "/pair", answers.pair),
    Question("POST", CLUB + "/result", answers.result),
    Question("POST", CLUB + "/conclude", answers.conclude),
)
"""All that is asked of clubs."""
