"""How wide text is and where it may be broken, without asking any font.

Widths are those of a wide common serif, so that text set in a narrower one has room to spare.
"""

from itertools import combinations

FONTS = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif"
MOST_LINES = 3

_CLASSES = (
    ("'|.,:;!`·", 0.32),
    ("iljІі()[]-–’ ", 0.36),
    ("ftrI/", 0.46),
    ("sczгтсз", 0.54),
    ("aevxykghbdpqnuoLJ", 0.62),
    ("FPSETZBCRKAVXYUDHNOQGмщшжюыфЖШЩЮМФ", 0.84),
    ("mwMW@%—…", 1.02),
)
_WIDTHS = {letter: width for letters, width in _CLASSES for letter in letters}
_OTHER = 0.7  # most Cyrillic, accented letters, digits
_FULL = 1.0  # scripts of square letters begin here
_FULL_FROM = "\u2e80"


def width_of(text: str) -> float:
    """The width of a line in units of its font size."""
    return sum(_WIDTHS.get(letter, _FULL if letter >= _FULL_FROM else _OTHER) for letter in text)


def broken(text: str) -> tuple[tuple[str, ...], ...]:
    """The best ways to set a text, by number of lines: as narrow as its words allow."""
    words = text.split()
    most = min(MOST_LINES, len(words))
    return tuple(min(_ways(words, count), key=_widest) for count in range(1, most + 1)) or (("",),)


def _ways(words: list[str], count: int) -> list[tuple[str, ...]]:
    ways: list[tuple[str, ...]] = []
    for breaks in combinations(range(1, len(words)), count - 1):
        stops = (0, *breaks, len(words))
        ways.append(tuple(" ".join(words[stops[line] : stops[line + 1]]) for line in range(count)))
    return ways


def _widest(lines: tuple[str, ...]) -> float:
    return max(width_of(line) for line in lines)
