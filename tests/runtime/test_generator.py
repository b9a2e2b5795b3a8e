"""The kernel's own random numbers: shuffles are fair, and depend on the seed alone."""

from collections import Counter
from itertools import permutations

from swdsl.runtime.generator import advance, mixed, shuffled

SHUFFLES = 4800


def seeds(number: int) -> list[int]:
    """Return seeds as `new_state` makes them."""
    return [mixed(advance(seed)) for seed in range(number)]


def test_every_order_is_equally_likely() -> None:
    found = Counter(shuffled((0, 1, 2, 3), seed) for seed in seeds(SHUFFLES))
    assert set(found) == set(permutations(range(4)))
    assert all(150 <= number <= 250 for number in found.values())  # 200 on average


def test_every_item_comes_everywhere_equally_often() -> None:
    """More items than one number makes choices for."""
    items = tuple(range(24))
    found = Counter(pair for seed in seeds(SHUFFLES) for pair in enumerate(shuffled(items, seed)))
    assert len(found) == 24 * 24
    assert all(130 <= number <= 270 for number in found.values())  # 200 on average


def test_a_shuffle_keeps_all_items_and_can_be_repeated() -> None:
    items = tuple(range(64))
    assert shuffled(items, 7) == shuffled(items, 7) != shuffled(items, 8)
    assert sorted(shuffled(items, 7)) == list(items)
    assert shuffled((), 7) == ()
