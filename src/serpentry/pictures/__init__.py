"""Renderers: pictures, which are data, made into files."""
