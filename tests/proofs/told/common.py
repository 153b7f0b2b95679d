"""Whether the sentences of every game are true: turns, scores, who has won."""

from tests.proofs.told.scene import Facts, Proof, Scene, both, count_of, named, seat_of


def _has_score(scene: Scene, facts: Facts, seat: int) -> bool:
    return bool(count_of(facts["score"]) == scene.now.scores[seat])


def _scored(scene: Scene, facts: Facts, seat: int) -> bool:
    was, now = scene.before.scores[seat], scene.now.scores[seat]
    change = int(str(facts["change"]).replace("−", "-").replace("±", ""))
    return _has_score(scene, facts, seat) and change == now - was != 0


def _share(scene: Scene, facts: Facts) -> bool:
    told = sorted(map(seat_of, facts["who"]))
    return told == scene.now.winners and 1 < len(told) < scene.seats


def _other_wins(scene: Scene, facts: Facts) -> bool:
    seat = seat_of(facts["who"])
    return bool(scene.now.winners == [seat]) and seat != scene.listener


def _acts(scene: Scene, _: Facts, seat: int) -> bool:
    return bool(scene.now.to_act == seat)


COMMON: dict[str, Proof] = {
    "turn-yours": lambda scene, _: bool(scene.now.to_act == scene.listener is not None),
    "turn-other": lambda scene, facts: scene.now.to_act == seat_of(facts["who"]) != scene.listener,
    "turn-chance": lambda scene, _: bool(scene.now.to_act == "chance"),
    "turn-over": lambda scene, _: scene.now.to_act is None,
    **both("task-choose", _acts),
    **both("scored", _scored),
    "end-you-win": lambda scene, _: bool(scene.now.winners == [scene.listener]),
    "end-wins": _other_wins,
    "end-share": _share,
    "end-tie": lambda scene, _: len(scene.now.winners) == scene.seats,
    "end-because": lambda scene, _: (
        scene.now.to_act is None and len(scene.now.winners) < scene.seats
    ),
    "end-count": named(_has_score),
    "summary-score": named(_has_score),
}


def unit(name: str) -> dict[str, Proof]:
    """What a game counts in; whatever has a number of it proves that."""
    return {f"unit-{name}": lambda _, facts: isinstance(facts["count"], int)}
