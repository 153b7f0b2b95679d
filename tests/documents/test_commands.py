"""What the pages promise is run: every command, program and example."""

import importlib.util
import json
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from typer.main import get_command

from serpentry.cli.language import taken_out
from serpentry.cli.main import COMMANDS, app_for
from tests.documents.pages import DOCS, PAGES, ROOT, Block, blocks_of, name_of, text_of
from tests.test_cli import run

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FOLLOWED = DOCS / "adding-a-game.md"
"""Its commands are run in a copy of the checkout, by `tests/workshop/test_guide.py`."""
LANGUAGES = {
    "",
    "text",
    "console",
    "html",
    "json",
    "toml",
    "python",
    "pycon",
    "sh",
    "sql",
    "nginx",
    "caddy",
}
WAITING = {"play", "serve", "bot", "engine", "install-service"}
"""Commands that wait for people, for programs or for a server: theirs are parsed, not run."""
LONG = {"report", "puzzles", "plot"}
"""Commands that take long even with few games: `make thorough` runs them."""
SHORTER = {"--games": "2", "--rounds": "1"}
"""Games that a page asks for by the hundred: the tests play a few, in this process."""
PARALLEL = {"match", "report", "roundrobin", "ladder", "continue", "make"}
OTHERS = {
    "cp",
    "dask",
    "loginctl",
    "openssl",
    "pip",
    "pipx",
    "podman",
    "sudo",
    "twine",
    "uv",
    "uvx",
}
"""Programs that are not ours."""
COMMAND = re.compile(r"`serpentry ([a-z][a-z-]+)")
TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)
TYPED = [page for page in PAGES if any(one.language == "console" for one in blocks_of(page))]
BLOCKS = [block for page in PAGES for block in blocks_of(page)]


def label(block: Block) -> str:
    """A block as a test is called."""
    return f"{name_of(block.page)}:{block.text.split(chr(10))[0][:40]}"


def leaves(command: object) -> Iterator[object]:
    """The commands below a command that do something."""
    below = getattr(command, "commands", None)
    for one in below.values() if below else ():
        yield from leaves(one)
    if not below:
        yield command


def parse(words: list[str]) -> None:
    """Read a command as the terminal does, and do nothing."""
    _, words = taken_out(words)
    command = get_command(app_for(words[0]))
    for leaf in leaves(command):
        leaf.callback = lambda **_: None  # type: ignore[attr-defined]
    command(words, standalone_mode=False)


def shorter(words: list[str]) -> list[str]:
    """The same command with fewer games."""
    fewer = [SHORTER.get(last, word) for last, word in pairwise(["", *words])]
    is_parallel = words[0] != "club" and PARALLEL & set(words[:2])
    return [*fewer, "--jobs", "1"] if is_parallel else fewer


def extras_in(text: str) -> set[str]:
    """The extras that a text installs."""
    return {
        extra for names in re.findall(r"serpentry\[([a-z,]+)\]", text) for extra in names.split(",")
    }


@pytest.mark.parametrize("block", BLOCKS, ids=label)
def test_every_block_says_what_it_is(block: Block) -> None:
    assert block.language in LANGUAGES
    assert not extras_in(block.text) - set(PROJECT["project"]["optional-dependencies"])
    if not block.language:
        assert not re.search(r"^\$ |^(serpentry|make|python|pip) ", block.text, re.MULTILINE)


def test_every_page_with_a_prompt_is_run() -> None:
    run_by_pytest = PROJECT["tool"]["pytest"]["ini_options"]["testpaths"]
    prompted = [page for page in PAGES if re.search(r"^>>> ", text_of(page), re.MULTILINE)]
    assert [name_of(page) for page in prompted] == [
        page for page in sorted(run_by_pytest) if page.endswith(".md")
    ]


def program(words: list[str]) -> None:
    """A command that is not `serpentry`: what it names is there."""
    first, *rest = words
    if first == "make":
        targets = TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8"))
        assert {word for word in rest if "=" not in word} <= set(targets)
    elif first == "python" and rest[0] == "-m":
        assert importlib.util.find_spec(rest[1])
    elif first in ("python", "pytest"):
        assert all((ROOT / word).exists() for word in rest if word.startswith(("docs/", "tests/")))
    else:
        assert first in OTHERS


@pytest.mark.parametrize(
    "block",
    [one for one in BLOCKS if one.language in ("console", "sh") and one.page != FOLLOWED],
    ids=label,
)
def test_every_command_can_be_typed(block: Block) -> None:
    for line in block.commands():
        words = [one for one in shlex.split(line) if not re.fullmatch(r"[A-Z_]+=\S*", one)]
        if words[0] != "serpentry":
            program(words)
        elif len(words) > 1:
            parse(words[1 : words.index(">")] if ">" in words else words[1:])


@pytest.mark.parametrize("block", [one for one in BLOCKS if one.language == "sh"], ids=label)
def test_commands_are_run_or_say_why_not(block: Block) -> None:
    assert block.why_not_run or block.page == FOLLOWED


@pytest.mark.timeout(900)
@pytest.mark.parametrize("page", TYPED, ids=name_of)
@pytest.mark.parametrize("with_long", [False, pytest.param(True, marks=pytest.mark.thorough)])
def test_the_commands_of_a_page_run(
    page: Path,
    with_long: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "docs").symlink_to(DOCS)
    (tmp_path / "mybot.py").write_text(bot_of(page), encoding="utf-8")
    sys.modules.pop("mybot", None)
    for block in blocks_of(page):
        if block.language == "console" and not block.why_not_run:
            for line in block.commands():
                typed, _, kept = line.partition(" > ")
                first, *words = shlex.split(typed)
                if first != "serpentry" or words[0] in WAITING:
                    continue
                if LONG & set(words[:2]) and not with_long:
                    continue
                code, out, err = run(capsys, monkeypatch, *shorter(words))
                assert code == 0, (line, err)
                if kept:
                    Path(kept).write_text(out, encoding="utf-8")


def bot_of(page: Path) -> str:
    """The classes of a page as a module: what its readers save as `mybot.py`."""
    parts = list[str]()
    for block in blocks_of(page):
        if block.language == "python" and not block.why_not_run:
            parts.append(block.text)
        elif block.language == "pycon" and "class " in block.text:
            parts += [line[4:] for line in block.text.splitlines() if line[:4] in (">>> ", "... ")]
    return "\n".join(parts)


@pytest.mark.parametrize(
    "block",
    [one for one in BLOCKS if one.language == "python" and not one.why_not_run],
    ids=label,
)
def test_a_program_on_a_page_runs(block: Block) -> None:
    exec(compile(block.text, name_of(block.page), "exec"), {"__name__": "a_page"})


@pytest.mark.parametrize("block", [one for one in BLOCKS if one.language == "json"], ids=label)
def test_json_on_a_page_is_json(block: Block) -> None:
    json.loads(block.text)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_command_named_in_a_sentence_is_there(page: Path) -> None:
    there = {name for names in COMMANDS.values() for name in names}
    named = set(COMMAND.findall(text_of(page)))
    if page.name != "CHANGELOG.md":
        assert named <= there
