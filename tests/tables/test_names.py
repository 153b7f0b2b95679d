"""What people and computers are called at a table, and in what it refuses."""

from serpentry.catalogue import set_up
from serpentry.languages import AtSeat, explain, sentence
from serpentry.table.commands import Play
from serpentry.table.setup import COMPUTER, HERE, Place, Setup
from serpentry.table.shown.names import names_at
from serpentry.table.shown.views import chairs_view, illegal_view
from serpentry.tabletop.refusal import Illegal
from tests.tables.table import Table


def _table(*places: Place, game: str = "sssnake") -> Table:
    made = set_up(game, len(places))
    return Table(Setup(game, made.version, made.options_json, places, "ada", ""))


def test_a_computer_is_called_by_its_name_and_its_level_is_not_part_of_it() -> None:
    table = _table(Place(HERE), Place(COMPUTER, "sidewinder", "level2"))
    assert names_at(table.state) == ["Ada", "Sidewinder"]
    [_, bot] = chairs_view(table.state, "de")
    assert (bot["name"], bot["player"]) == ("Seitenwinder", "level2")


def test_whoever_has_no_name_is_called_by_the_seat_and_two_of_one_name_are_numbered() -> None:
    table = _table(Place(HERE, "Bo"), Place(COMPUTER, "", "level1"), Place(COMPUTER, "", "level1"))
    assert names_at(table.state) == ["Bo", "Hatchling 1", "Hatchling 2"]
    nameless = _table(Place(HERE, "Bo"), Place(HERE))
    assert names_at(nameless.state, "de") == ["Bo", "Rot"]


def test_a_refusal_tells_of_people_by_their_names() -> None:
    table = _table(Place(HERE), Place(COMPUTER, "sidewinder", "level2"))
    state, told = table.state, list[Illegal]()
    while state.to_act is not None and not told:
        view = state.position
        here = [one for one in state.game.rules.moves(view) if hasattr(one, "on")]
        for move in here:
            wrong = state.game.notation.write(move).replace(f" on {move.on}", f" on {1 - move.on}")
            refusals = state.game.all_refusals(view, state.game.notation.read(wrong))
            told += [one for one in refusals if "owner" in one.told.facts]
        assert isinstance(state.to_act, int)
        state = table.do(None, Play(state.game.rules.moves(view)[0]), state.to_act)
    seen = illegal_view(told[0], "en", names_at(state))
    assert "Ada" in str(seen) or "Sidewinder" in str(seen)
    assert "(red)" not in str(seen)
    assert "(green)" not in str(seen)


def test_without_names_players_have_numbers() -> None:
    told = sentence("why-sssnake-gift-receiver", owner=AtSeat(1))
    assert "(Player 2)" in explain(told)
    assert "(Ben)" in explain(told, "en", ["Ada", "Ben"])
