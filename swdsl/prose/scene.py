"""What a phrase may know of the clause it stands in: the holder, the other party, whose region it is."""

from dataclasses import dataclass
from enum import Enum

from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.counts import Condition, CountIs, Unless
from swdsl.model.expressions import AllOf, Bearer, Filter, HeldBy, Me, Opponent, PieceActor, RegionSet, We
from swdsl.model.names import Ref
from swdsl.prose.names import Names
from swdsl.prose.shapes import piece_on_board
from swdsl.words import CardVerb, Kind, PlainVerb, RegionVerb, State, Step, Timing


class Other(Enum):
    """Who `they` are in a clause."""

    OPPONENT = "opponent"
    PLAYER = "player"
    DEFENDER = "defender"


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything around a phrase that its words may depend on.

    `mine_is_taken`: somebody attacks a region of the holder's. `declines`: the holder goes into decline, and
    a race in decline is an older one. `brings_extra`: coins are gained beside what every region brings.
    `acting`: the piece that acts; `named`: one that a condition has named before.
    `is_passed`: a combo is passed in the column. `attacks`: the holder attacks; `declined`: only in decline.
    `names_no_tile`: the clause stands on none.
    """

    names: Names
    holder: Kind
    other: Other = Other.PLAYER
    mine_is_taken: bool = False
    declines: bool = False
    brings_extra: bool = False
    acting: Ref | None = None
    named: Ref | None = None
    is_passed: bool = False
    attacks: bool = False
    declined: bool = False
    names_no_tile: bool = False


def scene_of(clause: model.Clause, holder: Kind, names: Names, *, of_everybody: bool = False) -> Scene:
    """Return the scene of a clause, which one component has or everybody."""
    return Scene(
        names,
        holder,
        _other(clause),
        mine_is_taken=_mine_is_taken(clause.moment),
        declines=clause.moment == moments.PlainEvent(Me(), PlainVerb.DECLINE),
        brings_extra=not of_everybody and clause.moment == moments.AtStep(Timing.AT, Step.SCORING),
        acting=_acting(clause),
        named=next(filter(None, map(_asked_for, clause.conditions)), None),
        is_passed=isinstance(clause.moment, moments.CardEvent) and clause.moment.verb is CardVerb.PASS,
        attacks=_attacks(clause.moment),
        declined=clause.state is State.DECLINED,
    )


def _attacks(moment: moments.Moment) -> bool:
    return isinstance(moment, moments.RegionEvent) and (moment.actor, moment.verb) == (
        Me(),
        RegionVerb.ATTACK,
    )


def _acting(clause: model.Clause) -> Ref | None:
    """Return the piece that acts in a clause."""
    doing = [
        effect.subject
        for effect in map(model.bare, clause.effects)
        if isinstance(effect, model.Do | model.Rule)
    ]
    happening = [clause.moment.actor] if isinstance(clause.moment, moments.RegionEvent) else []
    pieces = [each.piece for each in (*happening, *doing) if isinstance(each, PieceActor)]
    return pieces[0] if pieces else None


def _asked_for(condition: Condition) -> Ref | None:
    """Return the piece of which a condition asks whether it is on the board."""
    asked = condition.condition if isinstance(condition, Unless) else condition
    return piece_on_board(asked.count, asked.range) if isinstance(asked, CountIs) else None


def _other(clause: model.Clause) -> Other:
    for effect in map(model.bare, clause.effects):
        match effect:
            case model.Do(action=model.Choose(party=party)):
                return Other.OPPONENT if isinstance(party, Opponent) else Other.PLAYER
            case (
                model.Do(subject=Opponent(), optional=True)
                | model.Do(subject=Opponent(), action=model.ChooseRegion())
            ):
                return Other.OPPONENT
            case _:
                continue
    match clause.moment:
        case moments.RegionEvent(actor=Me() | We() | PieceActor()):
            return Other.DEFENDER
        case (
            moments.RegionEvent(actor=Opponent() | Bearer())
            | moments.CardEvent(actor=Opponent() | Bearer())
            | moments.PlainEvent(actor=Opponent() | Bearer())
            | moments.ThingEvent(actor=Opponent() | Bearer())
            | moments.AtStep(of=Opponent() | Bearer())
        ):
            return Other.OPPONENT
        case _:
            return Other.PLAYER


def _mine_is_taken(moment: moments.Moment) -> bool:
    """Whether the moment is an attack on a region of the holder."""
    match moment:
        case moments.RegionEvent(
            verb=RegionVerb.ATTACK | RegionVerb.CONQUER, regions=RegionSet(filter=wanted)
        ):
            return wanted is not None and _held_by_me(wanted)
        case _:
            return False


def _held_by_me(wanted: Filter) -> bool:
    match wanted:
        case HeldBy(parties=(Me(),)):
            return True
        case AllOf(parts=parts):
            return any(_held_by_me(part) for part in parts)
        case _:
            return False
