"""How many sit at each table."""


def sizes_for(players: int, seats: int, fewest: int = 2) -> tuple[int, ...]:
    """Tables of at most a number of seats, as few and as even as can be; players left over wait."""
    for seated in range(players, 0, -1):
        tables = -(-seated // seats)
        small, larger = divmod(seated, tables)
        if small >= fewest:
            return (small + 1,) * larger + (small,) * (tables - larger)
    return ()
