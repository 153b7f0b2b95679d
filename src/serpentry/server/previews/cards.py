"""Pictures for links to puzzles, positions, studies and clubs, as anybody may see them."""

from base64 import b64encode
from contextlib import suppress
from typing import Any

from serpentry.catalogue import find
from serpentry.clubs.api.views import club_view
from serpentry.clubs.state import Club
from serpentry.hosting.embedding.puzzles import found_puzzle
from serpentry.hosting.embedding.study_boards import shown_position
from serpentry.hosting.embedding.study_text import read_study
from serpentry.hosting.requests.plans import ArrangingPlan
from serpentry.languages import say
from serpentry.pictures.stills import Still, Style, painted, scene_for, still
from serpentry.puzzles.replaying import turns_of
from serpentry.server.previews.tables import CARD_HEIGHT, CARD_WIDTH, table_story
from serpentry.table.state import State
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.helpers.arranging import Arrangement, arranged, laid_moves

MOST_ROWS = 5
"""Places of a standing, or members of a club, that have room."""
SHOWN_GAME = "snekagon"
"""Shown where a club has no tournament yet, a study no board, or all games are meant."""


def _card(language: str) -> Style:
    return Style(language=language, width=CARD_WIDTH, height=CARD_HEIGHT)


def as_text(picture: Still) -> str:
    """A picture as workers hand it over."""
    return b64encode(picture.png()).decode()


def painted_puzzle(name: str, language: str) -> str:
    """The picture of a puzzle as text."""
    return as_text(puzzle_card(name, language))


def painted_position(game: str, plan: ArrangingPlan, language: str) -> str:
    """The picture of a position that was set up by hand, as text."""
    return as_text(position_card(game, plan, language))


def painted_club(club: Club, tournament: int, board: State | None, language: str) -> str:
    """The picture of a club or tournament, as text."""
    return as_text(club_card(club, tournament, board, language))


def painted_study(text: str, language: str) -> str:
    """The picture of a study as text."""
    return as_text(study_card(text, language))


def puzzle_card(name: str, language: str) -> Still:
    """A puzzle as it is posed."""
    pack, puzzle = found_puzzle(name)
    game = pack.set_up()
    start, _ = turns_of(game, puzzle)
    title = find(pack.game).title
    return still(
        game,
        start.position,
        played=[move for _, move in start.past],
        names=[""] * game.seats,
        title=title,
        caption=say(language, "preview-puzzle", {"game": title}),
        style=_card(language),
    )


def position_card(name: str, plan: ArrangingPlan, language: str) -> Still:
    """A position that was set up by hand; BadText or NotArranged where it can't be."""
    box = find(name)
    game = box.set_up(plan.seats, plan.options)
    return still(
        game,
        arranged(game, Arrangement(plan.laid, plan.turn)),
        played=[move for _, move in laid_moves(game, plan.laid)],
        names=[""] * game.seats,
        title=box.title,
        caption=say(language, "preview-position", {"game": box.title}),
        style=_card(language),
    )


def study_card(text: str, language: str) -> Still:
    """The first board of a study that can be shown; without one, a game before its first move."""
    study = read_study(text)
    game = find(SHOWN_GAME).set_up(2, {})
    position, played = game.rules.start(), list[object]()
    for board in study.boards:
        with suppress(SerpentryError):
            game, position, played = shown_position(board)
            break
    return still(
        game,
        position,
        played=played,
        names=[""] * game.seats,
        title=study.title or say(language, "web-study"),
        caption=say(language, "preview-study"),
        style=_card(language),
    )


def club_card(club: Club, tournament: int, board: State | None, language: str) -> Still:
    """A club with its members, or a tournament with its standings and one of its boards."""
    seen: Any = club_view(club, language, tournament)
    shown = seen["shown"]
    names = {one["id"]: one["name"] for one in seen["members"] if not one["has_left"]}
    if shown and shown["rounds"]:
        rows = [
            (f"{one['place']}. {names.get(one['member'], '–')}", one["points"]["text"])
            for one in shown["standings"]
        ]
    else:
        entered = [one["member"] for one in shown["entrants"]] if shown else list(names)
        rows = [(names[one], "") for one in entered if one in names]
    words: dict[str, Json] = {
        "title": shown["name"] if shown else seen["name"],
        "players": [
            # Their colours have nothing to do with those of the board.
            {"seat": -1 - at, "name": name, "score": score}
            for at, (name, score) in enumerate(rows[:MOST_ROWS])
        ],
        "caption": f"{club.name} · {find(shown['game']).title}"
        if shown
        else _about_clubs(language),
    }
    return painted(_board(club, tournament, board), _card(language), words)


def club_line(club: Club, tournament: int, language: str) -> str:
    """What a club or a tournament is, in a line."""
    if tournament not in club.tournaments:
        return _about_clubs(language)
    facts = {"club": club.name, "game": find(club.tournaments[tournament].plan.game).title}
    return say(language, "preview-tournament", facts)


def _about_clubs(language: str) -> str:
    return say(language, "preview-club")


def _board(club: Club, tournament: int, board: State | None) -> dict[str, Any]:
    """What is played there: a table as a spectator sees it, or the game before its first move."""
    if board is not None:
        story = table_story(board)
        last = story.steps[-1]
        return scene_for(story.game, last.position, last.played)
    chosen = club.tournaments.get(tournament) or next(iter(club.tournaments.values()), None)
    if chosen is None:
        game = find(SHOWN_GAME).set_up(2, {})
    else:
        game = find(chosen.plan.game).set_up(chosen.plan.seats, dict(chosen.plan.options))
    return scene_for(game, game.rules.start(), ())
