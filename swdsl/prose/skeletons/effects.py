"""Skeletons for effects: changes of a value, rules, protection."""

from collections.abc import Sequence
from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.counts import Amount, InRegions, Unless
from swdsl.model.expressions import Anyone, Contains, Here, Me, Opponent, Party, Regions, RegionSet, There
from swdsl.prose.clause_shapes import CostOf, Mood, Said, is_bargain, is_choice_to_keep, steps
from swdsl.prose.forms import ONE, Noun, Phrase, Slot
from swdsl.prose.shapes import is_any_region
from swdsl.prose.skeletons.conditions import asked, condition
from swdsl.prose.skeletons.counts import per, where
from swdsl.prose.skeletons.deeds import do
from swdsl.prose.skeletons.expressions import party, person, regions, subject
from swdsl.prose.skeletons.moments import moment
from swdsl.prose.skeletons.things import this
from swdsl.prose.voice import Voice
from swdsl.words import Kind, Modal, Operator, Permission, PlainVerb, RegionVerb, Store, Value

_PRICES = (Value.COST, Value.PRICE)


def effects(voice: Voice, nodes: Sequence[model.Effect]) -> str:
    """Say effects one after the other."""
    rows, said = voice.tables.effects, ""
    before: model.PlainEffect | None = None
    for step in steps(nodes):
        joint = _first(voice, step) if before is None else _between(voice, nodes, before, step)
        pips = rows.less_per_pip if step.takes_pips else ""
        if isinstance(step.effect, model.Lasting) and _lasts_as_long(before, step.effect, joint, voice):
            said += f"{rows.as_long}{_rule_for_a_time(voice, step.effect, step.mood)}"
        else:
            said += f"{joint}{_effect(voice, step.effect, step.mood)}{pips}"
        before = step.effect
    return said + (rows.roll_fails if _may_fall_short(voice, nodes) else "")


def _may_fall_short(voice: Voice, nodes: Sequence[model.Effect]) -> bool:
    """Whether a roll may not be enough for an attack that goes on otherwise."""
    stops = model.Do(Me(), model.Perform(PlainVerb.STOP))
    return voice.scene.attacks and stops not in nodes and any(step.takes_pips for step in steps(nodes))


def _first(voice: Voice, step: Said) -> str:
    if step.given is None or step.given.condition is None:
        return ""
    return asked(voice, step.given.condition) + voice.tables.sentences.joint


def _between(voice: Voice, nodes: Sequence[model.Effect], before: model.PlainEffect, step: Said) -> str:
    if step.given is not None:
        return _given(voice, step.given)
    return voice.tables.effects.in_order_to if is_bargain(nodes) else _joint(voice, before, step.effect)


def _given(voice: Voice, node: model.Given) -> str:
    """Say what must be so for what follows, or that it was not so."""
    rows = voice.tables.effects
    frames = rows.otherwise_given if node.otherwise else rows.given
    match node.condition:
        case None:
            return rows.otherwise
        case Unless(condition=denied):
            return voice.say(frames.frame(denied=True), condition=condition(voice, denied))
        case asked:
            return voice.say(frames.frame(denied=False), condition=condition(voice, asked))


def _joint(voice: Voice, before: model.PlainEffect, node: model.PlainEffect) -> str:
    """Return what stands between two effects: what follows from a choice says so."""
    rows = voice.tables.effects
    match node:
        case model.Rule() | model.Lasting():
            return rows.moreover
        case model.Do():
            return rows.then
        case _ if model.is_optional(before):
            return rows.if_you_do
        case model.SurvivorsGo():
            return rows.at_once
        case _:
            return rows.then


