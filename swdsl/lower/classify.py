"""Deciding what each clause is: the one place where moments and effects meet the kernel's kinds."""

import re
from collections.abc import Sequence
from dataclasses import replace

from swdsl.limits import MOST_IN_A_TURN
from swdsl.lower.acts import acting
from swdsl.lower.asked_there import refuse_asked_there
from swdsl.lower.branches import apart, refuse_misplaced
from swdsl.lower.classify_always import always_parts
from swdsl.lower.classify_attack import my_attack_parts, their_attack_parts
from swdsl.lower.classify_conquest import conquest_parts
from swdsl.lower.classify_decline import decline_parts
from swdsl.lower.classify_price import price_parts
from swdsl.lower.classify_roll import is_luck, roll_parts
from swdsl.lower.classify_scoring import is_income, scoring_parts
from swdsl.lower.classify_yield import yield_parts
from swdsl.lower.combine import both, every
from swdsl.lower.endless import turns_round
from swdsl.lower.form import Clause, Part, PieceFact
from swdsl.lower.form_hooks import (
    Aid,
    Bonus,
    Coins,
    Cost,
    Damage,
    Defence,
    Hook,
    Levy,
    Loss,
    Luck,
    Program,
    Reflex,
)
from swdsl.lower.form_players import Served
from swdsl.lower.form_regions import Except, HeldByPlayers
from swdsl.lower.form_tests import Never, TheyAmong, Unspent
from swdsl.lower.hook_settings import is_left_behind
from swdsl.lower.in_vain import refuse_in_vain
from swdsl.lower.locality import with_locality
from swdsl.lower.not_yet import refuse_not_yet
from swdsl.lower.nowhere import refuse_nothing, refuse_nowhere
from swdsl.lower.numbers import options_of
from swdsl.lower.of_events import refuse_in_event
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.whom_they_are import with_players
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.expressions import Anyone, Me, PieceActor, Pieces
from swdsl.model.walk import nodes
from swdsl.source import NOWHERE
from swdsl.words import CardVerb, Period, PlainVerb, RegionVerb, State, Step, Timing, Value

_RECKONED = (Value.COST, Value.COINS, Value.PRICE)
_LIMITED = (Aid, Bonus, Coins, Cost, Damage, Defence, Levy, Loss, Luck, Program, Reflex)

_PLACEHOLDER = re.compile(r"\bPIECES?\b")


def lower_clause(clause: model.Clause, scope: str, scene: Scene) -> Clause:
    """Return the lowered clause; one that the kernel cannot play says why instead."""
    try:
        parts = parts_of_clause(with_players(clause), scene)
        if any(isinstance(part, PieceFact) for part in parts) and options_of(clause.conditions):
            raise NotPlayableError("the nature of a piece cannot depend on an option")
        refuse_idle_limit(clause, parts)
        refuse_nowhere(clause, parts, scene)
        refuse_nothing(clause)
        refuse_in_vain(clause)
        refuse_asked_there(clause, parts)
        refuse_in_event(clause, parts, scene)
        return lowered(clause, scope, tuple(with_locality(rationed(part, clause), clause) for part in parts))
    except NotPlayableError as refused:
        refused.instead = _with_its_piece(refused.instead, clause, scene)
        return lowered(clause, scope, (), refused)


def _with_its_piece(sentence: str, clause: model.Clause, scene: Scene) -> str:
    """Return a sentence that could be played with the piece the clause speaks of, or one of its owner's."""
    found = (node for node in nodes(*clause.effects) if isinstance(node, Pieces | PieceActor))
    named = (node.piece for node in found if node.piece)
    owned = (piece.ref for piece in scene.pieces.values() if piece.owner == scene.owner)
    piece = next((ref for ref in (*named, *owned) if ref in scene.pieces), None)
    return sentence if piece is None else _PLACEHOLDER.sub(piece.id, sentence)


def refuse_idle_limit(clause: model.Clause, parts: tuple[Part, ...]) -> None:
    """Refuse a limit that nobody would heed: on a rule that stands, or per opponent where there is none."""
    limit = clause.limit
    if limit is None:
        return
    with about(limit.span):
        acts = [part for part in parts if not (isinstance(part, Hook) and is_left_behind(part))]
        if not all(isinstance(part, _LIMITED) for part in acts):
            raise NotPlayableError(
                "a rule that stands cannot be limited to a number of times",
                instead="always, once per turn: I may reach any region",
            )
        if len(acts) > 1:
            raise NotPlayableError(
                "a limited sentence does one thing at its moment",
                instead="when I attack a region, once per turn: cost 1 less",
            )
        if limit.per_opponent:
            _refuse_opponents(clause, limit, acts)


def rationed(part: Part, clause: model.Clause) -> Part:
    """Return a part of a clause; what changes a number by itself does so while the limit leaves it a use."""
    if clause.limit is None or not isinstance(part, Cost | Damage | Defence | Loss) or is_left_behind(part):
        return part
    if not clause.limit.per_opponent:
        return replace(part, guard=every(Unspent(), part.guard))
    if isinstance(part, Defence | Loss):
        return replace(part, guard=every(Never(TheyAmong(Served())), part.guard))
    return replace(part, where=both(part.where, Except(HeldByPlayers(Served()))))


