"""Descriptions within descriptions: a sentence costs in proportion to its length, however deep it is."""

from collections.abc import Callable

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.model.clauses import Clause, ImmuneTo
from swdsl.model.expressions import (
    Anyone,
    Filter,
    HeldBy,
    Not,
    Opponent,
    OtherThan,
    PlayerHolds,
    Regions,
    RegionSet,
    Related,
    SameTerrain,
)
from swdsl.model.moments import Always
from swdsl.model.quantities import Quantity
from swdsl.model.ruleset import Library
from swdsl.prose import Speaker
from swdsl.prose.grammar import Grammar
from swdsl.words import Kind, Life, Quantifier, Relation, State

TWO = Quantity(Quantifier.NUMBER, 2)
DEPTH = 20  # as deep as a line of rules may be
NESTS: tuple[Callable[[Regions], Filter], ...] = (
    lambda inner: Related(Relation.BORDERING, inner),
    SameTerrain,
    lambda inner: Not(OtherThan(inner)),
    lambda inner: HeldBy((Opponent(TWO, None, (PlayerHolds(inner),)),)),
    lambda inner: HeldBy((Opponent(TWO, Life.DECLINED, (PlayerHolds(inner),)),)),
)


class TooMuchError(Exception):
    """A sentence has filled more frames than it has phrases."""


@pytest.fixture
def filled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Count the frames that are filled, and stop where no sentence should come to."""
    frames: list[str] = []
    fill = Grammar.fill

    def counting(self: Grammar, frame: str, *rest: object) -> str:
        frames.append(frame)
        if len(frames) > 100 * DEPTH:
            raise TooMuchError
        return fill(self, frame, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Grammar, "fill", counting)
    return frames


@pytest.mark.parametrize("language", LANGUAGE_CODES)
@pytest.mark.parametrize("nest", NESTS)
def test_deep_descriptions_are_said_in_few_steps(
    library: Library, language: str, nest: Callable[[Regions], Filter], filled: list[str]
) -> None:
    regions = RegionSet(TWO, (), None)
    for _ in range(DEPTH):
        regions = RegionSet(TWO, (), nest(regions))
    clause = Clause("w.1", None, Always(), State.ACTIVE, None, (), (ImmuneTo(regions, Anyone()),), "")
    assert Speaker(library, language).clause(clause, Kind.RACE).text
    assert len(filled) > DEPTH
