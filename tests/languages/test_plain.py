"""What Typer, pydantic, the system and readers of files tell in English is said in any language."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from serpentry.cli import language as spoken
from serpentry.cli import main
from serpentry.cli.host.service import settings_of
from serpentry.languages import LANGUAGES, Sentence, explain, found, sentence, understood
from serpentry.tabletop.errors import SerpentryError

SOURCES = Path(main.__file__).parents[1]
TOLD_TO_USERS = (
    "arena/lines.py",
    "arena/results.py",
    "client/standing_plan.py",
    "clubs/storage.py",
    "players/program_player.py",
    "puzzles/pack.py",
    "search/budget.py",
    "server/notices/mail.py",
    "tabletop/formats/record.py",
)
"""Files whose sentences whoever types a command or opens a file reads."""
MISTAKES = (
    "rules",
    "arena plot results",
    "rules --bogus",
    "rules --languag x",
    "bogus",
    "gmes",
    "play snekagon --seats x",
    "perft snekagon --depth x",
    "animate game --out x.gif --seconds x",
    "lab --port 99999",
    "rules snekagon one more",
    "play snekagon --seats",
    "games --json=1",
    f"replay {__file__}",
    f"puzzles check {__file__}",
    f"arena rate {__file__}",
    f"check-trace {__file__}",
    "standing-bot no-such-file.toml",
    f"standing-bot {__file__}",
    "play snekagon --players level1@0,level2",
)
SETTINGS = (
    {"port": "x"},
    {"port": -1},
    {"port": 70000},
    {"think_seconds": "x"},
    {"think_seconds": 0},
    {"log_json": "perhaps"},
    {"bogus": 1},
    {"admin_token": "guess"},
)


@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes_of_whoever_types_are_told_in_the_language(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = {}
    for language in ("en", "ru"):
        monkeypatch.setattr("sys.argv", ["serpentry", "--language", language, *line.split()])
        with pytest.raises(SystemExit):
            main.run()
        spoken.speak("en")
        said[language] = capsys.readouterr().err
    assert isinstance(found(said["en"]), Sentence), said["en"]
    assert _is_russian(said["ru"]), said["ru"]


def test_a_damaged_club_is_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["serpentry", "--language", "ru", "club", "show", __file__])
    with pytest.raises(SystemExit):
        main.run()
    spoken.speak("en")
    said = capsys.readouterr().err
    assert _is_russian(said)
    assert "Строка 1 файла клуба: это не JSON" in said


@pytest.mark.parametrize("given", SETTINGS, ids=str)
def test_wrong_settings_are_told_in_the_language(given: dict[str, object]) -> None:
    with pytest.raises(SerpentryError) as refused:
        settings_of(**given)
    why = understood(refused.value.told).facts["why"]
    assert isinstance(why, Sentence)
    assert _is_russian(explain(why, "ru"))


def test_a_reason_within_a_sentence_is_found_too() -> None:
    told = sentence("why-not-writable-file", file="a.txt", why="Permission denied")
    assert explain(understood(told), "cs") == "a.txt nelze zapsat: chybí oprávnění."
    nested = found("games.jsonl, line 3: this is not JSON.")
    assert isinstance(nested, Sentence)
    assert explain(nested, "de") == "games.jsonl, Zeile 3: Das ist kein JSON."
    assert found("nobody says this") == "nobody says this"


def test_the_name_of_a_file_stays_as_it_is() -> None:
    told = SerpentryError("games.jsonl, line 3: this is not JSON.").told
    assert explain(understood(told), "fr").startswith("games.jsonl, ligne 3")


@pytest.mark.parametrize("file", TOLD_TO_USERS)
def test_sentences_about_files_are_in_the_catalogue(file: str) -> None:
    told = list(_told(SOURCES / file))
    assert told
    assert not [text for text in told if not isinstance(found(text), Sentence)]


def test_what_is_wrong_with_a_club_is_in_the_catalogue() -> None:
    faults = list(_told(SOURCES / "clubs/reading/following.py", ast.Return))
    assert len(faults) > 15
    assert not [text for text in faults if not isinstance(found(text), Sentence)]


def test_a_group_of_commands_alone_shows_its_help_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for group in ("club", "arena", "puzzles"):
        monkeypatch.setattr("sys.argv", ["serpentry", "--language", "cs", group])
        with pytest.raises(SystemExit):
            main.run()
        spoken.speak("en")
        shown = capsys.readouterr().out
        assert shown.startswith("Použití: ")
        assert not [word for word in ("Usage", "Options", "cli-") if word in shown]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_said_whole(language: str) -> None:
    told = found("Invalid value for '--seats': 'x' is not a valid int.")
    assert isinstance(told, Sentence)
    said = explain(told, language)
    assert "--seats" in said
    assert "x" in said
    assert "$" not in said


def _is_russian(text: str) -> bool:
    """Whether no English sentence is left beside names and what was typed."""
    russian = sum("а" <= letter <= "я" or letter == "ё" for letter in text.lower())
    return russian >= 6


def _told(file: Path, how: type[ast.Raise | ast.Return] = ast.Raise) -> Iterator[str]:
    """The English sentences that a file raises, or returns, with "x" for what is not known."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Return) and node.value and how is ast.Return:
            one = node.value
            yield from _texts((one.body, one.orelse) if isinstance(one, ast.IfExp) else (one,))
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and how is ast.Raise:
            yield from _texts(node.exc.args[:1])


def _texts(told: Iterable[ast.expr]) -> Iterator[str]:
    for one in told:
        match one:
            case ast.Constant(str(text)) if text:
                yield text
            case ast.JoinedStr(parts):
                yield "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "x" for part in parts
                )
