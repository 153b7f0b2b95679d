"""Clubs over HTTP."""

from collections.abc import Callable
from typing import Any

from serpentry.clubs.api import answers
from serpentry.clubs.api.questions import CLUB_QUESTIONS
from serpentry.server.edge.club_answers import ClubInfo, ClubMade, RatingPool, RoundInfo
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import Routes
from serpentry.server.routes.questions import HostRoute, add_questions

OTHERS: dict[Callable[..., Any], Any] = {
    answers.make_club: ClubMade,
    answers.preview: RoundInfo,
    answers.ratings: list[RatingPool],
    answers.log: str,
}
"""Answers that are not the club itself."""


router = Routes(route_class=HostRoute)
add_questions(
    router,
    CLUB_QUESTIONS,
    {one.answer: ("clubs", OTHERS.get(one.answer, ClubInfo)) for one in CLUB_QUESTIONS},
    ServiceParts.club_caller,
)
