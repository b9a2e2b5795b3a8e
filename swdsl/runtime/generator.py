"""The kernel's own random numbers, so that a replay depends on no library: splitmix64."""

from typing import Final

_ALL: Final = (1 << 64) - 1


def advance(seed: int) -> int:
    """Return the next state of the generator."""
    return (seed + 0x9E3779B97F4A7C15) & _ALL


def mixed(seed: int) -> int:
    """Return the number that belongs to a state of the generator, 64 bits."""
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _ALL
    return z ^ (z >> 31)


def below(seed: int, limit: int) -> int:
    """Return a number from 0 to `limit - 1`; the bias is below one in 2**50 for our limits."""
    return (mixed(seed) >> 11) % limit


def shuffled(items: tuple[int, ...], seed: int) -> tuple[int, ...]:
    """Return the items in an order that depends on the seed alone."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        seed = advance(seed)
        j = below(seed, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
