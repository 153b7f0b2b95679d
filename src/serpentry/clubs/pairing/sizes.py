"""How many sit at each table."""


def sizes_for(players: int, seats: int, fewest: int = 2) -> tuple[int, ...]:
    """Tables of at most so many seats, as few and as even as can be; whoever is left over waits."""
    for seated in range(players, 0, -1):
        tables = -(-seated // seats)
        small, larger = divmod(seated, tables)
        if small >= fewest:
            return (small + 1,) * larger + (small,) * (tables - larger)
    return ()
