"""The builder: makes the engine of each game from Python, ahead of play, for every machine.

Numba turns a kernel and the search program into one portable LLVM module a game; LLVM makes an
object of it for each machine, and zig links that into a library that needs nothing beside itself.
Only this package, and what it compiles, needs Numba, llvmlite and ziglang: the development group.
"""
