"""Conquests: what the loser loses, and where those go who are left."""

from dataclasses import replace
from typing import Final

from swdsl.lower.acts import acting, is_deed, refuse_late_changes
from swdsl.lower.beaten import against_such
from swdsl.lower.changes import attacker_test
from swdsl.lower.classify_always import lives_with_piece
from swdsl.lower.combine import every, holds_me
from swdsl.lower.form import Part, PieceFact
from swdsl.lower.form_hooks import Damage, Loss
from swdsl.lower.form_regions import EVERY, Held, Holder
from swdsl.lower.form_terms import LossTerm
from swdsl.lower.form_words import Survivors
from swdsl.lower.how_many import for_one, one_party
from swdsl.lower.numbers import test_of, whole
from swdsl.lower.region_events import refuse_own_region
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.expressions import Anyone, Bearer, Me, Opponent, PieceActor
from swdsl.words import Operator, Store, Value

SURVIVORS: Final = {Store.HAND: Survivors.TO_HAND, Store.TRAY: Survivors.TO_TRAY}


def conquest_parts(clause: model.Clause, event: moments.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when somebody conquers …`."""
    refuse_own_region(event, scene.state)
    refuse_late_changes(clause.effects, "when I conquer a region: they lose 2 tokens, then gain 1 coin")
    values = tuple(effect for effect in clause.effects if not is_deed(effect))
    deeds = tuple(effect for effect in clause.effects if is_deed(effect))
    parts: list[Part] = list(acting(clause, deeds, scene)) if deeds else []
    if values:
        parts.append(_losses(clause, event, values, scene))
    return tuple(parts)


def _losses(
    clause: model.Clause, event: moments.RegionEvent, effects: tuple[model.Effect, ...], scene: Scene
) -> Part:
    said = LossTerm()
    for effect in effects:
        with about(effect.span):
            said = _with_effect(said, effect)
    for_one(event.regions)
    one_party(event.actor)
    mask = mask_of(event.regions, scene)
    if event.actor == Me():
        mask, guard = against_such(clause, mask, scene)
    else:
        guard = every(attacker_test(event.actor, scene), test_of(clause.conditions, scene))
    match event.actor:
        case PieceActor(piece=piece) if mask == EVERY and guard is None and _is_loss_alone(said):
            if not lives_with_piece(str(piece), clause, scene):
                raise NotPlayableError(
                    "what a piece does to the loser it does as long as it stands",
                    event.span,
                    "when PIECE conquers a region, also in decline: they lose 1 token",
                )
            return PieceFact(str(piece), losses=said.lose)
        case Me() if said.lose is not None and _is_loss_alone(said):
            return Damage(mask, said.lose, guard)
        case Opponent() | Anyone() if mask == Held(Holder.ME) and guard is None and clause.limit is None:
            return replace(said, own=event.actor == Anyone())
        case Opponent() | Bearer() | Anyone() if holds_me(mask):
            return Loss(mask, said.lose, said.survivors, event.actor == Anyone(), guard)
        case _:
            raise NotPlayableError(
                "losses are set for my own conquests, and for regions I hold that others conquer",
                event.span,
                "when an opponent conquers a region I hold: I lose no tokens",
            )


def _is_loss_alone(said: LossTerm) -> bool:
    return said.lose is not None and said.survivors is None


def _with_effect(said: LossTerm, effect: model.Effect) -> LossTerm:
    match effect:
        case model.Adjust(value=Value.LOSSES, operator=Operator.IS, amount=amount, optional=False) if (
            said.lose is None
        ):
            return replace(said, lose=whole(amount))
        case model.SurvivorsGo(store=store) if store in SURVIVORS and said.survivors is None:
            return replace(said, survivors=SURVIVORS[store])
        case _:
            raise NotPlayableError(
                "a conquest has losses and survivors, each said once and nobody's choice",
                instead="when an opponent conquers a region I hold: I lose 1 token",
            )
