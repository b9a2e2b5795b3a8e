"""Which attacks are legal now: every region with a set of helps, what these spend, and the last attempt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from swdsl.model.clauses import (
    Adjust,
    Do,
    Effect,
    Ignore,
    Move,
    Pay,
    Place,
    Remove,
    Replace,
    RollForCost,
    Rule,
)
from swdsl.model.counts import InStores, MeasureIs, Thing
from swdsl.model.expressions import Coins, Pieces, They, Tokens
from swdsl.model.moments import Always, RegionEvent
from swdsl.model.walk import nodes
from swdsl.words import Measure, Modal, Operator, Permission, Quantifier, RegionVerb, Store, Value
from tests.judge import counts
from tests.judge.costs import Bill, bill, is_help, ward_of
from tests.judge.garrisons import least
from tests.judge.holding import holds_for, speaking, uses_left
from tests.judge.numbers import within
from tests.judge.parties import is_party
from tests.judge.payments import single
from tests.judge.reach import may_attack
from tests.judge.regions import is_in
from tests.judge.scene import NOBODY, Scene

Purse = Counter[str]
"""What is spent, or is there to be spent: coins, tokens of the tray or hand, pieces by name and store."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What an attacker has: race tokens in hand, other things that fight, pips of a roll already made."""

    tokens: int
    troops: int = 0
    pips: int = 0
    rolled: bool = False


def helps(scene: Scene) -> list[Scene]:
    """Return the sentences a race may use with an attack of its own: offers, and limited reaches."""
    found = [
        said for topic in ("attack", "always reach") for said in speaking(scene, topic) if _is_offer(said)
    ]
    order = scene.table.all_sentences_of(scene.me)
    return sorted(found, key=lambda said: order.index(said.sentence) if said.sentence else 0)


def _is_offer(said: Scene) -> bool:
    assert said.sentence is not None
    clause = said.sentence.clause
    match clause.moment:
        case RegionEvent(actor, RegionVerb.ATTACK, _):
            return is_party(said, actor, said.me) and is_help(said.sentence) and not _is_last_attempt(said)
        case Always():
            return clause.limit is not None and any(
                isinstance(each, Rule) and (each.modal, each.permission) == (Modal.MAY, Permission.REACH)
                for each in clause.effects
            )
        case _:
            return False


def _is_last_attempt(said: Scene) -> bool:
    """Whether a sentence is the roll for somebody who falls short."""
    assert said.sentence is not None
    return any(
        isinstance(each, MeasureIs) and each.measure is Measure.SHORTAGE
        for each in said.sentence.clause.conditions
    )


def works(help_: Scene, region: int) -> bool:
    """Whether a help can be used against a region: it fits, its limit lasts, nothing silences it."""
    said = help_._replace(there=region, they=help_.table.holder[region])
    assert said.sentence is not None
    moment = said.sentence.clause.moment
    if isinstance(moment, RegionEvent) and not is_in(said, moment.regions, region):
        return False
    if ward_of(said._replace(me=help_.me), region).silences(said.sentence) or not holds_for(said):
        return False
    if not _reaches(said, region) or (said.sentence.source.marker, region) in said.memory.served:
        return False
    opponent = NOBODY if said.they < 0 else said.table.player_of(said.they)
    return _meets_them(said) and uses_left(said, opponent) and _comes_to_something(said)


def _meets_them(said: Scene) -> bool:
    """Whether there is somebody of whom a help says something; nobody pays himself."""
    assert said.sentence is not None
    said_of_them = (each for each in said.sentence.clause.effects if not isinstance(each, Adjust))
    theirs = [each for each in said_of_them if any(isinstance(node, They) for node in nodes(each))]
    paid = any(isinstance(each, Do) and isinstance(each.action, Pay) for each in theirs)
    if theirs and said.they < 0:
        return False
    return not paid or said.table.player_of(said.they) != said.my_player


def _comes_to_something(said: Scene) -> bool:
    """Whether a help that makes an attack cheaper by a count does so."""
    assert said.sentence is not None
    cheaper = [
        each
        for each in said.sentence.clause.effects
        if isinstance(each, Adjust) and (each.value, each.operator) == (Value.COST, Operator.LESS)
    ]
    return not cheaper or any(counts.amount(said, each.amount) > 0 for each in cheaper)


