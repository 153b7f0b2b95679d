"""Whatever can be measured is on one list, with a line that says what it is."""

from pathlib import Path

import pytest
from bench.__main__ import listing, main, programs, title
from bench.strength.nets import Match, Played, result
from bench.strength.times import is_of_times


@pytest.mark.parametrize("name", programs())
def test_a_program_says_what_it_measures_and_can_be_run(name: str) -> None:
    file = programs()[name]
    assert title(file).endswith(".")
    assert '__name__ == "__main__"' in file.read_text(encoding="utf-8")
    assert f"  {name} " in listing()


def test_a_wrong_name_is_told_the_right_ones() -> None:
    with pytest.raises(SystemExit, match="There is no program called 'playout'"):
        main(["playout"])


def test_a_match_of_another_net_names_it_and_is_not_drawn_with_those_of_the_level() -> None:
    for net, named in ((None, ""), (Path("older.npz"), "older")):
        match = Match("snekagon5g", foe="level9", net=net)
        line = result(
            match, [Played(match, 0, 1.0, 0.1, ("a",)), Played(match, 1, 0.5, 0.1, ("a",))]
        )
        assert (line["weights"], line["opening"]) == (named, 1)
        assert line["all"]["share"] == 0.75
        assert is_of_times(line) == (not named)
