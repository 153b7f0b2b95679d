"""What was sent and can't be used is told in the reader's language."""

import pytest

from serpentry.hosting.requests.plans import SetUpPlan
from serpentry.hosting.requests.reader import BadRequest, reader_of
from serpentry.languages import LANGUAGES, explain
from serpentry.server.edge.mistakes import KEYS, first_mistake
from serpentry.tabletop.formats.jsons import Json


def _mistake(plan: Json, language: str) -> str:
    with pytest.raises(BadRequest) as refused:
        reader_of(SetUpPlan)(plan, "")
    return explain(refused.value.told, language)


@pytest.mark.parametrize(
    ("plan", "english"),
    [
        ({}, "“seats” is missing."),
        ({"seats": 0}, "“seats” is too big or too small."),
        ({"seats": 2, "wings": 1}, "“wings” is not known here."),
        ({"seats": "two"}, "“seats” can’t have this value."),
    ],
)
def test_a_mistake_says_where_it_is_and_what_it_is(plan: Json, english: str) -> None:
    assert _mistake(plan, "en") == english
    told = {_mistake(plan, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize("kind", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_mistake_has_words(kind: str, language: str) -> None:
    assert "mistake-" not in first_mistake([{"type": kind, "loc": ("body", "seats")}], language)
