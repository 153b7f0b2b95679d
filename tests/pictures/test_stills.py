"""Pictures of positions, painted as in the browser."""

import json
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from tools.pictures import SAMPLES, WORDS

import serpentry
from serpentry.catalogue import names
from serpentry.cli import main
from serpentry.pictures.naming import seat_title
from serpentry.pictures.stills import Style, Theme, painted, still
from serpentry.tabletop.errors import BadText
from tests.golden import GAMES
from tests.lots import LOTS

NUMBERS = re.compile(rb"IHDR(....)(....)", re.DOTALL)


def _size(png: bytes) -> tuple[int, ...]:
    found = NUMBERS.search(png[:40])
    assert found
    return tuple(int.from_bytes(number, "big") for number in found.groups())


@pytest.mark.parametrize("name", names())
def test_a_picture_needs_no_style_sheet(name: str) -> None:
    game = serpentry.set_up(name)
    picture = still(game, game.rules.start(), names=[""] * game.seats, theme="dark")
    assert not re.search(r"var\(|light-dark|color-mix|calc\(|class=", picture.svg)
    shown = [one.text for one in ElementTree.fromstring(picture.svg).iter() if one.text]
    for seat in range(game.seats):
        assert game.face.seat_name(seat).capitalize() in shown


def test_a_picture_is_as_large_as_told_and_speaks_a_language() -> None:
    game = serpentry.set_up("snekagon5g")
    picture = still(game, game.rules.start(), language="de", width=300, height=200)
    assert "Etage 1" in picture.svg
    assert _size(picture.png()) == (300, 200)
    assert _size(picture.png(zoom=2)) == (600, 400)


def test_words_are_seen_in_pixels() -> None:
    game = serpentry.set_up("sssnake")
    said = {still(game, game.rules.start(), caption=text, width=64).png() for text in "aжč"}
    assert len(said) == 3


def test_nobody_sees_in_a_picture_what_is_hidden() -> None:
    for name in ("schlangennest", "carnival"):
        game, luck = serpentry.set_up(name, 3), Random(5)
        played = serpentry.play_game(game, ["random"] * 3, seed=1)
        position = game.rules.start()
        for _, move in played.events[: len(played.events) // 2]:
            position = game.rules.play(position, move)
        for viewer in (None, 0):
            view = game.secrets.view(position, viewer)
            world = game.secrets.imagine(view, viewer, luck)
            assert still(game, position, viewer=viewer) == still(game, world, viewer=viewer)


def test_bad_wishes_get_a_sentence() -> None:
    game = serpentry.set_up("snekagon")
    start = game.rules.start()
    with pytest.raises(BadText, match="no cell z9"):
        still(game, start, marks=["f6", ("a1", "z9")])
    with pytest.raises(BadText, match="expected 2, got 1"):
        still(game, start, names=["Ann"])
    with pytest.raises(BadText, match="light or dark"):
        Style(theme="grey")  # type: ignore[arg-type]
    with pytest.raises(BadText, match="between 16 and 4,096"):
        Style(width=5000)


@pytest.mark.parametrize(
    ("theme", "colours"),
    [
        # A tile by day has a colour of its own; by night it is mixed, as browsers mix in OKLab.
        ("light", ("#a8d8a5", "#f2b3a3", "rgba(60,40,10,.3)")),
        ("dark", ("#55845a", "#a65a4c", "rgba(0,0,0,.5)")),
    ],
)
def test_colours_are_those_of_the_theme_as_any_program_reads_them(
    theme: Theme, colours: tuple[str, ...]
) -> None:
    game = serpentry.set_up("snekagon")
    position, moves = game.rules.start(), []
    for _ in range(2):
        moves.append(next(iter(game.rules.moves(position))))
        position = game.rules.play(position, moves[-1])
    picture = still(game, position, played=moves, theme=theme).svg
    assert all(f"fill:{colour}" in picture for colour in colours)


def test_the_command_paints_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = str(sorted((GAMES / "snekagon" / "golden").glob("*.record"))[0])

    def run(*arguments: str) -> object:
        monkeypatch.setattr("sys.argv", ["serpentry", "picture", record, *arguments])
        with pytest.raises(SystemExit) as left:
            main.run()
        return left.value.code

    file = tmp_path / "moment.png"
    wishes = ("--move", "3", "--width", "200", "--dark", "--mark", "f6>e5", "--language", "fr")
    assert run("--out", str(file), *wishes) == 0
    assert _size(file.read_bytes())[0] == 200
    assert run("--out", str(tmp_path / "moment.bmp")) == 2
    assert ".svg or .png" in capsys.readouterr().err


def test_computers_are_called_as_pages_call_them_and_nobody_is_called_person() -> None:
    game = serpentry.set_up("snekagon5g", 3)
    picture = still(game, game.rules.start(), names=["random", "person", "Ada"], language="de").svg
    assert all(f">{name}<" in picture for name in ("Zufall", seat_title(game, 1, "de"), "Ada"))


def test_a_game_that_draws_nothing_is_shown_by_its_text() -> None:
    game = LOTS.set_up(2)
    start = game.rules.start()
    (line,) = game.face.text(game.secrets.view(start, None))
    words = ElementTree.fromstring(still(game, start).svg).itertext()
    assert line[0].text in "".join(words)


def test_a_card_has_no_words_and_no_pill_for_them() -> None:
    scene = json.loads((SAMPLES / "sssnake.json").read_text(encoding="utf-8"))
    drawn = painted(scene, Style(ground=False, width=640, height=480)).svg
    left = WORDS.sub("", drawn)
    assert drawn.count("cards to go<") == drawn.count("</text>") - left.count("</text>") == 2
    assert drawn.count("<rect") - left.count("<rect") == 2
