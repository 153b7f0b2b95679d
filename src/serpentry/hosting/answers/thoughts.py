"""What computers think of a position or a game: hints, and streams that get better on the way."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing

from serpentry.engine.faults import EngineFault
from serpentry.hosting.caller import Caller
from serpentry.hosting.embedding.study_turns import last_choice
from serpentry.hosting.evaluations.deepening import (
    SHOWN_MOVES,
    USUAL_SECONDS,
    deepened,
    deepening,
    hinted,
)
from serpentry.hosting.evaluations.judging import report_json, span_json, verdict_json
from serpentry.hosting.evaluations.reviewing import choice_json, curve_json, played_at, review_json
from serpentry.hosting.requests.plans import BoardPlace
from serpentry.hosting.shapes.answers import AnalysisReport, Hint, ReviewedChoice, StudyGrade
from serpentry.hosting.thinking import Situation, ThinkingFailed, Wish
from serpentry.languages import explain
from serpentry.review.account import Judged
from serpentry.review.advice import Advice
from serpentry.review.choices import MadeChoice, Playthrough, choices
from serpentry.review.evaluating import level_of
from serpentry.review.weighing import Weighed
from serpentry.search.analysis import only_move
from serpentry.search.budget import Budget, Simulations
from serpentry.table.afterplay import is_free_to, may_look_through
from serpentry.table.refusals import Refused
from serpentry.table.state import Phase, State
from serpentry.tabletop.formats.limits import AnalysisSeconds, Ply, ReviewSeconds, TableId

HASTY = Simulations(375)
"""A first picture of a game is made from so little: two levels below the usual one."""
Stream = AsyncGenerator[tuple[str, Mapping[str, object]], None]
"""Events with their names, one after the other."""


async def hint(caller: Caller, table: TableId) -> Hint:
    """A good move for the seat to act, in a game that no other person plays in."""
    room, guest = await caller.room(table), caller.known()
    state, actor = room.state, room.state.to_act
    _want_free(state, guest)
    if not isinstance(actor, int) or actor not in state.seats_of(guest):
        raise Refused("not-your-turn")
    game, view = state.game, state.game.secrets.view(state.position, actor)
    try:
        found = await _advised(caller, Situation(game, view, actor, guest, caller.address))
    except ThinkingFailed as failed:
        raise Refused("no-hint") from failed
    return {
        "seat": actor,
        "move": game.codec.move_json(found.move),
        "text": game.notation.write(found.move),
        "said": game.narrator.said(view, found.move).json(),
        "guess": found.is_guess,
        "grade": None if found.weighed is None else found.weighed.grade,
        "chance": None if found.value is None else span_json(found.value, actor),
        "verdict": None if found.value is None else verdict_json(game, found.value, actor),
    }


def _want_free(state: State, guest: str | None) -> None:
    """Whether a guest may be helped; Refused."""
    if not is_free_to(state, guest):
        is_rated = state.setup.rated and state.phase is not Phase.OVER
        raise Refused("rated-no-help" if is_rated else "analysis-not-yet")


async def _advised(caller: Caller, situation: Situation) -> Advice:
    """The best move that is known; a guess, while there is no engine."""
    host = caller.host
    only = only_move(situation.game, situation.view)
    if only is not None:
        return Advice(only, is_guess=False)
    if not await host.thinker.has_engine(situation.game.name):
        return Advice(await host.thinker.guess(situation))
    return await hinted(host, situation)


async def analysis(
    caller: Caller, table: TableId, ply: Ply | None = None, seconds: AnalysisSeconds = 5.0
) -> Stream:
    """The computers' view of a position as server-sent events, each better than the last.

    While the game's engine is being built, `waiting` tells how far that has come.
    """
    state = (await caller.room(table)).state
    _want_free(state, caller.guest)
    at = len(state.played) if ply is None else ply
    if at > len(state.played):
        raise Refused("no-such-ply", most=len(state.played))
    situation = _situation(state, at, caller)
    return _told(caller, state.game.name, _reports(caller, state, at, situation, seconds))


def _situation(state: State, at: int, caller: Caller) -> Situation | None:
    """What is analysed; nothing where nobody has a choice."""
    game, position = state.game, state.positions[at]
    actor = game.rules.to_act(position)
    if not isinstance(actor, int):
        return None
    if not may_look_through(state, caller.guest, at, actor):
        raise Refused("analysis-hidden")
    view = game.secrets.view(position, actor)
    return Situation(game, view, actor, caller.guest or "", caller.address)


async def _reports(
    caller: Caller, state: State, at: int, situation: Situation | None, seconds: float
) -> Stream:
    """What is known of a position; of a finished game also of the move that was made there."""
    if situation is None:
        return
    host, game, view = caller.host, situation.game, situation.view
    played = played_at(state) if state.phase is Phase.OVER and at < len(state.played) else None
    made = () if played is None else (played.moves[at][1],)
    budget = host.terms.budget_of(min(seconds, host.thinker.longest))
    wish = Wish(budget, made, SHOWN_MOVES, gradual=True)
    async with aclosing(deepening(host, situation, wish)) as steps:
        async for part, known in steps:
            told = report_json(game, view, known)
            weighed = [known.weighed(one) for one in made if known.knows(one)]
            choice = [choice_json(played, at, one) for one in weighed if played is not None]
            has_choice = choice and len(game.rules.moves(view)) > 1
            one = choice[0] if has_choice else None
            report: AnalysisReport = {**told, "progress": round(part, 3), "choice": one}
            yield "report", report


async def review(caller: Caller, table: TableId, seconds: ReviewSeconds = 2.0) -> Stream:
    """A finished game looked through, this many seconds at most for each choice.

    While the game's engine is being built, `waiting` tells how far that has come.
    """
    played = played_at((await caller.room(table)).state)
    return _told(caller, played.game.name, _choices(caller, played, seconds))


async def _choices(caller: Caller, played: Playthrough, seconds: float) -> Stream:
    """Each choice waits for its turn: nobody else waits for a whole game."""
    host, judged = caller.host, list[Judged]()
    found = await caller.aside(list, choices(played))
    budget = host.terms.budget_of(min(seconds, host.thinker.longest))

    first = min(HASTY, budget, key=level_of)
    hasty = [(one.ply, await _weighed(caller, played, one, first)) for one in found]
    yield "picture", {"curve": curve_json(played, hasty)}
    for choice in found:
        one = await _weighed(caller, played, choice, budget)
        judged.append((choice.ply, one))
        told = choice_json(played, choice.ply, one)
        done: ReviewedChoice = {**told, "done": len(judged), "choices": len(found)}
        yield "choice", done
    yield "review", review_json(played, judged)


async def _weighed(
    caller: Caller, played: Playthrough, choice: MadeChoice, budget: Budget
) -> Weighed:
    asker = caller.asker
    situation = Situation(played.game, choice.view, choice.seat, asker.guest, asker.address)
    known = await deepened(caller.host, situation, Wish(budget, (choice.move,)))
    return known.weighed(choice.move)


async def study_grade(caller: Caller, given: BoardPlace) -> StudyGrade:
    """What the move that leads to a place in a board of a study gave away; nothing is kept.

    While the game's engine is being built, `waiting` is how far that has come: ask again.
    """
    played, choice = await caller.aside(last_choice, given)
    nothing: StudyGrade = {"choice": None, "waiting": None, "trouble": ""}
    if choice is None:
        return nothing
    host = caller.host
    budget = host.terms.budget_of(min(USUAL_SECONDS, host.thinker.longest))
    try:
        async for part in host.thinker.until_ready(played.game.name):
            return {**nothing, "waiting": round(part, 2)}
        one = await _weighed(caller, played, choice, budget)
    except EngineFault as fault:
        return {**nothing, "trouble": explain(fault.told, caller.language)}
    except ThinkingFailed as failed:
        return {**nothing, "trouble": str(failed)}
    return {**nothing, "choice": choice_json(played, choice.ply, one)}


async def _told(caller: Caller, game: str, thoughts: Stream) -> Stream:
    """Thoughts, once the engine is there: without it nothing is true."""
    try:
        async with aclosing(thoughts):
            async for part in caller.host.thinker.until_ready(game):
                yield "waiting", {"progress": round(part, 2)}
            async for one in thoughts:
                yield one
    except EngineFault as fault:
        yield "failed", {"why": explain(fault.told, caller.language)}
    except ThinkingFailed as failed:
        yield "failed", {"why": str(failed)}
    yield "done", {}
