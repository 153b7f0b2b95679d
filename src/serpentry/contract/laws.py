"""What must hold in every position of every game."""

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from traceback import extract_tb

from serpentry.languages import ENGLISH, Sentence, keys
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.game import AnyBox, Box, Game, M, O, P
from serpentry.tabletop.refusal import Illegal

_spoken: set[tuple[str, tuple[tuple[str, type], ...]]] = set()
"""Refusals that were put into words already: saying them takes longer than finding them."""


class BrokenLaw(AssertionError):
    """A game does not keep the contract; the message says which law, where and how."""


def demand(holds: bool, law: str, *details: object) -> None:
    """Raise BrokenLaw unless the law holds."""
    if not holds:
        raise BrokenLaw(": ".join([law, *map(str, details)]))


def broken_at(game: Game[P, M], position: P, events: int, error: Exception) -> BrokenLaw:
    """A law that was broken, or an error, which breaks one as well, and in which position."""
    said = str(error)
    if not isinstance(error, BrokenLaw):
        at = extract_tb(error.__traceback__)[-1]
        said = f"a game raises no errors: {type(error).__name__}: {error} in {at.name}"
        said += f" ({Path(at.filename).name}, line {at.lineno})"
    try:
        shown = json.dumps(game.codec.position_json(position))
    except Exception:
        shown = repr(position)
    return BrokenLaw(f"{said}, after {events} events in the position {shown}")


def check_actor(game: Game[P, M], position: P) -> None:
    """Somebody acts and can, or the game is over and has an outcome."""
    actor = game.rules.to_act(position)
    moves, draws = game.rules.moves(position), game.rules.draws(position)
    outcome = game.rules.outcome(position)
    demand((outcome is None) == (actor is not None), "an outcome exactly at the end", outcome)
    demand(bool(draws) == (actor is CHANCE), "draws exactly for chance", actor, draws)
    is_seat = actor is not CHANCE and actor is not None
    demand(bool(moves) == is_seat, "whoever is to act has a move, and nobody else", actor)
    if outcome is not None:
        check_sentence(outcome.reason, "an outcome has a reason")
        demand(len(outcome.scores) == game.seats, "a score for every seat", outcome)
        demand(bool(outcome.winners), "somebody wins", outcome)
        demand(list(outcome.winners) == sorted(set(outcome.winners)), "winners ascend", outcome)
        for score, parts in zip(outcome.scores, outcome.breakdown, strict=False):
            demand(sum(parts.values()) == score, "a score is the sum of its parts", outcome)


def check_listing(game: Game[P, M], position: P) -> None:
    """Every move is listed once, in the same order each time; weights are positive."""
    draws = game.rules.draws(position)
    listed = list(game.rules.moves(position)) or [move for move, _ in draws]
    demand(len(set(listed)) == len(listed), "every move is listed once")
    again = list(game.rules.moves(position)) or [move for move, _ in game.rules.draws(position)]
    demand(listed == again, "moves come in a fixed order")
    for _, weight in draws:
        demand(isinstance(weight, int) and weight > 0, "weights are positive whole numbers", weight)


def check_legality(game: Game[P, M], box: Box[O, P, M], position: P, attempts: Iterable[M]) -> None:
    """Of the attempts, exactly what is listed is allowed; every refusal explains itself."""
    moves = game.rules.moves(position) or [move for move, _ in game.rules.draws(position)]
    for move in attempts:
        illegal = game.rules.why_illegal(position, move)
        listed = move in moves
        if (illegal is None) != listed:
            raise BrokenLaw(
                "moves() lists exactly what why_illegal() allows: "
                f"{game.notation.write(move)}: {'listed' if listed else 'not listed'}: {illegal}"
            )
        refusals = game.all_refusals(position, move)
        demand(refusals[:1] == ((illegal,) if illegal else ()), "the first refusal is why", move)
        rules = [one.rule for one in refusals]
        demand(len(set(rules)) == len(rules), "a broken rule is told once", rules)
        for one in refusals:
            _check_refusal(box, one)


