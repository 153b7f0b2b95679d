"""Coming in: the core stands alone, extras are named when they are missing, a newcomer is led."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import hatch_metadata
import pytest

import serpentry
from serpentry.cli import main, newcomer

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
IN_CORE = {
    "drawsvg",
    "fluent",
    "markdown-it-py",
    "platformdirs",
    "rich",
    "typer",
    "typing_extensions",
}
BESIDE_CORE = (
    "aiosqlite",
    "alembic",
    "babel",
    "choix",
    "fastapi",
    "fluent.runtime",
    "httpx2",
    "itsdangerous",
    "joblib",
    "numba",
    "numpy",
    "prometheus_client",
    "pydantic",
    "reportlab",
    "sqlalchemy",
    "starlette",
    "structlog",
    "threadpoolctl",
    "uvicorn",
    "websockets",
)


PROGRAM = """
import contextlib, io, json, sys
sys.modules.update(dict.fromkeys(json.loads(sys.argv[1])))
from serpentry.cli.main import run
told = {}
for line in json.loads(sys.argv[2]):
    sys.argv = ["serpentry", *line.split()]
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            run()
        except SystemExit as ended:
            code = ended.code or 0
    told[line] = code, out.getvalue(), err.getvalue()
print(json.dumps(told))
"""
IN_CZECH = "serve --language cs"
WITH_CORE = {
    "--version": f"serpentry {serpentry.__version__}",
    "-h": "--version",
    "games": "Schlangennest",
    "rules carnival --language de": "Cobra Carnival",
    "match sssnake --players greedy,random --games 1 --seed 1": "greedy",
}
WITH_EXTRA = {
    "serve": ("serve", "fastapi"),
    "backup x": ("serve", "fastapi"),
    "restore x": ("serve", "fastapi"),
    "bot random --server http://localhost --game snekagon": ("client", "websockets"),
    "match snekagon --players random,greedy --games 2 --jobs 2": ("arena", "joblib"),
    "print snekagon": ("print", "reportlab"),
}
Told = dict[str, tuple[int, str, str]]


@pytest.fixture(scope="module")
def core_alone(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What commands say on a machine that has the core alone, one after another in a process."""
    lines = [*WITH_CORE, *WITH_EXTRA, IN_CZECH]
    words = [sys.executable, "-c", PROGRAM, json.dumps(BESIDE_CORE), json.dumps(lines)]
    folder = tmp_path_factory.mktemp("core")
    done = subprocess.run(words, capture_output=True, text=True, check=True, cwd=folder)
    return {line: (code, out, err) for line, (code, out, err) in json.loads(done.stdout).items()}


@pytest.mark.parametrize("line", WITH_CORE)
def test_the_core_needs_no_extra(line: str, core_alone: Told) -> None:
    code, out, _ = core_alone[line]
    assert code == 0
    assert WITH_CORE[line] in out


@pytest.mark.parametrize("line", WITH_EXTRA)
def test_a_missing_extra_is_one_sentence_with_the_command_to_type(
    line: str, core_alone: Told
) -> None:
    extra, package = WITH_EXTRA[line]
    code, out, err = core_alone[line]
    told = f"{package} is not installed. Install it with: pip install 'serpentry[{extra}]'"
    assert (code, out, err.strip()) == (2, "", told)
    assert extra in PROJECT["optional-dependencies"]


def test_the_sentence_is_told_in_the_readers_language(core_alone: Told) -> None:
    _, _, err = core_alone[IN_CZECH]
    assert err.startswith("Balíček fastapi není nainstalovaný.")


def test_the_core_asks_for_nothing_more_than_it_says() -> None:
    asked = {one.split(">")[0].split(".")[0] for one in PROJECT["dependencies"]}
    assert asked == IN_CORE


def seated(monkeypatch: pytest.MonkeyPatch, service: bool, typed: str = "") -> list[str]:
    """What `serpentry` alone would run for somebody at a terminal; pages are not opened."""
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True, raising=False)
    monkeypatch.setattr(newcomer, "missing", lambda *_: None if service else "fastapi")
    monkeypatch.setattr(newcomer, "ask", lambda _: typed)
    return newcomer.first_command(lambda _: None)


def test_a_newcomer_gets_the_page_where_the_service_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newcomer, "_answers", lambda _: False)
    assert seated(monkeypatch, service=True) == ["serve", "--open"]


def test_a_service_that_runs_is_not_started_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(newcomer, "_answers", lambda _: True)
    assert seated(monkeypatch, service=True) == []
    assert newcomer.SERVICE_URL in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "game"),
    [("", "snekagon"), ("3", "schlangennest"), ("sssnake", "sssnake"), ("chess", "chess")],
)
def test_without_the_service_a_newcomer_chooses_a_game(
    typed: str, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert seated(monkeypatch, service=False, typed=typed) == ["play", game]
    assert "pip install 'serpentry[serve]'" in capsys.readouterr().out


def test_a_program_that_runs_it_alone_is_shown_the_help(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["serpentry"])
    with pytest.raises(SystemExit):
        main.run()
    assert "--version" in capsys.readouterr().out


def test_a_registry_is_shown_links_that_lead_somewhere() -> None:
    text = "![a](docs/a.jpg) [b](docs/b.md) [c](https://c.example)"
    assert hatch_metadata.shown(text, "") == " b [c](https://c.example)"
    home = "https://h.example"
    assert hatch_metadata.shown(text, home) == (
        f"![a]({home}/raw/main/docs/a.jpg) [b]({home}/blob/main/docs/b.md) [c](https://c.example)"
    )
    readme = hatch_metadata.shown((ROOT / "README.md").read_text(encoding="utf-8"), home)
    assert "make play" not in readme
    assert "pip install 'serpentry[serve]'" in readme
    assert "](docs/" not in readme
    plain = hatch_metadata.shown((ROOT / "README.md").read_text(encoding="utf-8"), "")
    assert plain.endswith("computer players and reports.\n")
    assert hatch_metadata.addresses("") == {}
    assert hatch_metadata.addresses(home)["Source"] == home


@pytest.mark.parametrize(
    ("remote", "page"),
    [
        ("https://forge.example/snakes/serpentry.git", "https://forge.example/snakes/serpentry"),
        (
            "https://me:secret@forge.example/snakes/serpentry",
            "https://forge.example/snakes/serpentry",
        ),
        ("git@forge.example:snakes/serpentry.git", "https://forge.example/snakes/serpentry"),
        ("ssh://git@forge.example/snakes/serpentry", "https://forge.example/snakes/serpentry"),
        ("/home/me/serpentry", ""),
        ("http://127.0.0.1:3000/snakes/serpentry", ""),
        ("https://127.0.0.1/snakes/serpentry", ""),
        ("https://builder/snakes/serpentry", ""),
        ("", ""),
    ],
)
def test_the_source_is_where_git_fetched_it_from(remote: str, page: str) -> None:
    assert hatch_metadata.page_of(remote) == page


def test_only_a_checkout_of_its_own_was_fetched_from_somewhere(tmp_path: Path) -> None:
    assert hatch_metadata.origin(tmp_path) == ""
