"""Check the dice of a recorded game with nothing but Python: `python fair_dice.py FILE`."""

import re
import sys
from collections import Counter
from hashlib import sha256
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb, prod

CARDS = Counter(crossed=8, curve=48, double=4, straight=60)
COLOURS = ("yellow", "black", "purple", "green")
COLOURED = "straight 1:2,straight 2:2,straight 3:2,corner:6,diamond:2,knot:1,sore:1,head:2"
OTHERS = (
    "gift:6,trouble:4,log straight:4,log corner:8,log crossing:4,"
    "hat 1:1,hat 2:2,hat 3:1,hat -1:1,hat -2:1"
)
Ways = list[tuple[str, int]]


def counted(names: str, colour: str = "") -> Counter[str]:
    """The tiles of a list, each as often as it says."""
    pairs = (one.split(":") for one in names.split(","))
    return Counter({f"{colour} {name}".strip(): int(number) for name, number in pairs})


def sssnake(deck: Counter[str], roll: int) -> Ways:
    """The faces of the die; then the hands that the deck can give."""
    if not roll:
        return [(f"roll {number}", 2) for number in (1, 2, 3)]
    hands = combinations_with_replacement(sorted(CARDS), min(roll, deck.total()))
    return [(f"draw {' '.join(h)}", prod(comb(deck[c], h.count(c)) for c in CARDS)) for h in hands]


def carnival(house: int, header: dict[str, str]) -> Counter[str]:
    """The pile before the deal."""
    alone = header["seats"] == "2" and header.get("option snakes_each") == "1"
    out = {"3": (1,), "2": (1, 3) if alone else ()}.get(header["seats"], ())
    colours = [COLOURS[(side - house) % 4] for side in range(4) if side not in out]
    pile = sum((counted(COLOURED, colour) for colour in colours), counted(OTHERS))
    aside = header.get("option heads") == "own_aside"
    return Counter({name: n for name, n in pile.items() if not (aside and name.endswith(" head"))})


def schlangennest(header: dict[str, str]) -> Ways:
    """The paths from corner to corner with seven straights, in alphabetical order."""
    size = header.get("option size", {"2": "5x7", "3": "6x8"}[header["seats"]])
    wide, high = (int(side) for side in size.split("x"))
    steps = range(wide + high - 2)
    rights = combinations(steps, wide - 1)
    paths = sorted("".join("R" if at in right else "D" for at in steps) for right in rights)
    return [(f"path {p}", 1) for p in paths if sum(a == b for a, b in pairwise(p)) == 7]


class Game:
    """What of a game in play decides what may be drawn."""

    def __init__(self, header: dict[str, str]) -> None:
        self.header, self.name, self.roll = header, header["game"], 0
        self.pile, self.discards, self.table = Counter(CARDS), Counter[str](), dict[str, str]()

    def ways(self) -> Ways:
        """All that may come now, in order, with their weights."""
        if self.name == "sssnake":
            return sssnake(self.pile, self.roll)
        if self.name == "schlangennest":
            return schlangennest(self.header)
        if not self.table:
            return [(f"house {turn}", 1) for turn in range(4)]
        if not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
        return [(f"draw {name}", self.pile[name]) for name in sorted(self.pile)]

    def happened(self, text: str) -> None:
        """Take what was drawn, and see where a tile replaces another."""
        word, _, rest = text.partition(" ")
        if word == "roll":
            self.roll = int(rest)
        elif word == "house":
            self.table["0,0"], self.pile = text, carnival(int(rest), self.header)
        elif word == "draw":
            self.pile -= Counter(rest.split() if self.name == "sssnake" else [rest])
            self.roll = 0
        elif self.name == "carnival" and (laid := re.match(r"(.+) at (\S+)", text)):
            self.discards.update([self.table[laid[2]]] if laid[2] in self.table else [])
            self.table[laid[2]] = laid[1]


def number_of(words: str) -> int:
    """The SHA-256 of a text, as a number."""
    return int(sha256(words.encode()).hexdigest(), 16)


def due(ways: Ways, number: int) -> str:
    """Where a number falls, counted through the weights."""
    rest = number % sum(weight for _, weight in ways)
    for text, weight in ways:
        rest -= weight
        if rest < 0:
            return text
    raise ValueError(number)


def check(record: str) -> int:
    """The number of draws that follow their seed; ValueError names the first that doesn't."""
    header = dict(re.findall(r"^(\w+|option \w+|tag \w+): ?(.*)$", record, re.M))
    if "tag seed" not in header:
        raise ValueError("This record has no seed: its table has revealed none.")
    seed = f"{header['tag seed']} {header.get('tag salts', '')}".strip()
    parts = [one.split() for one in header.get("tag copied", "").split(";") if one]
    sources = [(int(until), known, " ".join(rest)) for until, known, *rest in parts]
    sources.append((sys.maxsize, header["tag commitment"], seed))
    for _, known, words in sources:
        if words[0] != "?" and sha256(words.split()[0].encode()).hexdigest() != known:
            raise ValueError("The seed isn't the one that was committed to.")
    lot = header.get("tag lot")
    if lot and number_of(f"{seed} lot") % int(header["seats"]) != int(lot):
        raise ValueError("The lot doesn't follow the seed.")
    return follow(record, header, sources)


def follow(record: str, header: dict[str, str], sources: list[tuple[int, str, str]]) -> int:
    """Every draw, looked up in the seed that it should follow."""
    game, draws, checked = Game(header), 0, 0
    told = {int(number) for number in header.get("tag told", "").split()}
    for number, (by, text) in enumerate(re.findall(r"^(\*|\d+) +(.+)$", record, re.M)):
        words = next(words for until, _, words in sources if number < until)
        if by == "*" and number not in told and words[0] != "?":
            at = number_of(f"{words} {draws if 'tag duplicate' in header else number}")
            if text != due(game.ways(), at) and "option rounds" in header:
                game.pile = Counter(CARDS)  # A new round of Sssnake begins with the whole deck.
            if text != (right := due(game.ways(), at)):
                raise ValueError(f"Event {number} is {text}, but the seed gives {right}.")
            checked += 1
        draws += by == "*"
        game.happened(text)
    return checked


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(f"Draws that follow their seed: {check(file.read())}.")