def _reaches(said: Scene, region: int) -> bool:
    assert said.sentence is not None
    rules = [each for each in said.sentence.clause.effects if isinstance(each, Rule)]
    return all(rule.regions is not None and is_in(said, rule.regions, region) for rule in rules)


def price(help_: Scene) -> Purse:
    """Return what a help spends, so that nothing is spent twice."""
    spent: Purse = Counter()
    assert help_.sentence is not None
    for effect in map(single, help_.sentence.clause.effects):
        if isinstance(effect, Do):
            match effect.action:
                case Pay(Thing(noun=Coins()), amount):
                    spent["coins"] += counts.amount(help_, amount)
                case Place(thing, _, _):
                    spent.update(_taken(thing, "stock"))
                case Move(thing, None, _):
                    spent.update(_taken(thing, "anywhere"))
                case Move(thing, InStores((store,)), _):
                    spent.update(_taken(thing, store.value))
                case Remove(Thing(noun=Tokens()) as thing, InStores((Store.HAND,))):
                    spent["hand"] += _number(thing)
                case Remove(thing, _):
                    spent.update(_taken(thing, "board"))
                case Replace(by=by, source=InStores(stores)):
                    from_hand = Store.TRAY not in stores
                    spent["hand" if from_hand else "tray or hand" if Store.HAND in stores else "tray"] += (
                        _number(by)
                    )
                case _:
                    pass
    return spent


def _taken(thing: Thing, where: str) -> Purse:
    match thing.noun:
        case Pieces(ref) if ref is not None:
            return Counter({f"{ref} {where}": _number(thing)})
        case Tokens():
            return Counter({where if where == "hand" else f"tokens {where}": _number(thing)})
        case _:
            return Counter()


def _number(thing: Thing) -> int:
    return thing.quantity.number or 1 if thing.quantity.quantifier is not Quantifier.ALL else 1


def is_there(scene: Scene, wanted: Purse) -> bool:
    """Whether everything that is to be spent is there."""
    return all(_available(scene, key) >= number for key, number in wanted.items())


def _available(scene: Scene, key: str) -> int:
    table = scene.table
    tray = table.tray[table.race[scene.me]]
    plain = {"coins": table.coins[scene.my_player], "hand": table.hand[scene.me], "tray": tray}
    plain["tray or hand"] = tray + table.hand[scene.me]
    if key in plain:
        return plain[key]
    name, _, where = key.rpartition(" ")
    if name == "tokens":
        return sum(table.tokens[each] for each in table.regions_of(scene.me))
    number = next(each for ref, each in scene.rules.piece_number.items() if str(ref) == name)
    standing = sum(table.pieces[number].values())
    supply = counts.in_supply(scene, number)
    stores = {"hand": table.kit[number], "supply": supply, "board": standing}
    stores["stock"] = supply + table.kit[number]
    return stores.get(where, standing + supply + table.kit[number])


def attacks(
    scene: Scene, chosen: tuple[Scene, ...] = (), where: Iterable[int] | None = None
) -> Iterator[tuple[int, Bill]]:
    """Yield every region that may be attacked with these helps, and what it costs, affordable or not."""
    wanted: Purse = Counter()
    for help_ in chosen:
        wanted.update(price(help_))
    replaced = list(replacements(chosen))
    if not is_there(scene, wanted) or _settles_cost(chosen) > 1 or (replaced and _changes_cost(chosen)):
        return
    if _served_twice(chosen):
        return
    for region in scene.rules.everywhere if where is None else where:
        if least(scene, region) > scene.table.hand[scene.me]:
            continue
        if all(works(help_, region) for help_ in chosen) and may_attack(scene, region, chosen):
            yield region, bill(scene, region, chosen)


def replacements(chosen: tuple[Scene, ...]) -> Iterator[Replace]:
    """Yield what the chosen helps put in the place of a defender."""
    for each in _effects(chosen):
        if isinstance(each, Do) and isinstance(each.action, Replace):
            yield each.action


