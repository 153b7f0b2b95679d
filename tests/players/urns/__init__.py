"""A little game of chance with a kernel of its own, whose values are known.

Seat 0 picks an urn. A ball is drawn from it, the higher ones being likelier. With the first urn
seat 0 wins on the balls below a bound, whatever seat 1 answers. With the second, seat 1 names the
ball's parity and wins if it is right: a player that sees the ball is, though two random answers
look even.
"""
