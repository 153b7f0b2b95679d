"""Studies that guests keep here, for themselves, by link or in the list for everybody."""

import secrets
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import Path, Query, Request, Response
from pydantic import BaseModel, Field

from serpentry.hosting.embedding.study_boards import numbered_board
from serpentry.hosting.embedding.study_text import (
    MOST_BOARDS,
    MOST_CHARACTERS,
    Study,
    read_study,
)
from serpentry.hosting.host import Asker
from serpentry.hosting.room import now_ms
from serpentry.server.edge.limits import address_of
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import (
    Caller,
    Given,
    Guest,
    Language,
    Routes,
    StoredAnswer,
    TheParts,
    Whoever,
)
from serpentry.server.store.studies import MOST_SEARCHED, PUBLIC, KeptStudy
from serpentry.table.refusals import Refused

router = Routes("/api", tags=["studies"])
MOST_STUDIES = 100
"""Of one guest."""
BOARD: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {}}}}
ON_A_PAGE = 20
MOST_CHANGES = 1_000_000_000
MOST_SOUGHT, MOST_WORDS = 80, 6
"""Letters and words that are looked for in the public list."""
StudyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class StudyGiven(Given):
    """The text of a study."""

    text: Annotated[str, Field(max_length=MOST_CHARACTERS)]


class StudyChange(StudyGiven):
    """Another text for a study."""

    version: Annotated[int, Field(ge=1, le=MOST_CHANGES)] | None = None
    """The version that it was written on: if the study has become another, nothing is changed."""
    keep: bool = False
    """Whether what the study was until now is kept among its versions in any case."""


Visibility = Literal["private", "link", "public"]
"""The readers of a study: its maker, anyone who has its link, or all, by the public list."""


class StudyShow(Given):
    """The readers of a study from now on."""

    visibility: Visibility


class StudyVersion(StoredAnswer):
    """What a study was before, and since when."""

    version: int
    saved: int


class StudyCard(StoredAnswer):
    """A study in a list."""

    id: str
    title: str
    updated: int
    visibility: Visibility
    games: list[str]


class PublicCard(StoredAnswer):
    """A study in the list for everybody."""

    id: str
    title: str
    updated: int
    games: list[str]
    name: str
    """The name of its maker."""


class PublicPage(BaseModel):
    """Some of the public studies, and whether there are more."""

    studies: list[PublicCard]
    more: bool


class StudyInfo(StudyCard):
    """A study with its text, and whether you made it."""

    text: str
    version: int
    mine: bool


@router.get("/me/studies")
async def my_studies(parts: TheParts, guest: Guest) -> list[StudyCard]:
    """Your studies, the newest first."""
    return [
        StudyCard.of(one, games=one.games.split()) for one in await parts.studies.of_guest(guest)
    ]


