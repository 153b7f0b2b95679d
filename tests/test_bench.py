"""Whatever can be measured is on one list, with a line that says what it is."""

import pytest
from bench.__main__ import listing, main, programs, title


@pytest.mark.parametrize("name", programs())
def test_a_program_says_what_it_measures_and_can_be_run(name: str) -> None:
    file = programs()[name]
    assert title(file).endswith(".")
    assert '__name__ == "__main__"' in file.read_text(encoding="utf-8")
    assert f"  {name} " in listing()


def test_a_wrong_name_is_told_the_right_ones() -> None:
    with pytest.raises(SystemExit, match="There is no program called 'playout'"):
        main(["playout"])
