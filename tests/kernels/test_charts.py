"""What nets see is what lies there, and turning a board turns what they see."""

from array import array
from collections import Counter
from collections.abc import Iterator
from math import frexp
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.games.schlangennest.rules.cards import Kind
from serpentry.games.schlangennest.rules.lattice import square_of
from serpentry.geometry.bitsets import few_members, members
from serpentry.kernels.charts import OCTETS, Chart, byte_of, units_of
from serpentry.kernels.hexsnakes.charting import Rhombus, images
from serpentry.kernels.hexsnakes.seeing import FEW, MOST_WAYS, MOST_WORDS
from serpentry.kernels.hexsnakes.structs import BYTE_SPAN, LONGEST_PATH, SeenHex
from serpentry.kernels.schlangennest.structs import SeenSquare
from serpentry.kernels.snekagon5g.structs import MOST_SEATS, SeenSeat, TableGame
from serpentry.tabletop.game import AnyGame

SET_UPS = [
    pytest.param("snekagon", 2, {}, id="snekagon"),
    pytest.param("snekagon", 2, {"board_side": 4, "pie": True, "flip": False}, id="snekagon-pie"),
    pytest.param("snekagon5g", 2, {}, id="snekagon5g"),
    pytest.param("snekagon5g", 2, {"floor_side": 5, "advanced": True}, id="snekagon5g-advanced"),
    pytest.param("snekagon5g", 3, {}, id="snekagon5g-three"),
    pytest.param("snekagon5g", 5, {"vertical_touch": True}, id="snekagon5g-five"),
    pytest.param("schlangennest", 2, {}, id="schlangennest"),
    pytest.param("schlangennest", 2, {"variant": "tail_first", "size": "hard"}, id="tail-first"),
]


class Sight:
    """An observation, taken apart."""

    def __init__(self, driver: Driver, chart: Chart, seat: int) -> None:
        row = array("q", bytes(8 * chart.row_words))
        driver.observe(seat, row.buffer_info()[0])
        rest = chart.plane_words + chart.whole_words
        driver._call("mask", row.buffer_info()[0] + 8 * rest)
        octets, count = row.tobytes(), len(chart.planes)
        self.cells = [octets[count * at : count * at + count] for at in range(len(chart.squares))]
        self.whole = octets[OCTETS * chart.plane_words : OCTETS * rest]
        bits = int.from_bytes(octets[OCTETS * rest :], "little")
        self.moves = members(bits)
        assert not self.moves or self.moves[-1] < len(chart.answers)


def walk(game: AnyGame, seed: int) -> Iterator[tuple[Any, Driver]]:
    """All positions of a random game."""
    rng, position = Random(seed), game.rules.start()
    driver = Driver(engine_of(game), position)
    while game.rules.to_act(position) is not None:
        yield position, driver
        move = rng.choice(game.rules.moves(position))
        driver.play(game.numbering.number(position, move))
        position = game.rules.play(position, move)


def chart_of(game: AnyGame) -> Chart:
    found = engine_of(game).basis.chart
    assert found
    return found()


@pytest.mark.parametrize(("name", "seats", "options"), SET_UPS)
def test_the_mask_has_exactly_the_legal_moves(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = set_up(name, seats, options)
    chart = chart_of(game)
    for position, driver in walk(game, 3):
        seat = game.rules.to_act(position)
        assert isinstance(seat, int)
        assert Sight(driver, chart, seat).moves == driver.moves()


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "seats", "options"), SET_UPS)
def test_every_move_has_an_answer_of_its_own(
    name: str, seats: int, options: dict[str, object]
) -> None:
    chart = chart_of(set_up(name, seats, options))
    assert len(set(chart.answers)) == len(chart.answers)
    assert max(chart.answers) < chart.layers * chart.width**2 + chart.extras
    for symmetry in chart.symmetries:
        assert sorted(symmetry.answers) == list(range(len(symmetry.answers)))


def test_each_seat_sees_its_own_hexes_as_its_own() -> None:
    game: Any = set_up("snekagon", 2, {"board_side": 5})
    chart = chart_of(game)
    for position, driver in walk(game, 4):
        for seat in (0, 1):
            sight = Sight(driver, chart, seat)
            grid = game.rules.table.grid
            seen_as = {"mine": position.colours[seat], "theirs": position.colours[1 - seat]}
            for name, colour in seen_as.items():
                seen = [
                    cell
                    for cell, told in zip(grid.cells, sight.cells, strict=True)
                    if told[byte_of(SeenHex, name)]
                ]
                assert set(seen) == set(grid.cells_of(colour.cells))


def doublings(count: int) -> int:
    """Sixteen for each doubling of one to a count, and the rest in sixteenths of the next."""
    part, power = frexp(count)
    return 16 * (power - 1) + int(16 * (2 * part - 1))