def _check_refusal(box: AnyBox, illegal: Illegal) -> None:
    demand(illegal.rule in box.rule_ids, "a refusal names a rule of the game", illegal.rule)
    json.dumps(illegal.cells)
    facts = tuple((name, type(fact)) for name, fact in illegal.told.facts.items())
    if (illegal.told.key, facts) not in _spoken:
        check_sentence(illegal.told, "a refusal has a sentence")
        demand("{" not in illegal.sentence, "a refusal tells its facts", illegal.sentence)
        _spoken.add((illegal.told.key, facts))


def check_sentence(told: Sentence, law: str = "a sentence has words") -> None:
    """A sentence has words in English, and so has everything that it contains."""
    demand(told.key in keys(ENGLISH), law, told.key)
    for fact in told.facts.values():
        for one in fact if isinstance(fact, tuple) else (fact,):
            if isinstance(one, Sentence):
                check_sentence(one, law)


def check_spelling(game: Game[P, M], moves: Iterable[M]) -> None:
    """A move can be written and read back, as text and as JSON."""
    for move in moves:
        text = game.notation.write(move)
        demand(text == " ".join(text.split()), "a move is one line without stray blanks", text)
        demand(game.notation.read(text) == move, "notation reads what it writes", text)
        data = json.loads(json.dumps(game.codec.move_json(move)))
        demand(game.codec.move_from(data) == move, "JSON reads what it writes", data)


def check_position_json(game: Game[P, M], position: P) -> None:
    """A position survives JSON."""
    data = json.loads(json.dumps(game.codec.position_json(position)))
    again = game.codec.position_from(data)
    demand(again == position, "a position survives JSON", data)
    demand(hash(again) == hash(position), "equal positions have equal hashes")
    demand(
        list(game.rules.moves(again)) == list(game.rules.moves(position)),
        "a position read from JSON has the same moves",
    )


def check_views(game: Game[P, M], before: P, actor: Actor, move: M, after: P, rng: Random) -> None:
    """Views follow plays, a seat's own moves are those of its view, and guesses fit the view."""
    secrets, rules = game.secrets, game.rules
    for seat in (*range(game.seats), None):
        view = secrets.view(before, seat)
        seen = secrets.view_move(before, move, seat)
        demand(
            rules.play(view, seen) == secrets.view(after, seat),
            "playing the move a seat sees on its view gives its next view",
            seat,
            game.notation.write(move),
        )
        demand(rules.to_act(view) == actor, "a view shows whose turn it is", seat)
        imagined = secrets.imagine(view, seat, rng)
        demand(secrets.view(imagined, seat) == view, "what is imagined fits the view", seat)
    if actor is not CHANCE:
        own = secrets.view(before, actor)
        demand(
            list(rules.moves(own)) == list(rules.moves(before)),
            "a seat's moves follow from its view",
            actor,
        )


def check_shown(game: Game[P, M], position: P, last: M | None) -> None:
    """What is shown of a position: its looks, its score, and words about it."""
    check_face(game, position, last)
    check_judge(game, position)
    check_narrator(game, position)


def check_face(game: Game[P, M], position: P, last: M | None) -> None:
    """Every position can be shown."""
    demand(bool(game.face.text(position, last)), "a position has a text")
    picture = game.face.picture(position, last)
    left, top, right, bottom = picture.frame
    demand(left < right and top < bottom and bool(picture.shapes), "a position has a picture")


def check_judge(game: Game[P, M], position: P) -> None:
    """Every seat has a score that is explained, and at the end it is that of the outcome."""
    score, outcome = game.judge.score(position), game.rules.outcome(position)
    demand(len(score) == game.seats, "a score for every seat", score)
    demand(all(type(one) is int for one in score), "scores are whole numbers", score)
    parts = game.judge.breakdown(position)
    demand(len(parts) == game.seats, "a breakdown for every seat", parts)
    demand(
        len({tuple(key for key, _ in one) for one in parts}) == 1, "the same keys for all", parts
    )
    for key in (game.judge.unit, game.judge.lead_unit, *(key for key, _ in parts[0])):
        check_sentence(Sentence(key), "what is counted has a name")
    estimate = game.judge.estimate(position)
    demand(len(estimate) == game.seats, "an estimate for every seat", estimate)
    if outcome is not None:
        signed = tuple(-one for one in score) if game.judge.fewest_win else score
        demand(signed == outcome.scores, "the last score is the outcome's", score, outcome)
        demand(estimate == outcome.scores, "the last estimate is the outcome's", estimate)


