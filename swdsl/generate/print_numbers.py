"""Printing numbers and tests."""

from __future__ import annotations

from typing import assert_never

from swdsl.generate.pen import Level, Pen, Text, Voice
from swdsl.generate.print_masks import mask_text, players_text
from swdsl.lower import form_numbers as form
from swdsl.lower.form_numbers import Integer, Side, Test, Who
from swdsl.lower.form_regions import HereAt
from swdsl.words import Done

_DONE = {
    Done.SCORED: "scored(s)",
    Done.DECLINED: "declined(s)",
    Done.EXPANDED: "expanded(s)",
    Done.ROLLED: "rolled(s)",
    Done.PICKED: "picked(s)",
    Done.USED_THIS: "used(s, self)",
}


def who_text(who: Who, pen: Pen, voice: Voice) -> str:
    """Print a race as its slot."""
    match who:
        case Who.ME:
            return "slot"
        case Who.THEM:
            return voice.they
        case Who.MY_ACTIVE:
            return f"{pen.use('active_of')}(s, slot)"
        case _:
            assert_never(who)


# -- numbers --------------------------------------------------------------------------------------------


def number_text(number: Integer, pen: Pen, voice: Voice) -> Text:
    """Print a number."""
    match number:
        case form.Number(value=value):
            return Text(str(value), Level.ATOM if value >= 0 else Level.UNARY)
        case form.Size(of=of):
            return Text(f"{mask_text(of, pen, voice).inside(Level.ATOM)}.bit_count()")
        case form.Groups(of=of, by_adjacency=False):
            return Text(f"{pen.use('groups')}(s, {mask_text(of, pen, voice).text})")
        case form.Groups(of=of):
            return Text(f"{pen.use('adjacent_groups')}(s, slot, {mask_text(of, pen, voice).text})")
        case form.Grounds(of=of):
            return Text(f"{pen.use('terrains')}(s, {mask_text(of, pen, voice).text})")
        case form.Heads(of=of):
            return Text(f"{players_text(of, pen, voice).inside(Level.ATOM)}.bit_count()")
        case form.TokensIn(of=of):
            return Text(f"{pen.use('tokens_in')}(s, {mask_text(of, pen, voice).text})")
        case form.Lead(of=of, strongest=strongest):
            regions = "" if of is None else f"{mask_text(of, pen, voice).text}, "
            name = pen.use("coin_lead" if of is None else "region_lead")
            return Text(f"{name}(s, slot, {regions}{strongest})")
        case form.Product() | form.Quotient() | form.AtMost():
            return _computed(number, pen, voice)
        case _:
            return _looked_up(number, pen, voice)


def _computed(number: form.Product | form.Quotient | form.AtMost, pen: Pen, voice: Voice) -> Text:
    of = number_text(number.of, pen, voice)
    match number:
        case form.Product(factor=-1):
            return Text(f"-{of.inside(Level.UNARY)}", Level.UNARY)
        case form.Product(factor=factor):
            # Not `3 * n // 2`, which multiplies first.
            return Text(f"{factor} * {of.inside(Level.UNARY)}", Level.PRODUCT)
        case form.Quotient(by=by):
            return Text(f"{of.inside(Level.PRODUCT)} // {by}", Level.PRODUCT)
        case form.AtMost(most=most):
            return Text(f"min({of.text}, {most})")
        case _:
            assert_never(number)


def _looked_up(
    number: form.PiecesThere
    | form.DefendersThere
    | form.InKit
    | form.Purse
    | form.InHand
    | form.InTray
    | form.InReserve
    | form.Lost
    | form.Pips
    | form.Round,
    pen: Pen,
    voice: Voice,
) -> Text:
    match number:
        case form.PiecesThere(piece=piece):
            return Text(f"{pen.use('piece_count')}(s, {pen.piece(piece)}, {voice.there})")
        case form.DefendersThere():
            return Text(f"{pen.use('defenders')}(s, {voice.there})")
        case form.InKit(piece=piece):
            return Text(f"s.kit[{pen.piece(piece)}]")
        case form.Purse(who=who):
            return Text(f"s.coins[{pen.use('player_of')}(s, {who_text(who, pen, voice)})]")
        case form.InHand(who=who):
            return Text(f"s.hand[{who_text(who, pen, voice)}]")
        case form.InTray(who=who):
            return Text(f"{pen.use('tray')}(s, {who_text(who, pen, voice)})")
        case form.InReserve(who=who):
            slot = who_text(who, pen, voice)
            return Text(f"{pen.use('tray')}(s, {slot}) + s.hand[{slot}]", Level.SUM)
        case form.Lost():
            return Text("s.lost")
        case form.Pips():
            return Text("s.value")
        case form.Round():
            return Text(f"{pen.use('round_number')}(s)")
        case _:
            assert_never(number)


