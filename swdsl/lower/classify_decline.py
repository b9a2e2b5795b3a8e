"""`when I decline …`: what stays behind, and what else happens then."""

from swdsl.lower.acts import acting
from swdsl.lower.form import Part
from swdsl.lower.form_terms import KeepTerm
from swdsl.lower.numbers import test_of, whole
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.words import PlainVerb, Value


def decline_parts(clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I decline …`: what stays on the board, and what else happens."""
    kept = [effect for effect in clause.effects if isinstance(effect, model.Adjust)]
    if not kept:
        return acting(clause, clause.effects, scene)
    if len(kept) > 1 or kept[0].value is not Value.KEPT or test_of(clause.conditions, scene) is not None:
        raise NotPlayableError("a declining race keeps a plain number of tokens, without conditions")
    rest = tuple(effect for effect in clause.effects if effect is not kept[0])
    others = tuple(effect for effect in rest if not _redeploys(effect))
    term = KeepTerm(whole(kept[0].amount), kept[0].optional, len(others) < len(rest))
    return (term, *acting(clause, others, scene)) if others else (term,)


def _redeploys(effect: model.Effect) -> bool:
    return isinstance(effect, model.Do) and effect.action == model.Perform(PlainVerb.REDEPLOY)
