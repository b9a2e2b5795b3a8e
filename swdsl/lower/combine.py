"""Joining lowered sets and tests into their simplest form."""

from dataclasses import replace

from swdsl.lower.form_players import Crew, Group, Other, Players, Together
from swdsl.lower.form_regions import (
    EVERY,
    Both,
    Crowded,
    Either,
    Except,
    Held,
    Holder,
    Linked,
    Mask,
    PieceCrowded,
    Spread,
)
from swdsl.lower.form_tests import Every, Never, Test

ME = Held(Holder.ME)
_EVERYONE = Crew(Group.EVERYONE)


def both(*masks: Mask) -> Mask:
    """Return the regions in every one of these sets."""
    parts: list[Mask] = []
    for mask in masks:
        inner = mask.parts if isinstance(mask, Both) else (mask,)
        parts.extend(part for part in inner if part != EVERY and part not in parts)
    crowd = next((part for part in parts if isinstance(part, Crowded | PieceCrowded)), None)
    if crowd is not None and len(parts) > 1:
        return replace(crowd, of=both(crowd.of, *(part for part in parts if part is not crowd)))
    if all(isinstance(part, Except) for part in parts):
        parts.insert(0, EVERY)
    parts.sort(key=lambda part: isinstance(part, Except))
    parts = [_shortened(part, parts) for part in parts]
    return parts[0] if len(parts) == 1 else Both(tuple(parts))


def _shortened(part: Mask, beside: list[Mask]) -> Mask:
    """What stands beside a complement need not be said again inside it."""
    match part:
        case Except(part=Both(parts=inner)):
            return Except(both(*(each for each in inner if each not in beside)))
        case _:
            return part


def either(*masks: Mask) -> Mask:
    """Return the regions in at least one of these sets."""
    parts: list[Mask] = []
    for mask in masks:
        inner = mask.parts if isinstance(mask, Either) else (mask,)
        parts.extend(part for part in inner if part not in parts)
    if EVERY in parts:
        return EVERY
    if len(parts) > 1 and all(isinstance(part, Spread) for part in parts):
        return Spread(either(*(part.of for part in parts if isinstance(part, Spread))))
    return parts[0] if len(parts) == 1 else Either(tuple(parts))


def without(mask: Mask) -> Mask:
    """Return the regions that are not in this set."""
    if isinstance(mask, Both) and mask.parts[0] == EVERY and len(mask.parts) == 2:
        negated = mask.parts[1]
        if isinstance(negated, Except):
            return negated.part
    return both(EVERY, Except(mask))


def together(*players: Players) -> Players:
    """Return the players in every one of these sets."""
    parts: list[Players] = []
    for each in players:
        inner = each.parts if isinstance(each, Together) else (each,)
        parts.extend(part for part in inner if part not in parts)
    if any(not isinstance(part, Other) and part != _EVERYONE for part in parts):
        parts = [part for part in parts if part != _EVERYONE]
    parts.sort(key=lambda part: isinstance(part, Other))
    return parts[0] if len(parts) == 1 else Together(tuple(parts))


def every(*tests: Test | None) -> Test | None:
    """Return a test that holds when all of these hold; nothing when there is nothing to test."""
    parts: list[Test] = []
    for test in tests:
        if test is not None:
            parts.extend(test.parts if isinstance(test, Every) else (test,))
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else Every(tuple(parts))


def any_test(*tests: Test) -> Test:
    """Return a test that holds when one of these holds."""
    return tests[0] if len(tests) == 1 else Never(Every(tuple(Never(test) for test in tests)))


def holds_me(mask: Mask) -> bool:
    """Whether every region of the set is, by its description, one I hold."""
    match mask:
        case Both(parts=parts):
            return any(holds_me(part) for part in parts)
        case Either(parts=parts):
            return all(holds_me(part) for part in parts)
        case Crowded(of=of) | PieceCrowded(of=of) | Linked(through=of):
            return holds_me(of)
        case _:
            return mask == ME


def beside_me(mask: Mask) -> Mask:
    """Return the description without the part that says `I hold`."""
    parts = mask.parts if isinstance(mask, Both) else (mask,)
    return both(*(part for part in parts if part != ME))


def targets(mask: Mask, guard: Test | None) -> Mask | None:
    """Return where an aid may be used; the kernel takes silence for everywhere."""
    return None if mask == EVERY and guard is None else mask
