"""What was sent and can't be used is told in the reader's language."""

import json
import re
from pathlib import Path

import pytest

from serpentry.client.client import HERE
from serpentry.hosting.requests.plans import SetUpPlan
from serpentry.languages import LANGUAGES, explain
from serpentry.server.edge.mistakes import KEYS, first_mistake
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.formats.reader import BadRequest, reader_of, sent_json
from tests.server.running import TOKEN, guest, running
from tests.server.tables.test_secrets import description

NUL = "a\0b"


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


def test_a_backslash_before_letters_is_no_nul() -> None:
    for text in (r'"\\u0000"', r'"\\\\u0000"', r'"\u0001"'):
        assert "\0" not in str(sent_json(text))
    for text in (r'"\u0000"', r'"\\\u0000"', r'{"a": ["\u0000"]}'):
        with pytest.raises(BadRequest):
            sent_json(text)


@pytest.mark.parametrize(
    "text",
    ["1e999", "[-1E400]", f"[{'9' * 309}.0]", f"[{'1' * 250}e99]", r'{"a": "\ud800"}', "NaN"],
)
def test_what_can_not_be_written_again_is_no_json(text: str) -> None:
    with pytest.raises(BadRequest):
        sent_json(text)


@pytest.mark.parametrize("text", ["1e300", "[0.5e-3]", r'"\\ud800"', r'"\ud83d\ude00"'])
def test_what_only_looks_so_is_read(text: str) -> None:
    assert sent_json(text) == json.loads(text)


async def test_nul_in_any_text_is_refused_with_a_sentence_on_both_databases(
    database: str, tmp_path: Path
) -> None:
    """No database keeps it in a text, and PostgreSQL says so late."""
    written = [
        (method, re.sub(r"{\w+}", "a1" * 12, path.replace("{passkey}", "a1" * 32)))
        for path, methods in description()["paths"].items()
        for method, told in methods.items()
        if "requestBody" in told
    ]
    assert len(written) > 25

    async def check() -> None:
        given = {"database": database, "admin_token": TOKEN}
        async with running(tmp_path, **given) as service, guest(service) as ada:
            ada.http.headers["Authorization"] = f"Bearer {TOKEN}"
            for method, path in written:
                answer = await ada.http.request(method, path, json={"text": NUL})
                assert answer.status_code == 422, (method, path, answer.text)
                assert "U+0000" in answer.json()["text"], path
            for path in ("/api/tables/a%00b", "/club/a%00b", "/api/games?language=%00"):
                answer = await ada.http.get(path)
                assert (answer.status_code, "U+0000" in answer.text) == (422, True), path
            # What is sent otherwise is as good as ever.
            assert (await ada.http.put("/api/guest", json={"name": r"\u0000"})).status_code == 200
            table = await ada.make_table("snekagon", [HERE, HERE])
            async with ada.at(table) as socket:
                socket.keep_heard = True
                await socket.send_raw(r'{"type": "chat", "id": "a", "text": "\u0000"}')
                await socket.until(lambda: "U+0000" in str(socket.heard))

    await check()
