"""Whether what a move of Cobra Carnival is said to have done is so."""

from typing import Any

from tests.proofs.squares import cell_of, name_of
from tests.proofs.told.scene import Facts, Proof, Scene, both, named, seat_of
from tests.referees.carnival import COLOURS, colour_of, kind_of, strands_of

SIDES = ("north", "east", "south", "west")


def _tile(told: Any) -> str:
    return name_of(told).replace("minus ", "-")


def _actor(scene: Scene) -> int:
    return int(scene.before.state.seat)


def _at(scene: Scene) -> tuple[int, int]:
    x, y = scene.move["at"]
    return (x, y)


def _north(scene: Scene, facts: Facts) -> bool:
    """The colour of the house tile that faces north, by the way it is turned."""
    return bool(COLOURS[-scene.move["house"] % 4] == name_of(facts["colour"]))


def _turned(scene: Scene, facts: Facts) -> bool:
    name, turn = scene.move["lay"], scene.move["turn"]
    sides = {side for strand in strands_of(name, turn) for side in strand}
    if kind_of(name) == "head":
        sides = {turn}
    told = [name_of(one) for one in facts["sides"]]
    return told == [SIDES[side] for side in sorted(sides)] and _placed(scene, facts)


def _placed(scene: Scene, facts: Facts) -> bool:
    here = cell_of(facts["cell"]) == _at(scene)
    return here and _tile(facts["tile"]) == scene.move["lay"]


def _plays(scene: Scene, facts: Facts, seat: int) -> bool:
    told = sorted(map(name_of, facts["colours"]))
    return told == sorted(scene.now.state.owned[seat])


def _dealt(scene: Scene, facts: Facts, seat: int) -> bool:
    told = sorted(map(_tile, facts["tiles"]))
    return _actor(scene) == seat and told == sorted(scene.now.state.hands[seat])


def _dealt_hidden(scene: Scene, facts: Facts, seat: int) -> bool:
    count = len(scene.now.state.hands[seat])
    hidden = not scene.options["open_hands"] and seat != scene.listener
    return _actor(scene) == seat and facts["count"] == count and hidden


def _drew(scene: Scene, _: Facts, seat: int) -> bool:
    return "draw" in scene.move and _actor(scene) == seat


def _put(scene: Scene, _: Facts, seat: int) -> bool:
    """A tile of no colour on a free cell."""
    free = _at(scene) not in scene.before.state.table
    return _actor(scene) == seat and free and colour_of(scene.move["lay"]) is None


def _is_said_of(scene: Scene, facts: Facts, whose: str, owner: int) -> bool:
    """Whether the deed was somebody's, done to the snake of somebody, as told."""
    teller = seat_of(facts["who"]) if "who" in facts else scene.listener
    if "who" in facts and teller == scene.listener:
        return False
    told = {"own": teller, "to": scene.listener}.get(whose)
    told = seat_of(facts["other"]) if "other" in facts else told
    is_others = whose == "own" or owner != _actor(scene)
    return _actor(scene) == teller and owner == told and is_others


def _grew(scene: Scene, facts: Facts, whose: str) -> bool:
    colour = name_of(facts["colour"])
    grown = len(scene.now.snakes[colour].path) > len(scene.before.snakes[colour].path)
    new = _at(scene) not in scene.before.state.table
    tile = colour_of(scene.move["lay"]) == colour
    owner = scene.before.owner(colour)
    return tile and new and grown and _is_said_of(scene, facts, whose, owner)


def _replaced(scene: Scene, facts: Facts, whose: str) -> bool:
    """What was there was part of that snake."""
    colour, at = name_of(facts["colour"]), _at(scene)
    cells = [one.cell for one in scene.before.snakes[colour].path]
    old = scene.before.state.table[at].name == _tile(facts["old"])
    owner = scene.before.owner(colour)
    return at in cells and old and _is_said_of(scene, facts, whose, owner)


def _hat(scene: Scene, facts: Facts, whose: str) -> bool:
    colour = name_of(facts["colour"])
    told = (colour, _tile(facts["hat"])) == (scene.move["on"], scene.move["lay"])
    has_head = scene.before.snakes[colour].has_head
    return told and has_head and _is_said_of(scene, facts, whose, scene.before.owner(colour))


def _of_snakes(name: str, proof: Any) -> dict[str, Proof]:
    """Messages by whose snake it is."""

    def said(whose: str) -> Proof:
        return lambda scene, facts: proof(scene, facts, whose)

    return {
        f"{name}-you": said("own"),
        f"{name}-other": said("own"),
        f"{name}-to-you": said("to"),
        f"{name}-on-you": said("other"),
        f"{name}-on-other": said("other"),
    }


def _token(scene: Scene, _: Facts, seat: int) -> bool:
    return bool(scene.now.state.tokens[seat] == scene.before.state.tokens[seat] + 1)


DEEDS: dict[str, Proof] = {
    "move-carnival-house": _north,
    "move-carnival-draw": lambda scene, facts: _tile(facts["tile"]) == scene.move["draw"],
    "move-carnival-draw-hidden": lambda scene, _: (
        "draw" in scene.move and not scene.options["open_hands"]
    ),
    "move-carnival-turned": _turned,
    "move-carnival-tile": _placed,
    "move-carnival-hat": lambda scene, facts: (
        (_tile(facts["tile"]), name_of(facts["colour"])) == (scene.move["lay"], scene.move["on"])
    ),
    "move-carnival-pass": lambda scene, _: "pass" in scene.move,
    "did-carnival-house": _north,
    **both("did-carnival-plays", _plays),
    **both("did-carnival-dealt", _dealt),
    "did-carnival-dealt-hidden": named(_dealt_hidden),
    **both("did-carnival-draw", _drew),
    "did-carnival-draw-hidden": named(_drew),
    **both("did-carnival-place", _put),
    **_of_snakes("did-carnival-grow", _grew),
    **_of_snakes("did-carnival-replace", _replaced),
    **_of_snakes("did-carnival-hat", _hat),
    **both(
        "did-carnival-pass", lambda scene, _, seat: "pass" in scene.move and _actor(scene) == seat
    ),
    **both("did-carnival-token", _token),
}
