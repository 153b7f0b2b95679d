"""Colours as style sheets write them: by theme, by numbers, and mixed of two."""

import math
import re

Channels = tuple[float, float, float, float]
"""Red, green, blue and opacity, each from 0 to 1."""

HEX = re.compile(r"#[0-9a-fA-F]{3,8}")
NAMED = {"white": "#ffffff", "black": "#000000", "transparent": "#00000000"}


def written_colour(text: str, theme: str) -> str | None:
    """A colour as any program reads it: `#rrggbb`, or with its opacity; None: it is none."""
    channels = channels_of(text.strip(), theme)
    if channels is None:
        return None
    red, green, blue = (min(255, max(0, round(255 * one))) for one in channels[:3])
    opacity = channels[3]
    if opacity >= 1:
        return f"#{red:02x}{green:02x}{blue:02x}"
    return f"rgba({red},{green},{blue},{opacity:.3g})"


def channels_of(text: str, theme: str) -> Channels | None:
    """The channels of a colour; None where a text is none."""
    text = NAMED.get(text, text)
    if HEX.fullmatch(text):
        digits = text[1:]
        if len(digits) in (3, 4):
            digits = "".join(digit * 2 for digit in digits)
        shares = [one / 255 for one in bytes.fromhex(digits.ljust(8, "f"))]
        return (shares[0], shares[1], shares[2], shares[3])
    name, bracket, rest = text.partition("(")
    if not bracket or not rest.endswith(")"):
        return None
    parts = _parts(rest[:-1])
    match name:
        case "rgb" | "rgba":
            numbers = [_number(one) for one in re.split(r"[\s,/]+", rest[:-1].strip())]
            red, green, blue = (one / 255 for one in numbers[:3])
            return (red, green, blue, numbers[3] if len(numbers) > 3 else 1.0)
        case "light-dark":
            return channels_of(parts[theme == "dark"], theme)
        case "color-mix":
            return _mixed(parts, theme)
    return None


def _number(text: str) -> float:
    return float(text[:-1]) / 100 if text.endswith("%") else float(text)


def _parts(text: str) -> list[str]:
    """What commas outside of brackets part."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


SHARE = re.compile(r"^(.*?)\s+([\d.]+)%$", re.DOTALL)


def _mixed(parts: list[str], theme: str) -> Channels | None:
    space, *mixed = parts
    (one, share), (other, rest) = (_with_share(part) for part in mixed)
    if share is None:
        share = 0.5 if rest is None else 1 - rest
    first, second = channels_of(one, theme), channels_of(other, theme)
    if first is None or second is None:
        return None
    opacity = first[3] * share + second[3] * (1 - share)
    if not opacity:
        return (0.0, 0.0, 0.0, 0.0)
    to, back = (_to_oklab, _from_oklab) if "oklab" in space else (_same, _same)
    # Colours count by how opaque they are: what is transparent has none.
    whole = [
        (a * first[3] * share + b * second[3] * (1 - share)) / opacity
        for a, b in zip(to(first[:3]), to(second[:3]), strict=True)
    ]
    red, green, blue = back((whole[0], whole[1], whole[2]))
    return (red, green, blue, opacity)


def _with_share(text: str) -> tuple[str, float | None]:
    found = SHARE.match(text)
    return (found[1], float(found[2]) / 100) if found else (text, None)


Three = tuple[float, float, float]


def _same(colour: Three) -> Three:
    return colour


def _to_oklab(colour: Three) -> Three:
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in colour
    )
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _from_oklab(colour: Three) -> Three:
    light, a, b = colour
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    red, green, blue = (
        12.92 * one if one <= 0.0031308 else 1.055 * one ** (1 / 2.4) - 0.055 for one in linear
    )
    return (red, green, blue)
