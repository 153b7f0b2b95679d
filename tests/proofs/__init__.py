"""Refusals are proofs: every fact of every sentence is found again on the bare board."""
