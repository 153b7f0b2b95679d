"""The law of clubs: whatever people do, there is a next step or an end, and what is said is so."""

from collections import Counter

import pytest

from tests.clubs.lives import Life


def lived(seeds: range, steps: int) -> tuple[Counter[str], Counter[str]]:
    """Clubs that live through so many attempts each: what was done, and what was refused."""
    done, refused, faults = Counter[str](), Counter[str](), list[str]()
    for seed in seeds:
        life = Life(seed)
        life.live(steps)
        done += life.done
        refused += life.refused
        faults += life.faults
    assert not faults
    return done, refused


def test_whatever_people_do_there_is_a_next_step_or_an_end() -> None:
    done, refused = lived(range(12), 150)
    often = {"Withdraw", "Return", "Unpair", "Depart", "HandOn", "Report", "Clear", "PairNext"}
    assert often <= {*done}
    assert {"club-result-stands", "club-return-late", "club-organiser-device"} & {*refused}


@pytest.mark.thorough
def test_whatever_people_do_for_long_there_is_a_next_step_or_an_end() -> None:
    done, _ = lived(range(100, 400), 400)
    assert sum(done.values()) > 20_000
