"""Nothing is dropped: whatever word of a sentence is changed, the lowered form changes, or it is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from swdsl.lower.classify import lower_clause
from swdsl.lower.form import Clause
from swdsl.lower.frame import lower_frame_clause
from swdsl.lower.scene import Scene, scene_of
from swdsl.model import clauses as model
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from tests.lower.alike import ALIKE, Alike
from tests.lower.leaves import Change, changes
from tests.lower.libraries import homebrew, pack
from tests.lower.test_crossed import sentences, understood

Known = dict[str, tuple[Ref, ...]]


def known_in(library: Library) -> Known:
    """Return what a sentence could name instead, by its kind."""
    known: Known = {}
    for each in library.sets:
        refs = [
            *(term.ref for term in each.terms),
            *(piece.ref for piece in each.pieces),
            *(terrain.ref for terrain in each.terrains),
            *(symbol.ref for symbol in each.symbols),
            *(neutral.ref for neutral in each.neutrals),
            *(component.ref for component in each.components),
            *(option.ref for option in each.options),
        ]
        for ref in refs:
            known[ref.kind] = (*known.get(ref.kind, ()), ref)
    return known


def every_clause(library: Library, *sets: str) -> Iterator[tuple[model.Clause, str, Scene | None]]:
    """Yield every sentence of some sets with where it stands; a scene for those of a component."""
    scene = scene_of(library)
    for each in library.sets:
        if each.id not in sets:
            continue
        for component in each.components:
            inside = replace(scene, owner=component.ref)
            yield from ((clause, each.id, inside) for clause in component.clauses)
        yield from ((clause, each.id, None) for _, clauses in each.frame.clauses for clause in clauses)


def form_of(lowered: Clause) -> tuple[object, ...]:
    """Return everything that the engine is told of a clause."""
    return (
        *(lowered.parts, lowered.state, lowered.limit, lowered.times),
        *(lowered.per_opponent, lowered.options),
    )


def unheard(library: Library, *sets: str) -> Iterator[tuple[model.Clause, Change]]:
    """Yield each change of one leaf that is accepted and changes nothing."""
    known = known_in(library)
    whole = scene_of(library)
    for clause, scope, scene in every_clause(library, *sets):

        def lowered(each: model.Clause, scope: str = scope, scene: Scene | None = scene) -> Clause:
            if scene is None:
                return lower_frame_clause(each, scope, whole)
            return lower_clause(each, scope, scene)

        before = lowered(clause)
        if before.missing is not None:
            continue
        for change in changes(clause, known):
            after = lowered(change.clause)
            if after.missing is None and form_of(after) == form_of(before):
                yield clause, change


def told(change: Change) -> Alike | None:
    return next((alike for alike in ALIKE if alike.holds(change)), None)


@cache
def found() -> tuple[tuple[model.Clause, Change], ...]:
    """Return what changes nothing in sentences of both games and the corpus, and in a sample of others."""
    crossed = understood(sentences(seed=2, number=340))
    beside = pack('race zealous "Zealous"\n  tokens 5 of 10\n  when I conquer a region: they lose 2 tokens\n')
    told_first = unheard(homebrew(), "base", "underground", "homebrew")
    return (*told_first, *unheard(crossed, "crossed"), *unheard(beside, "trial"))


def test_no_word_of_a_sentence_is_dropped() -> None:
    dropped = [f"{clause.text}\n    {change}" for clause, change in found() if told(change) is None]
    assert dropped == []


def test_every_reason_why_words_are_alike_is_needed() -> None:
    used = {told(change) for _, change in found()}
    assert [alike for alike in ALIKE if alike not in used] == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 9))
def test_no_word_of_crossed_sentences_is_dropped(seed: int) -> None:
    library = understood(sentences(seed=seed, number=340))
    dropped = [
        f"{clause.text}\n    {change}"
        for clause, change in unheard(library, "crossed")
        if told(change) is None
    ]
    assert dropped == []