def _refuse_opponents(clause: model.Clause, limit: model.Limit, parts: Sequence[Part]) -> None:
    """Refuse `per opponent` where nobody else takes part, or with anything but `once per turn`."""
    alone = (
        isinstance(clause.moment, moments.AtStep | moments.Always)
        and getattr(clause.moment, "of", None) is None
    )
    if alone or limit.times != 1 or limit.period is not Period.TURN:
        raise NotPlayableError(
            "uses are counted for each opponent once per turn, where an opponent takes part",
            instead="when I attack a region, once per turn per opponent: cost may be 1 less",
        )
    if any(isinstance(part, Defence | Loss) for part in parts) and _speaks_of_me_too(clause.moment):
        raise NotPlayableError(
            "whoever attacks is the opponent that is counted, and that may be myself",
            instead="when an opponent attacks a region, once per turn per opponent: cost 1 more",
        )


def _speaks_of_me_too(moment: moments.Moment) -> bool:
    return isinstance(moment, moments.RegionEvent) and isinstance(moment.actor, Anyone)


def lowered(
    clause: model.Clause, scope: str, parts: tuple[Part, ...], refused: NotPlayableError | None = None
) -> Clause:
    """Return a clause with its parts, under a name that no other set can have."""
    limit, endless = clause.limit, turns_round(clause, parts)
    at = clause.span if refused is None or refused.at == NOWHERE else refused.at
    return Clause(
        id=f"{scope}.{clause.id}",
        text=clause.text,
        state=clause.state,
        limit=Period.TURN if endless else limit.period if limit else None,
        times=MOST_IN_A_TURN if endless else limit.times if limit else 1,
        per_opponent=bool(limit and limit.per_opponent),
        options=options_of(clause.conditions),
        parts=parts,
        missing=None if refused is None else str(refused),
        instead="" if refused is None else refused.instead,
        missing_at=at,
        span=clause.span,
    )


def parts_of_clause(clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Return what a clause comes to, or raise the reason why the kernel cannot play it."""
    if not clause.effects:  # what was wrong with them has been said already
        raise NotPlayableError("nothing follows the colon")
    if any(isinstance(each, model.Given) for each in clause.effects) and all(
        _is_reckoned(model.bare(each), clause.moment) for each in clause.effects
    ):
        return tuple(part for each in apart(clause) for part in parts_of_clause(each, scene))
    refuse_not_yet(clause)
    own = _is_own(clause.moment)
    scene = replace(scene, own=own, acting=own and clause.state is State.ACTIVE, state=clause.state)
    match clause.moment:
        case moments.Always():
            refuse_misplaced(clause.effects, limited=True)
            return always_parts(clause, scene)
        case moments.AtStep(timing=Timing.AT, step=Step.SCORING, of=None):
            return scoring_parts(clause, scene)
        case moments.RegionEvent(actor=Me(), verb=RegionVerb.ATTACK) as event:
            return my_attack_parts(clause, event, scene)
        case moments.RegionEvent(verb=RegionVerb.ATTACK) as event:
            return their_attack_parts(clause, event, scene)
        case moments.RegionEvent(verb=RegionVerb.CONQUER) as event:
            return conquest_parts(clause, event, scene)
        case moments.RegionEvent(verb=RegionVerb.SCORE) as event:
            return yield_parts(clause, event, scene)
        case moments.PlainEvent(actor=Me(), verb=PlainVerb.DECLINE):
            return decline_parts(clause, scene)
        case moments.PlainEvent(verb=PlainVerb.ROLL) if is_luck(clause):
            return roll_parts(clause, scene)
        case moments.CardEvent(verb=CardVerb.PICK | CardVerb.PASS) as picked if _changes_price(clause):
            return price_parts(clause, picked, scene)
        case _:
            return acting(clause, clause.effects, scene)


def _is_reckoned(effect: model.PlainEffect | model.RollForCost, moment: moments.Moment) -> bool:
    """Whether an effect changes a number that is worked out, or adds to it, rather than doing something."""
    if moment == moments.AtStep(Timing.AT, Step.SCORING):
        return is_income(effect)
    return isinstance(effect, model.Adjust) and effect.value in _RECKONED and not effect.optional


def _is_own(moment: moments.Moment) -> bool:
    """Whether a moment comes while its own race acts."""
    match moment:
        case moments.AtStep(step=step, of=party):
            return party is None and step not in (Step.ROUND_START, Step.GAME_END)
        case (
            moments.RegionEvent(actor=actor)
            | moments.CardEvent(actor=actor)
            | moments.PlainEvent(actor=actor)
        ):
            return isinstance(actor, Me)
        case _:
            return False


def _changes_price(clause: model.Clause) -> bool:
    return any(isinstance(each, model.Adjust) and each.value is Value.PRICE for each in clause.effects)
