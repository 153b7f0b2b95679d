"""Packs: many puzzles of a game in one small text file, for the pages and for people who like them.

    serpentry puzzles 1
    game: snekagon
    rules: 1
    made: serpentry puzzles make snekagon …
    licence: CC0-1.0

    KEY BAND GOAL THEMES MOVES / LINE
    KEY BAND LEAD THEMES MOVES / BEST … / OTHER=LOW~HIGH …

A line a puzzle; themes are joined by commas (`-`: none), moves are written as in a record, `_` for
a space, with `*` before what chance did and `+` before a move of the seat that made the one before.
Seat 0 begins. The second kind is measured, not proved: each BEST leads by LEAD more than every
OTHER; where moves are judged, only the nearest are named.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from serpentry.catalogue import set_up
from serpentry.puzzles.bands import HARDEST_BAND
from serpentry.puzzles.puzzle import SHARES, Puzzle
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.numbers import whole_number
from serpentry.tabletop.judge import Bounded

FIRST_LINE = "serpentry puzzles 1"
LICENCE = "CC0-1.0"
NO_THEMES = "-"
FACTS = ("game", "rules", "seats", "unit", "made", "licence")
OPTION = "option "
"""How a line begins that says an option."""
SLASH = "/"
LEAD = re.compile(r"\d+\.\d")
SEATS = 2
CHANCE = "unit-chance"
"""What leads are counted in where endings can be proved, and earlier positions are judged."""


class Pack(Frozen):
    """The puzzles of one game and set-up."""

    game: str
    rules: str
    options: Mapping[str, str]
    made: str
    """The command that made it."""
    puzzles: tuple[Puzzle, ...]
    seats: int = SEATS

    def set_up(self) -> AnyGame:
        """The game that the puzzles are of; BadText if its rules have changed since."""
        game = set_up(self.game, self.seats, dict(self.options))
        if game.version != self.rules:
            raise BadText(f"The pack is of rules {self.rules} of {self.game}, not {game.version}.")
        return game


def can_be_proved(game: AnyGame) -> bool:
    """Whether endings of a game are proved, and what comes before is judged; in all others every
    position is measured."""
    return game.seats == SEATS and isinstance(game.judge, Bounded)


def unit_of(game: AnyGame) -> str:
    """What the leads of a game's measured puzzles are counted in."""
    return CHANCE if can_be_proved(game) else game.judge.lead_unit


def write_pack(pack: Pack) -> str:
    """The pack as text."""
    head = [FIRST_LINE, f"game: {pack.game}", f"rules: {pack.rules}"]
    head += [f"seats: {pack.seats}"] if pack.seats != SEATS else []
    head += [f"option {name}: {value}" for name, value in pack.options.items()]
    if any(one.is_measured for one in pack.puzzles):
        head.append(f"unit: {unit_of(pack.set_up())}")
    head += [f"made: {pack.made}", f"licence: {LICENCE}", ""]
    return "\n".join([*head, *map(_line, pack.puzzles)]) + "\n"


def _line(puzzle: Puzzle) -> str:
    themes = ",".join(puzzle.themes) or NO_THEMES
    words = [puzzle.key, str(puzzle.band), puzzle.goal, themes, *puzzle.moves, SLASH, *puzzle.line]
    return " ".join([*words, SLASH, *puzzle.rivals] if puzzle.rivals else words)


def read_pack(text: str) -> Pack:
    """The pack of a text; BadText names the line that can't be read."""
    first, *rest = text.split("\n")
    if first != FIRST_LINE or "" not in rest:
        raise BadText(f"This isn't a pack of puzzles: its first line should be '{FIRST_LINE}'.")
    end = rest.index("")
    head = _head(rest[:end])
    missing = {"game", "rules"} - set(head)
    if missing:
        raise BadText(f"The pack does not say its {min(missing)}.")
    options = {
        name.removeprefix(OPTION): value for name, value in head.items() if name.startswith(OPTION)
    }
    puzzles = (_puzzle(at, line) for at, line in enumerate(rest[end + 1 :], end + 3) if line)
    made, seats = head.get("made", ""), whole_number(head.get("seats", str(SEATS)))
    if seats is None:
        raise BadText(f"A pack can't be for '{head['seats'][:20]}' seats.")
    return Pack(head["game"], head["rules"], options, made, tuple(puzzles), seats)


def _head(lines: Sequence[str]) -> dict[str, str]:
    """What the lines before the puzzles say."""
    head = dict[str, str]()
    for at, line in enumerate(lines, start=2):
        name, colon, value = line.partition(": ")
        if not colon or not (name in FACTS or name.startswith(OPTION)) or name in head:
            raise BadText(f"Line {at} of the pack can't be read: '{line[:60]}'.")
        head[name] = value
    return head


def _puzzle(at: int, line: str) -> Puzzle:
    match line.split(" "):
        case [key, band, goal, themes, *words]:
            facts = () if themes == NO_THEMES else tuple(themes.split(","))
            moves, *others = map(tuple, _parts(words))
            if 1 <= len(others) <= 2:
                solution, *rivals = others
                number = whole_number(band) or 0
                puzzle = Puzzle(key, moves, solution, goal, number, facts, *rivals)
                if not form_fault_of(puzzle):
                    return puzzle
    raise BadText(f"Line {at} of the pack can't be read: '{line[:60]}'.")


def form_fault_of(puzzle: Puzzle) -> str:
    """What no puzzle says of itself; whether its moves are legal is for the rules to tell."""
    words = (*puzzle.moves, *puzzle.line, *puzzle.rivals, *puzzle.themes)
    if not all(is_word(one) and one != SLASH for one in (puzzle.key, *words)):
        return "a key, theme or move is one word"
    if not 1 <= puzzle.band <= HARDEST_BAND:
        return f"its band is 1 to {HARDEST_BAND}"
    if puzzle.is_measured and not LEAD.fullmatch(puzzle.goal):
        return f"its goal is {', '.join(SHARES)} or a lead"
    if not puzzle.line or bool(puzzle.rivals) != puzzle.is_measured:
        return "it has a line, and rivals if it is measured"
    return ""


def is_word(text: str) -> bool:
    """Whether a text is one word of a line."""
    return text.split() == [text]


def _parts(words: Iterable[str]) -> list[list[str]]:
    """What slashes divide."""
    parts = [list[str]()]
    for word in words:
        if word == SLASH:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def without_doubles(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The puzzles, the first of those that are the same."""
    found: dict[str, Puzzle] = {}
    for puzzle in puzzles:
        found.setdefault(puzzle.key, puzzle)
    return tuple(found.values())
