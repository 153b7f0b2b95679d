"""Benchmarks: what is measured, beside a peer measured in the same run."""
