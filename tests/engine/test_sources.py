"""A fingerprint changes with what a program does, and not with what is said about it."""

import io
import tokenize
from ast import literal_eval
from collections.abc import Iterator

import pytest

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.sources import COMMENT_OR_STRING, program_of, sources_of

PROGRAM = '''"""What it is."""

LENGTH = 4
"""How long."""


def grow(length: int, by: str = "#") -> int:
    """Longer by one."""
    text = (
        """kept"""
    )
    return length + len(by + text)
'''


def changed(old: str, new: str) -> str:
    assert old in PROGRAM
    return PROGRAM.replace(old, new)


@pytest.mark.parametrize(
    "text",
    [
        changed("Longer by one.", "One more.\n\n    At least."),
        changed('    """Longer by one."""\n', ""),
        changed('"""How long."""\n', "# How long.\n"),
        changed("LENGTH = 4", "LENGTH = 4  # hexagons"),
        changed("\n\nLENGTH", "\n\n\n\nLENGTH"),
    ],
)
def test_what_is_said_about_a_program_does_not_count(text: str) -> None:
    assert program_of(text) == program_of(PROGRAM)


@pytest.mark.parametrize(
    "text",
    [
        changed("LENGTH = 4", "LENGTH = 5"),
        changed('"#"', '"##"'),
        changed('"""kept"""', '"""other"""'),
        changed('"""kept"""', '"""kept\n"""'),
        changed("    return", "        return"),
        changed('"""Longer by one."""', 'length += 1  # """Longer by one."""'),
    ],
)
def test_what_a_program_does_counts(text: str) -> None:
    assert program_of(text) != program_of(PROGRAM)


def tokens(text: str) -> Iterator[str]:
    """What Python itself reads, without comments and strings that are statements."""
    begins = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT):
            continue
        if token.type == tokenize.NEWLINE:
            begins = True
            continue
        if not (begins and token.type == tokenize.STRING):
            yield token.string
        begins = False


@pytest.mark.parametrize("package", KERNELS.values())
def test_of_every_source_all_that_python_reads_counts(package: str) -> None:
    for name, text in sources_of(package).items():
        counted = COMMENT_OR_STRING.sub(lambda found: str(literal_eval(found[0])), program_of(text))
        assert "".join(counted.split()) == "".join("".join(tokens(text)).split()), name
