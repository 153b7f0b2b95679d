"""Every question about a club: one function each, and one for all commands."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from serpentry.clubs.api.caller import ClubCaller
from serpentry.clubs.api.consequences import consequence
from serpentry.clubs.api.next_steps import known, next_step
from serpentry.clubs.api.places import own_place, place_view
from serpentry.clubs.api.requests import (
    ClubId,
    ClubSender,
    Deed,
    GivenClubFile,
    NewTournament,
    OrganiserKey,
    ShownMember,
    ShownTable,
)
from serpentry.clubs.api.shapes import (
    ClubBrought,
    ClubInfo,
    ClubMade,
    Consequence,
    NextStep,
    RatingPool,
    RoundInfo,
    SharedClub,
    TablePlace,
)
from serpentry.clubs.api.views import (
    club_view,
    has_secrets,
    log_text,
    own_view,
    ratings_view,
    round_view,
)
from serpentry.clubs.commands import (
    Announce,
    ClubCommand,
    Depart,
    Found,
    HandOn,
    NewLink,
    Number,
    PairNext,
    ShownTournament,
)
from serpentry.clubs.decide import decide
from serpentry.clubs.host import HOUSE, new_id
from serpentry.clubs.ratings import strengths
from serpentry.clubs.reading.uploads import Upload, uploaded
from serpentry.clubs.rights import ClubWho, hash_of, own_of, want_organiser, want_tournament
from serpentry.clubs.state import Club
from serpentry.clubs.storage import ClubChange
from serpentry.table.refusals import Refused

WITH_NEW_WORD = (HandOn, Depart, NewLink)
"""Commands after which the organisers' link has another word."""


async def make_club(caller: ClubCaller, plan: Found) -> ClubMade:
    """Make a club. The `key` in the answer is for the organiser's link; it is shown only now."""
    if not caller.clubs.fits(caller.asker):
        raise Refused("too-many")
    if plan.nickname and not caller.guest:
        raise Refused("no-guest")
    club, key = new_id(), secrets.token_urlsafe(18)
    founded = replace(plan, key_hash=hash_of(key))
    made = await caller.clubs.submit(club, founded, caller.who())
    return {"key": key, "club": await _shown(caller, made, key)}


async def bring_club(caller: ClubCaller, given: GivenClubFile) -> ClubBrought:
    """Make a club from a file. You organise it, by the `key` in the answer.

    No word, right, device or table of where it comes from holds here: members are names, and
    results of games that were still open are entered by hand.
    """
    if not caller.clubs.fits(caller.asker):
        raise Refused("too-many")
    club, key = new_id(), secrets.token_urlsafe(18)
    upload: Upload = await caller.aside(uploaded, given.file, given.until_fault, hash_of(key))
    due = caller.clubs.now()  # an arena may end there while nobody looks
    await caller.clubs.storage.add_to_club(club, ClubChange(upload.entries, due=due))
    now = await caller.clubs.club(club, caller.asker)
    return {"key": key, "club": await _shown(caller, now, key), "fault": upload.fault or None}


async def look_at_club(
    caller: ClubCaller, club: ClubId, tournament: ShownTournament = 0, key: OrganiserKey = ""
) -> ClubInfo:
    """A club with its members and tournaments; one of them, if wanted, with all its rounds."""
    return await _shown(caller, await caller.settled(club), key, tournament)


async def preview(caller: ClubCaller, club: ClubId, tournament: Number) -> RoundInfo:
    """The next round as it would be paired now; nothing is stored."""
    now = await caller.settled(club)
    want_tournament(now, tournament)
    rated = await caller.aside(_strengths, now, tournament)
    decided = await caller.aside(
        decide, now, PairNext(tournament, rated), HOUSE, caller.clubs.now(), str
    )
    shown: RoundInfo = await caller.aside(round_view, decided.club, tournament, caller.language)
    return shown


async def ratings(caller: ClubCaller, club: ClubId) -> list[RatingPool]:
    """Everybody's rating in every game, with its history."""
    now = await caller.settled(club)
    shown: list[RatingPool] = await caller.clubs.seen(caller.asker, ratings_view, now)
    return shown


async def log(caller: ClubCaller, club: ClubId, key: OrganiserKey = "") -> str:
    """The whole log, one command a line: what `serpentry club` reads as a file. For organisers."""
    want_organiser(now := await caller.clubs.club(club, caller.asker), caller.who(key))
    if has_secrets(now):
        raise Refused("club-round-secret")
    changes = await caller.clubs.log(club, caller.asker)
    told: str = await caller.aside(log_text, changes)
    return told


