"""What a table says: strong, weak, fits, or that nobody can tell yet."""

import pytest

from swdsl.balance.field import Estimate
from swdsl.balance.verdict import FITS, STRONG, UNCLEAR, WEAK, Table, Verdict
from swdsl.balance.words import verdict_lines


def table(coins: float, reach: float, games: int = 100) -> Table:
    estimate = Estimate("odd.elves", coins, coins - reach, coins + reach, 50)
    return Table("base_2p", 2, "greedy", estimate, 3, 14, (-2.0, 2.0), games)


@pytest.mark.parametrize(
    ("coins", "reach", "judgement"),
    [
        (5.0, 1.0, STRONG),
        (-5.0, 1.0, WEAK),
        (0.5, 1.0, FITS),
        (2.5, 1.0, UNCLEAR),
        (0.5, 190.0, UNCLEAR),
        (-10.0, 190.0, UNCLEAR),
    ],
)
def test_a_verdict_is_what_the_interval_allows(coins: float, reach: float, judgement: str) -> None:
    assert table(coins, reach).judgement == judgement


def first_line(shown: Table) -> str:
    verdict = Verdict("race", "odd.elves", (shown,), (), None, ())
    return verdict_lines(verdict, {"odd.elves": "Odd Elves"})[0]


def test_a_few_games_settle_nothing_and_the_verdict_says_so() -> None:
    vague = table(0.5, 8.0)
    assert first_line(vague) == (
        "100 games are too few to tell whether Odd Elves is strong or weak: place 3 of 14 at base_2p so far."
    )
    assert vague.more_games() == 1500  # a quarter of the width, sixteen times the games
    assert first_line(table(0.5, 1.0)) == "Odd Elves fits: place 3 of 14 at base_2p."
    assert first_line(table(2.5, 1.0)).startswith("Odd Elves may be a little strong")


def test_one_game_is_not_told_as_several() -> None:
    verdict = Verdict("race", "odd.elves", (table(0.5, 190.0), table(0.5, 190.0, games=1)), (), None, ())
    told = "\n".join(verdict_lines(verdict, {"odd.elves": "Odd Elves"}))
    assert "place 3 of 14, 1 game\n" in told
    assert "place 3 of 14, 100 games\n" in told
