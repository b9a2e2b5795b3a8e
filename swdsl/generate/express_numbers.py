"""Numbers and tests as Python expressions."""

from __future__ import annotations

from typing import Final, assert_never

from swdsl.generate.express_ground import piece, tile
from swdsl.generate.express_regions import express_mask, express_players, marked, player_of
from swdsl.generate.naming import SELF, SLOT, STATE
from swdsl.generate.python import (
    Attribute,
    Chain,
    Choice,
    Comparison,
    Expression,
    Item,
    Kernel,
    Literal,
    Name,
    Unary,
    ask,
    call,
    chain,
    compare,
)
from swdsl.generate.voice import Voice
from swdsl.lower import form_numbers as form
from swdsl.lower import form_tests as tests
from swdsl.lower.form_numbers import Integer, Who
from swdsl.lower.form_regions import HereAt
from swdsl.lower.form_tests import Side, Test
from swdsl.words import Done

_ASKED: Final = {
    tests.Unspent: call("ready", STATE, SELF, SLOT),
    tests.OnTurn: call("on_turn", STATE, SLOT),
    tests.AttackStands: call("attack_stands", STATE),
}
_DONE: Final = {
    Done.SCORED: call("scored", STATE),
    Done.DECLINED: call("declined", STATE),
    Done.EXPANDED: call("expanded", STATE),
    Done.ROLLED: call("rolled", STATE),
    Done.PICKED: call("picked", STATE),
    Done.USED_THIS: call("used", STATE, SELF),
}
_OPPOSITE: Final = {"==": "!=", "!=": "==", ">=": "<", "<=": ">", "<": ">=", ">": "<="}
_HAND: Final = Attribute(STATE, "hand")


def express_who(who: Who, voice: Voice) -> Expression:
    """Express a race by its slot."""
    match who:
        case Who.ME:
            return SLOT
        case Who.THEM:
            return voice.they
        case Who.MY_ACTIVE:
            return call("active_of", STATE, SLOT)
        case _:
            assert_never(who)


# -- numbers --------------------------------------------------------------------------------------------


def express_number(number: Integer, voice: Voice) -> Expression:
    """Express a number."""
    match number:
        case form.Number(value=value):
            return Literal(value)
        case form.Size(of=of):
            return ask(express_mask(of, voice), "bit_count")
        case form.Groups(of=of, by_adjacency=False):
            return call("groups", STATE, express_mask(of, voice))
        case form.Groups(of=of):
            return call("adjacent_groups", STATE, SLOT, express_mask(of, voice))
        case form.Grounds(of=of):
            return call("terrains", STATE, express_mask(of, voice))
        case form.Frontiers(of=of, to=to):
            return call("borders", STATE, express_mask(of, voice), express_mask(to, voice))
        case form.Way(of=of, to=to):
            return call("steps_between", STATE, express_mask(of, voice), express_mask(to, voice))
        case form.Races(of=players, life=life):
            return call("races", STATE, express_players(players, voice), Kernel(life))
        case form.Heads(of=players):
            return ask(express_players(players, voice), "bit_count")
        case form.TokensIn(of=of):
            return call("tokens_in", STATE, express_mask(of, voice))
        case form.Lead(of=of, strongest=strongest):
            regions = () if of is None else (express_mask(of, voice),)
            name = ("race_lead" if number.alone else "region_lead") if regions else "coin_lead"
            return call(name, STATE, SLOT, *regions, Literal(strongest))
        case form.Given(test=test, of=of):
            return Choice(express_number(of, voice), express_test(test, voice), Literal(0))
        case form.Product() | form.Quotient() | form.Above() | form.AtMost():
            return _computed(number, voice)
        case _:
            return _looked_up(number, voice)


def _computed(number: form.Product | form.Quotient | form.Above | form.AtMost, voice: Voice) -> Expression:
    of = express_number(number.of, voice)
    match number:
        case form.Product(factor=-1):
            return Unary("-", of)
        case form.Product(factor=factor):
            return Chain("*", (Literal(factor), of))
        case form.Quotient(by=by):
            return Chain("//", (of, Literal(by)))
        case form.Above(least=least):
            return call("above", of, Literal(least))
        case form.AtMost(most=most):
            return call(Name("min"), of, Literal(most))
        case _:
            assert_never(number)


