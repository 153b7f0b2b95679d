"""The sample of sentences that readers go through is what the product says now."""

import pytest

from serpentry.languages import LANGUAGES
from tests.languages.sample import FOLDER, sample


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sample_is_what_is_said_now(language: str) -> None:
    written = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert sample(language) == written, "renew it: python -m tests.languages.sample"
