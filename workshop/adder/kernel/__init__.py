"""The kernel of Adder: its rules once more, to be compiled for search."""
