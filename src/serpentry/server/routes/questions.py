"""The questions of every host over HTTP: read as in a browser, and described by FastAPI."""

import gzip
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import aclosing, suppress
from functools import wraps
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse

from serpentry.hosting.answers import games, records, tables, thoughts
from serpentry.hosting.encoder import EncodedText
from serpentry.hosting.host import Asker
from serpentry.hosting.questions import JSON, QUESTIONS, STREAM, SVG, TEXT, Question
from serpentry.hosting.questions import Request as Asked
from serpentry.hosting.shapes.answers import (
    AnalysisReport,
    ArrangingInfo,
    Hint,
    History,
    OwnStudy,
    ReviewedChoice,
    ReviewInfo,
    ReviewPicture,
    SetUpForm,
    SetUpInfo,
    ShownRecord,
    ShownStudy,
    StudyGrade,
    StudyTurn,
    TableInfo,
    VerdictInfo,
)
from serpentry.server.edge.description import LaterRoute, sent_shape
from serpentry.server.edge.guests import language_of
from serpentry.server.edge.limits import address_of, network_of
from serpentry.server.edge.newest import Newest
from serpentry.server.parts import ServiceParts, parts_of
from serpentry.server.routes.common import STREAM_HEADERS, Routes
from serpentry.table.refusals import Refused
from serpentry.table.shown.shapes import CountedPart
from serpentry.tabletop.formats.reader import bad, header_of

ANSWERS: dict[Callable[..., Any], tuple[str, Any]] = {
    games.check: ("games", SetUpInfo),
    games.ask: ("games", SetUpForm),
    games.arrange: ("games", ArrangingInfo),
    tables.make: ("tables", TableInfo),
    tables.look: ("tables", TableInfo),
    tables.sit: ("tables", TableInfo),
    records.record: ("records", str),
    records.history: ("records", History),
    records.counted: ("records", list[list[CountedPart]]),
    records.picture: ("records", str),
    records.verify_table: ("records", VerdictInfo),
    records.verify_record: ("records", VerdictInfo),
    records.show_record: ("records", ShownRecord),
    records.show_study: ("records", ShownStudy),
    records.studies_of_ours: ("records", list[OwnStudy]),
    records.study_turn: ("records", StudyTurn),
    thoughts.study_grade: ("analysis", StudyGrade),
    thoughts.hint: ("analysis", Hint),
    thoughts.analysis: ("analysis", AnalysisReport),
    thoughts.review: ("analysis", ReviewPicture | ReviewedChoice | ReviewInfo),
}
"""What each question is about, and the shape of its answer, or of each event of a stream."""
EVENTS = {
    thoughts.analysis: "Each `report` of the stream.",
    thoughts.review: "Each `choice` of the stream, and the `review` at its end.",
}


CLASSES = {
    JSON: JSONResponse,
    TEXT: PlainTextResponse,
    SVG: Response,
    STREAM: StreamingResponse,
}


LONG = 65_536
"""Characters of an answer beyond which it is compressed, and sent in pieces."""
QUICKLY = 1
"""How much trouble compressing takes: more makes it little smaller, and three times as slow."""


CallerOf = Callable[[ServiceParts, str | None, str, str], object]
"""The asker, as the answers want to know it: from a guest, a language and an address."""


class HostRoute(LaterRoute):
    """FastAPI describes it; whether a request is what it should be, the host's reader says."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        self.question: Question = vars(endpoint)["question"]
        self.caller_of: CallerOf = vars(endpoint)["caller_of"]
        super().__init__(path, endpoint, **more)

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """What answers."""
        question, caller_of = self.question, self.caller_of

        async def handle(request: Request) -> Response:
            parts, language = parts_of(request), language_of(request)
            guest = parts.doorman.guest_of(request)
            caller = caller_of(parts, guest, language, address_of(request))
            asked = Asked(
                request.path_params, request.query_params, await _body(request), request.headers
            )
            answer = await question.answered(caller, asked)
            if question.kind == STREAM:
                return _stream(parts, answer)
            content = _text(parts, question, answer)
            if len(content) < LONG:
                return Response(content, question.status, media_type=question.kind)
            asker = Asker(guest or "", network_of(address_of(request)))
            return await _long(parts, question, content, request, asker)

        return handle


async def _body(request: Request) -> str:
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise bad("mistake-json") from error


def _stream(parts: ServiceParts, answer: thoughts.Stream) -> Response:
    return StreamingResponse(_events(parts, answer), media_type=STREAM, headers=STREAM_HEADERS)


def _text(parts: ServiceParts, question: Question, answer: Any) -> str:
    is_data = question.kind == JSON and not isinstance(answer, EncodedText)
    return parts.encode(answer) if is_data else answer


async def _long(
    parts: ServiceParts, question: Question, content: str, request: Request, asker: Asker
) -> Response:
    """A long answer, compressed beside the loop where its reader takes that and has time left."""
    sent: str | bytes = content
    headers = {"Vary": "Accept-Encoding,Accept-Language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        with suppress(Refused):
            sent = await parts.work.here(asker, _gzipped, content)
            headers["Content-Encoding"] = "gzip"
    return StreamingResponse(_pieces(sent), question.status, headers, question.kind)


def _gzipped(content: str) -> bytes:
    return gzip.compress(content.encode(), QUICKLY, mtime=0)


async def _pieces(content: str | bytes) -> AsyncIterator[str | bytes]:
    """A long answer as fast as it is read: nobody has all of it waiting in memory once more."""
    for begin in range(0, len(content), LONG):
        yield content[begin : begin + LONG]


async def _events(parts: ServiceParts, events: thoughts.Stream) -> AsyncIterator[str]:
    """The events as they are read: thinking ends when the asker has gone."""
    news = Newest(events)
    async with aclosing(news.read()) as read:
        async for name, data in read:
            yield f"event: {name}\ndata: {parts.encode(data)}\n\n"


def _described(question: Question, caller_of: CallerOf) -> Callable[..., Awaitable[Any]]:
    """The answer's function as callers from outside see it: nobody says there who asks."""

    @wraps(question.answer)
    async def endpoint(**given: Any) -> Any:
        raise NotImplementedError

    signature = inspect.signature(question.answer)
    given = [
        one.replace(annotation=Annotated[one.annotation, Header(alias=name)])
        if (name := header_of(one.annotation))
        else one
        for one in list(signature.parameters.values())[1:]
        if one.name not in question.sent
    ]
    if question.sent:
        body = sent_shape(*question.sent.values())
        given.append(inspect.Parameter("given", inspect.Parameter.KEYWORD_ONLY, annotation=body))
    vars(endpoint).update(question=question, caller_of=caller_of)
    vars(endpoint)["__signature__"] = signature.replace(parameters=given)
    return endpoint


def add_questions(
    router: APIRouter,
    questions: Sequence[Question],
    answers: Mapping[Callable[..., Any], tuple[str, Any]],
    caller_of: CallerOf = ServiceParts.caller,
) -> None:
    """Serve questions, each described by the shape of its answer."""
    for one in questions:
        tag, answer = answers[one.answer]
        described: dict[int | str, dict[str, Any]] = {}
        if one.kind == STREAM:
            described[200] = {"model": answer, "description": EVENTS[one.answer]}
        router.add_api_route(
            one.path,
            _described(one, caller_of),
            methods=[one.method],
            tags=[tag],
            status_code=one.status,
            response_model=answer if one.kind == JSON else None,
            response_class=CLASSES[one.kind],
            responses=described,
        )


router = Routes(route_class=HostRoute)
add_questions(router, QUESTIONS, ANSWERS)
