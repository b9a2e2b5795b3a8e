"""Effects: the half of a clause after its colon."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, assert_never

from swdsl.diagnostics.codes_clauses import WRONG_TIMING, WRONG_TYPE
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.counts import Amount
from swdsl.model.expressions import (
    Anyone,
    Me,
    Opponent,
    Party,
    PieceActor,
    RegionSet,
    There,
    They,
    Tokens,
    We,
)
from swdsl.model.quantities import BARE
from swdsl.resolve.actions import change_of_ground, read_action
from swdsl.resolve.canonical import for_good
from swdsl.resolve.conditions import read_asked
from swdsl.resolve.nouns import read_noun, read_range, require_marker
from swdsl.resolve.reading import Reading
from swdsl.resolve.regions import read_party, read_regions, require_they
from swdsl.resolve.things import amount_per, settled_amount
from swdsl.resolve.timing import check_timing
from swdsl.source import Span
from swdsl.syntax import tree_clauses as tree
from swdsl.syntax import tree_deeds as deeds
from swdsl.syntax.tree_amounts import A
from swdsl.syntax.tree_regions import RegionNode
from swdsl.syntax.tree_regions import There as ThereNode
from swdsl.syntax.tree_things import OnThis, SomeCard
from swdsl.words import (
    CardKind,
    CardVerb,
    Kind,
    Modal,
    Operator,
    Permission,
    PlainVerb,
    RegionVerb,
    Until,
    Value,
)

_PERMISSIONS = {
    RegionVerb.ATTACK: Permission.ATTACK,
    RegionVerb.ENTER: Permission.ENTER,
    RegionVerb.OCCUPY: Permission.OCCUPY,
    PlainVerb.FADE: Permission.FADE,
    PlainVerb.DECLINE: Permission.DECLINE,
    PlainVerb.REDEPLOY: Permission.REDEPLOY,
}
Rule = TypeVar("Rule", bound=model.Standing)

_IGNORABLE = (Kind.TERRAIN, Kind.SYMBOL, Kind.NEUTRAL, Kind.PIECE, Kind.PLACE, Kind.RELIC)


def read_sentence(
    node: tree.Sentence, moment: moments.Moment, reading: Reading
) -> model.PlainEffect | model.Given | None:
    """Read an effect with what must be so for it, if that is said; None if it could not be read."""
    match node:
        case tree.Given():
            return _read_given(node, moment, reading, otherwise=False)
        case tree.Otherwise(effect=inner):
            if isinstance(inner, tree.Given):
                return _read_given(inner, moment, reading, otherwise=True)
            effect = _read_effect(inner, moment, reading)
            return None if effect is None else model.Given(None, effect, otherwise=True, span=node.span)
        case plain:
            return _read_effect(plain, moment, reading)


def _read_given(
    node: tree.Given, moment: moments.Moment, reading: Reading, *, otherwise: bool
) -> model.Given | None:
    condition = read_asked(node.asked, reading)
    effect = _read_effect(node.effect, moment, reading)
    return None if effect is None else model.Given(condition, effect, otherwise, span=node.span)


def _read_effect(node: tree.Effect, moment: moments.Moment, reading: Reading) -> model.PlainEffect | None:
    """Read one effect and check that it fits its moment."""
    effect = _read(node, moment, reading)
    if effect is not None:
        check_timing(effect, moment, reading)
    return effect


def _read(node: tree.Effect, moment: moments.Moment, reading: Reading) -> model.PlainEffect | None:
    match node:
        case tree.Do(subject=subject, predicate=predicate, until=until):
            who = read_party(subject, reading) if subject else Me()
            deed = _Deed(who, moment, optional=False, until=until, span=node.span)
            return deed.read(predicate, reading)
        case tree.Permit():
            return _read_permit(node, moment, reading)
        case tree.AdjacentTo(regions=regions, others=others, until=until):
            near, far = read_regions(regions, reading), read_regions(others, reading)
            return _for_a_time(model.AdjacentTo(near, far, span=node.span), until)
        case tree.AdjacentEachOther(regions=regions, until=until):
            return _for_a_time(model.AdjacentTo(read_regions(regions, reading), None, span=node.span), until)
        case tree.Immune(regions=regions, party=party, until=until):
            safe = read_regions(regions, reading)
            return _for_a_time(model.ImmuneTo(safe, read_party(party, reading), span=node.span), until)
        case tree.Garrison(regions=regions, range=bounds, until=until):
            held = read_regions(regions, reading)
            return _for_a_time(model.Garrison(held, read_range(bounds), span=node.span), until)
        case tree.AttacksCost() | tree.CoinsChange():
            return read_lasting_change(node, reading)
        case tree.SurvivorsGo(store=store):
            return model.SurvivorsGo(store, span=node.span)
        case tree.HasNoEffect(kind=kind, until=until):
            require_they(node.span, reading)
            return model.Do(Me(), model.Silence(kind), until=until, span=node.span)
        case tree.GameLasts(rounds=rounds, direction=direction):
            more = rounds if direction is Operator.MORE else -rounds
            return model.Do(Me(), model.Prolong(more), span=node.span)
        case (
            tree.Becomes(regions=regions, terrain=terrain, until=until)
            | tree.MayBecome(regions=regions, terrain=terrain, until=until)
        ):
            changed = change_of_ground(regions, terrain, reading)
            asked = isinstance(node, tree.MayBecome)
            return model.Do(Me(), changed, asked, for_good(until), span=node.span)
        case tree.AttackFails():
            return model.Do(Me(), model.Perform(PlainVerb.REPEL), span=node.span)
        case _:
            return _read_adjustment(node, reading)


def _for_a_time(rule: Rule, until: Until | None) -> Rule | model.Lasting:
    """Return a rule as it stands, or with its end."""
    return rule if until is None else model.Lasting(moments.Always(), rule, until, span=rule.span)


# ------------------------------------------------------------------ values


def read_lasting_change(node: tree.AttacksCost | tree.CoinsChange, reading: Reading) -> model.Lasting:
    """Read a change of what attacks cost, or regions bring, for a time."""
    match node:
        case tree.AttacksCost(party=party, regions=where, amount=amount, direction=direction, per=per):
            who = read_party(party, reading) if party else Anyone()
            regions = read_regions(where, reading) if where else RegionSet(BARE, (), None)
            moment = moments.RegionEvent(who, RegionVerb.ATTACK, regions)
            much = amount_per(amount, per, reading)
            change = model.Adjust(Value.COST, Operator(direction), much, span=node.span)
        case tree.CoinsChange(regions=where, change=changed):
            moment = moments.RegionEvent(Anyone(), RegionVerb.SCORE, read_regions(where, reading))
            change = replace(_read_adjustment(changed, reading), span=node.span)
        case _:
            assert_never(node)
    return model.Lasting(moment, change, node.until, span=node.span)


def _read_adjustment(
    node: tree.Adjust
    | tree.MayAdjust
    | tree.SetValue
    | tree.SetExactly
    | tree.Floor
    | tree.Ceiling
    | tree.Double
    | tree.Halve,
    reading: Reading,
) -> model.Adjust:
    value = node.value
    match node:
        case tree.Adjust(amount=amount, direction=direction, per=per):
            operator, much = Operator(direction), amount_per(amount, per, reading)
        case tree.MayAdjust(amount=amount, direction=direction, per=per):
            much = amount_per(amount, per, reading)
            return model.Adjust(value, direction, much, optional=True, span=node.span)
        case tree.SetValue(amount=amount, per=per):
            operator, much = Operator.IS, amount_per(amount, per, reading)
        case tree.SetExactly(amount=amount, per=per):
            operator, much = Operator.EXACTLY, amount_per(amount, per, reading)
        case tree.Floor(amount=amount):
            operator, much = Operator.AT_LEAST, Amount(amount)
        case tree.Ceiling(amount=amount):
            operator, much = Operator.AT_MOST, Amount(amount)
        case tree.Double():
            operator, much = Operator.DOUBLE, Amount(2)
        case tree.Halve():
            operator, much = Operator.HALVE, Amount(2)
        case _:
            assert_never(node)
    return model.Adjust(value, operator, much, span=node.span)


# ------------------------------------------------------------------ permissions


def _read_permit(node: tree.Permit, moment: moments.Moment, reading: Reading) -> model.PlainEffect | None:
    """Read `may`, `cannot`, `may only`: a rule where one can stand, else an offer to do something."""
    who = read_party(node.subject, reading)
    until = node.until
    modal = node.modal
    stands = isinstance(moment, moments.Always) or until is not None or modal is not Modal.MAY
    if not stands and _reaches_there(node.predicate, who, moment):
        return model.Rule(who, modal, Permission.REACH, There(), span=node.span)
    permission = _permission(node.predicate, modal, reading) if stands else None
    if permission is not None:
        regions = _region_of(node.predicate)
        where = read_regions(regions, reading) if regions else None
        return _for_a_time(model.Rule(who, modal, permission, where, span=node.span), until)
    if modal is not Modal.MAY:
        _report_no_rule(node, reading)
        return None
    return _Deed(who, moment, optional=True, until=until, span=node.span).read(node.predicate, reading)


def _reaches_there(node: deeds.Predicate, who: Party, moment: moments.Moment) -> bool:
    """Whether whoever attacks may do so without being adjacent: a help in that attack."""
    match node, moment:
        case deeds.Reach(region=ThereNode()), moments.RegionEvent(actor=Me(), verb=RegionVerb.ATTACK):
            return isinstance(who, Me)
        case _:
            return False


def _permission(node: deeds.Predicate, modal: Modal, reading: Reading) -> Permission | None:
    match node:
        case deeds.RegionDeed(verb=RegionVerb.CONQUER):
            # What one may conquer one may hold; what one cannot conquer one need not attack.
            return Permission.OCCUPY if modal is Modal.MAY else Permission.ATTACK
        case deeds.RegionDeed(verb=verb) | deeds.PlainDeed(verb=verb):
            return _PERMISSIONS.get(verb)
        case deeds.Reach():
            return Permission.REACH
        case deeds.PassThrough():
            return Permission.PASS
        case deeds.CardDeed(
            verb=CardVerb.USE, card=SomeCard(kind=CardKind.POWER, place=OnThis(), determiner=determiner)
        ):
            require_marker(node.span, "this", reading)
            if determiner is not None and not isinstance(determiner, A):
                reading.report(
                    WRONG_TYPE,
                    determiner.span,
                    "One power lies on a place; there is no number of them.",
                    hint="Write `always: I may use the power on this`.",
                )
            return Permission.USE_POWER_HERE
        case _:
            return None


def _region_of(node: deeds.Predicate) -> RegionNode | None:
    match node:
        case deeds.RegionDeed(region=region) | deeds.Reach(region=region) | deeds.PassThrough(region=region):
            return region
        case _:
            return None


def _report_no_rule(node: tree.Permit, reading: Reading) -> None:
    reading.report(
        WRONG_TYPE,
        node.predicate.span,
        f"No rule of the game says who `{node.modal.written}` do this.",
        hint="Rules grant and forbid to attack, enter, reach, occupy or pass through regions, to decline, "
        "to redeploy and to fade: `opponents cannot attack regions I hold`.",
    )


# ------------------------------------------------------------------ deeds


class _Deed:
    """Somebody doing something at a moment, of their own will or because they must."""

    def __init__(
        self, who: Party, moment: moments.Moment, *, optional: bool, until: Until | None, span: Span
    ) -> None:
        self.who, self.moment, self.optional, self.until, self.span = who, moment, optional, until, span

    def read(self, node: deeds.Predicate, reading: Reading) -> model.PlainEffect | None:
        match node:
            case deeds.Ignore(ignored=ignored):
                self._require_me("ignores", "ignore defenders", reading)
                return model.Ignore(_read_ignored(ignored, reading), self.optional, span=self.span)
            case deeds.Keep():
                return self._keep(node, reading)
            case deeds.Lose() if self._is_defeat(node, reading):
                amount = settled_amount(node.thing, node.per, reading)
                return model.Adjust(Value.LOSSES, Operator.IS, amount, self.optional, span=self.span)
            case _:
                action = read_action(node, reading)
                if action is None:
                    return None
                asked = self.optional or isinstance(action, model.ChooseRegion)
                if asked and isinstance(self.who, Opponent):
                    reading.bound.they = True  # whoever is asked is the other party of what follows
                return model.Do(self.who, action, self.optional, self.until, span=self.span)

    def _keep(self, node: deeds.Keep, reading: Reading) -> model.Adjust | None:
        if not isinstance(read_noun(node.thing.noun, reading), Tokens):
            reading.report(
                WRONG_TIMING,
                node.span,
                "Only tokens are kept by a clause.",
                hint='A piece stays by its own line: `piece flag "Flag" 6, stays in decline`.',
            )
            return None
        self._require_me("keeps", "keep 2 tokens", reading)
        amount = settled_amount(node.thing, None, reading)
        return model.Adjust(Value.KEPT, Operator.IS, amount, self.optional, span=self.span)

    def _require_me(self, verb: str, example: str, reading: Reading) -> None:
        """Report that somebody else would do what a race's sentence says of that race itself."""
        if not isinstance(self.who, Me):
            reading.report(
                WRONG_TYPE,
                self.span,
                f"What somebody else {verb} is said by their own sentences.",
                hint=f"Leave out who it is: `{example}`.",
            )

    def _is_defeat(self, node: deeds.Lose, reading: Reading) -> bool:
        """Whether the loser of the region loses these tokens, so that it is a value of the conquest."""
        match self.moment:
            case moments.RegionEvent(
                actor=actor, verb=RegionVerb.ATTACK | RegionVerb.CONQUER | RegionVerb.ENTER
            ):
                loser: type[Party] = They if isinstance(actor, Me | We | PieceActor) else Me
                return isinstance(self.who, loser) and isinstance(read_noun(node.thing.noun, reading), Tokens)
            case _:
                return False


def _read_ignored(node: deeds.Ignored, reading: Reading) -> model.Ignored:
    match node:
        case deeds.Help():
            return model.IgnoredHelp()
        case deeds.Defenders():
            return model.IgnoredDefenders()
        case deeds.IgnoredKind(kind=kind):
            return model.IgnoredCards(kind)
        case deeds.IgnoredName(name=name):
            wanted = "a terrain, a symbol, a neutral, a piece, a place or a relic"
            return model.IgnoredThing(reading.find(name, _IGNORABLE, wanted))
        case _:
            assert_never(node)
