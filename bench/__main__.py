"""`make bench`: every figure with its peer and the ratio."""

from bench.service.decisions import decisions
from bench.service.tables import SHORT, tables
from bench.speed.browser import browser
from bench.speed.kernels import kernels
from bench.speed.playouts import playouts

if __name__ == "__main__":
    playouts()
    kernels()
    decisions()
    tables(SHORT)
    browser()
