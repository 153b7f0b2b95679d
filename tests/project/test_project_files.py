"""What a public project keeps beside its code: workflows, forms, and pages that name things."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

import pytest
from tools import code_map
from tools.release_notes import notes
from tools.update import moved

from serpentry import __version__
from serpentry.server.edge.guests import COOKIE
from serpentry.server.settings import Settings

ROOT = Path(__file__).parents[2]
UV = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
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


@pytest.mark.thorough
def test_the_tests_of_other_systems_load_with_what_the_workflow_installs(tmp_path: Path) -> None:
    commands = re.findall(r"run: python -m (pip|pytest) (.*)", read(".github/workflows/test.yml"))
    _, (_, packages), (_, tests) = commands
    environment = {**os.environ, "SKIP_JUPYTER_BUILDER": "1", "VIRTUAL_ENV": str(tmp_path)}
    place = [UV, "venv", "--quiet", "--python", sys.executable, "--clear", str(tmp_path)]
    subprocess.run(place, check=True)
    words = [UV, "pip", "--quiet", *shlex.split(packages)]
    subprocess.run(words, check=True, cwd=ROOT, env=environment)
    python = str(tmp_path / ("Scripts" if sys.platform == "win32" else "bin") / "python")
    words = [python, "-m", "pytest", "--collect-only", *shlex.split(tests)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


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


def test_first_tasks_each_name_a_file_to_open() -> None:
    tasks = re.split(r"^\d+\. ", read("docs/first-tasks.md"), flags=re.MULTILINE)[1:]
    assert tasks
    for task in tasks:
        (opened,) = re.findall(r"Open\s+`([^`]+)`", task)
        assert (ROOT / opened).is_file(), opened


def test_the_privacy_page_names_the_cookie() -> None:
    assert f"`{COOKIE}`" in read("docs/privacy.md")


@pytest.mark.thorough
def test_a_forge_can_read_its_workflows_and_forms() -> None:
    done = subprocess.run(["make", "workflows"], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()


def test_the_map_of_the_code_shows_what_imports_what() -> None:
    assert code_map.TARGET.read_text(encoding="utf-8") == code_map.drawn(), "Run make docs."


def test_a_way_round_stands_for_an_import() -> None:
    graph = {"cli": {"table", "games"}, "table": {"games"}, "games": set[str]()}
    assert code_map.steps(graph) == [("cli", "table"), ("table", "games")]


def test_newer_packages_are_taken_up_to_a_later_day_alone() -> None:
    project = '[tool.uv]\nexclude-newer = "2026-11-14T00:00:00Z"\n'
    assert moved(project, date(2026, 12, 1)) == project.replace("11-14", "12-01")
    with pytest.raises(ValueError, match="2026-11-01 is before that"):
        moved(project, date(2026, 11, 1))


def test_all_who_tell_the_version_tell_the_same() -> None:
    citation = dict(re.findall(r"^(version|date-released): (\S+)$", read("CITATION.cff"), re.M))
    heads = re.findall(r"^## (\d\S*)(?: \((.*)\))?$", read("CHANGELOG.md"), re.M)
    assert heads[0] == (citation["version"], citation["date-released"])
    for lock in ("web/package.json", "web/package-lock.json"):
        assert json.loads(read(lock))["version"] == __version__
    assert citation["version"] == __version__


def test_a_tag_tells_what_the_changelog_tells_of_its_version() -> None:
    changelog = (
        "# Changelog\n\n## 1.0.0\n\n### Players\n\n- **A [club](docs/clubs.md)**.\n\n## 0.2.0\n"
    )
    assert notes(changelog, "1.0.0") == "Serpentry 1.0.0\n\nPlayers\n\n- A club.\n"
    with pytest.raises(ValueError, match=r"Nothing is told of 0\.2\.0"):
        notes(changelog, "0.2.0")
    with pytest.raises(ValueError, match=r"lines under Unreleased: move them to 1\.0\.0"):
        notes(changelog.replace("## 1", "## Unreleased\n\n- A line.\n\n## 1"), "1.0.0")
    with pytest.raises(ValueError, match=r"no section 3\. It has: 1\.0\.0, 0\.2\.0"):
        notes(changelog, "3")
