"""What will follow from something that is hard to take back, shown in the question before it."""

from serpentry.clubs.conduct.ending import is_played, winners
from serpentry.clubs.course.leaving import played_of
from serpentry.clubs.pairing.draw import is_complete
from serpentry.clubs.pairing.field import Field
from serpentry.clubs.pairing.knockout import champion, survivors
from serpentry.clubs.plans import HALF, KNOCKOUT, ROBIN, STRUCK
from serpentry.clubs.rights import any_tournament, want_member
from serpentry.clubs.state import Club, Tournament
from serpentry.languages import listed, say
from serpentry.table.refusals import Refused

Line = tuple[str, dict[str, str | int]]


def consequence(club: Club, what: str, tournament: int, member: str, language: str) -> str:
    """A few sentences; Refused where there is no such member or tournament."""
    match what:
        case "withdraw":
            found = any_tournament(club, tournament)
            if member not in found.present:
                raise Refused("club-not-entered")
            lines = [*_withdrawn(club, found, member, language)]
        case "leave":
            lines = _left(club, member, language)
        case "unpair":
            lines = [("club-then-unpair", {"round": len(any_tournament(club, tournament).rounds)})]
        case _:
            lines = _concluded(club, any_tournament(club, tournament), language)
    return " ".join(say(language, key, facts) for key, facts in lines)


def _withdrawn(club: Club, found: Tournament, member: str, language: str) -> list[Line]:
    name = club.members[member].name
    lines: list[Line] = [("club-then-unpaired", {"player": name})]
    if not found.has_begun:
        return lines
    for game in found.open_games:
        if member not in game.seats:
            continue
        others = [one for one in game.seats if one != member and not found.is_gone(one)]
        if len(others) == 1:
            lines.append(("club-then-walkover", {"players": club.members[others[0]].name}))
        elif others:
            lines.append(("club-then-computer" if game.pairing.table else "club-then-others", {}))
    if found.plan.kind == KNOCKOUT and found.plan.seats == 2:
        is_in = member in survivors(Field(found))
        is_free = not any(member in game.seats for game in found.open_games)
        if is_in and is_free and champion(Field(found)) is None:
            lines.append(("club-then-next", {"player": name}))
    else:
        lines.append((_counting(found, member), {}))
    if club.members[member].has_left:
        return lines
    if is_complete(found):
        return [*lines, ("club-then-back-last", {})]
    return [*lines, ("club-then-back", {"round": len(found.rounds) + 1})]


def _counting(found: Tournament, member: str) -> str:
    """What becomes of the games that were played."""
    if found.plan.kind != ROBIN or found.plan.leavers not in (HALF, STRUCK):
        return "club-then-stays"
    if found.plan.leavers == STRUCK:
        return "club-then-all-struck"
    played, due = played_of(found, member)
    return "club-then-struck" if 2 * played < due else "club-then-kept"


def _left(club: Club, member: str, language: str) -> list[Line]:
    found = want_member(club, member)
    running = [
        one.plan.name
        for one in club.tournaments.values()
        if member in one.present and not one.is_over and not (one.has_begun and is_played(one))
    ]
    lines: list[Line] = [("club-then-leave", {"player": found.name})]
    if running:
        lines.append(("club-then-leave-running", {"tournaments": listed(running, language)}))
    if member in club.organisers and club.key_hash:
        lines.append(("club-then-new-link", {}))
    return lines


def _concluded(club: Club, found: Tournament, language: str) -> list[Line]:
    lines, count = list[Line](), len(found.open_games)
    if count:
        lines.append(("club-then-void", {"count": count}))
    elif not is_played(found):
        lines.append(("club-then-early", {}))
    if not count and (first := winners(found)):
        names = listed([club.members[one].name for one in first], language)
        lines.append(("club-then-winner", {"players": names, "count": len(first)}))
    return [*lines, ("club-then-reopen", {})]
