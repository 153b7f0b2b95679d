"""The form in which a table is set up: books, options by what they are about, what goes together.

A form belongs to a number of seats and options chosen so far. It offers only what can be played
with them, and says why not the rest; what would change nothing is not asked. Browser and terminal
ask the same from it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field

from serpentry.catalogue import set_up, wording
from serpentry.languages import explain, say
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.sides import Sides, sides_of
from serpentry.tabletop.options import (
    Choice,
    ItemSource,
    Kind,
    Listing,
    Number,
    Switch,
    groups,
    kinds,
    matters,
    options_json,
    read_options,
)
from serpentry.tabletop.presets import RECOMMENDED, Preset, differing

CELLS, BY_SEAT = "cells", "seats"
Shape = Sequence[Sequence[int]]
Shapes = Callable[[str], Sequence[Shape]]


class Offer(Frozen):
    """A value that can be chosen; a picture is made of its shapes, each of hexes."""

    value: object
    label: str
    shapes: Sequence[Shape] = ()
    colour: str = ""
    """That of the pieces that go with it."""


class Kept(Frozen):
    """Values that can't be chosen here, and why."""

    labels: tuple[str, ...]
    why: str


class FormField(Frozen):
    """An option: what it is now, what it can be, and what it can't be.

    Its kind is switch, number, choice, cells (some of `cells`) or seats (one offer for each seat).
    """

    name: str
    kind: str
    label: str
    help: str
    value: object
    default: object
    offers: tuple[Offer, ...]
    refused: tuple[Kept, ...]
    cells: tuple[Sequence[int], ...] = ()


class Group(Frozen):
    """Options about one thing."""

    name: str
    title: str
    questions: tuple[FormField, ...]


class Difference(Frozen):
    """Something that a book has otherwise: what, how, and why."""

    label: str
    says: str
    because: str


class Book(Frozen):
    """A preset: what it is called, what it means, and what is otherwise."""

    name: str
    title: str
    line: str
    options: Mapping[str, object]
    differences: tuple[Difference, ...]
    chosen: bool


class Form(Frozen):
    """All that can be asked before a game; options as they differ from the defaults."""

    game: str
    seats: int
    options: Mapping[str, object]
    seat_names: Sequence[str]
    starts: str
    """What the rulebook says about who begins."""
    books: tuple[Book, ...]
    groups: tuple[Group, ...]
    sides: FormField | None = None
    """What every seat picks for itself: a species by an option, or a colour."""
    dropped: tuple[str, ...] = field(default=())
    """Why some of the given options do not hold any more."""


def form(box: AnyBox, seats: int, given: Mapping[str, object], language: str) -> Form:
    """The form for this number of seats, with these options where they go together."""
    options, dropped = _fitting(box, seats, given)
    asking = _Asking(box, seats, options, language)
    game = set_up(box.name, seats, options, box.version)
    return Form(
        box.name,
        seats,
        asking.wished(options),
        wording.seat_names(game, language),
        say(language, f"starts-{box.name}"),
        tuple(asking.book(one) for one in box.presets),
        tuple(asking.groups()),
        asking.sides(),
        tuple(explain(one.told, language) for one in dropped),
    )


def _fitting(
    box: AnyBox, seats: int, given: Mapping[str, object]
) -> tuple[dict[str, object], list[BadOption]]:
    """Those of the options that can be played together, and what is wrong with the others."""
    kept: dict[str, object] = {}
    dropped: list[BadOption] = []
    box.chosen(seats)
    for name, value in given.items():
        try:
            box.chosen(seats, {**kept, name: value})
        except BadOption as error:
            dropped.append(error)
        else:
            kept[name] = value
    return kept, dropped


