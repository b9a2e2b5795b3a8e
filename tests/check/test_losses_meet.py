"""What the law settles is no conflict: the loser's word about losses beats the winner's, the fewest count."""

import pytest

from swdsl.diagnostics.codes_clauses import CLAUSE_CONFLICT
from swdsl.diagnostics.codes_content import PAIR_CONFLICT
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from tests.scenarios.tables import RULES

WINNER = "when I conquer a region held by an opponent: they lose 2 tokens"
OTHER_WINNER = "when I conquer a region held by an enemy: they lose no tokens"
LOSER = "when anyone conquers a region I hold: I lose no tokens"
OTHER_LOSER = "when an opponent conquers a region I hold: I lose 2 tokens"


def found(race: str, power: str) -> set[str]:
    """Return the conflicts of a race and a power."""
    text = (
        'pack duel "Duel"\n  uses base\n\n'
        f'race duellists "Duellists"\n  tokens 6 of 11\n  {race}\n\n'
        f'power duelling "Duelling"\n  tokens 4\n  {power}\n'
    )
    own = SourceFile("duel/duel.sw", text)
    told = compile_rules((*RULES, own)).diagnostics
    codes = {CLAUSE_CONFLICT, PAIR_CONFLICT}
    return {label.span.path for each in told if each.code in codes for label in each.labels} & {own.path}


@pytest.mark.parametrize(
    ("race", "power"), [(WINNER, LOSER), (LOSER, WINNER), (LOSER, OTHER_LOSER), (OTHER_LOSER, WINNER)]
)
def test_words_of_the_loser_contradict_nobody(race: str, power: str) -> None:
    assert not found(race, power)


def test_two_words_of_the_winner_do() -> None:
    assert found(WINNER, OTHER_WINNER)
