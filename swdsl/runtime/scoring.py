"""Scoring: coins as items (clause, region, amount, payer), summed by masks when nothing odd is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from swdsl.runtime.bank import bank_gives
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.clause import Yield
from swdsl.runtime.effects import collect
from swdsl.runtime.events import ready, spend
from swdsl.runtime.regions import here, in_force
from swdsl.runtime.state import Entry, State
from swdsl.runtime.sums import sum_over
from swdsl.runtime.words import (
    AT_LEAST,
    AT_MOST,
    EVERYBODY,
    EXACTLY,
    HALF,
    LESS,
    MORE,
    NOBODY,
    THEIRS,
    TIMES,
)

_RANKS: Final = (MORE, LESS, TIMES, HALF, AT_LEAST, AT_MOST, EXACTLY)


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """Coins of one source: from a region or not (-1), from the bank or from a player."""

    clause: str
    region: int
    amount: int
    payer: int = NOBODY


def score(s: State) -> None:
    """Pay the player of this turn: the bank first, then transfers."""
    game = s.game
    first = s.player * game.width
    last = first + game.width
    total = 0
    more = False
    plain = s.journal is None and not game.odd_yields
    for slot in range(first, last):
        if s.race[slot] >= 0:
            combo = s.combo[slot]
            if plain and combo.pays_plainly:
                mine = s.occ[slot]
                total += mine.bit_count() * game.frame.coin + combo.flat
                if combo.coins:
                    total += sum_over(combo.coins, mine)
            else:
                total += slot_total(s, slot)
                more = more or combo.settles
    total = bank_gives(s.coins[s.player], total)
    s.coins[s.player] = s.coins[s.player] + total
    s.bank -= total
    if more:
        for slot in range(first, last):
            _settle(s, slot)
    s.scored = 1


def _settle(s: State, slot: int) -> None:
    """Take what opponents owe a race, and count the uses of what has been paid."""
    for levy in s.combo[slot].levies:
        if ready(s, levy, slot):
            spend(s, levy, slot)
            collect(s, slot, levy.payers(s, slot), levy.amount, levy.name)
    for clause in s.combo[slot].spent:
        if ready(s, clause, slot):
            spend(s, clause, slot)


def slot_total(s: State, slot: int) -> int:
    """Return what the bank pays for one race."""
    combo = s.combo[slot]
    game = s.game
    odd = combo.yields or game.odd_yields
    if s.journal is not None or (odd and odd_yields(s, slot)):
        items = bank_items(s, slot)
        if s.journal is not None:
            player = game.player_of[slot]
            s.journal.extend(Entry(i.clause, player, i.region, i.amount, NOBODY) for i in items)
        return sum(item.amount for item in items)
    mine = s.occ[slot]
    total = mine.bit_count() * game.frame.coin + combo.flat + sum_over(combo.coins, mine)
    for clause in combo.paying:
        if ready(s, clause, slot):
            total += clause.where(s, slot).bit_count() * clause.amount
    for bonus in combo.bonuses:
        if ready(s, bonus, slot):
            total += bonus.size(s, slot)
    return total


def odd_yields(s: State, slot: int) -> bool:
    """Whether some region of the slot yields more or less than its clauses say."""
    if s.combo[slot].yields:
        return True
    if not s.game.odd_yields:
        return False
    mine = s.occ[slot]
    for clause in s.game.yields:
        if in_force(s, clause) and clause.where(s, -1) & mine:
            return True
    return s.game.foreign_yields and any(clause.where(s, by) & mine for clause, by in yields_on(s, slot))


def yields_on(s: State, slot: int) -> list[tuple[Yield, int]]:
    """List the clauses that change what regions bring to a slot, each with its holder."""
    found: list[tuple[Yield, int]] = [(clause, -1) for clause in s.game.yields if in_force(s, clause)]
    found += [(clause, slot) for clause in s.combo[slot].yields if clause.scope != THEIRS]
    if s.game.foreign_yields:
        mine = s.game.side_of[slot]
        for holder, combo in enumerate(s.combo):
            for clause in combo.yields:
                foreign = s.game.side_of[holder] != mine and clause.scope in (THEIRS, EVERYBODY)
                if foreign or (clause.scope == EVERYBODY and holder != slot):
                    found.append((clause, holder))
    return found if len(found) == 1 else sorted(found, key=_rank)


def _rank(found: tuple[Yield, int]) -> int:
    """Put more and less first, then factors, then the least and the most; what is exact beats all."""
    return _RANKS.index(found[0].how)


def bank_items(s: State, slot: int) -> list[ScoreItem]:
    """List what the bank pays for one race, region by region, adjustments included."""
    items = plain_items(s, slot)
    for clause, holder in yields_on(s, slot):
        mask = clause.where(s, holder) & s.occ[slot]  # a region that is not held is not scored
        if mask:
            items.extend(_adjusted(items, clause, mask))
    return items


def _adjusted(items: list[ScoreItem], clause: Yield, mask: int) -> list[ScoreItem]:
    """Return the corrections a yield makes to the items of its regions."""
    sums: dict[int, int] = {}
    for region in members(mask) if clause.how in (MORE, AT_LEAST, EXACTLY) else ():
        sums[region] = 0
    for item in items:
        if item.region >= 0 and mask >> item.region & 1:
            sums[item.region] = sums.get(item.region, 0) + item.amount
    corrections: list[ScoreItem] = []
    for region, amount in sorted(sums.items()):
        after = _changed(amount, clause)
        if after != amount:
            corrections.append(ScoreItem(clause.name, region, after - amount))
    return corrections


def _changed(amount: int, clause: Yield) -> int:
    """Return what coins of a region become."""
    if clause.how == MORE:
        return amount + clause.amount
    if clause.how == LESS:
        return max(0, amount - clause.amount)
    if clause.how == TIMES:
        return amount * clause.amount
    if clause.how == HALF:
        return amount // 2
    if clause.how == AT_MOST:
        return min(amount, clause.amount)
    if clause.how == AT_LEAST:
        return max(amount, clause.amount)
    return clause.amount


def plain_items(s: State, slot: int) -> list[ScoreItem]:
    """List what the bank would pay for one race if no region were odd."""
    game = s.game
    combo = s.combo[slot]
    mine = s.occ[slot]
    items: list[ScoreItem] = []
    if game.frame.coin:
        items += [ScoreItem(game.frame.coin_name, r, game.frame.coin) for r in members(mine)]
    for term in combo.coin_terms:
        items += [ScoreItem(term.name, r, term.amount) for r in members(mine & term.mask)]
    for flat, marker in combo.flats:
        items.append(ScoreItem(flat.name, s.marker_at[marker] if marker >= 0 else -1, flat.amount))
    for clause in combo.paying:
        if ready(s, clause, slot):
            items += [ScoreItem(clause.name, r, clause.amount) for r in members(clause.where(s, slot))]
    for bonus in combo.bonuses:
        size = bonus.size(s, slot) if ready(s, bonus, slot) else 0
        if size:
            lies = here(s, bonus) if bonus.lies else -1
            items.append(ScoreItem(bonus.name, lies if lies >= 0 and mine >> lies & 1 else -1, size))
    return items


def score_items(s: State, player: int) -> list[ScoreItem]:
    """List everything a player would score now, transfers with who pays them."""
    first = player * s.game.width
    items: list[ScoreItem] = []
    purses = list(s.coins)
    for slot in range(first, first + s.game.width):
        if s.race[slot] >= 0:
            items += bank_items(s, slot)
    for slot in range(first, first + s.game.width):
        for levy in s.combo[slot].levies:
            if ready(s, levy, slot):
                payers = levy.payers(s, slot) & ~BIT[player]
                for payer in members(payers):
                    paid = min(levy.amount, purses[payer])
                    purses[payer] -= paid
                    if paid:
                        items.append(ScoreItem(levy.name, -1, paid, payer))
    return items