# -- tests ----------------------------------------------------------------------------------------------


def condition_text(test: Test, pen: Pen, voice: Voice, negated: bool = False) -> Text:
    """Print a test, or its contrary."""
    match test:
        case form.Never(part=part):
            return condition_text(part, pen, voice, not negated)
        case form.Between():
            return _between(test, pen, voice, negated)
        case form.ThereIn(mask=HereAt()):
            return Text(
                f"{voice.there} {'!=' if negated else '=='} {pen.use('here')}(s, self)", Level.COMPARE
            )
        case form.ThereIn(mask=mask):
            return _bit(mask_text(mask, pen, voice), voice.there, negated)
        case form.TheyAmong(players=players):
            player = f"{pen.use('player_of')}(s, {voice.they})"
            return _bit(players_text(players, pen, voice), player, negated)
        case form.TheyPromised(active=active):
            return _promised(active, pen, voice, negated)
        case form.TheyAre(sides=sides):
            return _contrary(_sides(sides, pen, voice), negated)
        case form.HasDone(done=done):
            text = _DONE[done]
            pen.use(text.partition("(")[0])
            return _contrary(Text(text), negated)
        case form.NoActiveRace():
            race = f"s.race[{pen.use('active_of')}(s, slot)]"
            return Text(f"{race} {'>=' if negated else '<'} 0", Level.COMPARE)
        case form.OnTurn():
            return _contrary(Text(f"{pen.use('on_turn')}(s, slot)"), negated)
        case form.Every(parts=parts):
            joined = Text(
                " and ".join(condition_text(part, pen, voice).inside(Level.AND) for part in parts), Level.AND
            )
            return _contrary(joined, negated)
        case _:
            assert_never(test)


def _promised(active: bool, pen: Pen, voice: Voice, negated: bool) -> Text:
    same, other = f"{pen.use('promised')}(s, self.source)", f"{pen.use('player_of')}(s, {voice.they})"
    if not active:
        return Text(f"{same} {'!=' if negated else '=='} {other}", Level.COMPARE)
    bound = Text(f"{same} == {other} and {pen.use('is_active')}(s, {voice.they})", Level.AND)
    return _contrary(bound, negated)


def _contrary(text: Text, negated: bool) -> Text:
    return Text(f"not {text.inside(Level.NOT)}", Level.NOT) if negated else text


def _bit(mask: Text, place: str, negated: bool) -> Text:
    """Test one bit of a set; Python shifts before it joins, and joins before it compares."""
    return Text(f"{mask.inside(Level.SHIFT)} >> {place} & 1 {'==' if negated else '!='} 0", Level.COMPARE)


def _between(test: form.Between, pen: Pen, voice: Voice, negated: bool) -> Text:
    if isinstance(test.number, form.Size) and (test.low, test.high) in ((1, None), (0, 0)):
        some = (test.low == 1) is not negated
        mask = mask_text(test.number.of, pen, voice).inside(Level.BIT_OR)
        return Text(f"{mask} {'!=' if some else '=='} 0", Level.COMPARE)
    number = number_text(test.number, pen, voice).inside(Level.BIT_OR)
    low, high = test.low, test.high
    if low == high:
        return Text(f"{number} {'!=' if negated else '=='} {low}", Level.COMPARE)
    if high is None:
        return Text(f"{number} {'<' if negated else '>='} {low}", Level.COMPARE)
    if low == 0:
        return Text(f"{number} {'>' if negated else '<='} {high}", Level.COMPARE)
    return _contrary(Text(f"{low} <= {number} <= {high}", Level.COMPARE), negated)


def _sides(sides: tuple[Side, ...], pen: Pen, voice: Voice) -> Text:
    texts = [_side(side, pen, voice) for side in sides]
    return texts[0] if len(texts) == 1 else Text(f"({' or '.join(each.text for each in texts)})")


def _side(side: Side, pen: Pen, voice: Voice) -> Text:
    they = voice.they
    match side:
        case Side.RACE:
            return Text(f"{pen.use('is_opponent')}(s, slot, {they})")
        case Side.ACTIVE | Side.DECLINED:
            wanted = "" if side is Side.ACTIVE else "not "
            opponent = f"{pen.use('is_opponent')}(s, slot, {they})"
            return Text(f"{opponent} and {wanted}{pen.use('is_active')}(s, {they})", Level.AND)
        case Side.OURS:
            return Text(f"{they} >= 0 and not {pen.use('is_opponent')}(s, slot, {they})", Level.AND)
        case Side.NEUTRAL:
            return Text(f"{they} == {pen.use('NEUTRAL')}", Level.COMPARE)
        case Side.NOBODY:
            return Text(f"{they} == {pen.use('EMPTY')}", Level.COMPARE)
        case _:
            assert_never(side)
