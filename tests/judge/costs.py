"""What an attack costs, item by item: every sentence that fits is asked anew for every attack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.model.clauses import (
    Adjust,
    Do,
    Effect,
    Ignore,
    IgnoredCards,
    IgnoredDefenders,
    IgnoredHelp,
    IgnoredThing,
    Perform,
    Replace,
    RollForCost,
    Rule,
    is_optional,
)
from swdsl.model.counts import CountThings
from swdsl.model.expressions import Defenders, Me
from swdsl.model.moments import RegionEvent
from swdsl.words import Kind, Operator, PlainVerb, RegionVerb, Value
from tests.judge import counts
from tests.judge.holding import holds_for, in_state, uses_left
from tests.judge.lasting import each_once
from tests.judge.ownerless import speaks_for_itself
from tests.judge.parties import is_party
from tests.judge.regions import is_in
from tests.judge.rules import Sentence
from tests.judge.scene import NOBODY, Scene


@dataclass(frozen=True, slots=True)
class Item:
    """One part of a cost: the sentence it comes from, and how much."""

    name: str
    amount: int


@dataclass(frozen=True, slots=True)
class Ward:
    """Help that does not count: all of it, or that of some kinds of tile."""

    everything: bool = False
    kinds: frozenset[str] = frozenset()

    def silences(self, sentence: Sentence) -> bool:
        """Whether a sentence of the attacker is of no help; what the frame gives is no help of anybody's."""
        if sentence.source.kind is None:
            return False
        return self.everything or str(sentence.source.kind) in self.kinds


def attack_scenes(scene: Scene, region: int) -> list[Scene]:
    """Return every sentence on the table that hears of an attack by `scene.me` on a region."""
    plain = Scene(scene.table, scene.memory, scene.me)
    return scene.table.once(
        ("attack", scene.me, region), lambda: list(each_once(_attack_scenes(plain, region)))
    )


def _attack_scenes(scene: Scene, region: int) -> Iterator[Scene]:
    table = scene.table
    for slot in table.slots:
        they = table.holder[region] if slot == scene.me else scene.me
        mine = scene._replace(me=slot, they=they, there=region)
        for sentence in table.sentences_of(slot, "attack"):
            said = mine.saying(sentence)
            if in_state(said, sentence) and _hears(said, scene.me, region):
                yield said
    for number, at in enumerate(table.marker_at):
        if at >= 0 and not _spoken_for(scene, at):
            yield from _unheld(scene, number, region)


def _spoken_for(scene: Scene, region: int) -> bool:
    """Whether a race in the region of a marker already speaks for it."""
    return scene.table.holder[region] >= 0


def _unheld(scene: Scene, number: int, region: int) -> Iterator[Scene]:
    nobody = scene._replace(me=NOBODY, they=scene.me, there=region)
    for sentence in scene.table.marker_sentences(number):
        works_on = sentence.is_lent and speaks_for_itself(sentence.clause, Kind.PLACE)
        if sentence.ownerless or works_on:
            said = nobody.saying(sentence)
            if _hears(said, scene.me, region):
                yield said


def _hears(said: Scene, attacker: int, region: int) -> bool:
    assert said.sentence is not None
    moment = said.sentence.clause.moment
    if not isinstance(moment, RegionEvent) or moment.verb is not RegionVerb.ATTACK:
        return False
    return is_party(said, moment.actor, attacker) and is_in(said, moment.regions, region)


def is_help(sentence: Sentence) -> bool:
    """Whether a sentence offers to change the attack itself; other offers wait until it is made."""
    return is_optional(sentence.clause.effects[0]) and any(
        _changes_attack(each) for each in sentence.clause.effects
    )


def _changes_attack(effect: Effect) -> bool:
    match effect:
        case Adjust(value=Value.COST | Value.LOSSES) | Ignore() | RollForCost() | Do(_, Replace()) | Rule():
            return True
        case _:
            return False


def ward_of(scene: Scene, region: int) -> Ward:
    """Return which help does not count against a region, by the sentences of those who are attacked."""
    if not scene.rules.wards or not scene.table.once(("wards",), lambda: _is_warded(scene)):
        return Ward()
    return scene.table.once(("ward", scene.me, region), lambda: _ward_of(scene, region))


def _is_warded(scene: Scene) -> bool:
    """Whether anybody in play silences help."""
    table = scene.table
    return any(
        isinstance(effect, Ignore) and isinstance(effect.what, (IgnoredHelp, IgnoredCards))
        for slot in table.slots
        for sentence in table.sentences_of(slot, "attack")
        for effect in sentence.clause.effects
    )


def _ward_of(scene: Scene, region: int) -> Ward:
    everything, kinds = False, set()
    for said in attack_scenes(scene, region):
        assert said.sentence is not None
        if said.me == scene.me or not holds_for(said):
            continue
        for effect in said.sentence.clause.effects:
            match effect:
                case Ignore(IgnoredHelp()):
                    everything = True
                case Ignore(IgnoredCards(card)):
                    kinds |= {"place", "relic"} if card.value == "marker" else {card.value}
                case _:
                    pass
    return Ward(everything, frozenset(kinds))


