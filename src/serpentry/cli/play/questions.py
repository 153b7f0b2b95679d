"""Setting a table up in the terminal: the questions of the form, one after another."""

from collections.abc import Sequence
from dataclasses import replace

from rich.markup import escape

from serpentry.catalogue import find
from serpentry.catalogue.forms import Form, FormField, form
from serpentry.cli.language import language, t
from serpentry.cli.show import ask, out
from serpentry.languages import sentence
from serpentry.table.setup import GIVEN, HERE, LOSER, LOT, TURN, Place
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.numbers import whole_number
from serpentry.tabletop.helpers.sides import sides_of
from serpentry.tabletop.options import groups

STARTERS = {LOT: "shared-starter-lot", TURN: "shared-starter-turn", LOSER: "shared-starter-loser"}


def asked_set_up(
    game: str, seats: int | None, options: dict[str, object]
) -> tuple[int, dict[str, object]]:
    """How many play, by which book, and every option that they want otherwise."""
    box = find(game)
    if seats is None:
        numbers = [str(one) for one in box.seats]
        seats = box.seats[_chosen(t("shared-how-many"), numbers, 0)]
    made = form(box, seats, options, language())
    if not options:
        made = _by_book(box, made)
    if _chosen(t("cli-ask-options"), [t("option-off"), t("option-on")], 0):
        made = _by_options(box, made)
    return seats, dict(made.options)


def asked_starter(game: str, names: Sequence[str]) -> tuple[str, int]:
    """Who begins: how, and which of the places comes first."""
    out.print(t(f"starts-{game}"), markup=False)
    ways = [*(t(key) for key in STARTERS.values())]
    people = [t("shared-starter-name", name=name) for name in names]
    at = _chosen(t("shared-starter"), [*ways, *people], 0)
    return (list(STARTERS)[at], 0) if at < len(STARTERS) else (GIVEN, at - len(STARTERS))


def asked_colours(game: str, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """The places with the colour that each person here wants, where the book leaves it free."""
    box = find(game)
    sides, question = sides_of(box), form(box, len(places), {}, language()).sides
    if sides is None or sides.option or question is None:
        return places
    left, asked = list(question.offers), []
    for number, place in enumerate(places, start=1):
        label = t("shared-side-of", seat=number, label=question.label)
        answers = [t("shared-any-side"), *(one.label for one in left)]
        at = _chosen(label, answers, 0) if place.kind == HERE else 0
        asked.append(replace(place, side=str(left.pop(at - 1).value)) if at else place)
    return tuple(asked)


def _by_book(box: AnyBox, made: Form) -> Form:
    if len(made.books) < 2:
        return made
    for book in made.books:
        out.print(f"[bold]{escape(book.title)}[/] {escape(book.line)}")
        for one in book.differences:
            out.print(f"  {one.label}: {one.says}. {one.because}".rstrip(), markup=False)
    at = _chosen(t("shared-book"), [one.title for one in made.books], 0)
    return form(box, made.seats, made.books[at].options, language())


def _by_options(box: AnyBox, made: Form) -> Form:
    """Every option in the order of the form, which changes with the answers."""
    for about, names in groups(box.options).items():
        out.print(f"[bold]{escape(t(f'group-{about}'))}[/]")
        for name in names:
            for question in _questions(made, name):
                made = _answered(box, made, question)
    return made


def _questions(made: Form, name: str) -> list[FormField]:
    """The question about an option; none where it would change nothing."""
    return [one for group in made.groups for one in group.questions if one.name == name]


def _answered(box: AnyBox, made: Form, question: FormField) -> Form:
    out.print(f"{question.label}: {question.help}", markup=False, style="dim")
    for kept in question.refused:
        said = t("shared-not-offered", values=", ".join(kept.labels), why=kept.why)
        out.print(said, markup=False, style="dim")
    if question.kind in ("cells", "seats"):
        return _typed(box, made, question)
    if len(question.offers) < 2:
        return made
    values = [one.value for one in question.offers]
    labels = [one.label for one in question.offers]
    at = _chosen(question.label, labels, values.index(question.value))
    return _with(box, made, question.name, values[at])


def _typed(box: AnyBox, made: Form, question: FormField) -> Form:
    """A list as it is typed: cobra, viper; an empty line leaves it as it is."""
    if question.offers:
        out.print(", ".join(str(one.value) for one in question.offers), markup=False)
    while typed := ask(f"{question.label} ({t('cli-ask-list')}): ").strip():
        again = _with(box, made, question.name, typed)
        if not again.dropped:
            return again
        out.print(again.dropped[0], markup=False)
    return made


def _with(box: AnyBox, made: Form, name: str, value: object) -> Form:
    return form(box, made.seats, {**made.options, name: value}, language())


def _chosen(question: str, answers: Sequence[str], default: int) -> int:
    """Which of some answers is meant: its number, or an empty line for the default."""
    for number, answer in enumerate(answers, start=1):
        out.print(f"  {number}  {answer}", markup=False)
    while True:
        typed = ask(f"{question} [{default + 1}] ").strip()
        if not typed:
            return default
        if 1 <= (number := whole_number(typed) or 0) <= len(answers):
            return number - 1
        out.print(t("cli-ask-number", most=len(answers)))


def starter_named(word: str) -> str:
    """The seat that begins, as it is written: first, lot, turn or loser."""
    known = {"first": GIVEN, LOT: LOT, TURN: TURN, LOSER: LOSER}
    if word not in known:
        allowed = sentence("allowed-values", known=", ".join(known))
        raise BadOption(sentence("why-option-value", name="--starter", given=word, allowed=allowed))
    return known[word]
