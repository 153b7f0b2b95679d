"""Recorded games as moving pictures."""

from importlib import import_module
from io import BytesIO

import pytest
from PIL import Image

import serpentry
from serpentry.catalogue import names
from serpentry.pictures import animations
from serpentry.pictures.animations import AT_END, animated, check_ending, shown_steps
from serpentry.pictures.stills import Style
from serpentry.pictures.stories import Story, is_draw, story_of
from serpentry.tabletop.errors import BadText

MOST_BYTES = 1_000_000
"""Of a game of 16 moves."""


def _story(name: str) -> Story:
    game = serpentry.set_up(name)
    return story_of(game, serpentry.play_game(game, ["random"] * game.seats, seed=3).record())


def test_a_part_of_a_game_moves() -> None:
    moving = animated(_story("sssnake"), style=Style(width=120), first=5, last=9, seconds=0.4)
    for ending in (".webp", ".gif"):
        with Image.open(BytesIO(moving.content(ending))) as shown:
            # Frames that look alike are written as one.
            assert 1 < getattr(shown, "n_frames", 1) <= len(moving.frames)
            assert shown.size == moving.frames[0].size


@pytest.mark.thorough
def test_a_film_has_a_picture_a_move_and_stays_at_the_end() -> None:
    moving = animated(_story("sssnake"), style=Style(width=121), first=5, last=9, seconds=0.4)
    av = import_module("av")  # 100 MB, which few need: `make thorough` fetches it.
    with av.open(BytesIO(moving.content(".mp4")), "r") as film:
        (stream,) = film.streams.video
        assert stream.codec_context.name == "h264"
        assert float(stream.average_rate or 0) == 2.5
        assert len(list(film.decode(stream))) == len(moving.frames) + AT_END - 1


def test_draws_are_seen_with_the_move_after_them() -> None:
    story = _story("sssnake")
    shown = shown_steps(story)
    assert (shown[0], shown[-1]) == (0, len(story.steps) - 1)
    assert not any(is_draw(story.steps[at]) for at in shown[1:-1])


def test_wishes_that_cannot_be_met_get_a_sentence() -> None:
    story = _story("snekagon")
    with pytest.raises(BadText, match="ends with event"):
        animated(story, first=3, last=2)
    with pytest.raises(BadText, match=r"from 0\.05 to 60"):
        animated(story, seconds=0)
    with pytest.raises(BadText, match=r"\.webp, \.gif or \.mp4"):
        check_ending(".avi")


def test_a_game_of_any_length_is_shown_in_as_many_pictures_as_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    story = _story("snekagon")
    monkeypatch.setattr(animations, "MOST_FRAMES", 5)
    with pytest.raises(BadText, match="Too many pictures"):
        animated(story)
    assert 3 <= len(animated(story, most=5).frames) <= 5


@pytest.mark.thorough
@pytest.mark.parametrize("name", names())
def test_sixteen_moves_take_a_megabyte_at_most(name: str) -> None:
    story = _story(name)
    made = [at for at, step in enumerate(story.steps) if at and not is_draw(step)][:16]
    moving = animated(story, last=made[-1])
    assert len(moving.frames) == len(made) + 1
    assert max(len(moving.content(ending)) for ending in (".webp", ".gif")) < MOST_BYTES