@dataclass(frozen=True, slots=True)
class Bill:
    """The cost of an attack: its items, and the number they come to."""

    items: tuple[Item, ...]
    total: int
    replaces: bool = False
    rolls: bool = False
    fixed: bool = False
    least: int = 1


def bill(scene: Scene, region: int, helps: tuple[Scene, ...] = ()) -> Bill:
    """Work out what an attack by `scene.me` on a region costs with some helps."""
    sums = _Sums(ward_of(scene, region), scene.me)
    for said in attack_scenes(scene, region):
        assert said.sentence is not None
        if not is_help(said.sentence) and holds_for(said) and _has_uses(said, scene.me):
            sums.hear(said, scene.me)
    for help_ in helps:
        sums.hear(help_._replace(there=region, they=scene.table.holder[region]), scene.me)
    return sums.bill()


def _has_uses(said: Scene, attacker: int) -> bool:
    other = said.they if said.me == attacker else attacker
    return uses_left(said, NOBODY if other < 0 else said.table.player_of(other))


class _Sums:
    """The parts of a cost while they are gathered."""

    def __init__(self, ward: Ward, attacker: int) -> None:
        self.ward = ward
        self.attacker = attacker
        self.base: Item | None = None
        self.added: list[tuple[Item, bool]] = []  # and whether defenders are what is counted
        self.least: Item | None = None
        self.most: Item | None = None
        self.exactly: Item | None = None
        self.bare = False
        self.replaces = False
        self.rolls = False

    def hear(self, said: Scene, attacker: int) -> None:
        """Take in what one sentence says of the cost."""
        assert said.sentence is not None
        name = said.sentence.name
        warded = said.me == attacker and self.ward.silences(said.sentence)
        for effect in said.sentence.clause.effects:
            match effect:
                case RollForCost():
                    self.rolls = True
                    return  # what follows depends on the die
                case Do(_, Perform(PlainVerb.ROLL)):
                    return  # a roll whose pips are no part of the cost
                case Do(_, Replace()) if not warded:
                    self.replaces = True
                case Ignore(IgnoredDefenders()) if not warded:
                    self.bare = True
                case Ignore(IgnoredThing()):
                    raise NotImplementedError("ignoring one thing")
                case Adjust(value=Value.COST):
                    self._adjust(said, effect, name, warded=warded)
                case _:
                    pass

    def _adjust(self, said: Scene, effect: Adjust, name: str, *, warded: bool) -> None:
        number = counts.amount(said, effect.amount)
        by_defender = isinstance(effect.amount.per, CountThings) and isinstance(
            effect.amount.per.noun, Defenders
        )
        match effect.operator:
            case Operator.IS:
                self.base = Item(name, number)
            case Operator.MORE if said.me == self.attacker and _is_lent_for_mine(said):
                pass  # a power on a place is used at will
            case Operator.MORE:
                self.added.append((Item(name, number), by_defender))
            case Operator.LESS if not warded:
                self.added.append((Item(name, -number), False))
            case Operator.AT_LEAST if self.least is None or number > self.least.amount:
                self.least = Item(name, number)
            case Operator.AT_MOST if not warded:
                self.most = Item(name, number)
            case Operator.EXACTLY if not warded:
                self.exactly = Item(name, number)
            case Operator.DOUBLE | Operator.HALVE:
                raise NotImplementedError(f"cost {effect.operator}")
            case _:
                pass

    def bill(self) -> Bill:
        """Add everything up: the base, more and less, the least and the most; `exactly` beats all."""
        if self.replaces:
            return Bill((), 0, replaces=True)
        if self.exactly is not None:
            return Bill((self.exactly,), self.exactly.amount, rolls=self.rolls, fixed=True)
        items = [] if self.base is None else [self.base]
        items += [item for item, by_defender in self.added if item.amount and not (by_defender and self.bare)]
        total = sum(item.amount for item in items)
        if self.least is not None and total < self.least.amount:
            if not self.least.name.endswith(".minimum"):  # a race's own least stands on the bill
                items.append(Item(self.least.name, self.least.amount - total))
            total = self.least.amount
        if self.most is not None:
            total = min(total, self.most.amount)
        least = 1 if self.least is None else self.least.amount
        return Bill(tuple(items), total, rolls=self.rolls, least=least)


def _is_lent_for_mine(said: Scene) -> bool:
    """Whether a sentence is of a power on a place and about attacks of its own: that is used at will."""
    if said.sentence is None or not said.sentence.is_lent:
        return False
    moment = said.sentence.clause.moment
    return isinstance(moment, RegionEvent) and isinstance(moment.actor, Me)
