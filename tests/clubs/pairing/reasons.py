"""Every reason of a round, judged by what the log says before it: nothing here asks the product.

The log is taken as it is stored, and all that a sentence claims is counted again from its lines.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

from serpentry.clubs.events import ClubEntry, club_event_json
from serpentry.clubs.points import written

Why = dict[str, Any]
MOST_FOR_TRIAL = 8


class Before:
    """A tournament as its log has it so far."""

    def __init__(self, entries: Sequence[ClubEntry]) -> None:
        self.kind, self.order, self.by = "", list[str](), ""
        self.games, self.byes = list[dict[str, Any]](), Counter[str]()
        self.byes_by_round = list[Counter[str]]()
        self.rounds, self.gone = 0, set[str]()
        for entry in entries:
            event: Any = club_event_json(entry.event)["event"]
            match event["is"]:
                case "Announced":
                    self.kind = event["plan"]["kind"]
                case "Entered":
                    self.gone.discard(event["member"])
                    self.order += [event["member"]] * (event["member"] not in self.order)
                case "Withdrew":
                    self.gone.add(event["member"])
                case "Seeded":
                    self.order, self.by = event["order"], event["by"]
                case "Paired":
                    self.rounds += 1
                    byes = Counter[str](one["member"] for one in event["byes"])
                    self.byes_by_round.append(byes)
                    self.byes += byes
                    for one in event["pairings"]:
                        self.games.append({"seats": one["seats"], "round": self.rounds, **one})
                case "Unpaired":
                    self.games = [one for one in self.games if one["round"] < self.rounds]
                    self.rounds -= 1
                    self.byes -= self.byes_by_round.pop()
                case "Replayed":
                    pairing, again = event["pairing"], self.games[event["game"] - 1]["round"]
                    self.games.append({"seats": pairing["seats"], "round": again, **pairing})
                case "Cleared":
                    del self.games[event["game"] - 1]["result"]
                case "Resulted":
                    game = self.games[event["game"] - 1]
                    game["result"], game["ended"] = (
                        event["result"],
                        game.get("ended") or entry.seq,
                    )

    def met(self, one: str, other: str, how: Callable[[str], bool] = lambda how: True) -> int:
        """How often two sat at one table, in games that ended so or that are open."""
        return sum(
            one in game["seats"] and other in game["seats"] and how(_how(game))
            for game in self.games
        )

    def counted(self, one: str, other: str) -> int:
        return self.met(one, other, lambda how: how != "void")

    def meetings(self, names: Sequence[str]) -> int:
        return sum(self.counted(*two) for two in combinations(names, 2))

    def starts(self, member: str) -> int:
        return sum(bool(game["seats"][0] == member) for game in self.games)

    def balance(self, member: str) -> int:
        second = sum(bool(game["seats"][1] == member) for game in self.games)
        return self.starts(member) - second

    def seed(self, member: str) -> int:
        return self.order.index(member) + 1

    def points(self) -> dict[str, Fraction]:
        """Everybody's score by the places of games that count; byes of a Swiss are one each."""
        found = {one: Fraction(0) for one in self.order}
        streaks = Counter[str]()
        done = [game for game in self.games if _how(game) not in ("", "void")]
        for game in sorted(done, key=lambda game: int(game["ended"])):
            places = game["result"]["places"]
            for one, place in zip(game["seats"], places, strict=True):
                below = sum(place < other for other in places)
                equal = sum(place == other for other in places) - 1
                share = Fraction(2 * below + equal, 2 * (len(places) - 1))
                if self.kind == "arena":
                    share *= 4 if streaks[one] >= 2 else 2
                    streaks[one] = streaks[one] + 1 if place == 1 and not equal else 0
                found[one] += share
        if self.kind == "swiss":
            for one, times in self.byes.items():
                found[one] += times
        return found


def _how(game: dict[str, Any]) -> str:
    return str(game["result"]["how"]) if "result" in game else ""


def faults_of(before: Before, paired: Any) -> list[str]:
    """What is false of what a round says of itself."""
    found = list[str]()
    for one in paired["pairings"]:
        found += _of(before, paired, one["seats"], one["why"])
    for one in paired["byes"]:
        found += _of(before, paired, [one["member"]], one["why"])
    return found


def _of(before: Before, paired: Any, seats: list[str], whys: list[Why]) -> list[str]:
    judged = ((one, JUDGES.get(one["key"])) for one in whys)
    return [
        f"{one['key']} {one['who']} {one['facts']}" if judge else f"nobody judges {one['key']}"
        for one, judge in judged
        if judge is None or not judge(before, paired, seats, one)
    ]


Judge = Callable[[Before, Any, list[str], Why], bool]


def _facts(why: Why) -> dict[str, Any]:
    return dict(why["facts"])


def _lot(before: Before, paired: Any, seats: list[str], why: Why) -> bool:
    return before.by == "lot" and paired["round"] == 1 and {*why["who"]} == {*seats}


def _seeds(before: Before, paired: Any, seats: list[str], why: Why) -> bool:
    told = ", ".join(str(before.seed(one)) for one in why["who"])
    return before.by == "rating" and _facts(why)["seeds"] == told and {*why["who"]} == {*seats}


def _scores(before: Before, paired: Any, seats: list[str], why: Why) -> bool:
    points = before.points()
    told = ", ".join(written(points[one]) for one in why["who"])
    return _facts(why)["points"] == told and {*why["who"]} == {*seats}


