"""What an event of the deck cannot say: every race has its sentences, and only as long as it is in force."""

from collections.abc import Iterable
from typing import Final

from swdsl.lower.form import Part, PieceFact
from swdsl.lower.form_hooks import Program
from swdsl.lower.form_terms import FadeTerm
from swdsl.lower.form_words import Scope
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.model import clauses as model
from swdsl.model.counts import Card
from swdsl.model.expressions import Anyone, Player, This
from swdsl.model.walk import nodes
from swdsl.words import CardPlace, Kind, Until

_EVERY: Final = "every race has what an event says, so that `I` is whoever it is"
_MINE: Final = "when I attack a mountain: cost 1 more"
_BAN: Final = "always: I cannot attack mountains"
_BRIEF: Final = "when I conquer a forest: attacks there cost 1 more until turn end"


def refuse_in_event(clause: model.Clause, parts: Iterable[Part], scene: Scene) -> None:
    """Refuse what would happen once for each race, outlast its event, or needs somebody who has the tile."""
    if scene.owner is None or scene.owner.kind is not Kind.EVENT:
        return
    for party in (getattr(clause.moment, "actor", None), getattr(clause.moment, "of", None)):
        if isinstance(party, Anyone | Player):
            raise NotPlayableError(_EVERY, instead=_MINE)
    for effect in clause.effects:
        _refuse_effect(effect)
    if any(isinstance(each, This) or _is_its_tile(each) for each in nodes(clause)):
        raise NotPlayableError("an event is nobody's tile, and lies in no region", instead=_MINE)
    for part in parts:
        if isinstance(part, PieceFact):
            raise NotPlayableError("what a piece is, it is in every round", instead=_BAN)
        if isinstance(part, FadeTerm):
            raise NotPlayableError("a race that stays is there when the event is over, too", instead=_BAN)
        if getattr(part, "scope", None) is Scope.ANYONE:
            raise NotPlayableError(_EVERY, instead=_BAN)
        if isinstance(part, Program) and part.remembers:
            raise NotPlayableError("what is promised until my next turn outlasts the event", instead=_BRIEF)


def _refuse_effect(effect: model.Effect) -> None:
    for each in nodes(effect):
        if isinstance(each, model.Rule) and isinstance(each.subject, Anyone | Player):
            with about(each.span):
                raise NotPlayableError(_EVERY, instead=_BAN)
        if isinstance(each, model.ImmuneTo) and isinstance(each.party, Anyone | Player):
            with about(each.span):
                raise NotPlayableError(_EVERY, instead=_BAN)
        if isinstance(each, model.Lasting) and each.until is not Until.TURN_END:
            with about(each.span):
                raise NotPlayableError(
                    "an event is over with its round: a rule of it lasts no longer", instead=_BRIEF
                )


def _is_its_tile(node: object) -> bool:
    return isinstance(node, Card) and node.place in (CardPlace.THIS, CardPlace.ON_THIS)
