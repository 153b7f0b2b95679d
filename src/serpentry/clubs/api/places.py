"""What a game at a table is in its tournament, as the table shows it."""

from serpentry.clubs.api.shapes import NextStep, PlaceAtTable, TablePlace
from serpentry.clubs.api.views import game_note, table_number, title_of
from serpentry.clubs.plans import AS_ONE_IS_FREE, SWISS
from serpentry.clubs.points import signed, written
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.standings import standings
from serpentry.clubs.state import Club
from serpentry.languages import say

MOST_SHOWN = 5


def place_view(club: Club, language: str, tournament: int, number: int, table: str) -> TablePlace:
    """All that everybody at the table may know; a pairing that was taken back says so."""
    found = club.tournaments[tournament]
    game = found.games[number - 1] if number <= len(found.games) else None
    if game is not None and table and game.pairing.table != table:
        game = None
    is_told = game is not None and not found.is_secret(game.round)
    note = "" if game else say(language, "club-at-undone", {})
    if game is not None and is_told:
        note = game_note(club, found, game, language)
    is_free = found.plan.kind in AS_ONE_IS_FREE
    return {
        "club": club.id,
        "name": club.name,
        "tournament": title_of(found),
        "round": 0 if is_free or game is None else game.round,
        "rounds_planned": found.plan.rounds_for(len(found.entrants))
        if found.plan.kind == SWISS
        else 0,
        "game": number,
        "table_number": 0 if game is None else table_number(found, game),
        "is_over": found.is_over,
        "note": note,
        "standings": [
            {
                "place": row.place,
                "member": row.member,
                "name": club.members[row.member].name,
                "points": (signed if row.points.name == "lead" else written)(row.points.total),
            }
            for row in standings(found)
        ],
        "you": None,
        "next": None,
        "next_table": None,
    }


def own_place(
    shared: TablePlace, club: Club, who: ClubWho, step: NextStep, table: str
) -> TablePlace:
    """The first few places and one's own, and what comes next."""
    own = club.member_of(who.guest)
    rows: list[PlaceAtTable] = [
        row
        for at, row in enumerate(shared["standings"])
        if at < MOST_SHOWN or (own and row["member"] == own.id)
    ]
    is_here = step["table"] == table if table else step["game"] == shared["game"]
    other = step["table"] if step["is"] == "play" and not is_here else None
    you = own.id if own else None
    return {**shared, "standings": rows, "you": you, "next": step, "next_table": other}
