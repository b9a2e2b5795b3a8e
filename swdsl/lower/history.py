"""What is remembered of regions: which were conquered this turn, which were lost since the last."""

from swdsl.lower.form_regions import (
    Deed,
    History,
    LostGround,
    Mask,
)
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import expressions as model
from swdsl.words import Deed as ModelDeed
from swdsl.words import Since


def refuse_lost_and_held(parts: tuple[model.Filter, ...]) -> None:
    """What I conquered I hold; who held it until then is not asked with `held by`."""
    happened = (part for part in parts if isinstance(part, model.Happened))
    conquered = any(part.by == model.Me() and part.deed is ModelDeed.CONQUERED for part in happened)
    held = (party for part in parts if isinstance(part, model.HeldBy) for party in part.parties)
    if conquered and not all(isinstance(party, model.Me | model.We) for party in held):
        raise NotPlayableError(
            "`held by` asks who holds a region now, and a region I conquered is mine",
            instead="at scoring: gain 1 coin for each region I conquered from an enemy this turn",
        )


def _lost(condition: model.Happened) -> Mask:
    if condition.since is not Since.MY_LAST_TURN or condition.origin:
        raise NotPlayableError(
            "what is lost is remembered from one turn of mine to the next",
            instead="when I attack a region I lost since my last turn: cost 1 less",
        )
    match condition.by:
        case model.Me():
            return LostGround(ours=False)
        case model.We():
            return LostGround(ours=True)
        case _:
            raise NotPlayableError(
                "only what I lost is remembered",
                instead="when I attack a region I lost since my last turn: cost 1 less",
            )


def happened(condition: model.Happened, scene: Scene) -> Mask:
    """Return the regions of which something is remembered."""
    if condition.deed is ModelDeed.LOST:
        return _lost(condition)
    if condition.since is not Since.THIS_TURN:
        raise NotPlayableError(
            "since my last turn, only what I lost is remembered",
            instead="when I attack a region I lost since my last turn: cost 1 less",
        )
    if condition.deed is not ModelDeed.CONQUERED:
        raise NotPlayableError(f"the game does not remember which regions were {condition.deed} this turn")
    match condition.origin:
        case ():
            deed = Deed.CONQUERED
        case (model.Enemy(),):
            deed = Deed.TAKEN
        case _:
            raise NotPlayableError(
                "a region is remembered as conquered, or as conquered from an enemy, not from whom"
            )
    if condition.by == model.Me() and scene.acting:
        return History(deed)
    raise NotPlayableError(
        "what is remembered is what my active race conquered in my own turn",
        instead="at scoring: gain 1 coin for each region I conquered this turn",
    )
