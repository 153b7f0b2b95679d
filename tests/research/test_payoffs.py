import pytest

from serpentry.languages import sentence
from serpentry.research.payoffs import bounds, by_score, by_win
from serpentry.tabletop.outcome import Outcome


@pytest.mark.parametrize(
    ("scores", "winners", "worth"),
    [
        ((5, 3), (0,), [1, -1]),
        ((4, 4), (0, 1), [0, 0]),
        ((1, 9, 3), (1,), [-0.5, 1, -0.5]),
        ((9, 9, 3), (0, 1), [0.25, 0.25, -0.5]),
        ((1, 1, 1, 7, 7), (3, 4), [-0.25, -0.25, -0.25, 0.375, 0.375]),
    ],
)
def test_winners_share_what_losers_lose(
    scores: tuple[int, ...], winners: tuple[int, ...], worth: list[float]
) -> None:
    found = by_win(Outcome(scores, winners, sentence("reason-longest")))
    assert found == pytest.approx(worth)
    assert sum(found) == pytest.approx(0)
    low, high = bounds("win", len(scores))
    assert low - 1e-9 <= min(found) <= max(found) <= high


def test_a_score_is_worth_what_it_is_more_than_the_others_mean() -> None:
    assert by_score(Outcome((10, 4, 1), (0,), sentence("reason-longest"))) == [7.5, -1.5, -6.0]
