"""Text inside a page; the Python of browsers has no `html`."""


def escaped(text: str) -> str:
    """The text as it stands in HTML and SVG, in attributes too."""
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#x27")):
        text = text.replace(sign, f"&{name};")
    return text
