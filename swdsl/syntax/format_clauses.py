"""Clauses as text, one canonical sentence per tree.

Effects are always joined by `, then`: they happen in that order, and the word says so.
"""

from typing import assert_never

from swdsl.syntax.format_amounts import counts_one, noun_forms, quantified, span_of
from swdsl.syntax.format_deeds import amount_per, predicate
from swdsl.syntax.format_regions import acts_alone, filters, kind_list, region, subject, whom
from swdsl.syntax.format_things import counted, place
from swdsl.syntax.tree_clauses import (
    AdjacentEachOther,
    AdjacentTo,
    Adjust,
    AlsoInDecline,
    Always,
    AtStep,
    Ceiling,
    Clause,
    Condition,
    Did,
    Do,
    Double,
    Effect,
    Floor,
    Halve,
    Has,
    HasCompared,
    Holds,
    HoldsCompared,
    If,
    Immune,
    Limit,
    MayAdjust,
    Measured,
    Moment,
    MyTurn,
    Named,
    OnEvent,
    OnlyInDecline,
    OptionIs,
    Permit,
    Qualifier,
    SetExactly,
    SetValue,
    SurvivorsGo,
    ThereAre,
    UsedThis,
)
from swdsl.syntax.tree_regions import Anyone, Here, Party, RegionNode, There
from swdsl.words import Until, Value


def clause_head(clause: Clause) -> str:
    """Return everything up to and with the colon."""
    return ", ".join([_moment(clause.moment), *map(_qualifier, clause.qualifiers)]) + ":"


def clause_effects(clause: Clause) -> str:
    """Return everything behind the colon."""
    return ", then ".join(map(_effect, clause.effects))


# ------------------------------------------------------------------ when


def _moment(moment: Moment) -> str:
    match moment:
        case Always():
            return "always"
        case AtStep(timing, step, whose):
            of = f" of {whom(whose)}" if whose else ""
            return f"{timing.written} {step.written}{of}"
        case OnEvent(who, what):
            return f"when {subject(who)} {predicate(what, acts_alone(who))}"
        case _:
            assert_never(moment)


def _qualifier(qualifier: Qualifier) -> str:
    match qualifier:
        case AlsoInDecline():
            return "also in decline"
        case OnlyInDecline():
            return "only in decline"
        case Limit(times, period, per_opponent):
            often = {1: "once", 2: "twice"}.get(times, f"{times} times")
            return f"{often} per {period.written}{' per opponent' if per_opponent else ''}"
        case If(condition, negated):
            return f"{'unless' if negated else 'if'} {_condition(condition)}"
        case Named(name):
            return f"named {name.text}"
        case _:
            assert_never(qualifier)


def _condition(condition: Condition) -> str:
    match condition:
        case Holds(party, quantity, kinds, alternatives):
            nouns = kind_list(kinds, False), kind_list(kinds, True)
            return f"{_holds(party)} {quantified(quantity, *nouns)}{filters(alternatives)}"
        case HoldsCompared(party, comparison, kinds, alternatives, than):
            held = kind_list(kinds, True) + filters(alternatives)
            return f"{_holds(party)} {comparison.written} {held} than {whom(than)}"
        case Has(party, quantity, noun, where):
            what = quantified(quantity, *noun_forms(noun))
            return f"{_has(party)} {what}{f' {place(where)}' if where else ''}"
        case HasCompared(party, comparison, noun, than):
            return f"{_has(party)} {comparison.written} {noun_forms(noun)[1]} than {whom(than)}"
        case Did(party, past):
            return f"{subject(party)} {past.written} this turn"
        case UsedThis(party):
            return f"{subject(party)} used this this turn"
        case ThereAre(quantity, what):
            one = counts_one(quantity)
            what_text = counted(what, not one)
            return f"there {'is' if one else 'are'} {quantified(quantity, what_text, what_text)}"
        case Measured(measure, amount):
            return f"{measure.written} is {span_of(amount)}"
        case OptionIs(option, choice):
            return f"option {option.text} is {choice.text}"
        case MyTurn():
            return "it is my turn"
        case _:
            assert_never(condition)


def _holds(party: Party) -> str:
    return f"{subject(party)} {'holds' if acts_alone(party) else 'hold'}"


def _has(party: Party) -> str:
    return f"{subject(party)} {'has' if acts_alone(party) else 'have'}"


# ------------------------------------------------------------------ what


def _effect(effect: Effect) -> str:
    match effect:
        case Do(who, what, until):
            actor = "" if who is None else f"{subject(who)} "
            return f"{actor}{predicate(what, acts_alone(who))}{_until(until)}"
        case Permit(who, modal, what, until):
            return f"{subject(who)} {modal.written} {predicate(what, False)}{_until(until)}"
        case AdjacentTo(regions, others):
            return f"{_are(regions)} adjacent to {region(others)}"
        case AdjacentEachOther(regions):
            return f"{_are(regions)} adjacent to each other"
        case Immune(regions, party):
            return f"{_are(regions)} immune to {'everyone' if isinstance(party, Anyone) else whom(party)}"
        case SurvivorsGo(store):
            return f"survivors go to {store.written}"
        case _:
            return _adjustment(effect)


def _adjustment(
    effect: Adjust | MayAdjust | SetValue | SetExactly | Floor | Ceiling | Double | Halve,
) -> str:
    value = effect.value.written
    match effect:
        case Adjust(_, amount, direction, per):
            return f"{value} {amount} {direction.written}{amount_per(per)}"
        case MayAdjust(_, amount, direction, per):
            return f"{value} may be {amount} {direction.written}{amount_per(per)}"
        case SetValue(_, amount, per):
            return f"{value} {_is(effect.value)} {amount}{amount_per(per)}"
        case SetExactly(_, amount, per):
            return f"{value} {_is(effect.value)} exactly {amount}{amount_per(per)}"
        case Floor(_, amount):
            return f"{value} {_is(effect.value)} at least {amount}"
        case Ceiling(_, amount):
            return f"{value} {_is(effect.value)} at most {amount}"
        case Double():
            return f"{value} double"
        case Halve():
            return f"{value} halve"
        case _:
            assert_never(effect)


def _until(until: Until | None) -> str:
    return f" {until.written}" if until else ""


def _are(regions: RegionNode) -> str:
    return f"{region(regions)} {'is' if isinstance(regions, Here | There) else 'are'}"


def _is(value: Value) -> str:
    return "are" if value is Value.COINS else "is"
