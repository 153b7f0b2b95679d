"""Adder in words: how it is written, for people and programs, and what is said about it."""
