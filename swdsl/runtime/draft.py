"""The draft: paying for a combo, taking its tokens, filling the column again."""

from __future__ import annotations

from swdsl.runtime.ages import begin_age
from swdsl.runtime.binding import rebind
from swdsl.runtime.clause import Price
from swdsl.runtime.draft_column import passing_price, priced, take_along
from swdsl.runtime.effects import begin_life
from swdsl.runtime.holding import refill
from swdsl.runtime.regions import in_force
from swdsl.runtime.state import State
from swdsl.runtime.words import EVERYBODY, PICKS, THEIRS, V_PICK


def legal_pick(s: State) -> list[int]:
    """List the combos the player can pay for."""
    purse = s.coins[s.player]
    combos = len(s.column_races)
    if s.game.pricing or not s.game.frame.price:
        return [V_PICK + k for k in range(combos) if price_of(s, k) <= purse]
    payable = purse // s.game.frame.price + 1
    return s.game.pick_actions[payable if payable < combos else combos]


def price_of(s: State, k: int) -> int:
    """Return what the combo at place `k` costs the player of this turn."""
    if not s.game.pricing:
        return k * s.game.frame.price
    price = sum(passing_price(s, place) for place in range(k))
    first = s.player * s.game.width
    said = [
        clause
        for slot in range(first, first + s.game.width)
        for clause in s.combo[slot].prices
        if clause.scope != THEIRS and clause.applies(s, slot)
    ]
    price = priced(price, said + _said_by_others(s) if s.game.foreign_prices else said)
    if k == 0 and price > s.coins[s.player]:
        return s.coins[s.player]  # something can always be picked
    return price


def _said_by_others(s: State) -> list[Price]:
    """List what others, and what nobody has, say of the price of a combo."""
    game = s.game
    said = [clause for clause in game.prices if in_force(s, clause) and clause.applies(s, -1)]
    side = game.side_of[s.player * game.width]
    for slot, combo in enumerate(s.combo):
        for clause in combo.prices if game.player_of[slot] != s.player else ():
            heard = clause.scope == EVERYBODY or (clause.scope == THEIRS and game.side_of[slot] != side)
            if heard and clause.applies(s, slot):
                said.append(clause)
    return said


def pick(s: State, k: int) -> None:
    """Pay for the combo at place `k`, take the coins on it, and hold its banner and badge."""
    player = s.player
    slot = s.slot
    paid = price_of(s, k)
    s.drafted = 1 + paid
    s.found = s.column_coins[k]
    s.coins[player] = s.coins[player] + s.found - paid
    if not k:
        s.column_coins = s.column_coins[1:]
        s.bank += paid
    elif s.game.pricing:
        _lay_price(s, k, paid)
    else:  # each combo that is passed costs the same
        price = s.game.frame.price
        s.column_coins = tuple([coins + price for coins in s.column_coins[:k]]) + s.column_coins[k + 1 :]
    s.race[slot] = s.column_races[k]
    s.power[slot] = s.column_powers[k]
    s.column_races = s.column_races[:k] + s.column_races[k + 1 :]
    s.column_powers = s.column_powers[:k] + s.column_powers[k + 1 :]
    if s.game.eventful_picks:
        _note_pick(s, k, slot)
    rebind(s, slot)


def _note_pick(s: State, k: int, slot: int) -> None:
    """Take what lies on a combo along, and begin to count its turns, at tables that know such things."""
    if s.game.berths > s.game.players:
        take_along(s, k)
    if s.game.ages >= 0:
        begin_age(s, slot)


def _lay_price(s: State, k: int, paid: int) -> None:
    """Lay what was paid on the combos that were passed, on each its own price; the bank has the rest."""
    above: list[int] = []
    for place, coins in enumerate(s.column_coins[:k]):
        laid = min(passing_price(s, place), paid)
        above.append(coins + laid)
        paid -= laid
    s.column_coins = tuple(above) + s.column_coins[k + 1 :]
    s.bank += paid


def enlist(s: State) -> None:
    """Take the tokens of banner and badge, begin their life, and fill the column."""
    game = s.game
    slot = s.slot
    race = game.races[s.race[slot]]
    power = game.powers[s.power[slot]]
    wanted = race.tokens + power.tokens + race.extra
    left = s.tray[s.race[slot]]
    number = wanted if wanted < left else left
    s.tray[s.race[slot]] = left - number
    s.hand[slot] += number  # whoever gained tokens for picking has them in hand
    begin_life(s, game.race_lives[s.race[slot]])
    begin_life(s, game.power_lives[s.power[slot]])
    refill(s)
    if game.heard >> PICKS & 1:  # somebody may have exchanged the badge
        rebind(s, slot)
