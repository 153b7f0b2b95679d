"""`make bench`: every figure with its peer and the ratio."""

from bench.playouts import playouts

if __name__ == "__main__":
    playouts()
