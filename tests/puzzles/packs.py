"""The packs of puzzles that come with the package."""

from importlib.resources import files

from serpentry.puzzles.pack import Pack, read_pack


def shipped(game: str) -> Pack | None:
    """The pack of a game; None where a game has none."""
    file = files("serpentry.puzzles") / "packs" / f"{game}.txt"
    return read_pack(file.read_text(encoding="utf-8")) if file.is_file() else None
