"""From what the solver writes to a certificate."""

from array import array
from collections.abc import Iterator
from pathlib import Path

from serpentry.games.snekagon import Options
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.games.snekagon.words.notation import SnekagonNotation
from serpentry.solved.certificate import Certificate, FirstPair

HEADER = 8
"""Bytes before the replies of a unit: its number and their count."""


def lines_of(job: Path, rules: SnekagonRules) -> list[FirstPair]:
    """The first moves of a job with the replies that are tried, in turn."""
    notation = SnekagonNotation(rules)
    numbers = {notation.write(move): number for number, move in enumerate(rules.placements)}
    written = job.read_text(encoding="utf-8").splitlines()
    words = (line.partition(":")[0].split() for line in written)
    return [FirstPair(*(numbers[name] for name in line[1:])) for line in words if line[0] == "line"]


def replies_of(proof: Path) -> Iterator[tuple[int, "array[int]"]]:
    """The number of each unit that is won, and the replies from there."""
    content, at = proof.read_bytes(), 0
    while at + HEADER <= len(content):
        number, count = array("I", content[at : at + HEADER])
        end = at + HEADER + 2 * count
        if end > len(content):
            return  # broken off while it was written
        yield number, array("H", content[at + HEADER : end])
        at = end


def take_in(results: Path, proof: Path) -> None:
    """Add to these what parts of the work have settled, whose files lie beside them."""
    results.touch()
    proof.touch()
    known = set(results.read_text(encoding="utf-8").splitlines())
    for part in sorted(results.parent.glob(f"{results.stem}.*of*{results.suffix}")):
        told = [one for one in part.read_text(encoding="utf-8").splitlines() if one not in known]
        if not told:
            continue
        with proof.open("ab") as file:
            for number, replies in replies_of(part.with_suffix(proof.suffix)):
                file.write(array("I", [number, len(replies)]).tobytes() + replies.tobytes())
        with results.open("a", encoding="utf-8") as lines:
            lines.writelines(f"{one}\n" for one in told)


def packed(options: Options, alive: int, job: Path, proof: Path) -> Certificate:
    """The certificate of a board: of each first move the reply whose every answer is won."""
    known, rules = dict(replies_of(proof)), SnekagonRules(options)
    tried, at = Certificate(options, alive, lines_of(job, rules), ()), 0
    found = dict[int, tuple[FirstPair, list["array[int]"]]]()
    for line, answers in zip(tried.lines, tried.answers, strict=True):
        numbers = range(at, at := at + len(answers))
        if all(number in known for number in numbers):
            found.setdefault(line.first, (line, [known[number] for number in numbers]))
    if len(found) < len({line.first for line in tried.lines}):
        raise SystemExit("Not all of it is won yet.")
    replies = [one for _, units in found.values() for one in units]
    return Certificate(options, alive, [line for line, _ in found.values()], replies)


def table_of(results: Path) -> Iterator[str]:
    """A line for each reply that was tried: how many answers lose, positions, the hardest."""
    found = dict[str, list[tuple[float, bool, str]]]()
    for words in map(str.split, results.read_text(encoding="utf-8").splitlines()):
        *moves, verdict, count, _ = words
        told = found.setdefault(" ".join(moves[:2]), [])
        told.append((float(count), verdict == "wins", moves[-1]))
    for line, units in found.items():
        lost, nodes = sum(one[1] for one in units), sum(one[0] for one in units) / 1e6
        most, _, answer = max(units)
        yield (
            f"{line}: {lost} of {len(units)} answers lose; {nodes:.0f} million positions, "
            f"{most / 1e6:.2g} million for {answer}"
        )
