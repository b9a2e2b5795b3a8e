"""Colours that go together with one the author chose."""

from dataclasses import dataclass

Rgb = tuple[int, int, int]

BLACK: Rgb = (20, 14, 10)
WHITE: Rgb = (255, 252, 244)
DARK = 0.22  # below this brightness, light ink reads better


@dataclass(frozen=True, slots=True)
class Tones:
    """A ground colour with the ink to write on it, a halo for that ink, and a fainter ink for patterns."""

    ground: str
    ink: str
    halo: str
    faint: str


def tones(ground: str) -> Tones:
    """The inks for a ground `#rrggbb`: dark ones on light ground, light ones on dark ground."""
    colour = parse(ground)
    if brightness(colour) > DARK:
        return Tones(
            ground, "#2b211a", hex_of(mixed(colour, WHITE, 0.62)), hex_of(mixed(colour, BLACK, 0.27))
        )
    return Tones(ground, "#fff9ee", hex_of(mixed(colour, BLACK, 0.62)), hex_of(mixed(colour, WHITE, 0.24)))


def parse(text: str) -> Rgb:
    """Read `#rgb` or `#rrggbb`."""
    digits = text.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    if not text.startswith("#") or len(digits) != 6 or set(digits.lower()) - set("0123456789abcdef"):
        raise ValueError(f"a colour is written #rrggbb, not {text}")
    red, green, blue = (int(digits[place : place + 2], 16) for place in (0, 2, 4))
    return red, green, blue


def brightness(colour: Rgb) -> float:
    """How bright a colour looks, from 0 to 1 (screens show about the square of the number)."""
    red, green, blue = ((part / 255) ** 2 for part in colour)
    return 0.21 * red + 0.72 * green + 0.07 * blue


def mixed(colour: Rgb, other: Rgb, share: float) -> Rgb:
    """Move a colour towards another by a share."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def hex_of(colour: Rgb) -> str:
    """Write a colour as `#rrggbb`."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