def _effect(voice: Voice, node: model.PlainEffect, mood: Mood) -> str:
    """Say one effect as a main clause."""
    rows = voice.tables.effects
    match node:
        case model.Do():
            return do(voice, node, mood)
        case model.Adjust() if is_choice_to_keep(node):
            return voice.say(rows.may_keep, change=_change(voice, node))
        case model.Adjust(optional=optional):
            said = _adjust(voice, node)
            return voice.say(rows.if_you_wish, effect=said) if optional else said
        case model.Ignore(what=what, optional=optional):
            return voice.say(rows.may_ignore if optional else rows.ignore, what=_ignored(voice, what))
        case model.SurvivorsGo(store=store):
            if not _comes_home(voice, node):
                return rows.survivors[store]
            return rows.survivors_spread if voice.scene.declined else rows.survivors_to_you
        case model.Rule():
            return _rule(voice, node)
        case model.Lasting():
            return _lasting(voice, node, mood)
        case model.AdjacentTo(regions=some, others=None):
            return _of_regions(voice, rows.adjacent_to_each_other, some)
        case model.AdjacentTo(regions=some, others=others):
            assert others is not None
            return _of_regions(voice, rows.adjacent, some, others=regions(voice, others))
        case model.Garrison(regions=some, range=wanted):
            number = voice.grammar.ranged(wanted, Noun((voice.tables.nouns.token,)))
            single = isinstance(some, Here | There)
            return _of_regions(voice, rows.garrison_there if single else rows.garrison, some, number=number)
        case model.ImmuneTo(regions=some, party=whom):
            attacker = voice.tables.parties.everyone if isinstance(whom, Anyone) else party(voice, whom)
            frame = rows.immune_whoever if _protects_whoever(voice, some, whom) else rows.immune
            return _of_regions(voice, frame, some, party=attacker)
        case _:
            assert_never(node)


def _lasting(voice: Voice, node: model.Lasting, mood: Mood) -> str:
    """Say what holds for a time: how long first, then the rule as it would stand."""
    said = _rule_for_a_time(voice, node, mood)
    return voice.say(voice.tables.effects.lasting, until=voice.tables.deeds.until[node.until], said=said)


def _lasts_as_long(before: model.PlainEffect | None, node: model.Lasting, joint: str, voice: Voice) -> bool:
    """Whether how long a rule lasts has just been said of another, without a condition in between."""
    plain = joint == voice.tables.effects.moreover
    return plain and isinstance(before, model.Lasting) and before.until is node.until


def _rule_for_a_time(voice: Voice, node: model.Lasting, mood: Mood) -> str:
    match node:
        case model.Lasting(
            moments.RegionEvent(actor, RegionVerb.ATTACK, some),
            model.Adjust(value=Value.COST, optional=False) as change,
        ):
            return conquering(voice, CostOf(actor, some, change))
        case model.Lasting(
            moments.RegionEvent(Anyone(), RegionVerb.SCORE, some),
            model.Adjust(value=Value.COINS, optional=False) as change,
        ):
            return _bringing(voice, some, change)
        case _:
            said = (moment(voice, node.moment), _effect(voice, node.effect, mood))
            return voice.tables.sentences.joint.join(filter(None, said))


def _bringing(voice: Voice, some: Regions, change: model.Adjust) -> str:
    """Say what regions bring."""
    rows = voice.tables.effects
    always = rows.always if change.operator is Operator.EXACTLY else ""
    frame = rows.bringing.frame(denied=is_nothing(change))
    return _of_regions(voice, frame, some, change=_change(voice, change), always=always)


def _of_regions(voice: Voice, frame: str, some: Regions, **slots: Slot) -> str:
    """Say something of regions, agreeing with them."""
    said = regions(voice, some)
    return voice.say(frame, said.bend, regions=said, **slots)


def _protects_whoever(voice: Voice, some: Regions, whom: Party) -> bool:
    """Whether a piece of a place or relic protects those who stand with it from their own opponents."""
    lies_apart = isinstance(some, RegionSet) and isinstance(some.filter, Contains)
    of_any_state = isinstance(whom, Opponent) and whom.life is None and not whom.filters
    return lies_apart and of_any_state and voice.scene.holder in (Kind.PLACE, Kind.RELIC)


def _comes_home(voice: Voice, node: model.SurvivorsGo) -> bool:
    return voice.scene.mine_is_taken and node.store is Store.HAND


def _bound(voice: Voice, node: Party) -> Phrase:
    """Name who may or cannot do something: of an opponent in one state, that race alone."""
    of_one_state = isinstance(node, Opponent) and node.life is not None
    return party(voice, node) if of_one_state else subject(voice, node)


def _rule(voice: Voice, node: model.Rule) -> str:
    """Say what a party may or cannot do."""
    rows = voice.tables.effects
    if node == model.Rule(Me(), Modal.CANNOT, Permission.FADE):
        return rows.never_fades
    if model.reaches_there(node):
        return rows.reaches_there
    if isinstance(node.subject, Anyone) and node.modal is Modal.CANNOT and node.regions:
        verb, way = rows.permissions[node.permission]
        place = voice.say(way, regions=regions(voice, node.regions))
        return voice.say(rows.nobody_may, verb=verb, place=place)
    verb, way = rows.permissions[node.permission]
    place = ""
    if node.permission is Permission.USE_POWER_HERE:
        place = voice.say(way, this=this(voice))
    elif node.regions:
        target = regions(voice, node.regions)
        place = voice.say(way, regions=target)
        if node.permission is Permission.REACH and node.modal is Modal.MAY and is_any_region(node.regions):
            verb, place = rows.conquer_one, voice.say(rows.wherever, target.bend, place=place)
    fades = isinstance(node.subject, Me) and node.permission is Permission.FADE
    frame = rows.modals[node.modal] if place or node.modal is not Modal.MAY_ONLY else rows.only_this
    return voice.say(
        frame,
        ONE if fades else person(node.subject),
        who=voice.tables.parties.this_race if fades else _bound(voice, node.subject),
        verb=verb,
        place=place,
    )


