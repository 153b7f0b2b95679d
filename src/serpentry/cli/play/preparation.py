"""Getting computer players ready before the game, with a progress bar where it takes time."""

from dataclasses import replace

from rich.console import Console
from rich.progress import Progress

from serpentry.cli.language import language, t, told
from serpentry.engine.faults import EngineFault
from serpentry.players import AnyPlayer, Tell, find_player
from serpentry.players.levels import LEARNED, WITHOUT_ENGINE
from serpentry.players.wording import title
from serpentry.search.by_heart import is_board_solved
from serpentry.table.setup import Place
from serpentry.tabletop.game import Game, M, P


def made_ready(game: Game[P, M], places: tuple[Place, ...], console: Console) -> tuple[Place, ...]:
    """Let each computer prepare for the game; who can't is replaced, which is reported."""
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(t("cli-getting-ready"), total=1.0, visible=False)

        def tell(part: float) -> None:
            progress.update(task, completed=part, visible=True)

        try:
            for place in places:
                if place.player:
                    _prepare(find_player(place.player), game, console, tell)
        except EngineFault as fault:
            console.print(told(fault.told), markup=False)
            stand_in = title(find_player(WITHOUT_ENGINE), language())
            console.print(t("cli-sits-in", player=stand_in), markup=False)
            return tuple(map(_without_engine, places))
    return places


def _prepare(player: AnyPlayer, game: Game[P, M], console: Console, tell: Tell) -> None:
    """Let a computer prepare; what it will do without is said, and what it knows by heart."""
    missed = player.prepare(game, tell)
    if missed is not None:
        console.print(told(missed), markup=False)
    if player.name == LEARNED.name and is_board_solved(game):
        who = title(player, language())
        console.print(t("shared-board-solved", player=who), markup=False)


def _without_engine(place: Place) -> Place:
    if place.player and find_player(place.player).needs_engine:
        return replace(place, player=WITHOUT_ENGINE)
    return place
