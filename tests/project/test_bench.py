"""Whatever can be measured is on one list, with a line that says what it is."""

from pathlib import Path
from random import Random

import pytest
from bench.__main__ import listing, main, programs, title
from bench.collecting import collect, known_rows, stem_of
from bench.following.choice import Tip
from bench.following.schlangennest import ends_last
from bench.silences import Silences
from bench.strength.nets import Match, Played, result
from bench.strength.times import is_of_times
from bench.strength.tips import TIPS, Follower, game_of_tips, holds

from serpentry.catalogue import set_up
from serpentry.tabletop.helpers.intervals import Interval


@pytest.mark.parametrize("name", programs())
def test_a_program_says_what_it_measures_and_can_be_run(name: str) -> None:
    file = programs()[name]
    assert title(file).endswith(".")
    assert '__name__ == "__main__"' in file.read_text(encoding="utf-8")
    assert f"  {name} " in listing()


def test_a_wrong_name_is_told_the_right_ones() -> None:
    with pytest.raises(SystemExit, match="There is no program called 'playout'"):
        main(["playout"])


def test_a_match_of_another_net_names_it_and_is_not_drawn_with_those_of_the_level() -> None:
    for net, named in ((None, ""), (Path("older.npz"), "older")):
        match = Match("snekagon5g", player="level9", foe="level9", net=net)
        line = result(
            match, [Played(match, 0, 1.0, 0.1, ("a",)), Played(match, 1, 0.5, 0.1, ("a",))]
        )
        assert (line["weights"], line["opening"]) == (named, 1)
        assert line["all"]["share"] == 0.75
        assert is_of_times(line) == (not named)


def test_a_silence_is_told_with_its_cause() -> None:
    at = [0.0]
    silences = Silences(lambda: at[0])

    def go_on(seconds: float) -> None:
        at[0] += seconds

    go_on(3)
    assert silences.moved() is None
    with silences.during("killed"):
        go_on(20)
    go_on(1)
    assert silences.moved() == "no moves for 21 s, from 3 s on: killed (20 s)"
    go_on(6)
    assert silences.moved() == "no moves for 6 s, from 24 s on: just after killed"
    go_on(24)
    assert silences.moved() == "no moves for 24 s, from 30 s on: cause unknown"
    began = at[0]
    with silences.during("backed up"):
        go_on(10)
        silences.ticked(began)
    told = "no moves for 10 s, from 54 s on: the bench itself stood still for 10 s"
    assert silences.moved() == told
    assert (len(silences.found), silences.unexplained) == (4, 1)


def row_of(seed: int) -> dict[str, object]:
    return {"seed": seed}


def test_games_are_kept_behind_a_line_that_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"seed":0}\n{"se', "utf-8")
    assert collect(row_of, range(3), file, jobs=1) == [{"seed": 0}, {"seed": 1}, {"seed": 2}]
    assert sorted(row["seed"] for row in known_rows(file)) == [0, 1, 2]
    assert stem_of("snekagon", 2, board_side=5) != stem_of("snekagon", 2)


@pytest.mark.parametrize("level", [3, 5])
def test_a_follower_does_what_a_tip_says_and_its_opposite_does_not(level: int) -> None:
    game = set_up("schlangennest")
    position = game.rules.start()
    for text in ("curve a1 ne", "straight b2 ew"):
        position = game.rules.play(position, game.notation.read(text))
    for seed in range(6):
        for tip, sign, is_end in ((ends_last, 1, {False}), (ends_last, -1, {True})):
            move = Follower(level, tip, sign).choose(game, position, 0, Random(seed))
            assert {game.notation.write(move).startswith(("tail", "head"))} == is_end
    assert Follower(level, None).allowed(game, position, 0) == game.rules.moves(position)


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("name", "tip"), [(name, tip) for name in TIPS for tip in TIPS[name]])
def test_a_game_of_a_tip_is_played_to_its_end_the_same_every_time(name: str, tip: Tip) -> None:
    one, again = (game_of_tips(3, name, tip.__name__, 3, free=False) for _ in range(2))
    assert one == again
    assert one["share"] in (0, 0.5, 1)


def test_a_tip_holds_that_wins_against_its_opposite_and_does_not_lose_to_free_play() -> None:
    won, even, lost = Interval(0.6, 0.7, 0.8), Interval(0.4, 0.5, 0.6), Interval(0.2, 0.3, 0.4)
    assert holds([won, won], [even, even])
    assert not holds([won, even], [even, even])
    assert not holds([won, won], [even, lost])
    assert not holds([Interval(0.51, 0.54, 0.57), won], [even, even])
