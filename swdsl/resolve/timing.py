"""Which effects fit which moment: the first thing an author learns, and the best place to be taught it."""

from typing import Final

from swdsl.diagnostics.codes_clauses import NO_CONQUEST, SCORING_MOVES, VALUE_NOT_KNOWN, WRONG_TIMING
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.expressions import Coins, There
from swdsl.model.walk import nodes
from swdsl.resolve.reading import Reading
from swdsl.words import CardVerb, PlainVerb, RegionVerb, Step, Timing, Value

_NOTHING: Final[frozenset[Value]] = frozenset()

#: What an author hears about a value that is adjusted where nobody knows it: when it is known, and a model.
_KNOWN_WHEN: Final = {
    Value.COST: ("when somebody attacks", "when I attack a region: cost 1 less"),
    Value.LOSSES: ("when somebody conquers", "when an opponent conquers a region I hold: I lose no tokens"),
    Value.COINS: ("when somebody scores a region", "when I score a region at the edge: coins 1 more"),
    Value.PRICE: ("when somebody picks a combo", "when I pick a combo: price 1 less"),
    Value.ROLL: ("when somebody rolls", "when I roll: roll is 1 higher"),
    Value.KEPT: ("when somebody declines", "when I decline: keep 2 tokens"),
}


def carried(moment: moments.Moment) -> frozenset[Value]:
    """Return the values a moment knows and its effects may change."""
    match moment:
        case moments.AtStep(timing=Timing.BEFORE, step=Step.ATTACK):
            return frozenset({Value.COST})
        case moments.RegionEvent(verb=RegionVerb.ATTACK | RegionVerb.ENTER):
            return frozenset({Value.COST, Value.LOSSES})
        case moments.RegionEvent(verb=RegionVerb.CONQUER):
            return frozenset({Value.LOSSES})
        case moments.RegionEvent(verb=RegionVerb.SCORE):
            return frozenset({Value.COINS})
        case moments.CardEvent(verb=CardVerb.PICK | CardVerb.PASS):
            return frozenset({Value.PRICE})
        case moments.PlainEvent(verb=PlainVerb.DECLINE):
            return frozenset({Value.KEPT})
        case moments.PlainEvent(verb=PlainVerb.ROLL):
            return frozenset({Value.ROLL})
        case _:
            return _NOTHING


def check_timing(effect: model.PlainEffect, moment: moments.Moment, reading: Reading) -> None:
    """Report an effect that cannot follow its moment."""
    match effect:
        case model.Adjust(value=value):
            _check_value(effect, value, moment, reading)
        case model.Ignore():
            if Value.COST not in carried(moment):
                _refuse(effect, "Something can be ignored only while an attack is worked out", reading)
        case model.SurvivorsGo():
            _check_survivors(effect, moment, reading)
        case model.Rule() | model.AdjacentTo() | model.ImmuneTo() | model.Garrison():
            if not isinstance(moment, moments.Always) and not model.is_optional(effect):
                _refuse_rule(effect, reading)
        case model.Lasting():
            _check_lasting(effect, moment, reading)
        case model.Do(action=action):
            _check_action(effect, action, moment, reading)


def _check_lasting(effect: model.Lasting, moment: moments.Moment, reading: Reading) -> None:
    words = reading.words(effect.span)
    match moment:
        case moments.Always():
            rule = words.removesuffix(effect.until.written).rstrip()
            always = isinstance(effect.moment, moments.Always)
            model_sentence = f"always: {rule}" if always else f"at turn start: {words}"
            reading.report(
                WRONG_TIMING,
                effect.span,
                "What `always` says has no end; what has one begins at a moment.",
                label="until then, but since when?",
                hint=f"Write `{model_sentence}`.",
            )
        case moments.AtStep(timing=Timing.AT, step=Step.SCORING, of=None):
            reading.report(
                SCORING_MOVES,
                effect.span,
                "At scoring only coins change hands.",
                label="not about coins",
                hint=f"Do it before or after: `before scoring: {words}`.",
            )
        case _:
            return


def _check_value(effect: model.Adjust, value: Value, moment: moments.Moment, reading: Reading) -> None:
    if value in carried(moment):
        return
    when, sentence = _KNOWN_WHEN[value]
    what = "How many tokens are kept is" if value is Value.KEPT else f"The {value} {_be(value)}"
    reading.report(
        VALUE_NOT_KNOWN,
        effect.span,
        f"{what} known {when}, not {reading.bound.moment}.",
        label=f"not known {reading.bound.moment}",
        hint=f"Write for example `{sentence}`.",
    )


def _be(value: Value) -> str:
    return "are" if value in (Value.COINS, Value.LOSSES) else "is"


def _check_survivors(effect: model.SurvivorsGo, moment: moments.Moment, reading: Reading) -> None:
    match moment:
        case moments.RegionEvent(verb=RegionVerb.CONQUER):
            return
        case _:
            reading.report(
                NO_CONQUEST,
                effect.span,
                f"There are survivors when a region is conquered, not {reading.bound.moment}.",
                hint="Write `when an opponent conquers a region I hold: survivors go to hand`.",
            )


def _check_action(effect: model.Do, action: model.Action, moment: moments.Moment, reading: Reading) -> None:
    match moment:
        case moments.Always():
            reading.report(
                WRONG_TIMING,
                effect.span,
                "`always` is a state in which nothing happens; say when this is done.",
                label="something that happens",
                hint=f"Begin with a moment, for example `{_likely(action)}: {reading.words(effect.span)}`.",
            )
        case moments.AtStep(timing=Timing.AT, step=Step.SCORING):
            _check_scoring(effect, action, reading)
        case _:
            if action == model.Perform(PlainVerb.STOP) and not reading.bound.attack:
                _refuse(effect, "Only an attack can be the last one of a turn", reading)


def _likely(action: model.Action) -> str:
    """Return the moment an author most likely has in mind."""
    match action:
        case model.Gain(thing=thing) | model.Pay(thing=thing) if isinstance(thing.noun, Coins):
            return "at scoring"
        case _:
            return "at turn start"


def _check_scoring(effect: model.Do, action: model.Action, reading: Reading) -> None:
    match action:
        case model.Gain(thing=thing) | model.Pay(thing=thing) if isinstance(thing.noun, Coins):
            return
        case _:
            reading.report(
                SCORING_MOVES,
                effect.span,
                "At scoring only coins change hands.",
                label="not about coins",
                hint=f"Do it before or after: `before scoring: {reading.words(effect.span)}`.",
            )


def _refuse(effect: model.PlainEffect, reason: str, reading: Reading) -> None:
    reading.report(
        WRONG_TIMING,
        effect.span,
        f"{reason}, not {reading.bound.moment}.",
        hint="Begin with `when I attack a region: …` or `when an opponent attacks a region I hold: …`.",
    )


def _refuse_rule(effect: model.PlainEffect, reading: Reading) -> None:
    words = reading.words(effect.span)
    always = "" if any(isinstance(node, There) for node in nodes(effect)) else f"Write `always: {words}`; or "
    hint = f"{always}say how long it lasts: `{words} until my next turn`."
    reading.report(
        WRONG_TIMING,
        effect.span,
        f"This is a rule that stands; it cannot happen {reading.bound.moment}.",
        label="a rule",
        hint=hint[0].upper() + hint[1:],
    )
