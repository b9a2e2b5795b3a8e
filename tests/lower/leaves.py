"""Changing one leaf of a clause: every number, word, party, filter, piece and limit, one at a time.

A leaf is what an author could have written otherwise without touching the rest of the sentence. Each change
has a name made of the path that leads to it, so that what is declared to mean the same can be listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any, Final

from swdsl.model import clauses, counts, moments, quantities
from swdsl.model import expressions as nouns
from swdsl.model.names import Ref
from swdsl.words import CardPlace, Kind, Life, Operator, Period, PlainVerb, Quantifier, Relation, Store, Value

#: What does not say anything: names, texts and places in files.
SILENT: Final = frozenset({"id", "label", "text", "cites", "wordings", "span"})

QUANTITIES: Final = (
    quantities.Quantity(Quantifier.A),
    quantities.Quantity(Quantifier.ANY),
    quantities.Quantity(Quantifier.EACH),
    quantities.Quantity(Quantifier.ALL),
    quantities.Quantity(Quantifier.ALL_BUT, 1),
    quantities.Quantity(Quantifier.ALL_BUT, 2),
    quantities.Quantity(Quantifier.NUMBER, 1),
    quantities.Quantity(Quantifier.NUMBER, 2),
    quantities.Quantity(Quantifier.NUMBER, 3),
    quantities.Quantity(Quantifier.UP_TO, 2),
    quantities.Quantity(Quantifier.UP_TO, 3),
    quantities.Quantity(Quantifier.ANY_NUMBER),
)
_A: Final = quantities.Quantity(Quantifier.A)
PARTIES: Final = (
    nouns.Me(),
    nouns.We(),
    nouns.They(),
    nouns.Anyone(),
    nouns.Nobody(),
    nouns.AnotherRace(),
    nouns.Enemy(),
    nouns.NeutralParty(),
    *(nouns.MyRace(life) for life in Life),
    nouns.Opponent(_A, None),
    nouns.Opponent(_A, Life.ACTIVE),
    nouns.Opponent(_A, Life.DECLINED),
    nouns.Player(_A),
    nouns.Bearer(Ref(Kind.RACE, "base", "ratmen")),
    nouns.Bearer(Ref(Kind.POWER, "base", "flying"), Life.DECLINED),
    nouns.Opponent(_A, None, (nouns.PlayerHas(nouns.Content(quantities.Range(1, None), nouns.Coins())),)),
)
NOUNS: Final = (nouns.Tokens(), nouns.Coins(), nouns.Defenders(), nouns.Neutrals(), nouns.This())
PLACES: Final = tuple(counts.InStores((store,)) for store in Store)
FILTERS: Final = (nouns.AtEdge(), nouns.HeldBy((nouns.Me(),)), nouns.HeldBy((nouns.Enemy(),)))
RANGES: Final = (
    quantities.Range(0, 0),
    quantities.Range(1, None),
    quantities.Range(2, 2),
    quantities.Range(0, 3),
)
LIMITS: Final = (
    clauses.Limit(1, Period.TURN),
    clauses.Limit(2, Period.TURN),
    clauses.Limit(1, Period.LIFE),
    clauses.Limit(1, Period.GAME),
    clauses.Limit(1, Period.TURN, per_opponent=True),
)
CONDITIONS: Final = (
    counts.MyTurn(),
    counts.CountIs(counts.CountThings(nouns.Coins(), nouns.Me(), None), quantities.Range(2, None)),
)


@dataclass(frozen=True, slots=True)
class Change:
    """A clause with one leaf changed: where, from what, and to what."""

    path: str
    old: object
    new: object
    clause: clauses.Clause

    def __str__(self) -> str:
        return f"{self.path}: {self.old} -> {self.new}"


def changes(clause: clauses.Clause, known: dict[str, tuple[Ref, ...]]) -> Iterator[Change]:
    """Yield the clause with each of its leaves changed into something else; `known` names what there is."""
    yield from _inside(clause, "", known, lambda changed: changed)


def _inside(
    node: Any, path: str, known: dict[str, tuple[Ref, ...]], rebuild: Callable[[Any], Any]
) -> Iterator[Change]:
    for each in fields(node):
        if each.name in SILENT or _is_settled(node, each.name):
            continue
        value = getattr(node, each.name)
        where = f"{path}.{each.name}" if path else each.name

        def remade(new: Any, name: str = each.name) -> Any:
            return rebuild(replace(node, **{name: new}))

        for new in () if _is_bare(where) else _others(node, each.name, value, known):
            yield Change(f"{type(node).__name__} {where}", value, new, remade(new))
        yield from _below(value, where, known, remade)


def _is_settled(node: Any, name: str) -> bool:
    """Whether a field follows from the rest, or has no words there: nobody can write it otherwise."""
    match node, name:
        case counts.Amount(per=None), "every" | "cap" | "beyond":
            return True
        case nouns.Related(relation=relation), "distance":
            return relation is not Relation.WITHIN
        case counts.Card(place=place), "owner":
            return place is not CardPlace.OF_PARTY
        case counts.Card(place=CardPlace.THIS | CardPlace.MINE), "quantity":
            return True
        case counts.Card(place=CardPlace.THIS), "kind":
            return True
        case moments.PlainEvent(verb=verb), "range":
            return verb is not PlainVerb.ROLL
        case nouns.Markers(marker=marker), "card":
            return marker is not None
        case clauses.Adjust(value=Value.LOSSES | Value.KEPT), "operator" | "value":
            return True
        case clauses.Adjust(operator=Operator.DOUBLE | Operator.HALVE), "amount":
            return True
        case clauses.Adjust(operator=operator), "optional":
            return operator not in (Operator.MORE, Operator.LESS)
        case (
            (counts.CountRegions() | counts.CountGroups() | counts.CountTerrains() | counts.CountBorders()),
            "quantity",
        ):
            return True
        case _:
            return False


def _is_bare(path: str) -> bool:
    """Whether a quantity at a path is never written: what is counted has none, nor has an anchor."""
    return path.endswith(
        (
            "per.regions.quantity",
            "count.regions.quantity",
            "per.party.quantity",
            "per.others.quantity",
            "count.others.quantity",
            "anchor.quantity",
            "filters.of.quantity",
        )
    )


def _below(
    value: Any, path: str, known: dict[str, tuple[Ref, ...]], rebuild: Callable[[Any], Any]
) -> Iterator[Change]:
    if isinstance(value, tuple):
        for at, part in enumerate(value):

            def remade(new: Any, at: int = at) -> Any:
                return rebuild((*value[:at], new, *value[at + 1 :]))

            if not isinstance(part, tuple) and not is_dataclass(part):
                continue
            if isinstance(part, nouns.Party):
                for new in PARTIES:
                    if new != part:
                        yield Change(f"party {path}", part, new, remade(new))
            yield from _below(part, path, known, remade)
    elif is_dataclass(value) and not isinstance(
        value, Ref | quantities.Quantity | quantities.Range | clauses.Limit
    ):
        twice = ("action.thing.quantity", "action.amount.base")
        traffic = isinstance(value, clauses.Gain | clauses.Pay | clauses.Lose)
        for change in _inside(value, path, known, rebuild):
            if not (traffic and change.path.endswith(twice)):
                yield change


_BASES: Final = {
    Quantifier.ALL: None,
    Quantifier.ANY: None,
    Quantifier.ANY_NUMBER: None,
    Quantifier.NONE: 0,
}


def _amounts(action: clauses.Gain | clauses.Pay | clauses.Lose) -> Iterator[Any]:
    """Yield an action with another amount: the number stands once in the sentence, and twice in the model."""
    for quantity in QUANTITIES:
        if quantity.quantifier is Quantifier.ALL_BUT:
            continue  # said of heaps on the board alone
        base = quantity.number if quantity.number is not None else _BASES.get(quantity.quantifier, 1)
        thing = replace(action.thing, quantity=quantity)
        yield replace(action, thing=thing, amount=replace(action.amount, base=base))


def _others(node: Any, name: str, value: Any, known: dict[str, tuple[Ref, ...]]) -> Iterator[Any]:
    """Yield what else could stand in a field."""
    for new in _candidates(node, name, value, known):
        if new != value:
            yield new


def _candidates(node: Any, name: str, value: Any, known: dict[str, tuple[Ref, ...]]) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value + 2)
        case Ref(kind=kind):
            yield from known.get(kind, ())[:3]
        case str() if isinstance(node, counts.OptionIs):
            yield f"not_{value}"
        case Life() if isinstance(node, nouns.Opponent):
            yield from (None, Life.ACTIVE, Life.DECLINED)
        case Enum():
            yield from type(value)
        case None:
            yield from _added(node, name)
        case tuple():
            yield from _shorter_and_longer(name, value)
        case _:
            yield from _values(node, name, value)


def _values(node: Any, name: str, value: Any) -> Iterator[Any]:
    """Yield what else could stand for a value that is more than a word."""
    match value:
        case quantities.Quantity():
            yield from QUANTITIES
        case quantities.Range():
            yield from RANGES
        case clauses.Limit():
            yield from (None, *LIMITS)
        case clauses.Gain() | clauses.Pay() | clauses.Lose():
            yield from _amounts(value)
        case _ if isinstance(node, clauses.Choose):
            yield from (each for each in PARTIES if isinstance(each, nouns.Opponent | nouns.Player))
        case _ if isinstance(value, nouns.Party):
            yield from PARTIES
            yield from (None,) if name in ("owner", "to", "of", "by") else ()
        case _ if isinstance(value, counts.Location):
            yield from PLACES
            yield from (None,) if name in ("source", "where") else ()
        case _ if isinstance(value, nouns.Noun):
            yield from NOUNS
        case _ if name == "filter":
            yield from (None, *FILTERS)
        case _ if name == "anchor":
            yield from (nouns.Here(), nouns.There())
        case _:
            pass


def _added(node: Any, name: str) -> Iterator[Any]:
    """Yield what could be said where nothing is."""
    match name:
        case "limit":
            yield from LIMITS
        case "filter":
            yield from FILTERS
        case "source" | "where":
            yield from PLACES
        case "owner":
            yield from PARTIES
        case "cap" if node.per is not None:
            yield from (2, 3)
        case "range" if isinstance(node, moments.PlainEvent):
            yield from RANGES
        case "of":
            yield from PARTIES
        case _:
            return


def _shorter_and_longer(name: str, value: tuple[Any, ...]) -> Iterator[Any]:
    match name:
        case "conditions":
            yield from (value[:at] + value[at + 1 :] for at in range(len(value)))
            yield from ((*value, each) for each in CONDITIONS)
        case "effects" if len(value) > 1:
            yield from (value[:at] + value[at + 1 :] for at in range(len(value)))
        case "filters" | "kinds" | "origin":
            yield from (value[:at] + value[at + 1 :] for at in range(len(value)))
        case "parts" if len(value) > 2:
            yield from (value[:at] + value[at + 1 :] for at in range(len(value)))
        case _:
            return