@pytest.mark.parametrize("side", [4, 6])
def test_ways_to_grow_and_to_begin_are_counted_cell_by_cell(side: int) -> None:
    game: Any = set_up("snekagon", 2, {"board_side": side, "opening_single": False})
    chart, table = chart_of(game), game.rules.table
    for position, driver in walk(game, 6):
        seat, ways = position.actor, (Counter[Any](), Counter[Any]())
        own = set(table.grid.cells_of(position.colours[seat ^ position.swapped].cells))
        begun = 0
        for placement in few_members(position.legal):
            path = table.placements[placement].path
            begins = not any(other in own for cell in path for other in cell.neighbours())
            begun += begins
            ways[begins].update(path)
        if begun > FEW:
            ways[1].clear()
        cells = zip(table.grid.cells, Sight(driver, chart, seat).cells, strict=True)
        names = [byte_of(SeenHex, name) for name in ("my_growths", "my_beginnings")]
        for cell, told in cells:
            assert [told[at] for at in names] == [doublings(each[cell] + 1) for each in ways]


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("snekagon", 2, {"board_side": 8}), ("snekagon5g", 5, {"floor_side": 6, "eyes": []})],
)
def test_the_largest_boards_find_room(name: str, seats: int, options: dict[str, object]) -> None:
    game: Any = set_up(name, seats, options)
    table = game.rules.table
    assert len(table) <= 64 * MOST_WORDS
    assert len(table.grid.cells) <= BYTE_SPAN - LONGEST_PATH
    assert max(len(placement.path) for placement in table.placements) <= LONGEST_PATH
    ways = Counter(cell for placement in table.placements for cell in placement.path)
    assert (seats - 1) * max(ways.values()) < MOST_WAYS


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("snekagon", 2, {"board_side": 4}),
        ("snekagon5g", 2, {"eyes": []}),
        pytest.param("snekagon5g", 4, {"eyes": []}, marks=pytest.mark.thorough),
    ],
)
def test_a_turned_game_is_seen_turned(name: str, seats: int, options: dict[str, object]) -> None:
    game: Any = set_up(name, seats, options)
    chart, board = chart_of(game), Rhombus(4)
    image, symmetry = images(flips=True)[8], chart.symmetries[8]
    number_at = {answer: number for number, answer in enumerate(chart.answers)}
    goes = {source: target for target, source in enumerate(symmetry.answers)}
    turned = Driver(engine_of(game), game.rules.start())
    cells = game.rules.table.grid.cells
    place = {cell: at for at, cell in enumerate(cells)}
    rng, position = Random(5), game.rules.start()
    driver = Driver(engine_of(game), position)
    while (seat := driver.actor()) >= 0:
        one, other = Sight(driver, chart, seat), Sight(turned, chart, seat)
        assert one.whole == other.whole
        assert [other.cells[place[image(cell)]] for cell in cells] == one.cells
        moved = [number_at[goes[chart.answers[number]]] for number in one.moves]
        assert sorted(moved) == other.moves
        assert symmetry.squares[board.square(image(cells[0]))] == board.square(cells[0])
        at = rng.randrange(len(moved))
        driver.play(one.moves[at])
        turned.play(moved[at])


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_floors_are_seen_alike_from_whichever_one_counts(seats: int) -> None:
    game: Any = set_up("snekagon5g", seats, {})
    chart = chart_of(game)
    number_at = {answer: number for number, answer in enumerate(chart.answers)}
    each, planes = chart.layers // seats, len(chart.planes) // seats

    def next_floor(number: int) -> int:
        """The same move, a floor further round."""
        square, layer = divmod(chart.answers[number], chart.layers)
        return number_at[square * chart.layers + (layer + each) % chart.layers]

    rng, driver, other = Random(8), *(Driver(engine_of(game), game.rules.start()) for _ in "ab")
    while (seat := driver.actor()) >= 0:
        one, further = Sight(driver, chart, seat), Sight(other, chart, seat)
        assert one.whole == further.whole
        assert [told[-planes:] + told[:-planes] for told in one.cells] == further.cells
        assert sorted(map(next_floor, one.moves)) == further.moves
        move = rng.choice(one.moves)
        driver.play(move)
        other.play(next_floor(move))


def test_at_a_larger_table_each_hex_says_how_many_seats_later_its_owner_comes() -> None:
    game: Any = set_up("snekagon5g", 4, {})
    chart = chart_of(game)
    for _, driver in walk(game, 4):
        told = [Sight(driver, chart, seat).cells for seat in range(4)]
        for owners in chart.owners:
            for cells in zip(*told, strict=True):
                found = [one[owners.whose] for one in cells]
                owner = next((seat for seat in range(4) if cells[seat][owners.mine]), None)
                expected = [0] * 4 if owner is None else [(owner - seat) % 4 for seat in range(4)]
                assert found == expected


@pytest.mark.parametrize("size", ["recommended", "easy", "hard"])
def test_the_window_has_room_for_all_of_a_nest(size: str) -> None:
    game: Any = set_up("schlangennest", 2, {"size": size})
    chart, cards = chart_of(game), [byte_of(SeenSquare, f"{one}_card") for one in ("my", "their")]
    widest = 0
    for seed in range(8):
        for position, driver in walk(game, seed):
            sight = Sight(driver, chart, position.actor)
            seen = sum(any(cell[at] for at in cards) for cell in sight.cells)
            laid = [square_of(number) for number in position.table.nest.cards]
            inside = [card.kind < Kind.TAIL for card in position.table.nest.cards.values()]
            nest = [square for square, is_inside in zip(laid, inside, strict=True) if is_inside]
            assert len(nest) <= seen <= len(laid)
            for along in ([one.x for one in nest], [one.y for one in nest]):
                widest = max(widest, max(along, default=0) - min(along, default=0) + 1)
    assert widest > 5


def test_a_chart_counts_each_byte_as_its_declaration_says() -> None:
    units = units_of(TableGame)
    assert len(units) == MOST_SEATS * 24 + 8 + 8
    moves = byte_of(SeenSeat, "moves")
    assert [units[24 * seat + moves] for seat in range(MOST_SEATS)] == [1 / 128] * MOST_SEATS
    assert units[byte_of(TableGame, "options") :] == (1.0,) * 8
