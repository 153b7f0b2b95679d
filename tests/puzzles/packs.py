"""The packs of puzzles that come with the package."""

from importlib.resources import files

from serpentry.puzzles.pack import Pack, read_pack


def all_shipped() -> list[str]:
    """The names of all packs: a game, or a game and for how many more than two."""
    packs = (files("serpentry.puzzles") / "packs").iterdir()
    return sorted(one.name.removesuffix(".txt") for one in packs)


def shipped(game: str) -> Pack | None:
    """The pack of a name; None where there is none."""
    file = files("serpentry.puzzles") / "packs" / f"{game}.txt"
    return read_pack(file.read_text(encoding="utf-8")) if file.is_file() else None
