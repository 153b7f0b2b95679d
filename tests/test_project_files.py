"""What a public project keeps beside its code: workflows, forms, and pages that name things."""

import re
import tomllib
from pathlib import Path

import pytest

from serpentry.server.edge.guests import COOKIE
from serpentry.server.settings import Settings

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
QUOTED = re.compile(r"`([^`\n]+)`")


def read(path: str) -> str:
    """The text of a file of the project."""
    return (ROOT / path).read_text(encoding="utf-8")


def test_the_pythons_of_the_classifiers_are_those_of_the_workflow() -> None:
    start = "Programming Language :: Python :: 3."
    named = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if one.startswith(start)]
    (matrix,) = re.findall(r"python: \[(.*)\]", read(".github/workflows/test.yml"))
    assert named == re.findall(r'"([\d.]+)"', matrix)
    assert named[0] == PROJECT["requires-python"].removeprefix(">=")


def test_hooks_before_a_commit_run_what_make_runs() -> None:
    programs = re.findall(r"entry: \.venv/bin/(\S+)", read(".pre-commit-config.yaml"))
    assert programs
    for program in programs:
        assert f"$(RUN) {program}" in read("Makefile")


@pytest.mark.parametrize("page", ["docs/first-tasks.md", "docs/privacy.md", "docs/security.md"])
def test_files_and_settings_that_a_page_names_are_there(page: str) -> None:
    for name in QUOTED.findall(read(page)):
        if "/" in name and " " not in name and name[0] not in "/-":
            assert (ROOT / name).exists(), name
        if name.startswith("SERPENTRY_"):
            assert (
                name.partition("=")[0].removeprefix("SERPENTRY_").lower() in Settings.model_fields
            )


def test_the_privacy_page_names_the_cookie() -> None:
    assert f"`{COOKIE}`" in read("docs/privacy.md")
