"""Any two options go together: games of set-ups in which every pair of values meets."""

from random import Random

import pytest

from serpentry.catalogue import find
from serpentry.contract import check_box
from serpentry.tabletop.options import kinds
from tests.pairs import Row, covering, pairs_of

VALUES: dict[str, dict[str, list[object]]] = {
    "snekagon5g": {
        "seats": [2, 3],
        "floor_side": [4, 5],
        "eyes": ["-1:-1, 2:-1", ""],
        **{
            switch: [False, True]
            for switch in (
                "advanced",
                "flip",
                "opening_single",
                "vertical_touch",
                "drill_may_join",
                "double_drill",
                "clay_limit",
            )
        },
    },
    "sssnake": {
        "seats": [2, 3, 4],
        "start_card": ["2x1_away", "1x1_away", "2x2_diagonal", "3x1_same_side", "2x1_same_side"],
        "feasibility": ["geometric", "deck_aware"],
        "exact_finish": [False, True],
        "close_other": [False, True],
        "rounds": [1, 2],
    },
}
ROWS = [
    pytest.param(game, row, id=f"{game}-{number}")
    for game, values in VALUES.items()
    for number, row in enumerate(covering(values))
]


@pytest.mark.one_in(20)
@pytest.mark.parametrize(("game", "row"), ROWS)
def test_a_game_of_any_pair_of_options_keeps_every_law(game: str, row: Row) -> None:
    options = {name: value for name, value in row.items() if name != "seats"}
    set_up = [(int(str(row["seats"])), options)]
    assert check_box(find(game), games=1, seed=3, set_ups=set_up) > 0


@pytest.mark.parametrize("game", VALUES)
def test_every_pair_meets_in_some_row(game: str) -> None:
    rows = [pairs_of(row) for row in covering(VALUES[game])]
    values = VALUES[game]
    rng = Random(1)
    for _ in range(50):
        one, two = sorted(rng.sample(sorted(values), 2))
        pair = one, rng.choice(values[one]), two, rng.choice(values[two])
        assert any(pair in row for row in rows)
    own = {"species"}
    assert set(values) - {"seats"} == set(kinds(find(game).options)) - own
