"""The engine in WebAssembly is the same engine: whole searches, compared to the last bit.

`python -m tests.engine.wasm` compares 10,000 positions of all games and seat counts, in Node and in
Chromium; `make test` a few of each.
"""
