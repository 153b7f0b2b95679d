"""Clubs over HTTP."""

import inspect

from serpentry.clubs.api.questions import CLUB_QUESTIONS
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import Routes
from serpentry.server.routes.questions import HostRoute, add_questions

router = Routes(route_class=HostRoute)
add_questions(
    router,
    CLUB_QUESTIONS,
    {
        one.answer: ("clubs", inspect.signature(one.answer).return_annotation)
        for one in CLUB_QUESTIONS
    },
    ServiceParts.club_caller,
)
