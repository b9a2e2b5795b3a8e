"""What a sentence does, effect by effect: in order, all or nothing, gains what is there, questions whole."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Protocol

from swdsl.model.clauses import (
    Adjust,
    Choose,
    ChooseRegion,
    Clause,
    Do,
    Draw,
    Effect,
    Gain,
    Ignore,
    Lasting,
    Move,
    Pay,
    Perform,
    Place,
    Remove,
    Replace,
    Reveal,
    RollForCost,
    SurvivorsGo,
)
from swdsl.model.counts import Amount, Location, OnCombos, Thing, WithParty
from swdsl.model.expressions import Coins, Me, Opponent, Party, Pieces, Regions, They, Tokens
from swdsl.model.moments import PlainEvent
from swdsl.words import Life, PlainVerb, Quantifier, Value
from tests.judge import counts, parties, regions
from tests.judge.asking import Asking, UnreadError, confirmed, opponent_of, players_meant, race_of_them, task
from tests.judge.branches import Way, has_other_way
from tests.judge.conquest import are_losses
from tests.judge.draws import draw, reveal
from tests.judge.holding import count_use, holds_for, uses_left
from tests.judge.lasting import begun, is_about_them
from tests.judge.payments import most, single
from tests.judge.pieces import move, place, remove
from tests.judge.questions import PASS, Answer, Question
from tests.judge.reach import is_immune
from tests.judge.rolls import counted_pips, is_heard
from tests.judge.scene import NOBODY, Scene
from tests.judge.scoring import may_take


class Host(Protocol):
    """Whoever knows how to do what the whole table hears of."""

    def deed(self, scene: Scene, effect: Do) -> Asking:
        """Do it."""


def carry_out(
    scene: Scene, host: Host, *, taken: bool = False, counted: bool = False
) -> Generator[Question, Answer, bool]:
    """Do what a sentence says, from its first effect on; say whether anything was done.

    `taken`: somebody has chosen it already, nothing is offered again; `counted`: as a help in an attack.
    """
    assert scene.sentence is not None
    asked = asked_in_turn(scene.sentence.clause)
    if asked is None:
        return (yield from _carry_out(scene, host, taken=taken, counted=counted))
    used = False
    for seats in range(1, len(scene.table.players)):
        player = (scene.my_player + seats) % len(scene.table.players)
        if player in parties.players(scene, asked):
            used |= yield from _carry_out(scene._replace(they=NOBODY, they_player=player), host)
    return used


def asked_in_turn(clause: Clause) -> Opponent | None:
    """Return the opponents who are asked one after the other, if a sentence begins with that."""
    match clause.effects[0]:
        case Do(subject=Opponent() as party, action=action, optional=optional):
            each = party.quantity.quantifier is Quantifier.EACH
            return party if each and (optional or isinstance(action, ChooseRegion)) else None
        case _:
            return None


def _carry_out(
    scene: Scene, host: Host, *, taken: bool = False, counted: bool = False
) -> Generator[Question, Answer, bool]:
    assert scene.sentence is not None
    if not counted and not (holds_for(scene) and uses_left(scene, opponent_of(scene))):
        return False
    if are_losses(scene.sentence.clause):
        return False  # heard already, when the conquest was made
    used = counted
    start = scene
    for time in range(1 if counted else most(scene)):
        way = Way()
        clause = scene.sentence.clause
        for at, each in enumerate(clause.effects):
            written = single(_to_one(each, clause))
            effect = way.comes_to(scene, written)
            if effect is None or (counted and _is_of_the_attack(effect)):
                continue
            asked = _unasked(effect) if taken and not time else effect
            if taken and effect is written and _is_up_to(effect):
                raise UnreadError("up to so many, where the offer was taken already")
            after = yield from _do(scene, host, asked)
            if has_other_way(clause.effects, at):
                way.parts(taken=after is not None)
                if after is None:
                    continue
            if after is None:
                return used
            if not used:
                count_use(start, opponent_of(start))
            used, scene = True, after
    return used


def _to_one(effect: Effect, clause: Clause) -> Effect:
    """Return what every opponent is asked as one of them is asked."""
    first = asked_in_turn(clause) is not None and effect is clause.effects[0]
    return replace(effect, subject=They()) if first and isinstance(effect, Do) else effect


def _is_of_the_attack(effect: Effect) -> bool:
    """Whether a help did it in the attack: what it rolls was rolled, what it replaces was replaced."""
    return isinstance(effect, RollForCost) or (isinstance(effect, Do) and isinstance(effect.action, Replace))


def _is_up_to(effect: Effect) -> bool:
    match effect:
        case Do(action=Place(thing=thing) | Move(thing=thing) | Remove(thing=thing)):
            return thing.quantity.quantifier is Quantifier.UP_TO
        case _:
            return False


def _unasked(effect: Effect) -> Effect:
    """Return an effect that was chosen already."""
    return replace(effect, optional=False) if isinstance(effect, Do) and effect.optional else effect


def _do(scene: Scene, host: Host, effect: Effect) -> Asking:
    match effect:
        case Adjust(value=Value.ROLL):
            raise UnreadError("a roll that is changed")
        case Adjust() | Ignore() | SurvivorsGo():
            return scene  # numbers of the event: they were taken in when it was reckoned
        case RollForCost():
            return (yield from _roll(scene, optional=effect.optional))
        case Lasting():
            return _begin(scene, effect)
        case Do(action=Place(thing, _, destination)) if _is_laid(thing, destination):
            return (yield from host.deed(scene, effect))
        case Do(until=None):
            return (yield from _handle(scene, host, effect))
        case Do():
            return (yield from host.deed(scene, effect))
        case _:
            raise UnreadError(f"effect {type(effect).__name__}")


def _handle(scene: Scene, host: Host, effect: Do) -> Asking:
    subject, action, optional = effect.subject, effect.action, effect.optional
    match action:
        case Gain(thing, amount, source):
            return (yield from _gain(scene, subject, thing, amount, source, optional=optional))
        case Pay(thing, amount, to):
            return (yield from _pay(scene, subject, thing, amount, to, optional=optional))
        case Place(thing, source, destination) if isinstance(thing.noun, Pieces):
            return (yield from place(scene, thing, source, destination, optional=optional))
        case Remove(thing, source) if isinstance(thing.noun, Pieces):
            return (yield from remove(scene, thing, source, optional=optional))
        case Move(thing, source, destination) if isinstance(thing.noun, Pieces):
            return (yield from move(scene, thing, source, destination, optional=optional))
        case Perform(PlainVerb.ROLL):
            return (yield from _roll(scene, optional=optional))
        case ChooseRegion() | Choose() | Draw() | Reveal():
            return (yield from _chosen(scene, subject, action, optional=optional))
        case Perform(PlainVerb.STOP):
            return scene
        case _:
            return (yield from host.deed(scene, effect))


def _is_laid(thing: Thing, destination: Location) -> bool:
    """Whether a piece goes onto a combo of the column."""
    return isinstance(thing.noun, Pieces) and isinstance(destination, OnCombos)


def _gain(
    scene: Scene, subject: Party, thing: Thing, amount: Amount, source: Location | None, *, optional: bool
) -> Asking:
    number = counts.amount(scene, amount)
    table = scene.table
    match thing.noun, source:
        case Coins(), None:
            who = players_meant(scene, subject)
            if optional and not (number and who and (yield from confirmed(scene, _decider(scene, subject)))):
                return None
            for player in who:
                table.coins[player] += number
        case Coins(), WithParty(party):
            payers = [
                each
                for each in parties.players(scene, party)
                if each != scene.my_player and may_take(scene, party, each)
            ]
            rich = [payer for payer in payers if number and table.coins[payer]]
            if optional and not (rich and (yield from confirmed(scene, scene.my_player))):
                return None
            for payer in payers:
                taken = min(number, table.coins[payer])
                table.coins[payer] -= taken
                table.coins[scene.my_player] += taken
        case Tokens(), None if isinstance(subject, Me | They):
            slot = scene.me if isinstance(subject, Me) else race_of_them(scene)
            if slot < 0 or table.race[slot] < 0:
                return None if slot < 0 else scene
            race = table.race[slot]
            taken = min(number, table.tray[race])
            if optional and not (taken and (yield from confirmed(scene, _decider(scene, subject)))):
                return None
            table.tray[race] -= taken
            table.hand[slot] += taken
        case Pieces(ref), None if ref is not None and isinstance(subject, Me):
            piece = scene.rules.piece_number[ref]
            taken = min(number, counts.in_supply(scene, piece))
            if optional and not (taken and (yield from confirmed(scene, scene.my_player))):
                return None
            table.kit[piece] += taken
        case _:
            raise UnreadError(f"gaining {thing.noun}")
    return scene


def _pay(
    scene: Scene, subject: Party, thing: Thing, amount: Amount, to: Party | None, *, optional: bool
) -> Asking:
    if not isinstance(thing.noun, Coins):
        raise UnreadError("paying something else than coins")
    number = counts.amount(scene, amount)
    payers = players_meant(scene, subject)
    able = [player for player in payers if scene.table.coins[player] >= number]
    payees = [] if to is None else players_meant(scene, to)
    nobody = to is not None and not payees
    if len(able) < len(payers) or not payers or nobody or set(payers) & set(payees):
        return None
    if optional and not (number and (yield from confirmed(scene, _decider(scene, subject)))):
        return None
    for payer in payers:
        scene.table.coins[payer] -= number
        for player in payees:
            scene.table.coins[player] += number
    return scene


def _decider(scene: Scene, subject: Party) -> int:
    return opponent_of(scene) if isinstance(subject, They) else scene.my_player


def _roll(scene: Scene, *, optional: bool) -> Asking:
    if optional and not (yield from confirmed(scene, scene.my_player)):
        return None
    assert scene.sentence is not None
    faces = scene.rules.sets[scene.rules.frame[0].source.owner.scope].frame.die
    answer = yield Question("die", NOBODY, "", frozenset(("face", face) for face in faces))
    clause = scene.sentence.clause
    pips = counted_pips(scene.table, scene.memory, scene.me, int(answer[1]))
    if not isinstance(clause.moment, PlainEvent) and is_heard(scene.table, scene.memory, scene.me, pips):
        raise UnreadError("a roll by an effect that others hear of")
    if isinstance(clause.moment, PlainEvent) and len(clause.effects) == 1:
        scene.memory.rolled = pips  # it takes the place of the roll that was announced
    return scene._replace(pips=pips)


def _choose(scene: Scene, party: Party, *, optional: bool) -> Asking:
    fits = parties.players(scene, party)
    if not fits:
        return None
    answers: set[Answer] = {("player", player) for player in fits} | ({PASS} if optional else set())
    answer: Answer = ("player", fits[0])
    if len(answers) > 1:
        answer = yield task(scene, scene.my_player, answers)
    if answer == PASS:
        return None
    player = int(answer[1])
    if isinstance(party, Opponent) and party.life is Life.ACTIVE:
        return scene._replace(they=scene.table.active_of(player), they_player=NOBODY)
    return scene._replace(they=NOBODY, they_player=player)


def _chosen(
    scene: Scene, subject: Party, action: Choose | ChooseRegion | Draw | Reveal, *, optional: bool
) -> Asking:
    """Let somebody choose, or chance."""
    match action:
        case Choose(party):
            return (yield from _choose(scene, party, optional=optional))
        case ChooseRegion(where):
            return (yield from _choose_region(scene, subject, where, optional=optional))
        case Draw():
            return (yield from draw(scene, action, optional=optional))
        case Reveal():
            return (yield from reveal(scene, action, optional=optional))


def _choose_region(scene: Scene, subject: Party, where: Regions, *, optional: bool) -> Asking:
    """Let me, the other party, or an opponent whom I name choose a region; `there` is that region then."""
    if isinstance(subject, Opponent):
        named = yield from _choose(scene, subject, optional=False)
        if named is None:
            return None
        scene, subject = named, They()
    decider = _decider(scene, subject)
    plain = scene._replace(sentence=None)
    fits = [region for region in regions.all_in(scene, where) if not is_immune(plain, region)]
    if not fits or decider < 0:
        return None
    answers: set[Answer] = {("region", region) for region in fits} | ({PASS} if optional else set())
    answer: Answer = ("region", fits[0])
    if len(answers) > 1:
        answer = yield task(scene, decider, answers)
    return None if answer == PASS else scene.about(int(answer[1]))


def _begin(scene: Scene, effect: Lasting) -> Scene | None:
    """Let a rule begin that lasts for a time; where there is nobody whom it could bind, it cannot."""
    player = opponent_of(scene)
    if is_about_them(effect) and player == NOBODY:
        return None
    assert scene.sentence is not None
    rule = begun(scene.rules, scene.sentence, effect, scene.my_player, scene.there, player)
    scene.table.begun.append(rule)
    scene.table.changed()
    return scene
