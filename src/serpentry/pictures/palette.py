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
    "tongue": "#c22f45",
    "paper": "#fffdf6",
    "none": "none",
}

COLOURS = {"yellow": "#e3b505", "black": "#3b3b3b", "purple": "#8e4585", "green": "#2e9e6b"}
"""Roles of games whose snakes are named by their colour."""


PAINTS = {
    "seat0": ("#3f8f4f", "#1f5a2d", "#a8d8a5"),
    "seat1": ("#c8402f", "#7d1f14", "#f2b3a3"),
    "seat2": ("#2f6fb3", "#173f6d", "#a9cdf0"),
    "seat3": ("#d9a514", "#8a6405", "#f8e3a0"),
    "seat4": ("#7a4fa3", "#472a66", "#d4bdea"),
    "yellow": ("#e8b923", "#7a5605", "#faecbd"),
    "black": ("#464b57", "#15171c", "#d3d5da"),
    "purple": ("#9358be", "#4a2268", "#e3d0f0"),
    "green": ("#3d9a55", "#16522a", "#c4e6cc"),
    "gray": ("#a9a296", "#6f695f", "#e8e4dc"),
    "neutral": ("#a9a296", "#6f695f", "#e8e4dc"),
}
"""What snakes are painted with, as in a browser: the skin, its edge, and the tile below it."""


def painted(role: str) -> str:
    """The colour of a role where snakes are painted; other roles have their plain colour."""
    base, _, shade = role.partition("-")
    if base not in PAINTS:
        return colour(role)
    plain, dark, light = PAINTS[base]
    match shade:
        case "dark":
            return dark
        case "tile":
            return light
        case "mark":
            return "#a9aeb9" if base == "black" else mix(plain, dark, 0.8)
        case "light":
            return mix(plain, "#ffffff", 0.25)
    return plain


def colour(role: str) -> str:
    """The colour of a role; `seat0-tile` is a light and `seat0-core` a dark shade of `seat0`.

    What has a colour of its own, whosever it is, is written with it: `#f2b632`.
    """
    if role.startswith("#"):
        return role
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
