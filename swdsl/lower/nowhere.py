"""Sets of regions that can have no member: nobody holds what somebody else holds, or nobody.

A sentence that speaks of such a set is accepted by the grammar and could never do anything; it is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from swdsl.lower.form import Part
from swdsl.lower.form_regions import (
    Both,
    Changeable,
    Crowd,
    Crowded,
    Either,
    Except,
    Exposed,
    Held,
    HeldByPlayers,
    HeldWith,
    Holder,
    Linked,
    Mask,
    Named,
    PieceCrowded,
    PieceRoom,
)
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model.expressions import RegionSet
from swdsl.model.walk import nodes
from swdsl.source import Span
from swdsl.words import Operator

ME, KIN, MATE, RIVAL, FALLEN, NEUTRAL, NOBODY = (
    *("me", "another race of mine", "a team-mate", "an active opponent", "a declined opponent"),
    *("neutral tokens", "nobody"),
)
_RACES: Final = frozenset({ME, KIN, MATE, RIVAL, FALLEN})
_ANY: Final = _RACES | {NEUTRAL, NOBODY}
_SIDES: Final[dict[Holder, frozenset[str]]] = {
    Holder.ME: frozenset({ME}),
    Holder.US: frozenset({ME, KIN}),
    Holder.MY_ACTIVE: frozenset({ME, KIN}),
    Holder.MY_DECLINED: frozenset({ME, KIN}),
    Holder.OPPONENTS: frozenset({RIVAL, FALLEN}),
    Holder.ACTIVE_OPPONENTS: frozenset({RIVAL}),
    Holder.OTHERS: _RACES - {ME},
    Holder.THEM: _RACES,
    Holder.ANYONE: _RACES,
    Holder.NEUTRAL: frozenset({NEUTRAL}),
}
#: Which race of mine, and who they are, is not told by the side alone.
_VAGUE: Final = (Holder.MY_ACTIVE, Holder.MY_DECLINED, Holder.THEM)
_BY: Final = (Operator.MORE, Operator.LESS)
_MASKS: Final = (Both, Crowded, PieceCrowded, PieceRoom, Changeable, Exposed, Linked)


class Sides(NamedTuple):
    """Who can hold regions of a set, and whether all that they hold are in it."""

    holders: frozenset[str]
    whole: bool = False


def refuse_nowhere(clause: model.Clause, parts: tuple[Part, ...], scene: Scene) -> None:
    """Refuse a clause that speaks of regions which there can never be."""
    if any(isinstance(node, _MASKS) and not sides_of(node).holders for part in parts for node in walk(part)):
        raise NotPlayableError(
            "there is never such a region: one region has one holder, and who holds it has tokens there",
            next(_suspects(clause, scene), clause.span),
            _nearest(clause),
        )


def _nearest(clause: model.Clause) -> str:
    """Return a sentence that does the like where it can be done."""
    match model.bare(clause.effects[0]):
        case model.Do(action=model.Take()):
            return "at turn start: I may score a region I hold"
        case model.Do(action=model.Place()):
            return "at turn start: place 1 token from tray in a region I hold"
        case model.Do(action=model.Remove() | model.Move()):
            return "at turn start: I may leave a region I hold"
        case _:
            return "at scoring: gain 1 coin for each region I hold"


def refuse_nothing(clause: model.Clause) -> None:
    """Refuse a change by nothing."""
    for effect in map(model.bare, clause.effects):
        changed = effect.effect if isinstance(effect, model.Lasting) else effect
        if isinstance(changed, model.Adjust) and changed.operator in _BY and changed.amount.base == 0:
            raise NotPlayableError(
                "nothing would change", changed.span, "when I attack a region: cost 1 less"
            )


def _suspects(clause: model.Clause, scene: Scene) -> Iterator[Span]:
    """Yield where the regions are said that cannot be: by themselves, else those that I cannot hold."""
    said = [node for node in nodes(*clause.effects, *clause.conditions) if isinstance(node, RegionSet)]
    known = [(each.span, sides_of(mask_of(each, scene)).holders) for each in said]
    yield from (span for span, holders in known if not holders)
    yield from (span for span, holders in known if ME not in holders)


def sides_of(mask: Mask) -> Sides:
    """Return who can hold regions of a set."""
    match mask:
        case Held(by=by):
            return Sides(_SIDES[by], whole=by not in _VAGUE)
        case HeldWith() | HeldByPlayers():
            return Sides(_RACES)
        case Both(parts=parts):
            return _met([sides_of(part) for part in parts])
        case Either(parts=parts):
            found = [sides_of(part) for part in parts]
            holders = frozenset().union(*(each.holders for each in found))
            return Sides(holders, all(each.whole for each in found))
        case Except(part=part):
            found_in = sides_of(part)
            return Sides(_ANY - found_in.holders, whole=True) if found_in.whole else Sides(_ANY)
        case Crowded(crowd=Crowd.TOKENS, of=of, low=low, high=high):
            return Sides(sides_of(of).holders & _with_tokens(low, high))
        case Crowded(of=of) | PieceCrowded(of=of) | PieceRoom(of=of) | Linked(through=of) | Named(mask=of):
            return Sides(sides_of(of).holders)
        case Changeable(of=of) | Exposed(of=of):
            return Sides(sides_of(of).holders)
        case _:
            return Sides(_ANY)


def _met(found: list[Sides]) -> Sides:
    holders = _ANY
    for each in found:
        holders &= each.holders
    return Sides(holders, all(each.whole for each in found))


def _with_tokens(low: int, high: int) -> frozenset[str]:
    """Return who can hold a region with so many tokens; nobody holds one without any."""
    if high == 0:
        return frozenset({NOBODY, NEUTRAL})
    return _ANY - {NOBODY} if low else _ANY
