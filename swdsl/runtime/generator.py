"""The kernel's own random numbers, so that a replay depends on no library.

Seeds and shuffles are splitmix64. Choices among a few dozen actions are drawn by thousands, so they have a
small generator of their own (Lehmer's, modulo a prime): fair enough, and quick where 64-bit numbers are
not machine integers.
"""

from typing import Final

PRIME: Final = 2147483647
FACTOR: Final = 48271
_ALL: Final = (1 << 64) - 1
_AMPLE: Final = 1 << 60  # values of a fresh number in a shuffle
_SCANT: Final = 1 << 37  # with fewer values left a number is not fair enough, and the next one is drawn


def advance(seed: int) -> int:
    """Return the next state of the generator."""
    return (seed + 0x9E3779B97F4A7C15) & _ALL


def mixed(seed: int) -> int:
    """Return the number that belongs to a state of the generator, 64 bits."""
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _ALL
    return z ^ (z >> 31)


def first_draw(seed: int) -> int:
    """Return a number to begin drawing with; it depends on the seed alone."""
    return mixed(seed) % (PRIME - 1) + 1


def opening_draw(seed: int) -> int:
    """Return the number that the choices of a game begin with; its deal has others of the same seed."""
    return first_draw(advance(seed) ^ 0x5DEECE66D)


def next_draw(number: int) -> int:
    """Return the number after one; modulo a small limit each answer comes equally often."""
    return number * FACTOR % PRIME


def shuffled(items: tuple[int, ...], seed: int) -> tuple[int, ...]:
    """Return the items in an order that depends on the seed alone.

    One number makes several choices, as long as enough of it is left: the bias of a choice is below
    one in 2**30 for our limits.
    """
    order = list(items)
    for high, low in _spans(len(order)):
        seed = advance(seed)
        number = mixed(seed) >> 4
        for i in range(high, low, -1):
            choices = i + 1
            j = number % choices
            number //= choices
            order[i], order[j] = order[j], order[i]
    return tuple(order)


_SPANS: Final[dict[int, list[tuple[int, int]]]] = {}


def _spans(items: int) -> list[tuple[int, int]]:
    """List the places of a shuffle that one number draws: from the first down to just above the second."""
    if items not in _SPANS:
        spans: list[tuple[int, int]] = []
        high = items - 1
        room = _AMPLE
        for i in range(items - 1, 0, -1):
            if room < _SCANT:
                spans.append((high, i))
                high = i
                room = _AMPLE
            room //= i + 1
        _SPANS[items] = [*spans, (high, 0)]
    return _SPANS[items]
