"""`make bench`: every figure with its peer and the ratio."""

from bench.browser import browser
from bench.decisions import decisions
from bench.kernels import kernels
from bench.playouts import playouts
from bench.tables import SHORT, tables

if __name__ == "__main__":
    playouts()
    kernels()
    decisions()
    tables(SHORT)
    browser()
