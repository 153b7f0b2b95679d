"""Editions: the colours of roles, and signs where colours alone do not tell players apart."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin

from serpentry.pictures.palette import mix, painted
from serpentry.tabletop.picture import Disc, Point, Polygon, Shape

WHITE, BLACK = "#ffffff", "#000000"


@dataclass(frozen=True)
class Edition:
    """How roles are printed."""

    colour: Callable[[str], str]
    has_signs: bool


Shades = Mapping[str, tuple[str, float]]
"""What a shade is mixed from: the plain colour, and a share of another."""


def _shaded(plain: Mapping[str, str], shades: Shades) -> Callable[[str], str]:
    """Colours of a table; a role that is not in it is printed as on a screen."""

    def colour(role: str) -> str:
        base, _, shade = role.partition("-")
        if base not in plain:
            return painted(role)
        return mix(plain[base], *shades[shade]) if shade else plain[base]

    return colour


def _black_ink(role: str) -> str:
    """Colours of things, which are nobody's, become greys of their brightness."""
    if not role.startswith("#"):
        return _INKED(role)
    red, green, blue = (int(role[at : at + 2], 16) for at in (1, 3, 5))
    grey = round(0.3 * red + 0.59 * green + 0.11 * blue)
    return f"#{grey:02x}{grey:02x}{grey:02x}"


_OKABE_ITO = {
    "seat0": "#009e73",
    "seat1": "#d55e00",
    "seat2": "#0072b2",
    "seat3": "#e69f00",
    "seat4": "#cc79a7",
    "yellow": "#f0e442",
    "black": "#1a1a1a",
    "purple": "#cc79a7",
    "green": "#009e73",
}
"""Colours that Okabe and Ito chose for colour-blind eyes."""

_INK = {
    "seat0": "#1a1a1a",
    "seat1": "#6e6e6e",
    "seat2": "#444444",
    "seat3": "#858585",
    "seat4": "#303030",
    "yellow": "#858585",
    "black": "#1a1a1a",
    "purple": "#444444",
    "green": "#6e6e6e",
    "board": WHITE,
    "cell": WHITE,
    "paper": WHITE,
    "eye": WHITE,
    "dim": "#9a9a9a",
    "label": "#6a6a6a",
    "gray": "#d4d4d4",
    "neutral": "#a0a0a0",
    "wood": "#bdbdbd",
    "plain": BLACK,
    "strong": BLACK,
    "mark": BLACK,
    "pupil": BLACK,
    "tongue": BLACK,
    "refused": "#505050",
}
"""Black ink alone: parts of nobody's are light, those of players dark."""

_INKED = _shaded(
    _INK, {"tile": (WHITE, 0.86), "mark": (WHITE, 0.6), "dark": (BLACK, 0.6), "light": (WHITE, 0.2)}
)
_SEEN_BY_ALL = _shaded(
    _OKABE_ITO,
    {"tile": (WHITE, 0.7), "mark": (BLACK, 0.55), "dark": (BLACK, 0.65), "light": (WHITE, 0.3)},
)

EDITIONS = {
    "colour": Edition(painted, has_signs=False),
    "mono": Edition(_black_ink, has_signs=True),
    "colourblind": Edition(_SEEN_BY_ALL, has_signs=True),
}

SIGNS = {
    "seat0": "disc",
    "seat1": "triangle",
    "seat2": "square",
    "seat3": "star",
    "seat4": "bar",
    "yellow": "disc",
    "black": "triangle",
    "purple": "square",
    "green": "star",
}
BADGE_RADIUS = 0.135
INNER = 0.095


def sign_shapes(role: str, at: Point) -> list[Shape]:
    """The sign of a role on a white badge; nothing for a role that is nobody's."""
    if role not in SIGNS:
        return []
    return [Disc(at, BADGE_RADIUS, "eye"), _sign(SIGNS[role], at)]


def _sign(sign: str, at: Point) -> Shape:
    x, y = at
    match sign:
        case "disc":
            return Disc(at, INNER * 0.85, "pupil")
        case "triangle":
            return Polygon(_rays(at, (INNER,) * 3), "pupil")
        case "square":
            half = INNER * 0.75
            corners = ((-half, -half), (half, -half), (half, half), (-half, half))
            return Polygon(tuple((x + dx, y + dy) for dx, dy in corners), "pupil")
        case "star":
            return Polygon(_rays(at, (INNER * 1.15, INNER * 0.5) * 5), "pupil")
    bar = (
        (-INNER, -0.035),
        (INNER, -0.035),
        (INNER, 0.035),
        (-INNER, 0.035),
    )
    return Polygon(tuple((x + dx, y + dy) for dx, dy in bar), "pupil")


def _rays(at: Point, lengths: tuple[float, ...]) -> tuple[Point, ...]:
    """Points round a middle, the first above it."""
    turns = [2 * pi * number / len(lengths) - pi / 2 for number in range(len(lengths))]
    return tuple(
        (at[0] + length * cos(turn), at[1] + length * sin(turn))
        for turn, length in zip(turns, lengths, strict=True)
    )
