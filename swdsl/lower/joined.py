"""Frames that packs add to: the frame of a box, with what packs on the table say about everybody.

A set that builds on a box does not replace its frame. What it says with `every race` joins that frame, and a
sentence with the name of an inherited one takes its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from swdsl.lower.form import Clause, LoweredSet
from swdsl.model.content import RuleSet
from swdsl.model.ruleset import Library


def root_of(home: str, library: Library) -> str:
    """Return the set whose frame is played on boards of a set: its own, or that of a box it builds on."""
    return next((each.id for each in library.seen_by(home) if has_whole_frame(each, library)), "")


def has_whole_frame(each: RuleSet, library: Library) -> bool:
    """Whether a set has a frame that rests on no other."""
    return _has_clauses(each) and not any(map(_has_clauses, library.seen_by(each.id)[1:]))


def says_something_of_all(each: RuleSet, library: Library) -> bool:
    """Whether a set says anything that belongs to a frame: sentences, neutrals, numbers of its own."""
    return _has_clauses(each) or bool(each.neutrals) or bool(_own_numbers(each, library))


def added_to(root: str, boxes: Iterable[str], library: Library) -> tuple[str, ...]:
    """Return the sets on a table that add to a frame, each behind those it builds on."""
    found: dict[str, None] = {}
    for box in boxes:
        for each in reversed(library.seen_by(box)):
            builds_on_it = root in {under.id for under in library.seen_by(each.id)[1:]}
            if builds_on_it and says_something_of_all(each, library):
                found[each.id] = None
    return tuple(found)


def joined_frame(
    root: str, added: Sequence[str], library: Library, lowered: Mapping[str, LoweredSet]
) -> LoweredSet:
    """Return the set of the root with a frame that has everything the others add."""
    joined = lowered[root]
    for name in added:
        joined = _with(joined, lowered[name], _own_numbers(library.set(name), library))
    return joined


def _with(box: LoweredSet, pack: LoweredSet, numbers: Mapping[str, object]) -> LoweredSet:
    if box.frame is None or pack.frame is None:
        return box
    said = {_label(clause): clause for clause in pack.frame.clauses}
    kept = tuple(said.pop(_label(clause), clause) for clause in box.frame.clauses)
    frame = replace(
        box.frame,
        clauses=(*kept, *said.values()),
        neutrals=(*box.frame.neutrals, *pack.frame.neutrals),
        **{key: getattr(pack.frame, key) for key in numbers},
    )
    return replace(box, frame=frame, options=(*box.options, *pack.options))


def _label(clause: Clause) -> str:
    """Return by what name a sentence is replaced; one that has only a number is like no other."""
    scope, _, name = clause.id.partition(".")
    return f"{scope}.{name}" if name.rpartition(".")[2].isdigit() else name


def _has_clauses(each: RuleSet) -> bool:
    return any(clauses for _, clauses in each.frame.clauses)


def _own_numbers(each: RuleSet, library: Library) -> dict[str, object]:
    """Return the numbers that a set does not have from the nearest set it builds on."""
    own, inherited = _numbers(each), [_numbers(other) for other in library.seen_by(each.id)[1:2]]
    return {key: value for key, value in own.items() if inherited and inherited[0][key] != value}


def _numbers(each: RuleSet) -> dict[str, object]:
    frame = each.frame
    return {
        "start_coins": frame.start_coins,
        "column": frame.combos,
        "price": frame.price,
        "faces": frame.die,
    }
