"""How clauses are written, one canonical sentence per tree.

Effects are always joined by `, then`: they happen in that order, and the word says so.
"""

from typing import Final

from swdsl.syntax.format_amounts import article, counts_one, noun_forms, quantified
from swdsl.syntax.format_regions import (
    acts_alone,
    filters,
    holder,
    is_alone,
    kind_list,
    owner,
    subject,
)
from swdsl.syntax.format_things import counted
from swdsl.syntax.format_verbs import third_person
from swdsl.syntax.tree_clauses import (
    Adjust,
    AttacksCost,
    Becomes,
    Clause,
    CoinsChange,
    Do,
    Garrison,
    MayAdjust,
    MayBecome,
    OnEvent,
    Otherwise,
    Sentence,
)
from swdsl.syntax.tree_conditions import Has, Holds, ThereAre
from swdsl.syntax.tree_deeds import Predicate
from swdsl.syntax.tree_regions import Here, Me, RegionNode, Subject, There
from swdsl.syntax.tree_words import Line
from swdsl.syntax.write import MANNERS, manner, written
from swdsl.words import Operator, Until, Value

_OF_AMOUNTS: Final = {Operator.LESS: "less", Operator.MORE: "more"}
_OF_A_ROLL: Final = {Operator.LESS: "lower", Operator.MORE: "higher"}


def sections(one: Line) -> list[str]:
    """Return a line in the sections that a long one is broken into first: a clause behind its colon."""
    return written(one).split("\n")


def clause_text(clause: Clause) -> str:
    """Return a whole clause on one line."""
    return " ".join(sections(clause))


@manner("then")
def _then(effects: tuple[Sentence, ...]) -> str:
    first, *others = effects
    joined = (f", {'' if isinstance(each, Otherwise) else 'then '}{written(each)}" for each in others)
    return written(first) + "".join(joined)


@written.register
def _(moment: OnEvent) -> str:
    return f"when {_sentence(moment.subject, moment.predicate)}"


@written.register
def _(effect: Do) -> str:
    who = effect.subject
    what = written(effect.predicate) if who is None else _sentence(who, effect.predicate)
    return f"{what} {effect.until.written}" if effect.until else what


def _sentence(who: Subject, what: Predicate) -> str:
    """Return who does what, with the verb in the right person."""
    verb, _, rest = written(what).partition(" ")
    does = third_person(verb) if acts_alone(who) else verb
    return f"{subject(who)} {does} {rest}".rstrip()


@written.register
def _(effect: Adjust) -> str:
    verb = " is" if effect.value is Value.ROLL else ""
    return f"{effect.value.written}{verb} {effect.amount} {_direction(effect)}"


@written.register
def _(effect: MayAdjust) -> str:
    return f"{effect.value.written} may be {effect.amount} {_direction(effect)}"


def _direction(effect: Adjust | MayAdjust) -> str:
    """Return `less`, of a roll `lower`, and how often it counts."""
    words = _OF_A_ROLL if effect.value is Value.ROLL else _OF_AMOUNTS
    return words[effect.direction] + (f" {written(effect.per)}" if effect.per else "")


@manner("often")
def _often(times: int) -> str:
    return {1: "once", 2: "twice"}.get(times, f"{times} times")


@written.register
def _(effect: Garrison) -> str:
    have = "has" if isinstance(effect.regions, Here | There) else "have"
    noun = "token" if counts_one(effect.range) else "tokens"
    return f"{written(effect.regions)} {have} {written(effect.range)} {noun}{_ending(effect.until)}"


@written.register
def _(effect: Becomes) -> str:
    become = "becomes" if is_alone(effect.regions) else "become"
    return f"{written(effect.regions)} {become} {_ground(effect)}"


@written.register
def _(effect: MayBecome) -> str:
    return f"{written(effect.regions)} may become {_ground(effect)}"


def _ground(effect: Becomes | MayBecome) -> str:
    """Return `a swamp` behind one region, `swamps` behind many; names are kept as written."""
    name = effect.terrain.text
    return (article(name) if is_alone(effect.regions) else name) + _ending(effect.until)


@written.register
def _(effect: AttacksCost) -> str:
    mine = isinstance(effect.party, Me)
    by = f" by {MANNERS['everyone'](effect.party)}" if effect.party and not mine else ""
    where = _placed(effect.regions, "on") if effect.regions else ""
    often = f" {written(effect.per)}" if effect.per else ""
    cost = f"{effect.amount} {_OF_AMOUNTS[effect.direction]}{often}"
    return f"{'my ' if mine else ''}attacks{by}{where} cost {cost} {effect.until.written}"


@written.register
def _(effect: CoinsChange) -> str:
    changed = written(effect.change).removeprefix(Value.COINS.written)
    return f"{Value.COINS.written}{_placed(effect.regions, 'of')}{changed} {effect.until.written}"


def _placed(regions: RegionNode, preposition: str) -> str:
    where = written(regions)
    return f" {where}" if isinstance(regions, Here | There) else f" {preposition} {where}"


def _ending(until: Until | None) -> str:
    return f" {until.written}" if until else ""


@written.register
def _(condition: Holds) -> str:
    nouns = kind_list(condition.kinds, False), kind_list(condition.kinds, True)
    return f"{holder(condition.party)} {quantified(condition.quantity, *nouns)}{filters(condition.filters)}"


@written.register
def _(condition: Has) -> str:
    what = quantified(condition.quantity, *noun_forms(condition.noun))
    return f"{owner(condition.party)} {what}{f' {written(condition.where)}' if condition.where else ''}"


@written.register
def _(condition: ThereAre) -> str:
    one = counts_one(condition.quantity)
    what = counted(condition.counted, not one)
    return f"there {'is' if one else 'are'} {quantified(condition.quantity, what, what)}"
