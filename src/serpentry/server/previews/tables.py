"""Pictures of tables, still and moving, as a spectator may see them, however the game ended."""

from base64 import b64decode, b64encode

from serpentry.hosting.caller import Caller
from serpentry.languages import ENGLISH
from serpentry.pictures.animations import WIDTH, animated
from serpentry.pictures.stills import Still, Style, Theme
from serpentry.pictures.stories import Story, told_story
from serpentry.table.shown.names import names_at
from serpentry.table.state import State
from serpentry.tabletop.helpers.arranging import laid_moves
from serpentry.tabletop.helpers.frozen import Frozen

CARD_WIDTH, CARD_HEIGHT = 1200, 630
"""What programs that show links expect."""
MOST_FRAMES = 36
"""Of a longer game, every second or third move is shown."""


class AnimationWish(Frozen):
    """What part of a game is to be shown, and how."""

    ending: str
    first: int = 0
    last: int | None = None
    seconds: float = 1.0
    theme: Theme = "light"


async def table_picture(caller: Caller, table: str) -> bytes:
    """The picture of a table; worked out once, apart from all tables, and paid by who asks."""
    room = await caller.room(table)
    return b64decode(await caller.apart(painted_table, room.state, caller.language))


async def table_animation(caller: Caller, table: str, wish: AnimationWish) -> bytes:
    """The game of a table as a moving picture; kept and paid for like the still one."""
    room = await caller.room(table)
    return b64decode(await caller.apart(animated_table, room.state, caller.language, wish))


def painted_table(state: State, language: str) -> str:
    """The picture of a table as text."""
    return b64encode(table_still(state, language).png()).decode()


def animated_table(state: State, language: str, wish: AnimationWish) -> str:
    """The moving picture of a table as text."""
    moving = animated(
        table_story(state, language),
        style=Style(language=language, width=WIDTH, theme=wish.theme, looks=state.looks),
        seconds=wish.seconds,
        first=wish.first,
        last=wish.last,
        title=state.setup.box.title,
        most=MOST_FRAMES,
    )
    return b64encode(moving.content(f".{wish.ending}")).decode()


def table_still(state: State, language: str) -> Still:
    """A table as it stands."""
    looks = state.looks
    style = Style(language=language, width=CARD_WIDTH, height=CARD_HEIGHT, looks=looks)
    return table_story(state, language).still(-1, style, caption="", title=state.setup.box.title)


def table_story(state: State, language: str = ENGLISH) -> Story:
    """The game of a table as a spectator follows it."""
    game, arranged = state.game, state.setup.arranged
    laid = [] if arranged is None else [move for _, move in laid_moves(game, arranged.laid)]
    events = (
        (one.by, one.move, after)
        for one, after in zip(state.played, state.positions[1:], strict=True)
    )
    names = names_at(state, language)
    return told_story(game, state.positions[0], events, names, None, laid)