def _ignored(voice: Voice, node: model.Ignored) -> str:
    """Name what does not count."""
    rows = voice.tables.effects
    match node:
        case model.IgnoredHelp():
            return rows.ignored_help
        case model.IgnoredDefenders():
            return rows.ignored_defenders
        case model.IgnoredCards(card=card):
            return voice.say(rows.ignored_cards, cards=voice.tables.nouns.cards[card])
        case model.IgnoredThing(ref=ref):
            return voice.say(rows.ignored_thing, thing=voice.grammar.known(voice.name(ref)))
        case _:
            assert_never(node)


# -- values ---------------------------------------------------------------------------------------------


def each_conquest(voice: Voice, node: model.Adjust) -> str | None:
    """Say in one sentence what each conquest costs, if that is better style."""
    rows = voice.tables.effects
    frame = rows.each_conquest.frame(denied=is_nothing(node))
    return voice.say(frame, change=_change(voice, node, voice.tables.parties.you)) if frame else None


def conquering(voice: Voice, node: CostOf) -> str:
    """Say what it costs somebody to conquer regions."""
    rows, adjust = voice.tables.effects, node.adjust
    target, nothing = regions(voice, node.regions), is_nothing(adjust)
    if adjust.optional:
        return voice.say(rows.may_conquer, regions=target, change=_change(voice, adjust))
    you: Slot = "" if isinstance(node.actor, Anyone) else party(voice, node.actor)
    frames = rows.conquering if isinstance(node.actor, Me) else rows.conquering_by
    always = rows.always if adjust.operator is Operator.EXACTLY else ""
    change = _change(voice, adjust, you)
    return voice.say(frames.frame(denied=nothing), regions=target, to=you, change=change, always=always)


def _adjust(voice: Voice, node: model.Adjust) -> str:
    """Say how a value changes: who or what, a verb, and how much."""
    rows = voice.tables.effects
    own = node.value is Value.LOSSES and voice.scene.mine_is_taken
    passing = node.value is Value.PRICE and voice.scene.is_passed
    bearer = rows.your_losses if own else rows.passing if passing else rows.bearers[node.value]
    always = rows.always if node.operator is Operator.EXACTLY else ""
    return voice.say(bearer.frame(denied=is_nothing(node)), change=_change(voice, node), always=always)


def is_nothing(node: model.Adjust) -> bool:
    """Whether a value becomes nothing at all, which some languages say with a negation."""
    return node.amount == Amount(0) and node.operator in (Operator.IS, Operator.EXACTLY)


def _change(voice: Voice, node: model.Adjust, you: Slot = "") -> str:
    """Say by how much a value changes, with its unit."""
    rows, nouns, amount = voice.tables.effects, voice.tables.nouns, node.amount
    coins = node.value in (Value.COINS, Value.PRICE)
    unit = Noun((nouns.coin if coins else nouns.point if node.value is Value.ROLL else nouns.token,))
    kept = node.value is Value.KEPT
    keeps_all = voice.phrase(rows.keeps_all, unit=unit)
    frame = (rows.prices if node.value in _PRICES else {}).get(node.operator) or rows.changes[node.operator]
    if node.operator is Operator.EXACTLY and amount.base == 0:
        frame = rows.exactly_none
    return voice.say(
        frame,
        number=keeps_all if kept and amount.base is None else voice.grammar.counted(amount.base, unit),
        unit=unit,
        place=_whose_region(voice, node),
        per=per(voice, amount),
        you=you,
        always=rows.always,
    )


def _whose_region(voice: Voice, node: model.Adjust) -> str:
    """Say in which regions tokens are kept, or where all of them are lost."""
    if node.value is Value.KEPT and node.amount.base:
        return voice.tables.effects.in_each_region
    if node.value is Value.LOSSES and node.amount.base is None:
        return where(voice, InRegions(There()))
    return ""
