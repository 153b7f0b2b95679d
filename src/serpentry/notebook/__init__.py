"""Positions, games, analyses and matches as Jupyter and marimo show them.

`serpentry.show`, `serpentry.analyse` and `serpentry.review_game` come from here;
docs/research.md says how to use them.
"""