def _equal(before: Before, paired: Any, seats: list[str], why: Why) -> bool:
    points = before.points()
    return {written(points[one]) for one in seats} == {_facts(why)["points"]}


def _again(before: Before, paired: Any, seats: list[str], why: Why) -> bool:
    """Somebody has met; of few players, no pairing is without that."""
    if not before.meetings(seats):
        return False
    names = [*(one for game in paired["pairings"] for one in game["seats"])]
    names += [one["member"] for one in paired["byes"]]
    return len(names) > MOST_FOR_TRIAL or not _can_avoid(before, names)


def _can_avoid(before: Before, names: list[str]) -> bool:
    """Whether all can be paired with nobody meeting or sitting out again."""
    if not names:
        return True
    first, *rest = names
    if len(names) % 2:
        return any(
            not before.byes[one] and _can_avoid(before, [two for two in names if two != one])
            for one in names
        )
    return any(
        not before.counted(first, one) and _can_avoid(before, [two for two in rest if two != one])
        for one in rest
    )


def _final(before: Before, paired: Any, seats: list[str], why: Why) -> bool:
    """Nobody else has not lost yet."""
    lost = set[str]()
    for number, game in enumerate(before.games, start=1):
        if _counts(game) and not game["is_bronze"] and not game["replay_of"]:
            lost |= {*game["seats"]} - {_winner(before, number, game)}
    return {one for one in before.order if one not in lost | before.gone} == {*seats}


def _winner(before: Before, number: int, game: dict[str, Any]) -> str:
    """The first at the table; of several the winner of the replay, or else the better seed."""
    first = _first(game)
    for again in before.games:
        if len(first) > 1 and again["replay_of"] == number and _counts(again):
            first = _first(again)
    return min(first, key=before.seed)


def _counts(game: dict[str, Any]) -> bool:
    return _how(game) not in ("", "void")


def _first(game: dict[str, Any]) -> list[str]:
    places = game["result"]["places"]
    return [one for one, place in zip(game["seats"], places, strict=True) if place == 1]


def _bronze(before: Before, paired: Any, seats: list[str], why: Why) -> bool:
    last = [game for game in before.games if game["round"] == before.rounds]
    return all(any(one in game["seats"] for game in last) for one in seats)


def _begins(before: Before, paired: Any, seats: list[str], why: Why) -> bool:
    first, other = seats
    told = _facts(why)
    mine, theirs = before.starts(first), before.starts(other)
    return (told["times"], told["others"]) == (mine, theirs) and mine < theirs


def _begins_equal(by: str) -> Judge:
    def judge(before: Before, paired: Any, seats: list[str], why: Why) -> bool:
        first, other = seats
        is_equal = before.starts(first) == before.starts(other)
        is_even = before.balance(first) == before.balance(other)
        is_lower = before.seed(first) > before.seed(other)
        return is_equal and is_even and is_lower and (before.by == "lot") == (by == "lot")

    return judge


def _out(before: Before, paired: Any, why: Why) -> bool:
    """Whether somebody else sits out whom this player has not met."""
    (member,) = why["who"]
    others = (one["member"] for one in paired["byes"] if one["member"] != member)
    return any(not before.counted(member, one) for one in others)


JUDGES: dict[str, Judge] = {
    "club-why-lot": _lot,
    "club-why-seeds": _seeds,
    "club-why-knockout": _seeds,
    "club-why-bracket-lot": lambda b, p, s, w: b.by == "lot" and p["round"] > 1,
    "club-why-final": _final,
    "club-why-bronze": _bronze,
    "club-why-equal": _equal,
    "club-why-near": _scores,
    "club-why-close": _scores,
    "club-why-free": _scores,
    "club-why-evening": lambda b, p, s, w: b.kind == "evening",
    "club-why-robin": lambda b, p, s, w: _facts(w)["round"] == b.rounds + 1,
    "club-why-new": lambda b, p, s, w: not any(b.met(*two) for two in combinations(s, 2)),
    "club-why-uncounted": lambda b, p, s, w: (
        not b.meetings(s) and any(b.met(*two) for two in combinations(s, 2))
    ),
    "club-why-met": lambda b, p, s, w: _facts(w)["times"] == b.meetings(s),
    "club-why-some-met": lambda b, p, s, w: b.meetings(s) > 0,
    "club-why-again": _again,
    "club-why-again-found": lambda b, p, s, w: b.meetings(s) > 0,
    "club-why-again-more": lambda b, p, s, w: b.meetings(s) > 0,
    "club-why-begins": _begins,
    "club-why-begins-equal": _begins_equal("rating"),
    "club-why-begins-lot": _begins_equal("lot"),
    "club-why-begins-even": lambda b, p, s, w: True,
    "club-why-begins-schedule": lambda b, p, s, w: b.kind == "robin",
    "club-why-left": lambda b, p, s, w: {*w["who"]} == b.gone & {*s} != set(),
    "club-why-bye": lambda b, p, s, w: not b.byes[s[0]],
    "club-why-bye-again": lambda b, p, s, w: b.byes[s[0]] == _facts(w)["times"] > 0,
    "club-why-through": lambda b, p, s, w: b.by == "rating" and _facts(w)["seed"] == b.seed(s[0]),
    "club-why-through-lot": lambda b, p, s, w: b.by == "lot",
    "club-why-nobody-left": lambda b, p, s, w: not _out(b, p, w),
    "club-why-too-few": lambda b, p, s, w: _out(b, p, w),
}
"""What each sentence claims. That seats are as even as possible, and scores as close, is asked of
all pairings in `laws.py`."""
