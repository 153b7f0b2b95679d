"""Whether what a move of Schlangennest is said to have done is so."""

from typing import Any

from tests.proofs.squares import cell_of, name_of
from tests.proofs.told.scene import Facts, Proof, Scene, both
from tests.referees.schlangennest import UNTURNED

SIDES = ("north", "east", "south", "west")


def _kind(scene: Scene) -> str:
    kinds = {"turn": "curve", "replace": "tail"}
    return str(kinds.get(scene.move["do"], scene.move.get("card", "")))


def _placed(do: str) -> Proof:
    """The card, the sides of its coloured part, and its square."""

    def proof(scene: Scene, facts: Facts) -> bool:
        kind, turn = _kind(scene), scene.move["turn"]
        edges = sorted((edge + turn) % 4 for edge in UNTURNED[kind][0][1])
        sides = [name_of(one) for one in facts["sides"]] == [SIDES[edge] for edge in edges]
        at = cell_of(facts["square"]) == tuple(scene.move["at"])
        card = "card" not in facts or name_of(facts["card"]) == kind
        return sides and at and card and scene.move["do"] == do

    return proof


def _colour(scene: Scene) -> int:
    """The colour that a move was for."""
    seat = scene.before.to_act
    assert isinstance(seat, int)
    return int(scene.before.setup.colours_of(seat)[scene.move.get("snake", 0)])


def _did(is_so: str) -> Any:
    def proof(scene: Scene, _: Facts, seat: int) -> bool:
        was = scene.before
        if was.to_act != seat or was.is_crossing:
            return False
        did = scene.move["do"]
        if did == "lay":
            did = "begin" if was.snake(_colour(scene)) is None else "grow"
        longer = scene.now.snake(_colour(scene)) is not None
        opened = was.is_closed(_colour(scene)) == (did in ("turn", "replace"))
        return (
            did == is_so
            and longer
            and opened
            and not (did == "turn" and scene.now.is_closed(_colour(scene)))
        )

    return proof


def _path_lies(scene: Scene, _: Facts) -> bool:
    """The path is there as a whole: a tail, a head and all between."""
    kinds = [scene.now.state.table[square].kind for square in scene.now.path]
    return (kinds[0], kinds[-1]) == ("tail", "head") and not scene.now.is_crossing


def _crossed(scene: Scene, _: Facts, seat: int) -> bool:
    return bool(scene.before.is_crossing and scene.before.to_act == seat)


DEEDS: dict[str, Proof] = {
    "move-schlangennest-path": lambda scene, _: scene.move["do"] == "path",
    "move-schlangennest-card": _placed("lay"),
    "move-schlangennest-for": lambda scene, facts: (
        scene.before.name(_colour(scene)) == name_of(facts["colour"])
    ),
    "move-schlangennest-turn": _placed("turn"),
    "move-schlangennest-replace": _placed("replace"),
    "did-schlangennest-path": _path_lies,
    **both("did-schlangennest-crossing", _crossed),
    **both("did-schlangennest-begin", _did("begin")),
    **both("did-schlangennest-grow", _did("grow")),
    **both("did-schlangennest-turn", _did("turn")),
    **both("did-schlangennest-replace", _did("replace")),
}
