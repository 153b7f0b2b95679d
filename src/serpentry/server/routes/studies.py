"""Studies that guests keep here and share by link."""

import secrets
from dataclasses import replace
from typing import Annotated

from fastapi import Path, Request
from pydantic import BaseModel, Field

from serpentry.hosting.embedding.study_text import MOST_CHARACTERS, Study, read_study
from serpentry.hosting.host import Asker
from serpentry.hosting.room import now_ms
from serpentry.server.edge.limits import address_of
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import Caller, Given, Guest, Routes, TheParts
from serpentry.server.store.studies import KeptStudy
from serpentry.table.refusals import Refused

router = Routes("/api", tags=["studies"])
MOST_VERSIONS = 10**9
MOST_STUDIES = 100
"""Of one guest."""
StudyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class StudyGiven(Given):
    """The text of a study."""

    text: Annotated[str, Field(max_length=MOST_CHARACTERS)]


class StudyChange(StudyGiven):
    """Another text for a study."""

    version: Annotated[int, Field(ge=1, le=MOST_VERSIONS)] | None = None
    """The version that it was written on: if the study has become another, nothing is changed."""
    keep: bool = False
    """Whether what the study was until now is kept among its versions in any case."""


class StudyVersion(BaseModel):
    """What a study was before, and since when."""

    version: int
    saved: int


class StudyCard(BaseModel):
    """A study in a list."""

    id: str
    title: str
    updated: int


class StudyInfo(StudyCard):
    """A study with its text, and whether you made it."""

    text: str
    version: int
    mine: bool


@router.get("/me/studies")
async def my_studies(parts: TheParts, guest: Guest) -> list[StudyCard]:
    """Your studies, the newest first."""
    return [_card(one) for one in await parts.studies.of_guest(guest)]


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
async def study(study: StudyId, parts: TheParts, caller: Caller) -> StudyInfo:
    """A study."""
    return _info(await kept_study(parts, study), caller)


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
    return _info(replace(changed, version=version), guest)


@router.get("/studies/{study}/versions")
async def study_versions(study: StudyId, parts: TheParts, guest: Guest) -> list[StudyVersion]:
    """What a study of yours was before, the newest first."""
    kept = await parts.studies.versions(study, guest)
    return [StudyVersion(version=one.version, saved=one.saved) for one in kept]


@router.get("/studies/{study}/versions/{version}")
async def study_version(
    study: StudyId,
    version: Annotated[int, Path(ge=1, le=MOST_VERSIONS)],
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


async def kept_study(parts: ServiceParts, study: str) -> KeptStudy:
    """A study by its name; Refused if there is none."""
    found = await parts.studies.get(study)
    if found is None:
        raise Refused("no-such-study")
    return found


async def _kept(parts: ServiceParts, asker: Asker, study: str, text: str) -> KeptStudy:
    """A study to be stored; BadText if its text isn't one. Long texts are read beside the loop."""
    read: Study = await parts.work.here(asker, read_study, text)
    return KeptStudy(study, asker.guest, read.title, text, now_ms())


def _card(study: KeptStudy) -> StudyCard:
    return StudyCard(id=study.id, title=study.title, updated=study.updated)


def _info(study: KeptStudy, caller: str | None) -> StudyInfo:
    return StudyInfo(
        id=study.id,
        title=study.title,
        updated=study.updated,
        text=study.text,
        version=study.version,
        mine=study.guest == caller,
    )