async def announce(
    caller: ClubCaller, club: ClubId, sender: ClubSender, given: NewTournament
) -> ClubInfo:
    """Announce a tournament."""
    plan = given.plan
    if caller.clubs.tables is None:  # nothing happens in a file unless somebody types it
        plan = replace(plan, at_tables=False, goes_on_alone=False)
    announced = Announce(plan, given.entrants)
    return await _shown(caller, await _submit(caller, club, sender, announced), sender.key)


async def pair(caller: ClubCaller, club: ClubId, sender: ClubSender, command: PairNext) -> ClubInfo:
    """Pair the next round. Sent again with the same id, nobody is paired twice."""
    now = await caller.settled(club)
    want_tournament(now, command.tournament)
    rated = await caller.aside(_strengths, now, command.tournament)
    await _submit(caller, club, sender, replace(command, strengths=rated))
    return await _shown(caller, await caller.settled(club), sender.key, command.tournament)


def taking(word: str, command: type[ClubCommand]) -> Callable[..., Awaitable[ClubInfo]]:
    """What takes a command as it is sent, under the last word of its address."""

    async def taken(caller: ClubCaller, club: ClubId, sender: ClubSender, given: Any) -> ClubInfo:
        if isinstance(given, WITH_NEW_WORD) and not caller.is_house:
            return await _with_new_word(caller, club, sender, given)
        done = await _submit(caller, club, sender, given)
        return await _shown(caller, done, sender.key, getattr(given, "tournament", 0))

    taken.__name__, taken.__doc__ = "club_" + word.replace("-", "_"), command.__doc__
    taken.__annotations__["given"] = command
    return taken


async def _with_new_word(
    caller: ClubCaller, club: str, sender: ClubSender, given: HandOn | Depart | NewLink
) -> ClubInfo:
    """Take a command after which the organisers' link has another word.

    A caller who still organises gets it, also when the command is sent again.
    """
    before, who = await caller.clubs.club(club, caller.asker), caller.who(sender.key)
    word = caller.clubs.word_for(club, who.guest, sender.id)
    done = await _submit(caller, club, sender, replace(given, key_hash=hash_of(word)))
    own = own_of(before, who)
    keeps = isinstance(given, NewLink) or (
        given.stays if isinstance(given, HandOn) else given.member != own
    )
    is_new = keeps and done.key_hash == hash_of(word)
    told = await _shown(caller, done, word if is_new else sender.key)
    return {**told, "key": word if is_new else None}


async def consequence_of(
    caller: ClubCaller,
    club: ClubId,
    what: Deed,
    tournament: ShownTournament = 0,
    member: ShownMember = "",
) -> Consequence:
    """What will follow, to be shown before it is done."""
    now = await caller.clubs.club(club, caller.asker)
    text = await caller.aside(consequence, now, what, tournament, member, caller.language)
    return {"text": str(text)}


async def at_table(
    caller: ClubCaller, club: ClubId, tournament: Number, game: Number, table: ShownTable = ""
) -> TablePlace:
    """What the game of a table is in its tournament: standings, and your next table.

    With `table`, a game that has another one now is a pairing that was taken back.
    """
    now = await caller.clubs.club(club, caller.asker)
    if tournament not in now.tournaments:
        raise Refused("club-no-such-tournament")
    shared: TablePlace = await caller.clubs.seen(
        caller.asker, place_view, now, caller.language, tournament, game, table
    )
    step = await _next(caller, now, caller.who(), tournament)
    return own_place(shared, now, caller.who(), step, table)


async def _next(caller: ClubCaller, club: Club, who: ClubWho, tournament: int) -> NextStep:
    """What comes next in a tournament for whoever asks."""
    facts = await caller.clubs.seen(caller.asker, known, club, tournament)
    one = club.tournaments[tournament]
    return next_step(club, one, facts, who, caller.clubs.now(), caller.language)


def _strengths(club: Club, tournament: int) -> dict[str, float]:
    """What a first round is seeded by; later ones go by points."""
    one = club.tournaments[tournament]
    return {} if one.has_begun else dict(strengths(club, one.plan.game))


async def _submit(caller: ClubCaller, club: str, sender: ClubSender, command: ClubCommand) -> Club:
    who = caller.who(sender.key)
    # Ids are unique for whoever made them, and the host's own have no colon.
    cause = f"{who.guest}:{sender.id}"
    return await caller.clubs.submit(club, command, who, cause, caller.asker)


async def _shown(caller: ClubCaller, club: Club, key: str, tournament: int = 0) -> ClubInfo:
    """The club as everybody sees it, and what it is to whoever asks."""
    shared: SharedClub = await caller.clubs.seen(
        caller.asker, club_view, club, caller.language, tournament
    )
    who = caller.who(key)
    is_shown = tournament in club.tournaments
    own = own_view(club, who, await _next(caller, club, who, tournament) if is_shown else None)
    turns = await caller.clubs.turns(club, tournament)
    return {**shared, **own, "turns": turns}
