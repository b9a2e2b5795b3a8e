"""The skeleton of the one line that sums up what a conquest costs everybody."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from swdsl.model import clauses as model
from swdsl.model.counts import Amount, CountThings
from swdsl.prose.clause_shapes import cost_of, every_conquest
from swdsl.prose.forms import NOM, Noun
from swdsl.prose.marks import capitalised
from swdsl.prose.shapes import is_a_region
from swdsl.prose.skeletons.counts import per
from swdsl.prose.skeletons.expressions import regions
from swdsl.prose.voice import Voice
from swdsl.words import Operator


def bill(voice: Voice, clauses: Sequence[model.Clause]) -> str | None:
    """Say in one line what rules for everybody make of the cost; nothing if they name no price at all."""
    rows, adjusted = voice.tables.facts, [each for each in map(every_conquest, clauses) if each]
    base = [each.amount.base for each in adjusted if each.operator is Operator.IS]
    least = [each.amount.base for each in adjusted if each.operator is Operator.AT_LEAST]
    if len(base) != 1 or base[0] is None:
        return None
    listed = ", ".join([voice.say(rows.bill_base, tokens=_tokens(voice, base[0])), *_parts(voice, clauses)])
    said = voice.say(rows.bill_least, bill=listed, number=least[0]) if least and least[0] else listed
    return capitalised(voice.grammar.punctuated(f"{said}."))


def _tokens(voice: Voice, number: int) -> str:
    token = Noun((voice.tables.nouns.token,))
    return voice.grammar.counted(number, token).form(NOM)


def _parts(voice: Voice, clauses: Sequence[model.Clause]) -> Iterator[str]:
    """Yield what is added, or what special ground costs."""
    rows = voice.tables.facts
    for cost in filter(None, map(cost_of, clauses)):
        adjust = cost.adjust
        if adjust.operator is Operator.MORE and adjust.amount.per is not None:
            each = per(voice, _in_the_region(adjust.amount))
            yield voice.say(rows.bill_per, number=adjust.amount.base or 0, per=each)
        elif not is_a_region(cost.regions) and adjust.operator in (Operator.MORE, Operator.IS):
            frame = rows.bill_more if adjust.operator is Operator.MORE else rows.bill_is
            target = regions(voice, cost.regions)
            yield voice.say(frame, number=adjust.amount.base or 0, regions=target)


def _in_the_region(amount: Amount) -> Amount:
    """Leave out where defenders stand: a line about one region need not say so."""
    counted = amount.per
    return replace(amount, per=replace(counted, where=None)) if isinstance(counted, CountThings) else amount
