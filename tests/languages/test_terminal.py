"""The terminal speaks the reader's language: by option, by environment, in help and mistakes."""

from collections.abc import Callable

import pytest
from typer.main import get_command

from serpentry.cli import language as spoken
from serpentry.cli import main
from serpentry.cli.help_texts import HELP_PREFIX
from serpentry.languages import LANGUAGES, keys, say
from workshop import __main__ as workshop


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANGUAGE": "cs:en", "LANG": "fr_FR"}, "cs"),
        ({}, "en"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert spoken.of_environment(environment) == language


def test_the_option_is_taken_wherever_it_stands() -> None:
    assert spoken.taken_out(["games", "--language", "fr"]) == ("fr", ["games"])
    assert spoken.taken_out(["--language=fr", "games", "--json"]) == ("fr", ["games", "--json"])
    assert spoken.taken_out(["games"]) == (None, ["games"])


def _said(
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    run: Callable[[], None] = main.run,
) -> tuple[str, str]:
    monkeypatch.setattr("sys.argv", ["serpentry", *line.split()])
    with pytest.raises(SystemExit):
        run()
    spoken.speak("en")
    said = capsys.readouterr()
    return said.out, said.err


def test_help_and_mistakes_are_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, _ = _said("play --help --language ru", monkeypatch, capsys)
    assert "Сыграть партию в терминале." in out
    _, err = _said("--language de perft snek", monkeypatch, capsys)
    assert err.startswith("Unbekannt (Spiel): „snek“.")
    _, err = _said("games --language xx", monkeypatch, capsys)
    assert "“xx”" in err


def test_brackets_of_a_message_are_not_taken_for_colours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, _ = _said("games", monkeypatch, capsys)
    assert "cells [q," in out


def test_makers_of_games_and_bots_are_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, _ = _said("ready snekagon --language de", monkeypatch, capsys, workshop.run)
    assert "Es fehlt nichts." in out
    _, err = _said("new-game x --language cs", monkeypatch, capsys, workshop.run)
    assert "„x“ není název" in err
    out, _ = _said("bot-check false --game snekagon --language fr", monkeypatch, capsys)
    assert "non  répond au salut par hello\u00a0: Le bot cmd:false" in out
    assert "Il s’est terminé avec le code 1." in out


def test_every_help_that_is_a_key_has_words() -> None:
    for commands in (main.app_for(), workshop.commands()):
        found = set(_helps(get_command(commands)))
        assert found
        assert all(found <= keys(language) for language in LANGUAGES)


LONGEST = 60
"""What a line of the list of commands has room for."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_sentence_of_a_command_is_not_cut_off(language: str) -> None:
    shown = [one for one in _commands(get_command(main.app_for())) if not is_hidden(one)]
    for command in shown:
        key = getattr(command, "help", "")
        assert key.startswith(HELP_PREFIX), command
        assert len(say(language, key).split(". ")[0]) <= LONGEST, key


def is_hidden(command: object) -> bool:
    """Whether it is in no list: a former name."""
    return bool(getattr(command, "hidden", False))


def _commands(group: object) -> list[object]:
    below = getattr(group, "commands", {}).values()
    return [one for command in below for one in (command, *_commands(command))]


def test_help_has_no_english_word_around_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, _ = _said("trace --help --language de", monkeypatch, capsys)
    assert out.startswith("Aufruf: ")
    assert "Vorgabe: 1" in out
    assert not [word for word in ("Usage", "Options:", "Arguments", "Show this") if word in out]


def _helps(command: object) -> list[str]:
    parts = [command, *getattr(command, "params", [])]
    own = [getattr(part, "help", None) or "" for part in parts]
    below = getattr(command, "commands", {}).values()
    return [key for key in own if key.startswith(HELP_PREFIX)] + [
        key for one in below for key in _helps(one)
    ]
