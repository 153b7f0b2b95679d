from pathlib import Path

import pytest

from tests.golden import golden_files, pinned
from tests.research.numbers import NUMBERS, digests


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    "path", golden_files(NUMBERS), ids=lambda path: f"{path.parts[-3]}-{path.stem}"
)
def test_numbers_and_tensors_of_golden_games_stay_or_their_version_changes(path: Path) -> None:
    assert digests(path) == pinned(path, NUMBERS), "run `python -m tests.research.numbers`"
