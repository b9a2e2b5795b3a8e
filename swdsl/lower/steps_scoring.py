"""`score there`: what regions bring at another moment than scoring."""

from typing import assert_never

from swdsl.lower.combine import both
from swdsl.lower.form_effects import ScoreRegion, ScoreRegions
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_regions import Held, Holder
from swdsl.lower.form_steps import AskRegion, AtOnce, Step
from swdsl.lower.how_many import for_counting, is_one
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import Scene
from swdsl.model.expressions import Here, Regions, RegionSet, There
from swdsl.model.quantities import BARE


def score_steps(regions: Regions, scene: Scene) -> Step:
    """Return what brings coins at once: a region that is known or chosen, or all of a kind that I hold."""
    match regions:
        case There():
            return AtOnce((ScoreRegion(Spot.THERE),))
        case Here():
            return AtOnce((ScoreRegion(Spot.HERE),))
        case RegionSet(quantity=quantity) if is_one(quantity) and quantity != BARE:
            return AskRegion(both(mask_of(regions, scene), Held(Holder.ME)), (ScoreRegion(Spot.CHOICE),))
        case RegionSet():
            for_counting(regions)
            return AtOnce((ScoreRegions(both(mask_of(regions, scene), Held(Holder.ME))),))
        case _:
            assert_never(regions)
