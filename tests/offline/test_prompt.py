"""Examples of the documentation at the prompt of the house."""

from serpentry.browser.prompt import Prompt

EXAMPLE = """
>>> for number in range(2):
...     print(number)
...
...     # an empty line in between
0
...
>>> number + 1
2
"""


def test_what_is_typed_is_run_and_what_was_printed_is_not() -> None:
    assert Prompt().run(EXAMPLE) == "0\n1\n2\n"


def test_what_was_typed_before_is_known() -> None:
    prompt = Prompt()
    assert prompt.run(">>> known = 3") == ""
    assert prompt.run(">>> known") == "3\n"


def test_what_goes_wrong_is_told_and_ends_the_example() -> None:
    said = Prompt().run(">>> 1\n>>> nobody\n>>> 2")
    assert said == "1\nNameError: name 'nobody' is not defined\n"


def test_what_can_not_be_read_is_told() -> None:
    assert "SyntaxError" in Prompt().run(">>> for")