def check_narrator(game: Game[P, M], position: P) -> None:
    """Everybody hears whose turn it is, and only the seat to act that it is its own."""
    actor = game.rules.to_act(position)
    for listener in (*range(game.seats), None):
        view = game.secrets.view(position, listener)
        told = game.narrator.turn(view, listener)
        check_sentence(told)
        demand(told == game.narrator.turn(position, listener), "a view tells whose turn it is")
        if actor is not None and actor is not CHANCE:
            other = game.narrator.turn(position, None)
            demand((told == other) == (listener != actor), "the seat to act is spoken to", told)
        demand(bool(game.narrator.task(view, listener)), "everybody is told what is to be done")
        is_over = bool(game.narrator.ended(view, listener))
        demand(is_over == (actor is None), "the end is told at the end, and not before")
        demand(bool(game.narrator.summary(view, listener)), "the table can be told")


def check_telling(game: Game[P, M], before: P, move: M, after: P) -> None:
    """A move or draw can be told to everybody, from what each may see, in words that there are."""
    narrator, secrets = game.narrator, game.secrets
    for listener in (*range(game.seats), None):
        seen = secrets.view_move(before, move, listener)
        was, now = secrets.view(before, listener), secrets.view(after, listener)
        told = [
            narrator.said(was, seen),
            *narrator.happened(was, seen, now, listener),
            *narrator.passed(was, seen, now, listener),
            *narrator.task(now, listener),
            *narrator.more(now, listener),
            *narrator.ended(now, listener),
            *narrator.summary(now, listener),
        ]
        if listener is not None:
            told += narrator.barred(now, listener).values()
        for one in told:
            check_sentence(one)


def check_numbering(game: Game[P, M], position: P, rng: Random) -> None:
    """Every legal move and draw has a number of its own that reads back; no other number is one."""
    numbering, actor = game.numbering, game.rules.to_act(position)
    count = numbering.draw_count if actor is CHANCE else numbering.count
    moves = game.rules.moves(position) or [move for move, _ in game.rules.draws(position)]
    numbers = {move: numbering.number(position, move) for move in moves}
    for move, number in numbers.items():
        written = game.notation.write(move)
        demand(0 <= number < count, "a move's number is in range", written, number, count)
        demand(numbering.move(position, number) == move, "a number reads back", written, number)
    demand(len(set(numbers.values())) == len(numbers), "no two moves share a number")
    if actor is not CHANCE and actor is not None:
        view = game.secrets.view(position, actor)
        same = all(numbering.number(view, move) == number for move, number in numbers.items())
        demand(same, "a move's number follows from the view of its seat", actor)
    for number in {-1, count, *(rng.randrange(count) for _ in range(20 if count else 0))}:
        read = numbering.move(position, number)
        legal = read is not None and game.rules.why_illegal(position, read) is None
        demand(legal == (number in numbers.values()), "no other number is legal", number, read)


def check_observation(game: Game[P, M], position: P) -> None:
    """Every seat's tensor fits the layout and keeps within its bounds."""
    layout = game.observation.layout
    demand(len(set(layout.planes)) == len(layout.planes), "planes have names of their own")
    demand(len(set(layout.facts)) == len(layout.facts), "facts have names of their own")
    for seat in range(game.seats):
        tensor = game.observation.tensor(game.secrets.view(position, seat), seat)
        demand(len(tensor) == layout.size, "a tensor fits its layout", len(tensor), layout.size)
        demand(min(tensor) >= -1 and max(tensor) <= 1, "a tensor's values lie in -1 to 1", seat)
