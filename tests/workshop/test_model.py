"""The game that new games begin as keeps every law itself."""

import re

import pytest
from workshop.checkout import checkout

from serpentry.contract import BrokenLaw, check_box, laws
from serpentry.languages import ENGLISH, keys
from tests.workshop.adder.attempts import attempts
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
