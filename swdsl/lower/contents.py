"""What lies in a region: tokens, defenders, pieces, neutrals, places and relics."""

from swdsl.lower.combine import both, either, without
from swdsl.lower.form_regions import (
    MANY,
    Crowd,
    Crowded,
    Held,
    HereAt,
    Holder,
    MarkerAt,
    Markers,
    MarkersAt,
    Mask,
    PieceAt,
    PieceCrowded,
    Symbol,
)
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import expressions as model
from swdsl.model.names import Ref
from swdsl.words import CardKind


def _neutral(ref: Ref | None, scene: Scene) -> Mask:
    """Neutral tokens stand only where they were put: on the regions of their symbol."""
    symbol = scene.neutral(ref).symbol if ref else None
    neutral = Held(Holder.NEUTRAL)
    return neutral if symbol is None else both(neutral, Symbol(str(symbol)))


def containing(base: Mask, content: model.Content, scene: Scene) -> Mask:
    """Return the regions of a set in which something lies, so many of it."""
    low = content.range.minimum
    high = MANY if content.range.maximum is None else content.range.maximum
    match content.noun:
        case model.Tokens():
            return Crowded(Crowd.TOKENS, base, low, high)
        case model.Defenders(enemy_only=False):
            return Crowded(Crowd.DEFENDERS, base, low, high)
        case model.Pieces(piece=ref) if ref is not None and (low, high) != (1, MANY) and high:
            return PieceCrowded(str(ref), base, low, high)
        case _:
            found = _lying(content.noun, scene)
            if (low, high) not in ((1, MANY), (0, 0)):
                raise NotPlayableError(
                    "of neutrals, places and relics it can only be asked whether there is one",
                    instead="when I attack a region with a place: cost 1 less",
                )
            return both(base, found) if low else both(base, without(found))


def _lying(noun: model.Noun, scene: Scene) -> Mask:
    match noun:
        case model.Neutrals(neutral=ref):
            return _neutral(ref, scene)
        case model.Pieces(piece=ref) if ref is not None:
            return PieceAt(str(ref))
        case model.Pieces():
            return either(*(PieceAt(str(ref)) for ref in sorted(scene.pieces)))
        case model.This():
            return HereAt()
        case model.Markers(marker=ref) if ref is not None:
            return MarkerAt(str(ref))
        case model.Markers(card=CardKind.PLACE):
            return MarkersAt(Markers.PLACES)
        case model.Markers(card=CardKind.RELIC):
            return MarkersAt(Markers.RELICS)
        case model.Markers():
            return either(MarkersAt(Markers.PLACES), MarkersAt(Markers.RELICS))
        case _:
            raise NotPlayableError("a region cannot be asked for that thing")
