"""`when I decline …`: what stays behind, and what else happens then."""

from swdsl.lower.acts import acting
from swdsl.lower.form import Part
from swdsl.lower.form_terms import KeepTerm
from swdsl.lower.moments import occasion_of
from swdsl.lower.numbers import test_of, whole
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.unheard import refuse_unheard
from swdsl.model import clauses as model
from swdsl.model.expressions import Me
from swdsl.words import Operator, PlainVerb, Value


def decline_parts(clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I decline …`: what stays on the board, and what else happens."""
    kept = [effect for effect in clause.effects if isinstance(effect, model.Adjust)]
    if not kept:
        return acting(clause, clause.effects, scene)
    keep = kept[0]
    refuse_unheard(occasion_of(clause.moment, scene), clause, scene)
    with about(keep.span):
        plain = keep.value is Value.KEPT and keep.operator is Operator.IS
        if len(kept) > 1 or not plain or test_of(clause.conditions, scene) is not None:
            raise NotPlayableError(
                "a declining race keeps a plain number of tokens, without conditions",
                instead="when I decline: I may keep all tokens",
            )
    if clause.limit is not None:
        raise NotPlayableError(
            "what a race keeps is not used up", clause.limit.span, "when I decline: I may keep all tokens"
        )
    rest = tuple(effect for effect in clause.effects if effect is not keep)
    others = tuple(effect for effect in rest if not _redeploys(effect))
    with about(keep.span):
        if others and (keep.optional or clause.effects[0] is not keep):
            raise NotPlayableError(
                "what a race keeps hangs on nothing else, and nothing hangs on it but that it redeploys",
                instead="when I decline: keep all tokens, then pay 2 coins",
            )
    term = KeepTerm(whole(keep.amount), keep.optional, len(others) < len(rest))
    return (term, *acting(clause, others, scene)) if others else (term,)


def _redeploys(effect: model.Effect) -> bool:
    return isinstance(effect, model.Do) and effect == model.Do(Me(), model.Perform(PlainVerb.REDEPLOY))
