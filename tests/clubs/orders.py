"""Whether everybody can end with even seats where all are to meet, by augmenting paths."""

from collections import Counter
from itertools import combinations

from serpentry.clubs.pairing.field import Field


def can_end_even(field: Field) -> bool:
    """Whether those who are present can all have begun as often as not, but for one game."""
    there = field.tournament.present
    games = [pair for pair in combinations(there, 2) if not field.have_met(*pair)]
    left = Counter(one for pair in games for one in pair)
    fewest = {one: max(0, -((field.balance(one) - left[one] + 1) // 2)) for one in there}
    most = {one: (left[one] - field.balance(one) + 1) // 2 for one in there}
    if any(fewest[one] > most[one] for one in there):
        return False
    # Every beginning that somebody must have is a place, then those that she may have.
    must = [one for one in there for _ in range(fewest[one])]
    begins = _Beginnings(games)
    return all(map(begins.give, must)) and begins.rest_fits(most)


class _Beginnings:
    """The seat that begins each game, given away one by one."""

    def __init__(self, games: list[tuple[str, str]]) -> None:
        self.games = games
        self.first: list[str] = [""] * len(games)
        self.of: dict[str, list[int]] = {}
        for at, pair in enumerate(games):
            for one in pair:
                self.of.setdefault(one, []).append(at)

    def give(self, one: str) -> bool:
        """One more beginning for somebody; others give way and get another."""
        came: dict[str, tuple[str, int]] = {one: ("", -1)}
        queue = [one]
        for who in queue:
            for at in self.of.get(who, ()):
                holder = self.first[at]
                if not holder:
                    self.first[at] = who
                    while came[who][0]:
                        before, at = came[who]
                        self.first[at], who = before, before
                    return True
                if holder not in came:
                    came[holder] = (who, at)
                    queue.append(holder)
        return False

    def rest_fits(self, most: dict[str, int]) -> bool:
        """Whether the games that nobody begins so far can be given to those with room."""
        had = dict.fromkeys(most, 0)
        for first in filter(None, self.first):
            had[first] += 1
        return all(self._begun(at, had, most) for at in range(len(self.games)))

    def _begun(self, at: int, had: dict[str, int], most: dict[str, int]) -> bool:
        """Give one game to either; a player who has no room passes another game on."""
        if self.first[at]:
            return True
        came: dict[str, tuple[str, int]] = dict.fromkeys(self.games[at], ("", at))
        queue = [*self.games[at]]
        for who in queue:
            if had[who] < most[who]:
                had[who] += 1
                while who:
                    before, game = came[who]
                    self.first[game], who = who, before
                return True
            for game in self.of[who]:
                other = next(one for one in self.games[game] if one != who)
                if self.first[game] == who and other not in came:
                    came[other] = (who, game)
                    queue.append(other)
        return False
