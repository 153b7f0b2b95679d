"""The size of a maximum matching, found without the pairing that is to be checked."""

from collections.abc import Callable, Sequence

Allowed = Callable[[str, str], bool]


def most_pairs(names: Sequence[str], allowed: Allowed) -> int:
    """The size of a maximum matching, by Edmonds' search for one augmenting path after another."""
    near = [
        [b for b, other in enumerate(names) if a != b and allowed(one, other)]
        for a, one in enumerate(names)
    ]
    mate = [-1] * len(names)
    return sum(_augmented(near, mate, root) for root in range(len(names)) if mate[root] < 0)


def _augmented(near: list[list[int]], mate: list[int], root: int) -> bool:
    size = len(near)
    parent, base, queue = [-1] * size, list(range(size)), [root]
    used = [at == root for at in range(size)]

    def common(a: int, b: int) -> int:
        on_path = set[int]()
        while True:
            a = base[a]
            on_path.add(a)
            if mate[a] < 0:
                break
            a = parent[mate[a]]
        while base[b] not in on_path:
            b = parent[mate[base[b]]]
        return base[b]

    def mark(v: int, stop: int, child: int, ring: set[int]) -> None:
        while base[v] != stop:
            ring |= {base[v], base[mate[v]]}
            parent[v] = child
            child = mate[v]
            v = parent[mate[v]]

    for v in queue:
        for to in near[v]:
            if base[v] == base[to] or mate[v] == to:
                continue
            if to == root or (mate[to] >= 0 and parent[mate[to]] >= 0):
                ring, stop = set[int](), common(v, to)
                mark(v, stop, to, ring)
                mark(to, stop, v, ring)
                for at in range(size):
                    if base[at] in ring:
                        base[at] = stop
                        if not used[at]:
                            used[at] = True
                            queue.append(at)
            elif parent[to] < 0:
                parent[to] = v
                if mate[to] < 0:
                    while to >= 0:
                        before = parent[to]
                        after = mate[before]
                        mate[to], mate[before] = before, to
                        to = after
                    return True
                used[mate[to]] = True
                queue.append(mate[to])
    return False
