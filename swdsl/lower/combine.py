"""Joining lowered sets and tests into their simplest form."""

from swdsl.lower.form_expressions import (
    EVERY,
    Both,
    Either,
    Every,
    Except,
    Held,
    Holder,
    Mask,
    Other,
    Players,
    Test,
    Together,
)

ME = Held(Holder.ME)


def both(*masks: Mask) -> Mask:
    """Return the regions in every one of these sets."""
    parts: list[Mask] = []
    for mask in masks:
        inner = mask.parts if isinstance(mask, Both) else (mask,)
        parts.extend(part for part in inner if part != EVERY and part not in parts)
    if all(isinstance(part, Except) for part in parts):
        parts.insert(0, EVERY)
    parts.sort(key=lambda part: isinstance(part, Except))
    return parts[0] if len(parts) == 1 else Both(tuple(parts))


def either(*masks: Mask) -> Mask:
    """Return the regions in at least one of these sets."""
    parts: list[Mask] = []
    for mask in masks:
        inner = mask.parts if isinstance(mask, Either) else (mask,)
        parts.extend(part for part in inner if part not in parts)
    if EVERY in parts:
        return EVERY
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


def holds_me(mask: Mask) -> bool:
    """Whether every region of the set is, by its description, one I hold."""
    return mask == ME or (isinstance(mask, Both) and ME in mask.parts)


def beside_me(mask: Mask) -> Mask:
    """Return the description without the part that says `I hold`."""
    parts = mask.parts if isinstance(mask, Both) else (mask,)
    return both(*(part for part in parts if part != ME))
