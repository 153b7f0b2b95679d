"""A game that is in the catalogue is finished; one that is not is told what it lacks."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import serpentry
from serpentry.catalogue import BOXES
from serpentry.cli.main import app_for
from serpentry.languages import ENGLISH, LANGUAGES, explain, say
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import AnyBox
from serpentry.workshop.adder import BOX as MODEL
from serpentry.workshop.checkout import checkout
from serpentry.workshop.readiness import FILES, lacks


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_game_of_the_catalogue_is_ready(box: AnyBox) -> None:
    missing = [f"{say(ENGLISH, one.part)}: {explain(one.what)}" for one in lacks(box)]
    assert not missing, "\n".join([f"`serpentry ready {box.name}`", *missing])


def test_a_game_that_is_nowhere_lacks_every_part() -> None:
    missing = lacks(MODEL)
    parts = {one.part for one in missing}
    assert parts == {file.part for file in FILES} | {
        *("ready-golden", "ready-translations", "ready-numbers"),
        *("ready-kernel", "ready-contents"),
    }
    told = "\n".join(explain(one.what) for one in missing)
    for rule in MODEL.rule_ids:
        assert f'ruling("{rule}")' in told
    for language in LANGUAGES:
        assert (f"docs/games/{language}/adder.md" in told) == (language != ENGLISH)
        assert f"languages/{language}: " in told
    assert "(blurb-adder, help-adder-die, help-adder-size" in told


def test_the_terminal_tells_what_is_lacking_by_its_exit_code() -> None:
    assert CliRunner().invoke(app_for(), ["ready", "snekagon"]).exit_code == 0
    told = CliRunner().invoke(app_for(), ["ready", "snek"])
    assert "There is no game called “snek”" in str(told.exception)


def test_an_installed_serpentry_is_no_workshop(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(serpentry, "__file__", str(tmp_path / "a" / "serpentry" / "__init__.py"))
    with pytest.raises(SerpentryError, match="in a checkout"):
        checkout.__wrapped__()
