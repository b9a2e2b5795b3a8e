"""The column of the draft as clauses see and change it: combos that are passed, and what lies on them.

Pieces on combos stand in `state.mark` behind those on players: a row has a berth for each player and, if some
piece of the table may lie on a combo, one for each place in the column.
"""

from __future__ import annotations

from swdsl.runtime.bank import bank_gives
from swdsl.runtime.binding import from_stock, in_stock, rebind
from swdsl.runtime.clause import Price, Reflex
from swdsl.runtime.events import happen, ready, spend
from swdsl.runtime.luck import changed, rank_of
from swdsl.runtime.state import State
from swdsl.runtime.words import PASSES


def passing_price(s: State, place: int) -> int:
    """Return what passing a combo costs, which is then laid on it."""
    game = s.game
    price = game.frame.price
    if game.tolls:
        tiles = game.race_tolls[s.column_races[place]] + game.power_tolls[s.column_powers[place]]
        return priced(
            price, [clause for clause in tiles if isinstance(clause, Price) and clause.applies(s, -1)]
        )
    return price


def priced(price: int, clauses: list[Price]) -> int:
    """Return what a price becomes by what is said of it, in the order of coins; never below nothing."""
    for clause in sorted(clauses, key=rank_of):
        price = changed(price, clause.how, clause.amount)
    return price


def pass_by(s: State, number: int) -> None:
    """Announce that the first combos of the column were passed: to themselves, then to everybody."""
    game = s.game
    slot = s.slot
    for place in range(number):
        for clause in game.race_tolls[s.column_races[place]] + game.power_tolls[s.column_powers[place]]:
            if (
                isinstance(clause, Reflex)
                and ready(s, clause, slot, slot)
                and clause.applies(s, slot, place, slot)
            ):
                spend(s, clause, slot, slot)
                clause.fire(s, slot, place, slot)
        happen(s, PASSES, slot, -1, -1)


def lay_coins(s: State, place: int, number: int) -> None:
    """Lay coins from the bank on a combo: whoever picks it has them."""
    coins = s.column_coins
    number = bank_gives(coins[place], number)
    s.column_coins = (*coins[:place], coins[place] + number, *coins[place + 1 :])
    s.bank -= number


def lay_coins_on_each(s: State, number: int) -> None:
    """Lay coins from the bank on every combo of the column."""
    for place in range(len(s.column_coins)):
        lay_coins(s, place, number)


def lay_piece(s: State, piece: int, place: int) -> None:
    """Lay a piece from supply or hand on a combo, if one is left."""
    if in_stock(s, piece) > 0:
        from_stock(s, piece)
        s.mark[piece * s.game.berths + s.game.players + place] += 1


def take_along(s: State, picked: int) -> None:
    """Let the pieces on a combo lie on the player who picked it; combos behind it come one place forward."""
    game = s.game
    column = game.berths - game.players
    for low in range(0, len(s.mark), game.berths):
        laid = low + game.players
        most = game.pieces[low // game.berths].per_player
        held = s.mark[low + s.player] + s.mark[laid + picked]
        s.mark[low + s.player] = min(held, most) if most else held
        s.mark[laid + picked : laid + column] = [*s.mark[laid + picked + 1 : laid + column], 0]


def pieces_on_combo(s: State, piece: int, place: int) -> int:
    """Count the pieces of a kind on a combo."""
    return s.mark[piece * s.game.berths + s.game.players + place]


def borrow_power(s: State, slot: int, piece: int, place: int) -> None:
    """Let a piece act as a copy of a power in the column until the turn ends."""
    if s.game.pieces[piece].supply:
        s.borrowed = s.column_powers[place] + 1
        rebind(s, slot)
