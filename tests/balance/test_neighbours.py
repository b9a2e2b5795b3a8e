"""What a component does to others, and whether anybody wants it."""

import random

from swdsl.balance.experiment import Design, Row
from swdsl.balance.neighbours import harm, unwanted
from tests.balance.test_audit import game_with_pack

RACES = [f"r{number}" for number in range(10)]


def games(hurt: float, worth: float) -> list[tuple[Row, ...]]:
    """Make games of two in which `r0` takes coins from the opponent, and is worth some itself."""
    draw = random.Random(3)
    made: list[tuple[Row, ...]] = []
    for _ in range(1500):
        mine, other = draw.sample(RACES, 2)
        coins = [80 + draw.gauss(0, 6) for _ in range(2)]
        for seat, race in enumerate((mine, other)):
            if race == "r0":
                coins[seat] += worth
                coins[1 - seat] -= hurt
        rows = zip(coins, (mine, other), strict=True)
        made.append(tuple((purse, (("race", race),)) for purse, race in rows))
    return made


def found(hurt: float, worth: float) -> list[str]:
    return [each.kind for each in harm(games(hurt, worth), ("race", "r0"), RACES)]


def test_what_opponents_lose_is_found() -> None:
    assert found(hurt=12.0, worth=0.0) == ["harm"]


def test_a_strong_race_is_no_harm_to_others() -> None:
    """Whoever sits opposite lacks that race, and must not look poor for it."""
    assert found(hurt=0.0, worth=30.0) == []


def test_nobody_chooses_what_only_costs() -> None:
    design = Design(game_with_pack(), "random", 1, frozenset())
    (finding,) = unwanted(design, "odd.beggars", "greedy")
    assert finding.kind == "never chosen"
    assert list(unwanted(design, "odd.plain_folk", "greedy")) == []
