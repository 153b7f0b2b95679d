"""What a link shows where it is pasted: a title, a line and a picture, and never a hidden hand."""

import re
from io import BytesIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

import serpentry
from serpentry.catalogue import find
from serpentry.client.club import RemoteClub
from serpentry.clubs.commands import PairNext
from serpentry.clubs.plans import SWISS, TournamentPlan
from serpentry.hosting.requests.plans import ArrangingPlan
from serpentry.languages import say
from serpentry.server.edge.client_files import BUILT_FOLDER
from serpentry.server.previews.cards import club_card, position_card, puzzle_card, study_card
from serpentry.server.previews.tables import AnimationWish, animated_table, table_still
from serpentry.table.bots import NAMES
from serpentry.table.state import Chair, State
from tests.clubs.evenings import Evening
from tests.server.running import guest, running

WORDS = {"Accept-Language": "fr"}
PUZZLE, OTHER = "snekagon-19770f4672", "sssnake-00c987f896"


async def test_pages_tell_what_they_are_about_in_the_language_of_who_looks(tmp_path: Path) -> None:
    async with running(tmp_path, client=str(BUILT_FOLDER)) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [{"kind": "here"}, {"kind": "elsewhere"}])
        page = (await ada.http.get(f"/table/{table}", headers=WORDS)).text
        assert "<title>SNEKAGON · Ada</title>" in page
        assert 'content="Rejoignez une partie de SNEKAGON."' in page
        found = re.search(r'og:image" content="([^"]*)"', page)
        assert found
        picture = await ada.http.get(found[1].replace("&amp;", "&"))
        assert picture.headers["content-type"] == "image/png"
        assert picture.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
        against = await ada.make_table(
            "snekagon", [{"kind": "here"}, {"kind": "computer", "player": "random"}]
        )
        page = (await ada.http.get(f"/table/{against}", headers=WORDS)).text
        called = [say("fr", f"bot-{one}") for one in NAMES]
        assert any(f"<title>SNEKAGON · Ada – {one}</title>" in page for one in called)
        club = await RemoteClub.make(ada, "Les serpents", "Ada")
        await club.do("tournaments", name="Coupe", kind="swiss", game="snekagon", rounds=2)
        for path, told, address in (
            (f"/puzzle/{OTHER}", "Sssnake · Problème", f"/api/puzzles/{OTHER}/preview"),
            (f"/puzzle/{PUZZLE}", "Un problème de SNEKAGON", f"/api/puzzles/{PUZZLE}/preview"),
            ("/editor/carnival", "Une position de Cobra Carnival", "/pictures/"),
            ("/editor/snekagon?seats=2&set=0+f6", "Une position", "set=0+f6"),
            (f"/club/{club.club}", "<title>Les serpents<", "/preview.png?language=fr"),
            (f"/club/{club.club}/1", "<title>Coupe · Les serpents<", "tournament=1"),
        ):
            page = (await ada.http.get(path, headers=WORDS)).text
            assert told in page, path
            assert address in page, path


async def test_a_game_comes_as_a_moving_picture_of_the_steps_that_are_wanted(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("schlangennest", [{"kind": "here"}] * 2)
        async with ada.at(table) as one:
            await one.until(lambda: bool(one.legal))
            await one.move(one.legal[0])
        for ending, head in (("webp", b"RIFF"), ("gif", b"GIF8")):
            path = f"/api/tables/{table}/animation.{ending}"
            moving = await ada.http.get(path, params={"from": 0, "to": 1})
            assert moving.headers["content-type"] == f"image/{ending}"
            assert moving.content.startswith(head)
            with Image.open(BytesIO(moving.content)) as image:
                assert getattr(image, "n_frames", 1) == 2
        refused = await ada.http.get(path, params={"from": 9, "to": 3})
        assert (refused.status_code, "3" in refused.json()["text"]) == (422, True)
        assert (await ada.http.get(path.replace("gif", "mp4"))).status_code == 422


def _table(name: str, position: Any) -> State:
    """As much of a table as its picture is painted from."""
    game = serpentry.set_up(name, 3)
    table = SimpleNamespace(
        game=game,
        position=position,
        positions=[position],
        played=[],
        chairs=[Chair("here", "Ada")] * 3,
        setup=SimpleNamespace(box=find(name), arranged=None),
        looks={},
    )
    return cast("State", table)


@pytest.mark.parametrize("name", ["schlangennest", "carnival"])
def test_no_hidden_hand_is_in_the_picture_of_a_link(name: str) -> None:
    game, luck = serpentry.set_up(name, 3), Random(2)
    position = game.rules.start()
    for _, move in serpentry.play_game(game, ["random"] * 3, seed=1).events[:30]:
        position = game.rules.play(position, move)
    world = game.secrets.imagine(game.secrets.view(position, None), None, luck)
    tables = _table(name, world), _table(name, position)
    assert len({table_still(one, "de").svg for one in tables}) == 1
    assert len({animated_table(one, "de", AnimationWish("webp")) for one in tables}) == 1
    club = Evening(2).club
    assert len({club_card(club, 0, one, "de").svg for one in tables}) == 1


def test_puzzles_positions_and_clubs_have_pictures_of_their_own() -> None:
    laid = ArrangingPlan(seats=2, laid=("0 f6", "1 a1"), turn=1)
    for card in (puzzle_card(PUZZLE, "ru"), position_card("snekagon", laid, "ru")):
        assert "SNEKAGON" in card.svg
        assert "Задача" in card.svg or "Позиция" in card.svg
    wrong, right = "0 f6\n1 f6", "0 f6\n1 a1\nshow: 1"
    boards = "\n\n".join(f"```serpentry\ngame: snekagon\n{one}\n```" for one in (wrong, right))
    study = study_card(f"# Two heads\n\n{boards}", "ru").svg
    assert all(word in study for word in ("Two heads", "Студия"))
    assert study != study_card("# Two heads", "ru").svg
    evening = Evening(6, TournamentPlan("Cup", SWISS, "snekagon", 2))
    owls = club_card(evening.club, 0, None, "ru").svg
    assert all(word in owls for word in ("Snakes", "Player 1", "Клуб"))
    evening.do(PairNext(1))
    evening.end_games(Random(1))
    cup = club_card(evening.club, 1, None, "ru").svg
    assert all(word in cup for word in ("Cup", ">1. Player", "Snakes · SNEKAGON"))
