"""A game that is in the catalogue is finished; one that is not is told what it lacks."""

import pytest
from typer.testing import CliRunner
from workshop.__main__ import commands
from workshop.readiness import FILES, lacks

from serpentry.catalogue import BOXES
from serpentry.languages import ENGLISH, LANGUAGES, explain, say
from serpentry.tabletop.game import AnyBox
from workshop.adder import BOX as MODEL


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_game_of_the_catalogue_is_ready(box: AnyBox) -> None:
    missing = [f"{say(ENGLISH, one.part)}: {explain(one.what)}" for one in lacks(box)]
    assert not missing, "\n".join([f"`python -m workshop ready {box.name}`", *missing])


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
    assert CliRunner().invoke(commands(), ["ready", "snekagon"]).exit_code == 0
    told = CliRunner().invoke(commands(), ["ready", "snek"])
    assert "There is no game called “snek”" in str(told.exception)
