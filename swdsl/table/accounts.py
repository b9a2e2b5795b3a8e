"""What a number is made of: the cost of an attack, the coins of a turn, each item with its rule."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from swdsl.runtime.explain import cost_items
from swdsl.runtime.scoring import score_items
from swdsl.runtime.state import Entry, State
from swdsl.table.talk import Quote, Talk


@dataclass(frozen=True, slots=True)
class Line:
    """One item: how much, by which rule, for which regions, and who pays (-1: nobody does)."""

    amount: int
    quote: Quote
    regions: tuple[int, ...] = ()
    payer: int = -1


@dataclass(frozen=True, slots=True)
class Account:
    """Items that add up to a number; `player` is whose coins they are (-1: they are tokens)."""

    total: int
    lines: tuple[Line, ...]
    player: int = -1


def bill(talk: Talk, s: State, region: int) -> Account:
    """Return what an attack on a region would cost now, with the helps that are chosen."""
    items = cost_items(s, s.slot, region, s.armed)
    lines = tuple(Line(item.amount, talk.quote(item.clause)) for item in items)
    return Account(sum(item.amount for item in items), lines)


def score(talk: Talk, s: State, player: int) -> Account:
    """Return what a player would score now."""
    items = [(each.clause, each.region, each.amount, each.payer) for each in score_items(s, player)]
    return _account(talk, items, player)


def moved(talk: Talk, journal: Sequence[Entry]) -> tuple[Account, ...]:
    """Return what coins moved, player by player."""
    found = []
    for player in dict.fromkeys(entry.player for entry in journal):
        mine = (entry for entry in journal if entry.player == player)
        items = ((each.clause, each.region, each.amount, each.payer) for each in mine)
        found.append(_account(talk, items, player))
    return tuple(found)


def _account(talk: Talk, items: Iterable[tuple[str, int, int, int]], player: int) -> Account:
    """Put together what one rule brings from many regions."""
    joined: dict[tuple[str, int], tuple[int, tuple[int, ...]]] = {}
    for clause, region, amount, payer in items:
        before, regions = joined.get((clause, payer), (0, ()))
        joined[clause, payer] = (before + amount, (*regions, region) if region >= 0 else regions)
    lines = tuple(
        Line(amount, talk.quote(clause), regions, payer)
        for (clause, payer), (amount, regions) in joined.items()
    )
    return Account(sum(line.amount for line in lines), lines, player)
