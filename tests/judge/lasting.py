"""Rules that last for a time: who let them begin, about which region and player, and when they end.

A rule that has begun is one more sentence of whoever has the sentence it came from: what `there` and `they`
were is put in their place, and everything else is read whenever the rule is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from swdsl.model.clauses import Choose, Clause, Do, Lasting, bare
from swdsl.model.expressions import Opponent, TheirRace, There, They
from swdsl.model.walk import nodes
from swdsl.words import Life, Until
from tests.judge.rules import Sentence, sentence

if TYPE_CHECKING:
    from tests.judge.rules import Rules
    from tests.judge.scene import Scene
    from tests.judge.table import Table


@dataclass(frozen=True, slots=True)
class Spot:
    """One region, by its number."""

    region: int


@dataclass(frozen=True, slots=True)
class Seat:
    """One player, by number; or only the active race of that player."""

    player: int
    active: bool = False


@dataclass(frozen=True, slots=True)
class Begun:
    """A rule that holds: by which sentence, whose it is, until when."""

    rule: Sentence
    origin: str
    player: int
    until: Until


def begun(rules: Rules, source: Sentence, effect: Lasting, player: int, there: int, they: int) -> Begun:
    """Return a rule that begins now."""
    active = any(
        isinstance(each, Do) and isinstance(each.action, Choose) and _is_active(each.action.party)
        for each in map(bare, source.clause.effects)
    )
    meant = Spot(there), Seat(they, active)
    clause = replace(
        source.clause,
        moment=_put(effect.moment, *meant),
        effects=(_put(effect.effect, *meant),),
        limit=None,
        conditions=(),
    )
    number = [each for each in map(bare, source.clause.effects) if isinstance(each, Lasting)].index(effect)
    rule = replace(_said(clause, source), name=source.name, rule=number)
    rules.kept.append(rule)  # what was read of it is remembered by its place in memory
    return Begun(rule, source.name, player, effect.until)


def _said(clause: Clause, source: Sentence) -> Sentence:
    return replace(sentence(clause, source.source, ""), ownerless=False)


def _is_active(party: object) -> bool:
    return isinstance(party, Opponent) and party.life is Life.ACTIVE


def is_about_them(effect: Lasting) -> bool:
    """Whether a rule is about somebody whom its moment calls `they`."""
    return any(isinstance(node, They | TheirRace) for node in nodes(effect))


def is_about_there(effect: Lasting) -> bool:
    """Whether a rule is about the region of its moment."""
    return any(isinstance(node, There) for node in nodes(effect))


def _put(node: Any, spot: Spot, seat: Seat) -> Any:
    """Return a part of a rule with the region and the player that were meant."""
    if isinstance(node, There):
        return spot
    if isinstance(node, They):
        return seat
    if isinstance(node, TheirRace):
        return replace(seat, active=node.life is Life.ACTIVE)
    if isinstance(node, tuple):
        return tuple(_put(each, spot, seat) for each in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    return replace(node, **{each.name: _put(getattr(node, each.name), spot, seat) for each in fields(node)})


def still_hold(rules: list[Begun], player: int) -> list[Begun]:
    """Return the rules that do not end when a turn of a player begins."""
    return [
        each
        for each in rules
        if each.until is not Until.TURN_END and (each.until, each.player) != (Until.MY_NEXT_TURN, player)
    ]


def each_once(said: Iterable[Scene]) -> Iterator[Scene]:
    """Yield what is said, a rule for a time once however often it has begun."""
    heard: set[tuple[int, str, int]] = set()
    for each in said:
        assert each.sentence is not None
        key = (each.me, each.sentence.name, each.sentence.rule)
        if each.sentence.rule < 0 or key not in heard:
            yield each
        heard.add(key)


def of_race(table: Table, slot: int, had: list[Sentence]) -> list[Sentence]:
    """Return the rules for a time that a race has: those of its player whose sentence it still has."""
    names = {each.name for each in had}
    return [
        each.rule for each in table.begun if each.player == table.player_of(slot) and each.origin in names
    ]
