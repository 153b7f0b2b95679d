"""Perfect matching of least cost in a complete graph: Edmonds' blossoms, in cubic time.

Duals start at each vertex's cheapest edge, so that most pairs are found before the first tree is
grown. Costs are whole numbers of any size: what matters more is simply a thousand times dearer.
"""

from collections import deque
from collections.abc import Sequence

FREE, OUTER, INNER = -1, 0, 1
"""Whether a blossom is in no tree, at an even distance from a root, or at an odd one."""


def cheapest_pairs(costs: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Everybody in pairs, of the least total cost; `costs` is symmetric, of even size."""
    partner = _Matching(costs).solved()
    return [(one, other) for one, other in enumerate(partner) if one < other]


class _Matching:
    """The primal-dual search; numbers below `size` are vertices, those above are blossoms."""

    def __init__(self, costs: Sequence[Sequence[int]]) -> None:
        self.size = size = len(costs)
        top = 1 + max((max(row) for row in costs), default=0)
        most = size + size // 2
        # The edge that joins two blossoms by its vertices, and what it is worth; blossoms borrow.
        self.weight = [[2 * (top - cost) for cost in row] + [0] * (most - size) for row in costs]
        self.weight += [[0] * most for _ in range(most - size)]
        self.edge = [[(u, v) for v in range(most)] for u in range(most)]
        self.dual = [max(self.weight[u][v] for v in range(size) if v != u) for u in range(size)]
        self.dual += [0] * (most - size)
        self.mate = [-1] * most
        self.slack = [-1] * most
        self.top = [*range(size)] + [-1] * (most - size)
        """The outermost blossom that a vertex or blossom is in; −1 for a blossom that isn't one."""
        self.parent = [-1] * most
        self.label = [FREE] * most
        self.petals: list[list[int]] = [[] for _ in range(most)]
        self.petal_with = [[u if u == v else -1 for v in range(size)] for u in range(most)]
        self.queue: deque[int] = deque()

    def solved(self) -> list[int]:
        """The partner of every vertex."""
        self._pair_greedily()
        while any(self.mate[u] < 0 for u in range(self.size)):
            self._grow()
        return self.mate[: self.size]

    def _pair_greedily(self) -> None:
        for u in range(self.size):
            row, own = self.weight[u], self.dual[u]
            for v in range(u + 1, self.size):
                tight = own + self.dual[v] == 2 * row[v]
                if tight and self.mate[u] < 0 and self.mate[v] < 0:
                    self.mate[u], self.mate[v] = v, u

    def _gap(self, x: int, y: int) -> int:
        """How far the edge between two blossoms is from being tight."""
        u, v = self.edge[x][y]
        return self.dual[u] + self.dual[v] - 2 * self.weight[u][v]

    def _outermost(self) -> list[int]:
        return [x for x, top in enumerate(self.top) if top == x]

    def _grow(self) -> None:
        """Grow trees from all that are single until one more pair is found."""
        most = len(self.top)
        self.label, self.slack = [FREE] * most, [-1] * most
        self.queue.clear()
        for x in self._outermost():
            if self.mate[x] < 0:
                self.parent[x], self.label[x] = -1, OUTER
                self._enqueue(x)
        while not (self._scan() or self._adjust()):
            pass

    def _scan(self) -> bool:
        """Look along the edges of outer vertices; whether one more pair was found."""
        dual, top, label = self.dual, self.top, self.label
        slack, weight = self.slack, self.weight
        while self.queue:
            u = self.queue.popleft()
            if label[top[u]] == INNER:
                continue
            row, own = weight[u], dual[u]
            for v in range(self.size):
                x = top[v]
                if top[u] == x:
                    continue
                gap = own + dual[v] - 2 * row[v]
                if not gap:
                    if self._join(u, v):
                        return True
                elif (near := slack[x]) < 0:
                    slack[x] = u
                elif x != v or near >= self.size:
                    self._offer(u, x)
                # Between vertices, as nearly all are, this is `_offer` without a call.
                elif gap < dual[near] + dual[v] - 2 * weight[near][v]:
                    slack[x] = u
        return False

    def _adjust(self) -> bool:
        """Change the duals until another edge is tight; whether one more pair was found."""
        outermost = self._outermost()
        step = min(self._steps(outermost))
        for u in range(self.size):
            if self.label[self.top[u]] != FREE:
                self.dual[u] += step if self.label[self.top[u]] == INNER else -step
        for b in outermost:
            if b >= self.size and self.label[b] != FREE:
                self.dual[b] += -2 * step if self.label[b] == INNER else 2 * step
        for x in outermost:
            near = self.slack[x]
            if self.top[x] == x and near >= 0 and self.top[near] != x and self._gap(near, x) == 0:
                u, v = self.edge[near][x]
                if self._join(u, v):
                    return True
        for b in outermost:
            if b >= self.size and self.top[b] == b and self.label[b] == INNER and not self.dual[b]:
                self._expand(b)
        return False

    def _steps(self, outermost: list[int]) -> list[int]:
        """How far duals may change before something happens; with equal parity all are whole."""
        found = []
        for x in outermost:
            if x >= self.size and self.label[x] == INNER:
                found.append(self.dual[x] // 2)
            if self.slack[x] >= 0 and self.label[x] != INNER:
                gap = self._gap(self.slack[x], x)
                found.append(gap if self.label[x] == FREE else gap // 2)
        return found

    def _offer(self, u: int, x: int) -> None:
        if self.slack[x] < 0 or self._gap(u, x) < self._gap(self.slack[x], x):
            self.slack[x] = u

    def _find_slack(self, x: int) -> None:
        self.slack[x] = -1
        for u in range(self.size):
            if self.top[u] != x and self.label[self.top[u]] == OUTER:
                self._offer(u, x)

    def _enqueue(self, x: int) -> None:
        if x < self.size:
            self.queue.append(x)
        for petal in self.petals[x] if x >= self.size else ():
            self._enqueue(petal)

    def _join(self, tail: int, head: int) -> bool:
        """Use a tight edge: grow a tree, close a blossom, or find a path; whether it is a path."""
        u, v = self.top[tail], self.top[head]
        if self.label[v] == FREE:
            self.parent[v], self.label[v] = tail, INNER
            beyond = self.top[self.mate[v]]
            self.slack[v] = self.slack[beyond] = -1
            self.label[beyond] = OUTER
            self._enqueue(beyond)
        elif self.label[v] == OUTER:
            base = self._common(u, v)
            if base < 0:
                self._augment(u, v)
                self._augment(v, u)
                return True
            self._shrink(u, base, v)
        return False

    def _common(self, u: int, v: int) -> int:
        """The first blossom on both ways to the roots; −1 if they are in different trees."""
        seen = set[int]()
        while u >= 0 or v >= 0:
            if u >= 0:
                if u in seen:
                    return u
                seen.add(u)
                u = self._up(u)
            u, v = v, u
        return -1

    def _up(self, x: int) -> int:
        """The outer blossom above an outer one; −1 above a root."""
        return -1 if self.mate[x] < 0 else self.top[self.parent[self.top[self.mate[x]]]]

    def _augment(self, u: int, v: int) -> None:
        while True:
            beyond = -1 if self.mate[u] < 0 else self.top[self.mate[u]]
            self._marry(u, v)
            if beyond < 0:
                return
            above = self.top[self.parent[beyond]]
            self._marry(beyond, above)
            u, v = above, beyond

    def _marry(self, u: int, v: int) -> None:
        """Match a blossom to another by their edge, and its petals along the ring."""
        tail, self.mate[u] = self.edge[u][v]
        if u < self.size:
            return
        at = self._on_even_side(u, petal := self.petal_with[u][tail])
        ring = self.petals[u]
        for number in range(at):
            self._marry(ring[number], ring[number ^ 1])
        self._marry(petal, v)
        self.petals[u] = ring[at:] + ring[:at]

    def _on_even_side(self, b: int, petal: int) -> int:
        """Where a petal stands on its ring, turned so that it is an even number of steps."""
        at = self.petals[b].index(petal)
        if at % 2:
            self.petals[b][1:] = self.petals[b][:0:-1]
            at = len(self.petals[b]) - at
        return at

    def _shrink(self, u: int, base: int, v: int) -> None:
        """Make a ring of odd length one blossom."""
        b = next(x for x in range(self.size, len(self.top)) if self.top[x] < 0)
        self.dual[b], self.label[b], self.mate[b] = 0, OUTER, self.mate[base]
        self.petals[b] = [base, *reversed(self._stem(u, base)), *self._stem(v, base)]
        self._cover(b, b)
        self.petal_with[b] = [-1] * self.size
        nearest = [-1] * len(self.top)
        for petal in self.petals[b]:
            for x, top in enumerate(self.top):
                if top < 0 or x == b:
                    continue
                if nearest[x] < 0 or self._gap(petal, x) < self._gap(nearest[x], x):
                    nearest[x] = petal
            for v in range(self.size):
                if self.petal_with[petal][v] >= 0:
                    self.petal_with[b][v] = petal
        for x, petal in enumerate(nearest):
            if petal >= 0:
                self.edge[b][x], self.edge[x][b] = self.edge[petal][x], self.edge[x][petal]
        self._find_slack(b)

    def _stem(self, x: int, base: int) -> list[int]:
        """From a blossom up to the base, without it."""
        found = []
        while x != base:
            inner = self.top[self.mate[x]]
            found += [x, inner]
            self._enqueue(inner)
            x = self.top[self.parent[inner]]
        return found

    def _cover(self, x: int, b: int) -> None:
        self.top[x] = b
        for petal in self.petals[x] if x >= self.size else ():
            self._cover(petal, b)

    def _expand(self, b: int) -> None:
        """Take an inner blossom apart: its way through the tree stays, the rest is free."""
        for petal in self.petals[b]:
            self._cover(petal, petal)
        entry = self.petal_with[b][self.edge[b][self.parent[b]][0]]
        at, ring = self._on_even_side(b, entry), self.petals[b]
        for inner, outer in zip(ring[:at:2], ring[1:at:2], strict=True):
            self.parent[inner] = self.edge[outer][inner][0]
            self.label[inner], self.label[outer] = INNER, OUTER
            self.slack[inner] = -1
            self._find_slack(outer)
            self._enqueue(outer)
        self.label[entry], self.parent[entry] = INNER, self.parent[b]
        for petal in ring[at + 1 :]:
            self.label[petal] = FREE
            self._find_slack(petal)
        self.top[b] = -1
