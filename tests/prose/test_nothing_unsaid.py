"""Nothing is left unsaid: whatever word of a sentence the engine hears, every language says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from swdsl.internal import InternalError
from swdsl.languages import LANGUAGE_CODES
from swdsl.lower.classify import lower_clause
from swdsl.lower.frame import lower_frame_clause
from swdsl.lower.numbers import option_test
from swdsl.lower.scene import scene_of
from swdsl.model.clauses import Clause, Do, Gain, Prolong, Silence
from swdsl.model.content import Component
from swdsl.model.counts import Amount, CountRegions, Thing
from swdsl.model.expressions import HeldBy, Me
from swdsl.model.names import Ref
from swdsl.model.quantities import Quantity
from swdsl.model.ruleset import Library
from swdsl.prose import Speaker
from swdsl.words import Kind, Quantifier
from tests.lower.leaves import Change, changes
from tests.lower.libraries import homebrew
from tests.lower.test_crossed import sentences, understood
from tests.lower.test_sensitivity import form_of, known_in


def held(library: Library, *sets: str) -> Iterator[tuple[Clause, str, Component | Kind]]:
    """Yield every clause of some sets, the set it stands in, and who has it."""
    for each in library.sets:
        if each.id in sets:
            yield from ((clause, each.id, one) for one in each.components for clause in one.clauses)
            yield from ((clause, each.id, kind) for kind, said in each.frame.clauses for clause in said)


def _is_beside(change: Change) -> bool:
    """Whether a change is told beside the sentence, or has no words that an author could write."""
    match change.old, change.new:
        case tuple() as old, tuple() as new:
            return any(option_test(each) is not None for each in set(old) ^ set(new))
        case Ref(kind=Kind.TERM, id=one), Ref(id=other):
            return one == other  # two sets may call their own terms alike; a table has one of them
        case Quantity(quantifier=Quantifier.BARE), Quantity():
            return True  # of a thing that there is one of
        case Gain(amount=Amount(per=CountRegions())), Gain(thing=Thing(quantity=quantity)):
            return quantity.quantifier in (Quantifier.A, Quantifier.EACH)
        case _:
            pass
    return change.path.startswith(("Given ", "OptionIs ")) or _is_unoffered(change) or _is_twice_mine(change)


def _is_unoffered(change: Change) -> bool:
    """Whether something is offered that cannot be: what comes by itself has no `may`."""
    deeds = [each.action for each in change.clause.effects if isinstance(each, Do) and each.optional]
    return change.path == "Do effects.optional" and any(isinstance(each, Silence | Prolong) for each in deeds)


def _is_twice_mine(change: Change) -> bool:
    """Whether regions that I am said to hold are said to be mine again."""
    place = change.path.endswith(("conditions.count.regions.filter", "filters.of.filter"))
    return place and change.new == HeldBy((Me(),))


def unsaid(library: Library, *sets: str) -> Iterator[str]:
    """Yield each change of one leaf that the engine hears and a language does not say."""
    known, scene = known_in(library), scene_of(library)
    speakers = {code: Speaker(library, code) for code in LANGUAGE_CODES}
    for clause, scope, holder in held(library, *sets):
        place = replace(scene, owner=holder.ref) if isinstance(holder, Component) else scene
        lower = lower_clause if isinstance(holder, Component) else lower_frame_clause
        meant = replace(clause, wordings=())
        before = lower(meant, scope, place)
        if before.missing is not None:
            continue
        heard = form_of(before)
        said = {code: speaker.clause(meant, holder).text for code, speaker in speakers.items()}
        for change in changes(meant, known):
            after = lower(change.clause, scope, place)
            if after.missing is not None or form_of(after) == heard or _is_beside(change):
                continue
            for code, speaker in speakers.items():
                if said[code] == spoken(speaker, change.clause, holder):
                    yield f"{code}: {clause.text}\n    {change}\n    {said[code]}"


def spoken(speaker: Speaker, clause: Clause, holder: Component | Kind) -> str | None:
    """Say a changed clause; nothing if one counts what is no player, which nobody can write."""
    try:
        return speaker.clause(clause, holder).text
    except (AttributeError, InternalError):
        return None


def test_no_language_leaves_unsaid_what_the_engine_hears() -> None:
    assert list(unsaid(homebrew(), "base", "underground", "homebrew")) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_no_language_leaves_crossed_sentences_half_said(seed: int) -> None:
    assert list(unsaid(understood(sentences(seed=seed, number=340)), "crossed")) == []
