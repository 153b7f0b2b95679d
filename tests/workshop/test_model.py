"""The game that new games begin as keeps every law itself."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from workshop.adder.rules.rules import AdderRules
from workshop.checkout import checkout

from serpentry.contract import BrokenLaw, check_box, laws
from serpentry.languages import ENGLISH, keys
from tests.workshop.adder.attempts import attempts
from workshop import messages
from workshop.adder import BOX

MESSAGES = checkout().model / "messages" / "en.ftl"
OWN = frozenset(re.findall(r"^([a-z-]+) =", MESSAGES.read_text(encoding="utf-8"), re.M))


def speaking(monkeypatch: pytest.MonkeyPatch, own: frozenset[str]) -> None:
    """Let the laws know the model's messages, which lie beside it."""
    monkeypatch.setattr(laws, "keys", lambda language: keys(language) | own)
    monkeypatch.setattr(laws, "_spoken", set())


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("seats", "options"), BOX.samples)
def test_random_games_of_the_model_keep_every_law(
    seats: int, options: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, OWN)
    set_up = [(seats, options)]
    assert check_box(BOX, games=20, seed=1, attempts=attempts, set_ups=set_up) > 20


@pytest.mark.parametrize("key", sorted(key for key in OWN if re.match("why|task|move", key)))
def test_a_message_that_is_missing_breaks_a_law(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert key not in keys(ENGLISH)
    speaking(monkeypatch, OWN - {key})
    with pytest.raises(BrokenLaw, match=key):
        check_box(BOX, games=20, seed=1, attempts=attempts)


def test_ids_of_rules_are_not_taken_for_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = SimpleNamespace(source=lambda _: checkout().model)
    monkeypatch.setattr(messages, "checkout", lambda: beside)
    assert messages.sentence_keys(BOX) <= keys(ENGLISH) | OWN


MISTAKES: dict[str, tuple[str, Callable[..., Any], str]] = {
    "nothing to do": ("moves", lambda *_: (), "whoever is to act has a move"),
    "no faces": ("draws", lambda *_: (), "draws exactly for chance"),
    "an error": ("play", lambda *_: 1 // 0, r"raises no errors: ZeroDivisionError: .* line \d+\)"),
    "an end without winners": ("outcome", lambda *_: None, "an outcome exactly at the end"),
    "a twin": ("moves", lambda found, *_: (*found, *found), "every move is listed once"),
    "too little": ("moves", lambda found, *_: found[:1], "exactly what why_illegal"),
    "too long": ("most_events", lambda *_: 2, "a game ends within its bound"),
}
"""A part of the rules, what a designer's mistake makes of what it gives, and the law."""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_a_designer_gets_wrong_is_a_law_with_a_position(
    mistake: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, OWN)
    part, wrong, law = MISTAKES[mistake]
    right = getattr(AdderRules, part)

    def mistaken(self: AdderRules, *asked: Any) -> Any:
        return wrong(right(self, *asked), *asked)

    monkeypatch.setattr(AdderRules, part, mistaken)
    with pytest.raises(BrokenLaw, match=rf"{law}.*after \d+ events in the position \{{"):
        check_box(BOX, games=20, seed=1, attempts=attempts)