@router.get("/studies")
async def public_studies(
    parts: TheParts,
    game: Annotated[str, Query(max_length=40)] = "",
    words: Annotated[str, Query(max_length=MOST_SOUGHT)] = "",
    page: Annotated[int, Query(ge=0, le=MOST_SEARCHED // ON_A_PAGE)] = 0,
) -> PublicPage:
    """Studies for everybody, the newest first: of a game, with words in titles and captions."""
    wanted = words.casefold().split()[:MOST_WORDS]
    found = await parts.studies.public(game, wanted, page * ON_A_PAGE, ON_A_PAGE + 1)
    cards = [PublicCard.of(one, games=one.games.split()) for one in found[:ON_A_PAGE]]
    return PublicPage(studies=cards, more=len(found) > ON_A_PAGE)


@router.post("/studies", status_code=201)
async def add_study(
    given: StudyGiven, request: Request, parts: TheParts, guest: Guest
) -> StudyInfo:
    """Keep a study; anyone who has its link can read it."""
    asker = Asker(guest, address_of(request))
    study = await _kept(parts, asker, secrets.token_urlsafe(9), given.text)
    if len(await parts.studies.of_guest(guest)) >= MOST_STUDIES:
        raise Refused("too-many-studies", most=MOST_STUDIES)
    if not parts.limits.study_fits(asker.address):
        raise Refused("too-many")
    await parts.studies.add(study)
    return _info(study, guest)


@router.get("/studies/{study}")
async def study(study: StudyId, parts: TheParts, caller: Caller, language: Language) -> StudyInfo:
    """A study."""
    return _info(await kept_study(parts, study, caller, language), caller)


@router.get("/studies/{study}/boards/{board}", response_class=Response, responses=BOARD)
async def study_board(
    study: StudyId,
    board: Annotated[int, Path(ge=1, le=MOST_BOARDS)],
    parts: TheParts,
    caller: Whoever,
) -> Response:
    """One board of a study, for other pages."""
    text = (await kept_study(parts, study, caller.asker.guest, caller.language)).text
    shown = await caller.apart(numbered_board, text, board, caller.language)
    return Response(shown, media_type="application/json")


@router.put("/studies/{study}/visibility")
async def share_study(
    study: StudyId, given: StudyShow, request: Request, parts: TheParts, guest: Guest
) -> StudyInfo:
    """Say who may read a study of yours."""
    found = await parts.studies.get(study)
    if found is None or found.guest != guest:
        raise Refused("no-such-study")
    if given.visibility == PUBLIC:
        await parts.suspensions.want_free(guest)
        if found.held:
            raise Refused("study-held")
    read = await _kept(parts, Asker(guest, address_of(request)), study, found.text)
    shown = replace(found, visibility=given.visibility, games=read.games, sought=read.sought)
    if not await parts.studies.show(shown):
        raise Refused("study-changed")
    return _info(shown, guest)


@router.put("/studies/{study}")
async def change_study(
    study: StudyId, given: StudyChange, request: Request, parts: TheParts, guest: Guest
) -> StudyInfo:
    """Give a study of yours another text; not if it was changed elsewhere since."""
    changed = await _kept(parts, Asker(guest, address_of(request)), study, given.text)
    version = await parts.studies.change(changed, given.version, given.keep)
    if version is None:
        found = await parts.studies.get(study)
        is_own = found is not None and found.guest == guest
        raise Refused("study-changed" if is_own else "no-such-study")
    return _info(await kept_study(parts, study, guest, ""), guest)


@router.get("/studies/{study}/versions")
async def study_versions(study: StudyId, parts: TheParts, guest: Guest) -> list[StudyVersion]:
    """What a study of yours was before, the newest first."""
    kept = await parts.studies.versions(study, guest)
    return [StudyVersion.of(one) for one in kept]


@router.get("/studies/{study}/versions/{version}")
async def study_version(
    study: StudyId,
    version: Annotated[int, Path(ge=1, le=MOST_CHANGES)],
    parts: TheParts,
    guest: Guest,
) -> StudyGiven:
    """The text that a study of yours had."""
    text = await parts.studies.version(study, guest, version)
    if text is None:
        raise Refused("no-such-study")
    return StudyGiven(text=text)


@router.delete("/studies/{study}")
async def remove_study(study: StudyId, parts: TheParts, guest: Guest) -> list[StudyCard]:
    """Delete a study of yours; gives those that are left."""
    if not await parts.studies.remove(study, guest):
        raise Refused("no-such-study")
    return await my_studies(parts, guest)


async def kept_study(
    parts: ServiceParts, study: str, guest: str | None, language: str
) -> KeptStudy:
    """A study by its name; Refused if there is none that a guest may read."""
    found = await parts.studies.found(study, language)
    if found is None or not found.is_read_by(guest):
        raise Refused("no-such-study")
    return found


async def _kept(parts: ServiceParts, asker: Asker, study: str, text: str) -> KeptStudy:
    """A study to be stored; BadText if its text isn't one. Long texts are read beside the loop."""
    read: Study = await parts.work.here(asker, read_study, text)
    return KeptStudy(
        study,
        asker.guest,
        read.title,
        text,
        now_ms(),
        games=" ".join(["", *read.games, ""]),
        sought=read.sought,
    )


def _info(study: KeptStudy, caller: str | None) -> StudyInfo:
    return StudyInfo.of(study, games=study.games.split(), mine=study.guest == caller)
