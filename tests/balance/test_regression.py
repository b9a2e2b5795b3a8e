"""Least squares: known effects are found again, and the intervals hold what they promise."""

import random

import pytest

from swdsl.balance.experiment import Row
from swdsl.balance.field import field_of, partners_of, width_for
from swdsl.balance.regression import fit, inverted
from swdsl.play.tally import Key

RACES = {f"r{i}": float(i - 3) for i in range(7)}  # adds up to nothing
POWERS = {f"p{i}": 2.0 * (i - 2) for i in range(5)}


def games(number: int, seed: int, noise: float = 6.0, bonus: float = 0.0) -> list[tuple[Row, ...]]:
    """Make games of two players whose coins are known effects, with noise that both share in part."""
    draw = random.Random(seed)
    made = []
    for _ in range(number):
        shared = draw.gauss(0, noise)
        rows: list[Row] = []
        for sign in (1, -1):
            picked: list[Key] = []
            coins = 80.0 + sign * shared + draw.gauss(0, noise)
            for _ in range(draw.randint(2, 4)):
                race, power = draw.choice(list(RACES)), draw.choice(list(POWERS))
                coins += RACES[race] + POWERS[power] + (bonus if (race, power) == ("r1", "p1") else 0.0)
                picked += [("race", race), ("power", power)]
            rows.append((round(coins), tuple(picked)))
        made.append(tuple(rows))
    return made


def test_known_effects_are_found_again() -> None:
    found = {effect.key[1]: effect for effect in fit(games(3000, 1)).effects}
    for name, coins in {**RACES, **POWERS}.items():
        assert abs(found[name].coins - coins) < 0.8, name


def test_intervals_hold_the_truth_as_often_as_they_promise() -> None:
    held = asked = 0
    for seed in range(40):
        for effect in fit(games(150, seed)).effects:
            asked += 1
            truth = {**RACES, **POWERS}[effect.key[1]]
            held += abs(effect.coins - truth) < width_for() * effect.error
    assert 0.88 < held / asked < 0.99


def test_effects_of_a_kind_add_up_to_nothing() -> None:
    effects = fit(games(300, 2)).effects
    assert sum(e.coins for e in effects if e.key[0] == "race") == pytest.approx(0, abs=0.05)


def test_a_pair_that_works_well_is_seen() -> None:
    pairs = partners_of(fit(games(3000, 3, bonus=8.0)), ("race", "r1"))
    usual = {each.name: each.coins for each in pairs}
    assert usual["p1"] - (RACES["r1"] + POWERS["p1"]) > 3
    assert {each.name for each in pairs} == set(POWERS)


def test_a_power_is_no_partner_of_the_next_race() -> None:
    """Of two picks of one player, the power of the first and the race of the second never met."""
    picked = (("race", "r1"), ("power", "p1"), ("race", "r2"), ("power", "p2"))
    rows = [[(float(80 + number % 7), picked)] for number in range(200)]
    assert [each.name for each in partners_of(fit(rows), ("race", "r2"))] == ["p2"]


def test_the_average_is_that_of_the_official_ones() -> None:
    """A race that somebody adds must not move those it is held against."""
    official = [name for name in RACES if name != "r6"]
    effects = {
        each.key[1]: each.coins for each in fit(games(3000, 4), official).effects if each.key[0] == "race"
    }
    assert abs(sum(effects[name] for name in official)) < 0.1
    assert effects["r6"] > 3


def test_the_band_is_the_middle_half_of_the_official_ones() -> None:
    field = field_of(fit(games(3000, 4)), "race", 3000, [name for name in RACES if name != "r6"])
    assert [each.name for each in field.estimates] == sorted(RACES, key=lambda n: -RACES[n])
    assert field.band[0] == pytest.approx(-2.25, abs=0.6)
    assert field.rank("r6") == 1
    best, middle = field.of("r6"), field.of("r3")
    assert best is not None
    assert middle is not None
    assert field.stands_out(best)
    assert not field.stands_out(middle)


def test_an_inverse_is_an_inverse() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    product = [
        [
            sum(a * b for a, b in zip(row, column, strict=True))
            for column in zip(*inverted(matrix), strict=True)
        ]
        for row in matrix
    ]
    for i, line in enumerate(product):
        assert line == pytest.approx([float(i == j) for j in range(3)])


def test_more_comparisons_make_wider_intervals() -> None:
    assert width_for() == pytest.approx(1.96, abs=0.01)
    assert width_for(20) > width_for(5) > width_for()


def test_too_few_games_know_that_they_know_nothing() -> None:
    """As many players as components explain everything, and nothing: the intervals must not close."""
    assert all(effect.error > 50 for effect in fit(games(8, 5)).effects)
    assert all(effect.error < 10 for effect in fit(games(150, 5)).effects)
