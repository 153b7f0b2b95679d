"""Renderers: drawings, which are data, made into files."""
