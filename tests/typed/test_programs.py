"""The programs do what they say; `make types` shows that their types hold."""

from fractions import Fraction

from tests.typed import carnival, schlangennest, snekagon, snekagon5g, sssnake


def test_a_bot_of_one_s_own_plays_snekagon() -> None:
    played = snekagon.main()
    assert played.players == ("longest", "random")
    assert played.outcome.winners


def test_tiles_are_drilled_in_snekagon_5g() -> None:
    assert snekagon5g.main() > 0


def test_a_square_of_schlangennest_is_taken_once() -> None:
    assert schlangennest.main() == "square-empty"


def test_sssnake_s_die_is_fair() -> None:
    odds = sssnake.main()
    assert sum(odds.values()) == 1
    assert set(odds.values()) == {Fraction(1, len(odds))}


def test_a_seat_of_cobra_carnival_sees_its_own_hand_alone() -> None:
    first, *others = carnival.main()
    assert "?" not in first
    assert all(set(hand) <= {"?"} for hand in others)
