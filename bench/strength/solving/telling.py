"""What a certificate teaches: a line for each first move, and how the second player goes on."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from serpentry.geometry.hexes import Hex
from serpentry.solved.certificate import Certificate, certificate_of


def tell(game: Any) -> None:
    """Print it."""
    certificate = certificate_of(game.rules.options)
    if certificate is None:
        raise SystemExit("There is no certificate for this board.")
    write, moves = game.notation.write, certificate.rules.placements
    replies = iter(certificate.replies)
    for line, answers in zip(certificate.lines, certificate.answers, strict=True):
        written = [len(one) for one in islice(replies, len(answers))]
        print(
            f"{write(moves[line.first])}: {write(moves[line.reply])}; {len(answers)} answers, "
            f"{sum(written)} replies written, {max(written)} to one answer"
        )
    second = list(_second_tiles(certificate))
    print(
        f"Of {len(second)} second tiles {sum(grows for _, grows, _ in second)} grow the first one, "
        f"{sum(length for length, *_ in second) / len(second):.2f} hexes in all on average; "
        f"{sum(touches for *_, touches in second)} touch the first player."
    )


def _second_tiles(certificate: Certificate) -> Iterator[tuple[int, bool, bool]]:
    """Of each second tile of the second player: how many hexes lie then, whether it grows the first
    tile, and whether it touches the first player."""
    paths = [one.path for one in certificate.rules.table.placements]
    replies = iter(certificate.replies)
    for line, answers in zip(certificate.lines, certificate.answers, strict=True):
        for answer in answers:
            first, *_ = next(replies)
            own, foes = paths[line.reply], (*paths[line.first], *paths[answer])
            beside = _beside(paths[first])
            yield (
                len(own) + len(paths[first]),
                not beside.isdisjoint(own),
                not beside.isdisjoint(foes),
            )


def _beside(cells: Iterable[Hex]) -> set[Hex]:
    return {other for cell in cells for other in cell.neighbours()}