_OF_A_KIND: Final = {form.InStock: "in_stock", form.InSupply: "in_supply", form.Calls: "calls"}


def _looked_up(
    number: form.PiecesThere
    | form.DefendersThere
    | form.InKit
    | form.InStock
    | form.InSupply
    | form.Calls
    | form.PiecesIn
    | form.MarksOn
    | form.Purse
    | form.InHand
    | form.InTray
    | form.Spare
    | form.InReserve
    | form.Age
    | form.Known,
    voice: Voice,
) -> Expression:
    match number:
        case form.PiecesThere(piece=kind):
            return call("piece_count", STATE, piece(kind), voice.there)
        case form.DefendersThere():
            return call("defenders", STATE, voice.there)
        case form.InKit(piece=kind):
            return Item(Attribute(STATE, "kit"), piece(kind))
        case form.InStock(piece=kind) | form.InSupply(piece=kind) | form.Calls(piece=kind):
            return call(_OF_A_KIND[type(number)], STATE, piece(kind))
        case form.PiecesIn(piece=kind, of=of):
            return call("pieces_in", STATE, piece(kind), express_mask(of, voice))
        case form.MarksOn(piece=kind, who=who):
            return call("marks_on", STATE, piece(kind), player_of(express_who(who, voice)))
        case form.Purse(who=who):
            return Item(Attribute(STATE, "coins"), player_of(express_who(who, voice)))
        case form.InHand(who=who):
            return Item(_HAND, express_who(who, voice))
        case form.Spare(who=who):
            return call("spare_tokens", STATE, express_who(who, voice))
        case form.InTray(who=who):
            return call("tray", STATE, express_who(who, voice))
        case form.InReserve(who=who):
            slot = express_who(who, voice)
            return Chain("+", (call("tray", STATE, slot), Item(_HAND, slot)))
        case form.Age(who=who, life=life):
            return call("turns", STATE, express_who(who, voice), Kernel(life))
        case form.Known(name=name, told=told):
            return call(name, STATE) if told else Attribute(STATE, name)
        case _:
            assert_never(number)


# -- tests ----------------------------------------------------------------------------------------------


def express_test(test: Test, voice: Voice) -> Expression:
    """Express a test."""
    match test:
        case tests.Never(part=part):
            return contrary(express_test(part, voice))
        case tests.Between():
            return _between(test, voice)
        case tests.Covers(has=has, needed=needed):
            return compare(express_number(has, voice), ">=", express_number(needed, voice))
        case tests.Even(number=number):
            return compare(Chain("%", (express_number(number, voice), Literal(2))), "==", 0)
        case tests.ThereIn(mask=HereAt()):
            return compare(voice.there, "==", call("here", STATE, SELF))
        case tests.ThereIn(mask=mask):
            return _bit(express_mask(mask, voice), voice.there)
        case (
            tests.TheyPromised()
            | tests.TheyBound()
            | tests.Laid()
            | tests.TheyAmong()
            | tests.TheyAre()
            | tests.TheyBear()
        ):
            return _they(test, voice)
        case tests.HasDone(done=done):
            return _DONE[done]
        case tests.NoActiveRace():
            return compare(Item(Attribute(STATE, "race"), call("active_of", STATE, SLOT)), "<", 0)
        case tests.CanDecline(who=who) | tests.CanRedeploy(who=who):
            asked = "can_decline" if isinstance(test, tests.CanDecline) else "can_redeploy"
            return call(asked, STATE, express_who(who, voice))
        case tests.Drawn(piece=kind):
            return compare(Attribute(STATE, "value"), "==", piece(kind))
        case tests.CanSend(piece=kind):
            return call("can_send", STATE, SLOT, piece(kind))
        case tests.Unspent() | tests.OnTurn() | tests.AttackStands():
            return _ASKED[type(test)]
        case tests.Every(parts=parts):
            return chain("and", (express_test(part, voice) for part in parts))
        case _:
            assert_never(test)