class _Asking(Frozen):
    """Makes the questions of one form."""

    box: AnyBox
    seats: int
    options: Mapping[str, object]
    language: str

    def settled(self, **changes: object) -> object:
        """The options with some of them otherwise; BadOption says why not."""
        return self.box.chosen(self.seats, {**self.options, **changes})[1]

    def wished(self, given: Mapping[str, object]) -> Mapping[str, object]:
        """What differs from the defaults, with what would count if other options were chosen."""
        now = self.box.chosen(self.seats, given)[1]
        asked = options_json(read_options(self.box.options, given))
        idle = {name: value for name, value in asked.items() if not matters(now, name)}
        return {**options_json(now), **idle}

    def groups(self) -> Iterator[Group]:
        """What is asked, by what it is about."""
        now = self.settled()
        for name, options in groups(self.box.options).items():
            asked = tuple(self.question(one) for one in options if matters(now, one))
            if asked:
                yield Group(name, say(self.language, f"group-{name}"), asked)

    def question(self, name: str) -> FormField:
        """One option."""
        kind = kinds(self.box.options)[name]
        now = self.settled()
        source = kind.source if isinstance(kind, Listing) else None
        offers, refused = ([], []) if source else self._sorted(name, kind)
        sides = sides_of(self.box)
        if source and sides and sides.option == name:
            offers = list(self._offers(sides, source.shapes))
        return FormField(
            name,
            _kind(kind),
            wording.option_label(self.box, name, self.language),
            wording.option_help(self.box, name, self.language),
            kind.write(getattr(now, name)),
            kind.write(getattr(self.box.options(), name)),
            tuple(offers),
            tuple(refused),
            tuple(map(_cell, source.items(now))) if source and not source.by_seat else (),
        )

    def sides(self) -> FormField | None:
        """What every seat picks for itself, if the rules leave it free."""
        sides = sides_of(self.box)
        if sides is None or sides.option:
            return self.question(sides.option) if sides else None
        label, line = (say(self.language, key) for key in ("option-colour", "help-colour"))
        return FormField("colour", BY_SEAT, label, line, [], [], tuple(self._offers(sides)), ())

    def _offers(self, sides: Sides, shapes: Shapes | None = None) -> Iterator[Offer]:
        """What a seat can pick, each with the colour of its pieces."""
        colours = iter(self.box.colours)
        for one in sides.offered:
            label = wording.side_label(one, self.language)
            yield Offer(one, label, shapes(one) if shapes else (), next(colours, ""))

    def _sorted(self, name: str, kind: Kind) -> tuple[list[Offer], list[Kept]]:
        """What can be chosen, values that mean the same under one label; and what can't."""
        found: dict[Json, dict[Json, str]] = {}
        refused: dict[str, list[str]] = {}
        for value in _values(kind):
            label = wording.value_label(self.box, name, value, self.language)
            try:
                means = kind.write(getattr(self.settled(**{name: value}), name))
            except BadOption as error:
                refused.setdefault(explain(error.told, self.language), []).append(label)
            else:
                found.setdefault(means, {})[value] = label
        offers = [
            Offer(means if means in same else next(iter(same)), " · ".join(same.values()))
            for means, same in found.items()
        ]
        return offers, [Kept(tuple(labels), why) for why, labels in refused.items()]

    def book(self, preset: Preset) -> Book:
        """One preset, and whether it is what is chosen now."""
        is_ours = preset.name == RECOMMENDED
        named = differing(self.box.presets) if is_ours else list(preset.options)
        return Book(
            preset.name,
            say(self.language, f"preset-{preset.name}"),
            say(self.language, f"preset-{preset.name}-line"),
            preset.options,
            tuple(self._difference(name, preset, is_ours) for name in named),
            self._is_chosen(preset),
        )

    def _difference(self, name: str, preset: Preset, is_ours: bool) -> Difference:
        default = kinds(self.box.options)[name].write(getattr(self.box.options(), name))
        value = preset.options.get(name, default)
        return Difference(
            wording.option_label(self.box, name, self.language),
            wording.value_label(self.box, name, value, self.language),
            say(self.language, f"because-{self.box.name}-{name}") if is_ours else "",
        )

    def _is_chosen(self, preset: Preset) -> bool:
        own = {name for name, kind in kinds(self.box.options).items() if _kind(kind) == BY_SEAT}
        now = {k: v for k, v in self.wished(self.options).items() if k not in own}
        try:
            return now == self.wished(preset.options)
        except BadOption:
            return False


def _cell(item: Json) -> Sequence[int]:
    assert isinstance(item, Sequence)
    return [one for one in item if isinstance(one, int)]


def _kind(kind: Kind) -> str:
    match kind:
        case Listing(source=ItemSource(by_seat=by_seat)):
            return BY_SEAT if by_seat else CELLS
    return type(kind).__name__.lower()


def _values(kind: Kind) -> Sequence[Json]:
    match kind:
        case Switch():
            return (False, True)
        case Number(low, high):
            return range(low, high + 1)
        case Choice(values):
            return values
    return ()
