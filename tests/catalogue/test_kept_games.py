"""Set-ups are kept by their size, and shared as long as anybody has them."""

from functools import partial

from serpentry.catalogue import find
from serpentry.catalogue.kept_games import KeptGames, bytes_of
from serpentry.tabletop.game import AnyGame


def small(side: int) -> AnyGame:
    """One that nobody else has: what other tests did with a shared one would weigh, too."""
    box = find("snekagon")
    return box.assembled(*box.chosen(2, {"board_side": side}))


def test_a_larger_board_weighs_more() -> None:
    assert bytes_of(small(6)) > bytes_of(small(4)) > 10_000


def test_games_that_nobody_has_asked_for_longest_give_way() -> None:
    games = {side: small(side) for side in (4, 5, 6)}
    kept = KeptGames(most=bytes_of(games[4]) + bytes_of(games[5]))
    for side in (4, 5, 4, 6):
        assert kept.get(side, partial(games.__getitem__, side)) is games[side]
    assert kept.size <= kept.most or len(kept.kept) == 1
    assert 6 in kept.kept
    assert 5 not in kept.kept
    assert kept.get(5, lambda: small(7)) is games[5], "somebody has it: it is not made again"
