"""How somebody wants a game printed."""

from dataclasses import dataclass
from typing import Literal, get_args

from serpentry.languages import ENGLISH, LANGUAGES, sentence
from serpentry.tabletop.errors import BadOption, UnknownName

PaperName = Literal["a4", "letter"]
EditionName = Literal["colour", "mono", "colourblind"]
PAPERS: tuple[str, ...] = get_args(PaperName)
EDITIONS: tuple[str, ...] = get_args(EditionName)
LEAST, MOST = 0.5, 2.0


@dataclass(frozen=True)
class Wishes:
    """Paper, colours, language and size: 1 is the size that the games are drawn for."""

    paper: str = "a4"
    edition: str = "colour"
    language: str = ENGLISH
    scale: float = 1.0

    def __post_init__(self) -> None:
        for what, given, known in (
            ("paper", self.paper, PAPERS),
            ("edition", self.edition, EDITIONS),
            ("language", self.language, LANGUAGES),
        ):
            if given not in known:
                raise UnknownName(what, given, list(known))
        if not LEAST <= self.scale <= MOST:
            raise BadOption(sentence("why-print-scale", low=str(LEAST), high=str(MOST)))
