"""Recorded games as moving pictures."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from io import BytesIO
from math import ceil
from pathlib import Path
from typing import Any

from serpentry.languages import sentence
from serpentry.pictures.stills import Style
from serpentry.pictures.stories import Story, is_draw
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.helpers.extras import need

WIDTH = 480
"""Pixels: small enough to be sent, large enough to read names of cells."""
QUALITY = 75
COLOURS = 96
"""Of a GIF."""
AT_END = 3
"""The last position is looked at for the time of this many moves."""
SLOWEST, QUICKEST = 60.0, 0.05
MOST_FRAMES = 1000

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Animation:
    """A game that moves."""

    frames: tuple[Any, ...]
    """Pictures of Pillow, one per move."""
    seconds: float

    def content(self, ending: str) -> bytes:
        """What a file with this ending holds: .webp, .gif or .mp4."""
        match ending.lower():
            case ".webp":
                how = {"quality": QUALITY, "method": 4, "minimize_size": True}
                return self._written(self.frames, "WEBP", **how)
            case ".gif":
                # One palette for all, so that only what was placed differs between frames.
                palette = self.frames[-1].quantize(COLOURS)
                frames = [one.quantize(palette=palette, dither=0) for one in self.frames]
                return self._written(frames, "GIF", optimize=False, disposal=1)
            case ".mp4":
                return self._filmed()
        check_ending(ending)
        raise AssertionError(ending)

    def _written(self, frames: Any, kind: str, **how: Any) -> bytes:
        step = round(self.seconds * 1000)
        durations = [step] * (len(frames) - 1) + [step * AT_END]
        file = BytesIO()
        first, *others = frames
        first.save(
            file, kind, save_all=True, append_images=others, duration=durations, loop=0, **how
        )
        return file.getvalue()

    def _filmed(self) -> bytes:
        """A film in H.264, which phones and messengers show; it has even sides."""
        av = need("av", "video")
        width, height = (side // 2 * 2 for side in self.frames[0].size)
        file = BytesIO()
        with av.open(file, "w", format="mp4") as film:
            rate = Fraction(1000, round(self.seconds * 1000))
            stream = film.add_stream("libx264", rate, options={"crf": "20"})
            stream.width, stream.height, stream.pix_fmt = width, height, "yuv420p"
            for frame in (*self.frames, *self.frames[-1:] * (AT_END - 1)):
                image = av.VideoFrame.from_image(frame.crop((0, 0, width, height)))
                film.mux(stream.encode(image))
            film.mux(stream.encode())
        return file.getvalue()

    def save(self, file: str | Path) -> None:
        """Write it to a file, whose name ends with .webp, .gif or .mp4."""
        target = Path(file)
        target.write_bytes(self.content(target.suffix))


def check_ending(ending: str) -> None:
    """Say what there is to choose from."""
    if ending.lower() == ".mp4":
        need("av", "video")
    elif ending.lower() not in (".webp", ".gif"):
        raise BadText(sentence("why-animation-ending", given=ending or "?"))


def animated(
    story: Story,
    *,
    style: Style | None = None,
    seconds: float = 1.0,
    first: int = 0,
    last: int | None = None,
    title: str = "",
    most: int | None = None,
    progress: Progress | None = None,
) -> Animation:
    """A story from one event to another: a picture a move, with names and scores.

    Dice and draws are seen with the move that follows them. Where there are more than `most`
    pictures, every second or third is shown.
    """
    if not QUICKEST <= seconds <= SLOWEST:
        bounds = {"least": str(QUICKEST), "most": str(SLOWEST)}
        raise BadText(sentence("why-animation-tempo", **bounds, given=f"{seconds:g}"))
    shown = thinned(shown_steps(story, first, last), most)
    if len(shown) > MOST_FRAMES:
        raise BadText(sentence("why-animation-long", most=MOST_FRAMES, given=len(shown)))
    chosen = style or Style(width=WIDTH)
    images = need("PIL.Image", "pictures")
    part = replace_steps(story, shown)
    frames = []
    for at in range(len(shown)):
        still = part.still(at, chosen, caption="", box=part.box, title=title)
        frames.append(images.open(BytesIO(still.png())).convert("RGB"))
        if progress:
            progress(at + 1, len(shown))
    return Animation(tuple(frames), seconds)


def shown_steps(story: Story, first: int = 0, last: int | None = None) -> list[int]:
    """The steps that get a picture of their own."""
    end = len(story.steps) - 1 if last is None else last
    if not 0 <= first <= end < len(story.steps):
        facts = {"first": first, "last": end, "count": len(story.steps) - 1}
        raise BadText(sentence("why-animation-range", **facts))
    return [
        at for at in range(first, end + 1) if at in (first, end) or not is_draw(story.steps[at])
    ]


def thinned(shown: list[int], most: int | None) -> list[int]:
    """This many at most, evenly; the last is among them."""
    every = 1 if most is None else ceil(len(shown) / most)
    return shown[::-1][::every][::-1]


def replace_steps(story: Story, shown: list[int]) -> Story:
    """The same story with some of its steps alone."""
    return Story(story.game, [story.steps[at] for at in shown], story.names, story.viewer)
