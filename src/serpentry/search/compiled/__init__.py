"""The search program, which is compiled with each kernel: only the builder imports it.

`simulating` and `moving` have what Python calls, built around a kernel's functions.
"""
