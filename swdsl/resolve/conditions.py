"""Conditions in the head of a clause: what must be so for it to work."""

from typing import Final, assert_never

from swdsl.diagnostics import did_you_mean
from swdsl.diagnostics.codes_clauses import NO_ROLL, NOTHING_BOUND, VALUE_NOT_KNOWN
from swdsl.diagnostics.codes_names import UNKNOWN_CHOICE
from swdsl.model import counts as model
from swdsl.model.names import Ref
from swdsl.resolve.canonical import compared, contrary
from swdsl.resolve.held import held
from swdsl.resolve.joined import require_or
from swdsl.resolve.nouns import read_noun, read_range, read_tested, require_marker
from swdsl.resolve.reading import Reading
from swdsl.resolve.regions import read_counted, read_described, read_party
from swdsl.resolve.things import read_count, read_location
from swdsl.source import Span
from swdsl.syntax import tree_clauses as tree
from swdsl.syntax import tree_conditions as conditions
from swdsl.syntax.tree_amounts import Some
from swdsl.syntax.tree_regions import Party
from swdsl.syntax.tree_things import CountedRegions
from swdsl.syntax.tree_words import Name
from swdsl.words import Comparison, Done, Kind, Measure


def read_asked(node: tree.If, reading: Reading) -> model.Condition:
    """Read what must be so, or must not."""
    asked = read_condition(node.condition, reading)
    return contrary(asked) if node.negated else asked


def read_condition(node: conditions.Condition, reading: Reading) -> model.Condition:
    """Read one condition."""
    match node:
        case conditions.Holds(party=party, quantity=quantity, kinds=kinds, filters=filters):
            if isinstance(quantity, Some):
                require_or(kinds, reading)
            pieces, regions = read_counted(kinds, filters, reading)
            holder, wanted = read_party(party, reading), read_tested(quantity, reading)
            return held(holder, pieces, regions, wanted, node.span, reading)
        case conditions.HoldsCompared(
            party=party, comparison=comparison, kinds=kinds, filters=filters, than=than
        ):
            count = model.CountRegions(read_described(kinds, filters, reading))
            return _compared(party, count, comparison, than, node.span, reading)
        case conditions.Has(party=party, quantity=quantity, noun=noun, where=where):
            location = read_location(where, reading) if where else None
            things = model.CountThings(read_noun(noun, reading), read_party(party, reading), location)
            return model.CountIs(things, read_tested(quantity, reading), node.span)
        case conditions.HasCompared(party=party, comparison=comparison, noun=noun, than=than):
            things = model.CountThings(read_noun(noun, reading), None, None)
            return _compared(party, things, comparison, than, node.span, reading)
        case conditions.Did(party=party, past=past):
            return model.Did(read_party(party, reading), past, node.span)
        case conditions.UsedThis(party=party):
            require_marker(node.span, "this", reading)
            return model.Did(read_party(party, reading), Done.USED_THIS, node.span)
        case conditions.ThereAre(quantity=quantity, counted=counted):
            if isinstance(quantity, Some) and isinstance(counted, CountedRegions):
                require_or(counted.kinds, reading)
            return model.CountIs(read_count(counted, reading), read_tested(quantity, reading), node.span)
        case conditions.Measured(measure=measure, range=bounds):
            _require_measure(measure, node.span, reading)
            return model.MeasureIs(measure, read_range(bounds), node.span)
        case conditions.MeasuredParity(measure=measure, parity=parity):
            _require_measure(measure, node.span, reading)
            return model.MeasureParity(measure, parity, node.span)
        case conditions.OptionIs():
            return _read_option(node, reading)
        case conditions.MyTurn():
            return model.MyTurn()
        case conditions.DrawnIs(name=name):
            return model.DrawnIs(_drawn(node, name, reading), node.span)
        case _:
            assert_never(node)


def _compared(
    party: Party, count: model.Count, comparison: Comparison, than: Party, span: Span, reading: Reading
) -> model.Condition:
    more = comparison is Comparison.MORE
    return compared(read_party(party, reading), count, more, read_party(than, reading), span)


def _require_measure(measure: Measure, span: Span, reading: Reading) -> None:
    """Report a number that is not known at the moment."""
    bound = reading.bound
    if measure in (Measure.SHORTAGE, Measure.COST) and not bound.attack:
        reading.report(
            VALUE_NOT_KNOWN,
            span,
            f"The {measure} is not known {bound.moment}; it is known when somebody attacks.",
            hint=f"Use `when I attack a region, if {measure} is 1: …`.",
        )
    if measure is Measure.ROLL and not bound.roll:
        reading.report(
            NO_ROLL,
            span,
            f"No die has been rolled {bound.moment}.",
            hint="Use `when I roll at least 2: …`.",
        )


_GROUND: Final = (Kind.TERRAIN, Kind.SYMBOL, Kind.TERM)


def _drawn(node: conditions.DrawnIs, name: Name, reading: Reading) -> Ref:
    """Return the piece that `it` may be; say so where nothing was drawn, and where ground is meant."""
    if not reading.bound.drawn and reading.table.matches(reading.scope, name.text, _GROUND):
        reading.report(
            NOTHING_BOUND,
            node.span,
            "`it` is a piece that was drawn; the region of a moment is described in the moment.",
            hint=f"Say there which region it is: `when I conquer a {name}: gain 1 coin`.",
        )
        return Ref(Kind.PIECE, reading.scope, name.text)
    if not reading.bound.drawn:
        reading.report(
            NOTHING_BOUND,
            node.span,
            "Nothing was drawn or revealed before this, so `it` points at nothing.",
            hint=f"Draw first: `at turn start: draw 1 PIECE, then if it is a {name}, gain 1 coin`.",
        )
    return reading.find(name, (Kind.PIECE,), "a piece")


def _read_option(node: conditions.OptionIs, reading: Reading) -> model.OptionIs:
    option = reading.find(node.option, (Kind.OPTION,), "an option")
    choices = reading.table.choices.get(option)
    if choices is not None and node.choice.text not in choices:
        listed = " or ".join(f"`{choice}`" for choice in choices)
        reading.report(
            UNKNOWN_CHOICE,
            node.choice.span,
            f"The option `{option.id}` has no choice `{node.choice}`; it is {listed}.",
            hint=did_you_mean(node.choice.text, choices),
        )
    return model.OptionIs(option, node.choice.text)
