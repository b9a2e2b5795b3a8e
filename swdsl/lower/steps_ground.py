"""`there becomes a swamp`: regions that get other ground."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from swdsl.lower.form_effects import Effect, each_effect
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_regions import Changeable, NewGround
from swdsl.lower.form_steps import AskRegion, AtOnce, Step
from swdsl.lower.form_words import Ending
from swdsl.lower.form_world import GroundDeed, TurnAllInto, TurnInto
from swdsl.lower.how_many import is_one
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model.clauses import ChangeGround
from swdsl.model.expressions import Here, RegionSet, TerrainKind, There
from swdsl.model.quantities import BARE
from swdsl.words import Quantifier, Until

_INSTEAD: Final = "when I conquer a region: there becomes a swamp"
_ENDINGS: Final = {
    None: Ending.UNTIL_GAME_END,
    Until.GAME_END: Ending.UNTIL_GAME_END,
    Until.MY_NEXT_TURN: Ending.UNTIL_NEXT_TURN,
    Until.TURN_END: Ending.UNTIL_TURN_END,
}
_ALL: Final = (Quantifier.EACH, Quantifier.ALL, Quantifier.BARE)


def ground_steps(action: ChangeGround, until: Until | None, scene: Scene) -> Step:
    """Return what gives ground to a region that is known or chosen, or to all of a kind."""
    ground, ending = _new_ground(action, scene), _ENDINGS[until]
    match action.regions:
        case There():
            return AtOnce((TurnInto(Spot.THERE, ground, ending),))
        case Here():
            return AtOnce((TurnInto(Spot.HERE, ground, ending),))
        case RegionSet(quantity=quantity) if is_one(quantity) and quantity != BARE:
            options = Changeable(mask_of(action.regions, scene), ground)
            return AskRegion(options, (TurnInto(Spot.CHOICE, ground, ending),))
        case RegionSet(quantity=quantity) if quantity.quantifier in _ALL:
            return AtOnce((TurnAllInto(mask_of(action.regions, scene), ground, ending),))
        case RegionSet(quantity=quantity):
            raise NotPlayableError(
                "ground changes in one region, or in each of a kind",
                quantity.span,
                "at turn start: each forest I hold becomes a swamp",
            )
        case _:
            assert_never(action.regions)


def _new_ground(action: ChangeGround, scene: Scene) -> NewGround:
    terrain = scene.terrain(action.terrain)
    if terrain.impassable:
        raise NotPlayableError(
            f"nobody may ever stand on {terrain.name}: no region becomes that",
            instead=_INSTEAD,
        )
    kinds = action.regions.kinds if isinstance(action.regions, RegionSet) else ()
    if kinds and all(TerrainKind(action.terrain) in each for each in kinds):
        raise NotPlayableError("these regions have that ground already", instead=_INSTEAD)
    return NewGround(str(action.terrain), terrain.water, terrain.closed, terrain.transit)


def changes_ground(steps: Sequence[Step]) -> bool:
    """Whether a clause changes ground: then it waits until everything else that asks nobody has happened."""
    return any(_is_change(each) for step in steps for each in each_effect(step.effects))


def _is_change(effect: Effect) -> bool:
    return isinstance(effect, GroundDeed)


def refuse_ground_in_attack(done: Sequence[Effect]) -> None:
    """Refuse other ground as a part of a help: whoever conquers hears of it before."""
    if any(map(_is_change, done)):
        raise NotPlayableError(
            "ground changes when the region has been conquered, not as a part of the attack",
            instead=_INSTEAD,
        )