def _for_a_time(test: tests.TheyPromised | tests.TheyBound | tests.Laid, voice: Voice) -> Expression:
    """Express that a rule of the same clause has begun, for anybody or for the other party."""
    match test:
        case tests.Laid(rule=rule):
            return compare(marked(rule, None), "!=", 0)
        case tests.TheyBound(rule=rule, active=active):
            meant = compare(marked(rule, voice.they), "!=", 0)
        case tests.TheyPromised(active=active):
            promised = call("promised", STATE, Attribute(SELF, "source"))
            meant = compare(promised, "==", player_of(voice.they))
        case _:
            assert_never(test)
    return chain("and", (meant, call("is_active", STATE, voice.they))) if active else meant


def _they(
    test: tests.TheyAmong
    | tests.TheyAre
    | tests.TheyBear
    | tests.TheyPromised
    | tests.TheyBound
    | tests.Laid,
    voice: Voice,
) -> Expression:
    """Express who the other party must be, or that a rule has begun for them."""
    match test:
        case tests.TheyPromised() | tests.TheyBound() | tests.Laid():
            return _for_a_time(test, voice)
        case tests.TheyAmong(players=players):
            return _bit(express_players(players, voice), player_of(voice.they))
        case tests.TheyAre(sides=sides):
            return chain("or", (_side(side, voice.they) for side in sides))
        case tests.TheyBear(kind=kind, tile=name, life=life):
            return call(f"has_{kind}", STATE, voice.they, tile(kind, name), Kernel(life))
        case _:
            assert_never(test)


def contrary(test: Expression) -> Expression:
    """Express that a test does not hold."""
    match test:
        case Comparison(first=first, rest=((sign, other),)):
            return compare(first, _OPPOSITE[sign], other)
        case Unary(sign="not ", operand=operand):
            return operand
        case _:
            return Unary("not ", test)


def _bit(mask: Expression, place: Expression) -> Expression:
    """Test one bit of a set; Python shifts before it joins, and joins before it compares."""
    return compare(Chain("&", (Chain(">>", (mask, place)), Literal(1))), "!=", 0)


def _between(test: tests.Between, voice: Voice) -> Expression:
    low, high = test.low, test.high
    if isinstance(test.number, form.Size) and (low, high) in ((1, None), (0, 0)):
        return compare(express_mask(test.number.of, voice), "!=" if low else "==", 0)
    number = express_number(test.number, voice)
    if low == high:
        return compare(number, "==", low)
    if high is None:
        return compare(number, ">=", low)
    if low == 0:
        return compare(number, "<=", high)
    return Comparison(Literal(low), (("<=", number), ("<=", Literal(high))))


def _side(side: Side, they: Expression) -> Expression:
    opponent = call("is_opponent", STATE, SLOT, they)
    active = call("is_active", STATE, they)
    somebody = compare(they, ">=", 0)
    mine = call("is_own", STATE, SLOT, they)
    match side:
        case Side.RACE:
            return opponent
        case Side.ACTIVE:
            return chain("and", (opponent, active))
        case Side.DECLINED:
            return chain("and", (opponent, Unary("not ", active)))
        case Side.ME:
            return compare(they, "==", SLOT)
        case Side.OTHERS:
            return chain("and", (somebody, compare(they, "!=", SLOT)))
        case Side.OURS:
            return mine
        case Side.MY_ACTIVE:
            return compare(they, "==", call("active_of", STATE, SLOT))
        case Side.MY_DECLINED:
            return chain("and", (mine, Unary("not ", active)))
        case Side.MY_OTHER:
            return chain("and", (mine, compare(they, "!=", SLOT)))
        case Side.ALLIED:
            return chain("and", (somebody, Unary("not ", opponent)))
        case Side.NEUTRAL:
            return compare(they, "==", Kernel("NEUTRAL"))
        case Side.NOBODY:
            return compare(they, "==", Kernel("EMPTY"))
        case Side.SOMEBODY:
            return somebody
        case _:
            assert_never(side)