def _served_twice(chosen: tuple[Scene, ...]) -> bool:
    """Whether two helps are of one place or relic: it serves a region once a turn."""
    helping = {(each.sentence.source.marker, each.sentence.name) for each in chosen if each.sentence}
    markers = [marker for marker, _ in helping if marker >= 0]
    return len(markers) > len(set(markers))


def _settles_cost(chosen: tuple[Scene, ...]) -> int:
    """Count the helps that roll, fix the cost or replace a defender: an attack has at most one."""
    return len(list(replacements(chosen))) + sum(
        isinstance(each, RollForCost)
        or (isinstance(each, Adjust) and (each.value, each.operator) == (Value.COST, Operator.EXACTLY))
        for each in _effects(chosen)
    )


def _changes_cost(chosen: tuple[Scene, ...]) -> bool:
    return any(isinstance(each, (Adjust, Ignore, RollForCost)) for each in _effects(chosen))


def _effects(chosen: tuple[Scene, ...]) -> Iterator[Effect]:
    return (each for help_ in chosen if help_.sentence is not None for each in help_.sentence.clause.effects)


def shortage(scene: Scene, region: int, asked: Bill, strength: Strength, chosen: tuple[Scene, ...]) -> int:
    """Return by how much an attacker is short of a cost; what helps spend from the hand does not fight."""
    spent = sum(price(help_)["hand"] for help_ in chosen)
    aided = 0 if _unaided(scene, region, strength) else strength.troops + strength.pips
    return asked.total - (strength.tokens - spent + aided)


def _unaided(scene: Scene, region: int, strength: Strength) -> bool:
    """Whether pieces that fight, and pips rolled before, are help that does not count against a region."""
    if not (strength.troops or strength.pips):
        return False
    ward = ward_of(scene, region)
    if ward.kinds:
        raise NotImplementedError("troops warded by kind")
    return ward.everything


def conquests(
    scene: Scene, possible: Iterable[tuple[int, Bill]], strength: Strength, chosen: tuple[Scene, ...] = ()
) -> dict[int, int]:
    """Return what may be conquered now, or rolled for by a help, with the cost of each."""
    faces = scene.rules.sets[scene.rules.frame[0].source.owner.scope].frame.die
    found: dict[int, int] = {}
    if strength.rolled and rolls(chosen):
        return {}  # the die is rolled once for an attack
    most = max(faces) if rolls(chosen) else 0
    paid = sum(price(help_)["hand"] for help_ in chosen)
    for region, asked in possible:
        if asked.replaces:
            if not scene.table.regions_of(scene.me):
                continue  # whoever enters has nothing to replace a defender from
            if strength.tokens >= 1 or scene.rules.option("substitution_needs_hand") == "no":
                found[region] = 0
        elif (
            strength.tokens - paid >= 1
            and strength.tokens + strength.troops >= asked.least
            and shortage(scene, region, asked, strength, chosen) <= most
        ):
            found[region] = asked.total
    return found


def rolls(chosen: tuple[Scene, ...]) -> bool:
    """Whether one of the chosen helps rolls."""
    return any(isinstance(each, RollForCost) for each in _effects(chosen))


def attempts(
    scene: Scene, possible: Iterable[tuple[int, Bill]], strength: Strength, chosen: tuple[Scene, ...] = ()
) -> dict[int, int]:
    """Return what the last attempt may be made on, and how much is lacking."""
    paid = sum(price(help_)["hand"] for help_ in chosen)
    if strength.rolled or rolls(chosen) or strength.tokens - paid < 1:
        return {}
    found: dict[int, int] = {}
    for said in speaking(scene, "attack"):
        if _is_last_attempt(said) and _attempts_left(said):
            assert said.sentence is not None
            (wanted,) = [
                each.range for each in said.sentence.clause.conditions if isinstance(each, MeasureIs)
            ]
            short = {
                region: shortage(scene, region, asked, strength, chosen)
                for region, asked in possible
                if not asked.replaces and strength.tokens + strength.troops >= asked.least
            }
            found.update({region: number for region, number in short.items() if within(wanted, number)})
    return found


def _attempts_left(said: Scene) -> bool:
    assert said.sentence is not None
    limit = said.sentence.clause.limit
    return limit is None or said.memory.last_attempts < limit.times
