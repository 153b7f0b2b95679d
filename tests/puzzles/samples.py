"""A few puzzles for tests, as a factory found them."""

from serpentry.puzzles.pack import Pack, read_pack

TEXT = """serpentry puzzles 1
game: snekagon
rules: 1
made: serpentry puzzles make snekagon --games 110 --seed 23
licence: CC0-1.0

2882296c81 3 win begin,quiet,tempting,needle g7 d1-c1-c2 h1-g2-f3 c3-d4-e5-f6 f4-f5-g5-g6 \
f7-f8-e8-d7 g8-f9-e9-e10 a4-b5-b6-c7 i1-i2-i3-i4 / k3-k4-j5-i6
33fcaa9346 3 win - h7 f1-f2-f3-e3 e5-d5-d6-c6 e4-f5-f6-g6 g5-h5-h6 g7-g8-h8-i7 b5-a5-a6-b7 \
i3-i4-i5-i6 j2-i2-h3-g4 k3-k4-k5 c8-d9-e10 b1-b2 / i8-h9-g10-f11
e4a56189a5 3 win long g7 d1-c1-c2 h1-g2-f3 e2-e3-f4-g4 h3-h4-g5-g6 c3-c4-c5-c6 f8-f9-e9-d8 b6-b7 \
i2-j2-j3 c8-d9-e10 j4-i5-i6-i7 / h8-h9-g10-f10 d4-d5-d6-d7 h7
"""


def pack() -> Pack:
    return read_pack(TEXT)
