"""The colours that roles get in pictures: apart from each other for colour-blind eyes too."""

SEATS = ("#2e9e6b", "#d1495b", "#3a6ea5", "#e0a030", "#7a5195")
"""Green, red, blue, amber, violet."""

FIXED_COLOURS = {
    "board": "#f4ecd8",
    "cell": "#e6d9b8",
    "dim": "#cbbd98",
    "label": "#8a7d5c",
    "plain": "#40392a",
    "strong": "#40392a",
    "neutral": "#8d8d8d",
    "gray": "#b7b3aa",
    "wood": "#a4794b",
    "mark": "#1d1d1d",
    "refused": "#c1121f",
    "eye": "#ffffff",
    "pupil": "#1d1d1d",
    "paper": "#fffdf6",
    "none": "none",
}

COLOURS = {"yellow": "#e3b505", "black": "#3b3b3b", "purple": "#8e4585", "green": "#2e9e6b"}
"""Roles of games whose snakes are named by their colour."""


def colour(role: str) -> str:
    """The colour of a role; `seat0-tile` is a light and `seat0-core` a dark shade of `seat0`."""
    base, _, shade = role.removesuffix("+last").partition("-")
    if base in FIXED_COLOURS or base in COLOURS:
        plain = FIXED_COLOURS.get(base) or COLOURS[base]
    elif base.startswith("seat") and base[4:].isdecimal():
        plain = SEATS[int(base[4:]) % len(SEATS)]
    else:
        raise KeyError(f"no colour for the role '{role}'")
    if not shade:
        return plain
    return {"tile": mix(plain, "#ffffff", 0.62), "core": mix(plain, "#000000", 0.28)}[shade]


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    parts = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)
