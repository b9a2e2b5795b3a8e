"""What a sentence does, effect by effect: in order, all or nothing, gains what is there, each question whole."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import TypeAlias

from swdsl.model.clauses import (
    Adjust,
    Choose,
    Do,
    Effect,
    Gain,
    Ignore,
    Move,
    Pay,
    Perform,
    Place,
    Remove,
    Rule,
    SurvivorsGo,
)
from swdsl.model.counts import Amount, InRegions, InStores, Location, Thing, WithParty
from swdsl.model.expressions import Coins, Me, Party, Pieces, Quantity, RegionSet, They, Tokens, We
from swdsl.model.words import Period, PlainVerb, Quantifier, Store
from tests.judge import counts, parties, regions
from tests.judge.holding import holds_for, use_key, uses_left
from tests.judge.questions import PASS, YES, Answer, Question
from tests.judge.reach import is_immune
from tests.judge.scene import NOBODY, Scene
from tests.judge.table import EMPTY, Ban, Memory, Table

Asking: TypeAlias = Generator[Question, Answer, Scene | None]
"""An effect on its way: it may ask, and gives the scene for what follows, or nothing when the clause ends."""


class Unread(NotImplementedError):
    """Something the judge has not learnt to follow."""


@dataclass
class Play:
    """A game as the judge plays it along: the table, and what is remembered."""

    table: Table
    memory: Memory


def opponent_of(scene: Scene) -> int:
    """Return the player who is the other party of the moment."""
    return scene.they_player if scene.they < 0 else scene.table.player_of(scene.they)


def carry_out(
    scene: Scene, *, taken: bool = False, counted: bool = False
) -> Generator[Question, Answer, bool]:
    """Do what a sentence says, from its first effect on; say whether anything was done.

    `taken`: somebody has chosen it already, so that nothing is offered again; `counted`: as a help in an attack.
    """
    assert scene.sentence is not None
    if not counted and not (holds_for(scene) and uses_left(scene, opponent_of(scene))):
        return False
    used = counted
    start = scene
    for effect in scene.sentence.clause.effects:
        after = yield from _do(scene, _unasked(effect) if taken else effect)
        if after is None:
            break
        if not used:
            _count_use(start)
        used, scene = True, after
    return used


def _unasked(effect: Effect) -> Effect:
    """Return an effect that was chosen already."""
    return replace(effect, optional=False) if isinstance(effect, Do) and effect.optional else effect


def _count_use(scene: Scene) -> None:
    assert scene.sentence is not None
    limit = scene.sentence.clause.limit
    if limit is not None:
        uses = scene.memory.turn_uses if limit.period is Period.TURN else scene.memory.lasting_uses
        uses[use_key(scene, opponent_of(scene))] += 1


def _do(scene: Scene, effect: Effect) -> Asking:
    match effect:
        case Adjust() | Ignore() | SurvivorsGo():
            return scene  # numbers of the event: they were taken in when it was reckoned
        case Rule():
            _promise(scene, effect)
            return scene
        case Do(subject, action, optional, None):
            match action:
                case Gain(thing, amount, source):
                    return (yield from _gain(scene, subject, thing, amount, source, optional=optional))
                case Pay(thing, amount, to):
                    return (yield from _pay(scene, subject, thing, amount, to, optional=optional))
                case Place(thing, source, destination):
                    return (yield from _place(scene, thing, source, destination, optional=optional))
                case Remove(thing, source):
                    return (yield from _remove(scene, thing, source, optional=optional))
                case Move(thing, source, destination):
                    return (yield from _move(scene, thing, source, destination, optional=optional))
                case Perform(PlainVerb.ROLL):
                    return (yield from _roll(scene, optional=optional))
                case Choose(party):
                    return (yield from _choose(scene, party, optional=optional))
                case Perform(PlainVerb.STOP):
                    return scene
    raise Unread(
        f"effect {type(effect.action).__name__ if isinstance(effect, Do) else type(effect).__name__}"
    )


def _confirmed(scene: Scene, player: int) -> Generator[Question, Answer, bool]:
    answer = yield _task(scene, player, {YES, PASS})
    return answer != PASS


def _task(scene: Scene, player: int, answers: set[Answer]) -> Question:
    assert scene.sentence is not None
    return Question("task", player, scene.sentence.name, frozenset(answers))


# ---- coins and tokens -----------------------------------------------------------------------------------
def _gain(
    scene: Scene, subject: Party, thing: Thing, amount: Amount, source: Location | None, *, optional: bool
) -> Asking:
    number = counts.amount(scene, amount)
    table = scene.table
    match thing.noun, source:
        case Coins(), None:
            who = _players(scene, subject)
            if optional and not (number and who and (yield from _confirmed(scene, _decider(scene, subject)))):
                return None
            for player in who:
                table.coins[player] += number
        case Coins(), WithParty(party):
            if optional:
                raise Unread("an offer to take coins")
            payers = [each for each in parties.players(scene, party) if each != scene.my_player]
            for payer in payers:
                taken = min(number, table.coins[payer])
                table.coins[payer] -= taken
                table.coins[scene.my_player] += taken
        case Tokens(), None if isinstance(subject, Me):
            race = table.race[scene.me]
            taken = min(number, table.tray[race])
            if optional and not (taken and (yield from _confirmed(scene, scene.my_player))):
                return None
            table.tray[race] -= taken
            table.hand[scene.me] += taken
        case Pieces(ref), None if ref is not None and isinstance(subject, Me):
            piece = scene.rules.piece_number[ref]
            taken = min(number, counts.in_supply(scene, piece))
            if optional and not (taken and (yield from _confirmed(scene, scene.my_player))):
                return None
            table.kit[piece] += taken
        case _:
            raise Unread(f"gaining {thing.noun}")
    return scene


def _pay(
    scene: Scene, subject: Party, thing: Thing, amount: Amount, to: Party | None, *, optional: bool
) -> Asking:
    if not isinstance(thing.noun, Coins):
        raise Unread("paying something else than coins")
    number = counts.amount(scene, amount)
    payers = _players(scene, subject)
    able = [player for player in payers if scene.table.coins[player] >= number]
    if len(able) < len(payers) or not payers:
        return None
    if optional and not (number and (yield from _confirmed(scene, _decider(scene, subject)))):
        return None
    for payer in payers:
        scene.table.coins[payer] -= number
        for player in [] if to is None else _players(scene, to):
            scene.table.coins[player] += number
    return scene


def _players(scene: Scene, party: Party) -> list[int]:
    match party:
        case Me() | We():
            return [scene.my_player]
        case They():
            return [opponent_of(scene)] if opponent_of(scene) >= 0 else []
        case _:
            return parties.players(scene, party)


def _decider(scene: Scene, subject: Party) -> int:
    return opponent_of(scene) if isinstance(subject, They) else scene.my_player


# ---- pieces -----------------------------------------------------------------------------------------------
def _place(
    scene: Scene, thing: Thing, source: Location | None, destination: Location, *, optional: bool
) -> Asking:
    piece = _piece(scene, thing)
    stock = _stock(scene, piece, source)
    number = _number(thing.quantity, stock)
    match destination:
        case WithParty(party):
            return (yield from _place_before(scene, piece, number, stock, party, optional=optional))
        case InRegions(RegionSet(quantity) as wanted):
            if quantity.quantifier in (Quantifier.EACH, Quantifier.ALL):
                return (yield from _place_in_each(scene, piece, number, stock, wanted, optional=optional))
            if (thing.quantity.quantifier, quantity.quantifier) == (Quantifier.ALL, Quantifier.BARE):
                return (yield from _spread(scene, piece, source, wanted, optional=optional))
            if quantity.quantifier is not Quantifier.A:
                raise Unread("placing in several regions")
            fits = {
                region for region in regions.all_in(scene, wanted) if _room(scene, piece, region) >= number
            }
        case InRegions(where):
            fits = {
                region for region in regions.all_in(scene, where) if _room(scene, piece, region) >= number
            }
        case _:
            raise Unread("placing elsewhere")
    if thing.quantity.quantifier is Quantifier.UP_TO:
        raise Unread("placing up to so many")
    if number > stock or (number == 0 and optional):
        return None
    region = yield from _pick_region(
        scene, fits, optional=optional, several=isinstance(destination.regions, RegionSet)
    )
    if region is None:
        return None
    scene.table.pieces[piece][region] += number
    _take(scene, piece, source, number)
    return scene.about(region)


def _place_in_each(
    scene: Scene, piece: int, number: int, stock: int, wanted: RegionSet, *, optional: bool
) -> Asking:
    fits = [region for region in regions.all_in(scene, wanted) if _room(scene, piece, region) >= number]
    if len(fits) * number > stock:
        raise Unread("too few pieces for each region")
    if optional and not (fits and (yield from _confirmed(scene, scene.my_player))):
        return None
    for region in fits:
        scene.table.pieces[piece][region] += number
    return scene


def _spread(
    scene: Scene, piece: int, source: Location | None, wanted: RegionSet, *, optional: bool
) -> Asking:
    """Place all pieces of a kind, as many in each of the regions as the player likes."""
    if optional:
        raise Unread("an offer to spread pieces")
    table = scene.table
    if source is None:
        table.pieces[piece].clear()
        table.kit[piece] = scene.rules.pieces[piece].supply
    fits = [region for region in regions.all_in(scene, wanted) if _room(scene, piece, region)]
    while fits and table.kit[piece]:
        rest: Answer = ("put_rest", max(fits))
        verb, region = yield Question("spread", scene.my_player, "", frozenset({rest}))
        number = 1 if verb == "put_one" else table.kit[piece]
        table.pieces[piece][int(region)] += number
        table.kit[piece] -= number
    return scene


def _move(
    scene: Scene, thing: Thing, source: Location | None, destination: Location, *, optional: bool
) -> Asking:
    """Move pieces: a piece named alone is one; from hand or supply while one is there, else from the board."""
    if source is not None or not isinstance(destination, InRegions):
        raise Unread("moving from or to a store")
    piece = _piece(scene, thing)
    table = scene.table
    supply = scene.rules.pieces[piece].supply
    if thing.quantity.quantifier is Quantifier.EACH:
        return (yield from _move_each(scene, piece, destination, optional=optional))
    if supply != 1 or thing.quantity.quantifier is Quantifier.UP_TO:
        raise Unread("moving one of several pieces")
    wanted = destination.regions
    fits = {
        region
        for region in regions.all_in(scene, wanted)
        if _room(scene, piece, region) or table.pieces[piece][region]
    }
    region = yield from _pick_region(scene, fits, optional=optional, several=isinstance(wanted, RegionSet))
    if region is None:
        return None
    table.pieces[piece].clear()
    table.kit[piece] = 0
    table.pieces[piece][region] = 1
    return scene.about(region)


def _move_each(scene: Scene, piece: int, destination: InRegions, *, optional: bool) -> Asking:
    """Move every piece of a kind, each to a region of choice."""
    if optional:
        raise Unread("an offer to move each piece")
    table = scene.table
    left = scene.rules.pieces[piece].supply
    table.pieces[piece].clear()
    table.kit[piece] = left
    while left:
        fits = {
            region for region in regions.all_in(scene, destination.regions) if _room(scene, piece, region)
        }
        region = yield from _pick_region(scene, fits, optional=False, several=True)
        if region is None:
            break
        table.pieces[piece][region] += 1
        table.kit[piece] -= 1
        left -= 1
    return scene


def _roll(scene: Scene, *, optional: bool) -> Asking:
    if optional and not (yield from _confirmed(scene, scene.my_player)):
        return None
    assert scene.sentence is not None
    faces = scene.rules.sets[scene.rules.frame[0].source.owner.scope].frame.die
    answer = yield Question("die", NOBODY, "", frozenset(("face", face) for face in faces))
    return scene._replace(pips=int(answer[1]))


def _place_before(
    scene: Scene, piece: int, number: int, stock: int, party: Party, *, optional: bool
) -> Asking:
    bound = scene.rules.pieces[piece].per_player
    who = _players(scene, party)
    room = [player for player in who if bound is None or scene.table.marks[piece][player] + number <= bound]
    if len(room) < len(who) or not who or number * len(who) > stock:
        return None
    if optional and not (yield from _confirmed(scene, scene.my_player)):
        return None
    for player in who:
        scene.table.marks[piece][player] += number
    return scene


def _pick_region(
    scene: Scene, fits: set[int], *, optional: bool, several: bool
) -> Generator[Question, Answer, int | None]:
    fits = {region for region in fits if not is_immune(scene._replace(sentence=None), region)}
    if not fits:
        return None
    if optional and not several:
        return next(iter(fits)) if (yield from _confirmed(scene, scene.my_player)) else None
    if not optional and len(fits) == 1:
        return next(iter(fits))
    answers: set[Answer] = {("region", region) for region in fits} | ({PASS} if optional else set())
    answer = yield _task(scene, scene.my_player, answers)
    return None if answer == PASS else int(answer[1])


def _remove(scene: Scene, thing: Thing, source: Location | None, *, optional: bool) -> Asking:
    if not isinstance(thing.noun, Pieces):
        raise Unread("removing tokens")
    piece = _piece(scene, thing)
    table = scene.table
    match source:
        case None:
            where = {region for region, number in table.pieces[piece].items() if number}
        case InRegions(wanted):
            where = {region for region in regions.all_in(scene, wanted) if table.pieces[piece][region]}
            if isinstance(wanted, RegionSet) and wanted.quantity.quantifier is Quantifier.EACH:
                return (yield from _remove_each(scene, thing, piece, where, optional=optional))
        case _:
            raise Unread("removing from elsewhere")
    if thing.quantity.quantifier is Quantifier.ALL:
        if optional and not (where and (yield from _confirmed(scene, scene.my_player))):
            return None
        for region in where:
            table.pieces[piece][region] = 0
        if source is None:
            table.marks[piece] = [0] * len(table.players)
        return scene
    number = _number(thing.quantity, 1)
    if number != 1 or any(table.marks[piece]):
        raise Unread("removing several pieces of choice")
    region = yield from _pick_region(scene, where, optional=optional, several=len(where) > 1)
    if region is None:
        return None
    table.pieces[piece][region] -= 1
    return scene.about(region)


def _remove_each(scene: Scene, thing: Thing, piece: int, where: set[int], *, optional: bool) -> Asking:
    table = scene.table
    whole = thing.quantity.quantifier is Quantifier.ALL
    number = _number(thing.quantity, 1)
    fits = [region for region in where if whole or table.pieces[piece][region] >= number]
    if optional and not (fits and (yield from _confirmed(scene, scene.my_player))):
        return None
    for region in fits:
        table.pieces[piece][region] -= table.pieces[piece][region] if whole else number
    return scene


def _piece(scene: Scene, thing: Thing) -> int:
    if not isinstance(thing.noun, Pieces) or thing.noun.piece is None:
        raise Unread(f"placing {thing.noun}")
    return scene.rules.piece_number[thing.noun.piece]


def _stock(scene: Scene, piece: int, source: Location | None) -> int:
    match source:
        case None:
            return counts.in_supply(scene, piece) + scene.table.kit[piece]
        case InStores((Store.HAND,)):
            return scene.table.kit[piece]
        case InStores((Store.SUPPLY,)):
            return counts.in_supply(scene, piece)
        case _:
            raise Unread("placing from elsewhere")


def _take(scene: Scene, piece: int, source: Location | None, number: int) -> None:
    """Take pieces from the hand, if that is meant, or if the supply has not enough."""
    lacking = max(0, -counts.in_supply(scene, piece))
    if isinstance(source, InStores) and source.stores == (Store.HAND,):
        lacking = number
    scene.table.kit[piece] -= lacking


def _number(quantity: Quantity, stock: int) -> int:
    match quantity.quantifier:
        case Quantifier.NUMBER | Quantifier.UP_TO:
            return quantity.number or 0
        case Quantifier.ALL | Quantifier.EACH:
            return stock
        case _:
            return 1


def _room(scene: Scene, piece: int, region: int) -> int:
    bound = scene.rules.pieces[piece].per_region
    return 99 if bound is None else bound - scene.table.pieces[piece][region]


# ---- players and promises -----------------------------------------------------------------------------------
def _choose(scene: Scene, party: Party, *, optional: bool) -> Asking:
    fits = parties.players(scene, party)
    if not fits:
        return None
    answers: set[Answer] = {("player", player) for player in fits} | ({PASS} if optional else set())
    answer: Answer = ("player", fits[0])
    if len(answers) > 1:
        answer = yield _task(scene, scene.my_player, answers)
    if answer == PASS:
        return None
    return scene._replace(they=NOBODY, they_player=int(answer[1]))


def _promise(scene: Scene, rule: Rule) -> None:
    if rule.until is None or rule.regions is None:
        raise Unread("a rule without an end")
    player = opponent_of(scene)
    scene.memory.bans.append(Ban(player, scene.me, rule.regions, lambda table: scene._replace(table=table)))


def vacate(table: Table, region: int) -> None:
    """Leave a region empty."""
    table.holder[region] = EMPTY
    table.tokens[region] = 0
