"""A prompt in the browser: examples of the documentation are run as they stand on the page."""

from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from traceback import format_exception_only

PROMPT, CONTINUATION = ">>> ", "..."


class Prompt:
    """Remembers what was typed before."""

    def __init__(self) -> None:
        self.known: dict[str, object] = {"__name__": "__main__"}

    def run(self, example: str) -> str:
        """Type an example, and tell what was printed; it ends where something goes wrong."""
        printed = StringIO()
        with redirect_stdout(printed):
            for statement in statements(example):
                try:
                    exec(compile(statement, "<example>", "single"), self.known)
                except Exception as error:  # whatever was typed, it gets an answer
                    print(*format_exception_only(error), sep="", end="")
                    break
        return printed.getvalue()


def statements(example: str) -> Iterator[str]:
    """What is typed in an example; the rest of it is what was printed."""
    typed = list[str]()
    for line in [*example.splitlines(), ""]:
        if typed and line.startswith(CONTINUATION):
            typed.append(line.removeprefix(CONTINUATION).removeprefix(" "))
            continue
        if typed:
            yield "\n".join([*typed, ""])
        typed = [line.removeprefix(PROMPT)] if line.startswith(PROMPT) else []
