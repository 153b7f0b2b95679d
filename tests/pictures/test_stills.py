"""Pictures of positions, painted as in the browser."""

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import serpentry
from serpentry.catalogue import names
from serpentry.cli import main
from serpentry.pictures.mixing import written_colour
from serpentry.pictures.naming import seat_title
from serpentry.pictures.stills import Style, still
from serpentry.tabletop.errors import BadText
from tests.golden import GAMES

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
    ("text", "theme", "written"),
    [
        ("light-dark(#fff, #000)", "dark", "#000000"),
        ("rgb(60 40 10 / 30%)", "light", "rgba(60,40,10,0.3)"),
        ("color-mix(in srgb, white 55%, #000000)", "light", "#8c8c8c"),
        ("color-mix(in srgb, #ff0000 45%, transparent)", "light", "rgba(255,0,0,0.45)"),
        ("color-mix(in oklab, #1f5a2d 62%, #a8d8a5)", "light", "#538858"),
    ],
)
def test_colours_are_mixed_as_browsers_do(text: str, theme: str, written: str) -> None:
    assert written_colour(text, theme) == written


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
