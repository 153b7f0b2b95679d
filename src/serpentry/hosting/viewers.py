"""What viewers of a table get: the whole table first, then what changed in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from serpentry.hosting.encoder import Encode
from serpentry.languages import ENGLISH
from serpentry.table.shown.rows import AnyListed
from serpentry.tabletop.formats.changes import changes
from serpentry.tabletop.helpers.kept import kept


@dataclass(eq=False)
class ShownPart:
    """Some of what is shown of a table; all who are shown the same have the same part."""

    content: Mapping[str, object]
    encode: Encode
    _after: "tuple[ShownPart, str] | None" = None

    @kept
    def text(self) -> str:
        """All of it, between the braces."""
        return self.encode(self.content)[1:-1]

    def text_after(self, known: "ShownPart") -> str:
        """What is otherwise than in another part, between the brackets of a list."""
        if self._after is None or self._after[0] is not known:
            self._after = known, self.encode(changes(known.content, self.content))[1:-1]
            known._after = None  # what was known before is needed no more
        return self._after[1]


@dataclass(eq=False)
class ShownTable:
    """A table as several viewers see it; its legal moves apart, as they are text already."""

    common: ShownPart
    """What all see who look through the same eyes."""
    own: ShownPart
    listed: AnyListed | None

    @kept
    def text(self) -> str:
        """The whole table."""
        text = f"{{{self.common.text},{self.own.text}}}"
        return text if self.listed is None else with_part(text, "legal", self.listed.text)

    def changes_after(self, known: "ShownTable") -> str:
        """What is otherwise than in another sight, but for the legal moves."""
        parts = self.common.text_after(known.common), self.own.text_after(known.own)
        return f"[{','.join(filter(None, parts))}]"


@dataclass(frozen=True)
class WrittenEvents:
    """What happened up to an event, as text: of a long game it is written elsewhere."""

    until: int
    text: str

    def and_then(self, later: str) -> str:
        """With what happened since."""
        return self.text if later == "[]" else f"{self.text[:-1]},{later[1:]}"


@dataclass(frozen=True)
class Wants:
    """What a viewer asked for: legal moves and snakes, a picture, changes alone; a language."""

    moves: bool = True
    picture: bool = False
    changes: bool = False
    language: str = ENGLISH


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table through a socket."""

    guest: str | None
    send: Callable[[str], None]
    wants: Wants = Wants()
    closing: Callable[[str], None] = field(default=lambda _: None)
    welcome: Callable[[int], str] | None = None
    """What is sent again, since an event, when the game gets other pieces at its start."""
    sight: ShownTable | None = None
    """The table as it was last sent."""
    listed: AnyListed | None = None
    """The legal moves that were last sent, perhaps some turns ago."""
    is_away: bool = False
    """Whether the page is open, but nobody looks at it."""
    is_program: bool = False
    """Whether a bot plays through it, which is never away for a cup of tea."""
    device: str = ""
    """Which of the guest's devices it is, where cookies name devices."""

    def saw(self, sight: ShownTable) -> None:
        """The table was sent; that is kept where changes are to follow."""
        if self.wants.changes:
            self.sight, self.listed = sight, sight.listed or self.listed


def told_whole(head: str, events: str, sight: ShownTable) -> str:
    """A message, begun by its head, with the whole table."""
    return with_part(with_part(head, "events", events), "table", sight.text)


def told_changes(
    events: str, sight: ShownTable, known: ShownTable, listed: AnyListed | None
) -> str:
    """A message for a viewer with a table and a list of legal moves: what has changed."""
    made = sight.changes_after(known)
    text = f'{{"type":"changes","events":{events},"changes":{made}}}'
    if sight.listed is None:
        return text
    return with_part(text, "legal", sight.listed.text_after(listed))


def with_part(text: str, key: str, value: str) -> str:
    """The text of an object with one thing more."""
    return f'{text[:-1]},"{key}":{value}}}'
