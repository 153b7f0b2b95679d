"""What the packs of puzzles have, as a table of docs/puzzles.md: `python -m tools.site.packs`."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median

from serpentry.catalogue import BOXES
from serpentry.puzzles.pack import SEATS, Pack, can_be_proved, read_pack
from serpentry.puzzles.replaying import turns_of
from serpentry.puzzles.twins import twins_among

PACKS = Path(__file__).parents[2] / "src" / "serpentry" / "puzzles" / "packs"
PAGE = Path(__file__).parents[2] / "docs" / "puzzles.md"
HEAD = "| pack |"
FEW_MOVES = 5
"""With fewer moves than this a puzzle can be guessed."""
EARLY = 0.5
"""A game's opening and middle: this part of the longest way to a puzzle of the pack."""


def choices_in(pack: Pack) -> list[int]:
    """How many moves there are in each puzzle."""
    game = pack.set_up()
    return [len(game.rules.moves(turns_of(game, one)[0].position)) for one in pack.puzzles]


def _places(pack: Pack) -> str:
    """How many moves were made before a puzzle: the middle one, the fewest and the most."""
    lengths = [len(one.moves) for one in pack.puzzles]
    return f"{median(lengths):g} ({min(lengths)}–{max(lengths)})"


def _early(pack: Pack) -> int:
    lengths = [len(one.moves) for one in pack.puzzles]
    return sum(length <= EARLY * max(lengths) for length in lengths)


def _bands(pack: Pack) -> str:
    return ", ".join(str(sum(one.band == band for one in pack.puzzles)) for band in range(1, 6))


def _themes(pack: Pack) -> str:
    named = sorted({theme for one in pack.puzzles for theme in one.themes})
    counts = {theme: sum(theme in one.themes for one in pack.puzzles) for theme in named}
    return ", ".join(f"`{theme}` {count}" for theme, count in counts.items())


def table() -> list[str]:
    """The table, a line each."""
    found = [
        f"{HEAD} puzzles | by band | moves before | early | choices | below {FEW_MOVES} "
        "| near-twins | themes |",
        "|---|--:|---|---|--:|--:|--:|--:|---|",
    ]
    for box in BOXES:
        for file in files_of(box.name):
            found.append(_row(box.title, read_pack(file.read_text(encoding="utf-8"))))
    return found


def files_of(game: str) -> list[Path]:
    """A game's packs, that for two players first."""
    return [PACKS / f"{game}.txt", *sorted(PACKS.glob(f"{game}-*.txt"))]


def title_of(title: str, pack: Pack) -> str:
    """A game, for how many players where these are more than two, and when."""
    if pack.puzzles[0].is_measured and can_be_proved(pack.set_up()):
        return f"{title}, first half"
    return title if pack.seats == SEATS else f"{title}, {pack.seats} players"


def _row(title: str, pack: Pack) -> str:
    choices = choices_in(pack)
    cells = (
        title_of(title, pack),
        len(pack.puzzles),
        _bands(pack),
        _places(pack),
        _early(pack),
        f"{median(choices):g}",
        sum(one < FEW_MOVES for one in choices),
        sum(map(bool, twins_among(pack.puzzles))),
        _themes(pack),
    )
    return f"| {' | '.join(map(str, cells))} |"


def rewritten(page: str, lines: Sequence[str]) -> str:
    """The page with the table as it is now."""
    before, head, rest = page.partition(f"\n{HEAD}")
    after = rest.partition("\n\n")[2]
    assert head, f"{PAGE} has no table that begins with {HEAD}"
    return before + "\n" + "\n".join(lines) + "\n\n" + after


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), table()), encoding="utf-8")
