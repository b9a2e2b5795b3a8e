"""What is remembered of regions: which were conquered this turn, which were lost since the last."""

from typing import Final, TypeGuard

from swdsl.lower.combine import both, either, without
from swdsl.lower.form_regions import Deed, History, Kept, KeptGround, LostGround, Mask
from swdsl.lower.how_many import one_party
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import expressions as model
from swdsl.source import NOWHERE
from swdsl.words import Deed as ModelDeed
from swdsl.words import Life, Since

_HELD: Final = (Kept.FROM_ACTIVE, Kept.FROM_DECLINED, Kept.FROM_NEUTRAL, Kept.FROM_KIN)


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
    if condition.by == model.Me() and scene.acting:
        return _this_turn(condition)
    raise NotPlayableError(
        "what is remembered is what my active race did in my own turn",
        instead="at scoring: gain 1 coin for each region I conquered this turn",
    )


def refuse_forgotten(parts: tuple[model.Filter, ...]) -> None:
    """Refuse to ask of an attacked region what has changed with that: its holder, its neutrals.

    Who held what was conquered is remembered, and said with `from`.
    """
    deeds = {part.deed for part in parts if _is_of_this_turn(part)}
    attacked = ModelDeed.ATTACKED in deeds
    for part in parts if attacked or ModelDeed.CONQUERED in deeds else ():
        turned = isinstance(part, model.Not)
        match part.part if isinstance(part, model.Not) else part:
            case model.HeldBy(parties=parties) if attacked or turned:
                if not set(parties) & {model.Me(), model.We()}:
                    raise _forgotten("who held it", parties[0])
            case model.Contains(content=model.Content(noun=model.Neutrals())):
                raise _forgotten("which neutrals stood there")
            case _:
                pass


def _is_of_this_turn(part: model.Filter) -> TypeGuard[model.Happened]:
    return isinstance(part, model.Happened) and part.since is Since.THIS_TURN


def _forgotten(what: str, party: model.Party | None = None) -> NotPlayableError:
    return NotPlayableError(
        f"of a region that was attacked, it is not remembered {what}",
        getattr(party, "span", NOWHERE),
        "at scoring, if there is a region I conquered from a neutral this turn: gain 1 coin",
    )


def _this_turn(condition: model.Happened) -> Mask:
    match condition.deed, condition.origin:
        case ModelDeed.CONQUERED, ():
            return History(Deed.CONQUERED)
        case ModelDeed.CONQUERED, origin:
            return either(*map(_conquered_from, origin))
        case ModelDeed.ATTACKED, ():
            return KeptGround(Kept.ASSAILED)
        case ModelDeed.ATTACKED, _:
            raise NotPlayableError(
                "of a region that was attacked, it is not remembered who held it",
                instead="at scoring: gain 1 coin for each region I attacked this turn",
            )
        case ModelDeed.LEFT, ():
            return KeptGround(Kept.LEFT)
        case _:
            raise NotPlayableError(
                "of a region that was left, it is not remembered who held it",
                instead="at scoring: gain 1 coin for each region I left this turn",
            )


def _conquered_from(party: model.Party) -> Mask:
    """Return the regions that were conquered this turn from such a holder."""
    one_party(party)
    match party:
        case model.Enemy():
            return History(Deed.TAKEN)
        case model.Opponent(life=Life.ACTIVE, filters=()):
            return KeptGround(Kept.FROM_ACTIVE)
        case model.Opponent(life=Life.DECLINED, filters=()):
            return KeptGround(Kept.FROM_DECLINED)
        case model.Opponent(life=None, filters=()):
            return either(KeptGround(Kept.FROM_ACTIVE), KeptGround(Kept.FROM_DECLINED))
        case model.NeutralParty():
            return KeptGround(Kept.FROM_NEUTRAL)
        case model.MyRace(life=Life.DECLINED):
            return KeptGround(Kept.FROM_KIN)
        case model.AnotherRace():
            return either(*map(KeptGround, (Kept.FROM_ACTIVE, Kept.FROM_DECLINED, Kept.FROM_KIN)))
        case model.Nobody():
            return both(History(Deed.CONQUERED), *(without(KeptGround(each)) for each in _HELD))
        case _:
            raise NotPlayableError(
                "of a conquest it is remembered whether an active or declined opponent, neutrals, my"
                " declined race or nobody held the region, not which of them",
                getattr(party, "span", NOWHERE),
                "at scoring: gain 1 coin for each region I conquered from an active opponent this turn",
            )
