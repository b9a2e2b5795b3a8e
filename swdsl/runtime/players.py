"""Vocabulary of players and of the turn: pure functions that generated clauses are written in."""

from __future__ import annotations

from swdsl.runtime.bits import BIT
from swdsl.runtime.clause import Clause
from swdsl.runtime.game import Game
from swdsl.runtime.packing import bound_player, day_of_promise
from swdsl.runtime.state import State
from swdsl.runtime.words import ACTIVE, ALL, D_DECLINED, D_EXPANDED, D_ROLLED, DECLINED


def player_of(s: State, slot: int) -> int:
    """Return the player who owns a slot."""
    return s.game.player_of[slot]


def active_of(s: State, slot: int) -> int:
    """Return the slot of the active race of the same player."""
    return slot - slot % s.game.width


def rivals(s: State, slot: int) -> int:
    """Return the opponents who have an active race, as a set of players."""
    foes = enemies(s, slot)
    out = 0
    for player in range(s.game.players):
        if foes >> player & 1 and s.race[player * s.game.width] >= 0:
            out |= BIT[player]
    return out


def fallen(s: State, slot: int) -> int:
    """Return the opponents who have a declined race, as a set of players."""
    width = s.game.width
    out = 0
    for other in range(s.game.slots):
        if other % width and s.race[other] >= 0:
            out |= BIT[other // width]
    return out & enemies(s, slot)


def broke(s: State) -> int:
    """Return the players without coins."""
    out = 0
    for player in range(s.game.players):
        if s.coins[player] == 0:
            out |= BIT[player]
    return out


def players_with(s: State, piece: int) -> int:
    """Return the players on whom a piece of this kind lies."""
    return bearing(s, piece, 1, ALL)


def bearing(s: State, piece: int, low: int, high: int) -> int:
    """Return the players on whom so many pieces of this kind lie."""
    out = 0
    for player in range(s.game.players):
        if low <= s.mark[piece * s.game.berths + player] <= high:
            out |= BIT[player]
    return out


def has_race(s: State, slot: int, race: int, lives: int) -> bool:
    """Whether a slot has a race, in such a state."""
    return slot >= 0 and s.race[slot] == race and s.game.state_of[slot] & lives != 0


def has_power(s: State, slot: int, power: int, lives: int) -> bool:
    """Whether a slot has a power, in such a state."""
    return slot >= 0 and s.power[slot] == power and s.race[slot] >= 0 and s.game.state_of[slot] & lives != 0


def players_with_race(s: State, race: int, lives: int) -> int:
    """Return the player who has a race, in such a state, as a set."""
    out = 0
    for slot in range(s.game.slots):
        if has_race(s, slot, race, lives):
            out |= BIT[s.game.player_of[slot]]
    return out


def players_with_power(s: State, power: int, lives: int) -> int:
    """Return the player who has a power, in such a state, as a set."""
    out = 0
    for slot in range(s.game.slots):
        if has_power(s, slot, power, lives):
            out |= BIT[s.game.player_of[slot]]
    return out


def with_coins(s: State, low: int, high: int) -> int:
    """Return the players with so many coins."""
    out = 0
    for player in range(s.game.players):
        if low <= s.coins[player] <= high:
            out |= BIT[player]
    return out


def players_holding(s: State, mask: int, life: int) -> int:
    """Return the players of whom a race in such a state holds a region of `mask`."""
    out = 0
    for slot in range(s.game.slots):
        if s.occ[slot] & mask and s.game.state_of[slot] & life:
            out |= BIT[s.game.player_of[slot]]
    return out


def players_holding_many(s: State, mask: int, life: int, low: int, high: int) -> int:
    """Return the players whose races in such a state hold so many regions of `mask` together."""
    out = 0
    width = s.game.width
    for player in range(s.game.players):
        held = 0
        for slot in range(player * width, player * width + width):
            if s.game.state_of[slot] & life:
                held += (s.occ[slot] & mask).bit_count()
        if low <= held <= high:
            out |= BIT[player]
    return out


def attack_note(game: Game, slot: int, victim: int) -> int:
    """Return how a turn remembers that one slot attacked another: a bit per attacker, life and player."""
    row = slot % game.width * 2 + (game.state_of[victim] != ACTIVE)
    note: int = 1 << row * game.players + game.player_of[victim]
    return note


def attacked_this_turn(s: State, lives: int) -> int:
    """Return the players of whom a race of such a life was attacked this turn."""
    found = 0
    for offset in range(s.game.width):
        found |= _attacked_by(s, offset, lives)
    return found


def attacked_by_us(s: State, slot: int, lives: int) -> int:
    """Return whom any race of the slot's player attacked this turn."""
    return attacked_this_turn(s, lives) if on_turn(s, slot) else 0


def attacked_by_me(s: State, slot: int, lives: int) -> int:
    """Return whom the race of a slot attacked this turn."""
    return _attacked_by(s, slot % s.game.width, lives) if on_turn(s, slot) else 0


def _attacked_by(s: State, offset: int, lives: int) -> int:
    game = s.game
    row = s.attacked >> offset * 2 * game.players
    found = row if lives & ACTIVE else 0
    if lives & DECLINED:
        found |= row >> game.players
    return found & game.everyone


def everyone(s: State) -> int:
    """Return all players."""
    return s.game.everyone


def enemies(s: State, slot: int) -> int:
    """Return the opponents of the slot's player: all the others, but for team-mates."""
    return s.game.foes[s.game.player_of[slot]]


def is_opponent(s: State, slot: int, they: int) -> bool:
    """Whether `they` is a race of an opponent of the slot's player."""
    return they >= 0 and s.game.side_of[they] != s.game.side_of[slot]


def is_own(s: State, slot: int, they: int) -> bool:
    """Whether `they` is a race of the slot's player."""
    return they >= 0 and s.game.player_of[they] == s.game.player_of[slot]


def slot_of(s: State, player: int) -> int:
    """Return the slot of a player's active race."""
    return player * s.game.width


def on_turn(s: State, slot: int) -> bool:
    """Whether it is the turn of the slot's player."""
    return s.game.player_of[slot] == s.player


def region_lead(s: State, slot: int, mask: int, strongest: bool) -> int:
    """Return how many more regions of `mask` my player has than the strongest, or weakest, opponent."""
    return _lead(_regions_of_players(s, mask), s, slot, strongest)


def _regions_of_players(s: State, mask: int) -> list[int]:
    counts = [0] * s.game.players
    for other in range(s.game.slots):
        counts[s.game.player_of[other]] += (s.occ[other] & mask).bit_count()
    return counts


def race_lead(s: State, slot: int, mask: int, strongest: bool) -> int:
    """Return how many more regions of `mask` one race has than the strongest, or weakest, opponent."""
    others = (s.occ[slot] ^ held_by_player(s, slot)) & mask
    return region_lead(s, slot, mask, strongest) - others.bit_count()


def held_by_player(s: State, slot: int) -> int:
    """Return the regions of every race of the slot's player."""
    first = slot - slot % s.game.width
    out = 0
    for mask in s.occ[first : first + s.game.width]:
        out |= mask
    return out


def with_other_coins(s: State, slot: int, more: bool) -> int:
    """Return the players with more coins than mine, or with fewer."""
    return _surpassing(s.coins, s.coins[s.game.player_of[slot]], more)


def with_other_regions(s: State, slot: int, mask: int, more: bool) -> int:
    """Return the players with more regions of `mask` than my race, or with fewer."""
    return _surpassing(_regions_of_players(s, mask), (s.occ[slot] & mask).bit_count(), more)


def _surpassing(counts: list[int], mine: int, more: bool) -> int:
    found = 0
    for player, count in enumerate(counts):
        if count > mine if more else count < mine:
            found |= BIT[player]
    return found


def marks_on(s: State, piece: int, player: int) -> int:
    """Count the pieces of a kind that lie before a player."""
    return s.mark[piece * s.game.berths + player]


def coin_lead(s: State, slot: int, strongest: bool) -> int:
    """Return how many more coins my player has than the richest, or poorest, opponent."""
    return _lead(s.coins, s, slot, strongest)


def _lead(counts: list[int], s: State, slot: int, strongest: bool) -> int:
    foes = enemies(s, slot)
    others_have = [count for player, count in enumerate(counts) if foes >> player & 1]
    return counts[s.game.player_of[slot]] - (max(others_have) if strongest else min(others_have))


def column(s: State) -> int:
    """Return the places of the column that hold a combo, as a set."""
    return BIT[len(s.column_powers)] - 1


def scored(s: State) -> bool:
    """Whether the player has already scored this turn."""
    return s.scored != 0


def declined(s: State) -> bool:
    """Whether a race of the player declined this turn."""
    return s.deeds & D_DECLINED != 0


def expanded(s: State) -> bool:
    """Whether the player has chosen to expand this turn; who picks has not."""
    return s.deeds & D_EXPANDED != 0


def rolled(s: State) -> bool:
    """Whether the die was rolled this turn."""
    return s.deeds & D_ROLLED != 0


def picked(s: State) -> bool:
    """Whether the player picked a combo this turn."""
    return s.drafted != 0


def coins_paid(s: State) -> int:
    """Return how many coins the player of this turn paid for the combo just picked."""
    return s.drafted - 1 if s.drafted else 0


def round_number(s: State) -> int:
    """Return the number of the round, from 1."""
    return s.turn


def above(number: int, least: int) -> int:
    """Return by how much a number is more than another; 0 if it is not."""
    return max(0, number - least)


def rounds_left(s: State) -> int:
    """Return how many rounds are still to come."""
    return last_round(s) - s.turn


def last_round(s: State) -> int:
    """Return the number of the round with which the game ends."""
    game = s.game
    return game.turns + s.memory[game.calendar] if game.calendar >= 0 else game.turns


def races(s: State, players: int, lives: int) -> int:
    """Count the races of some players that are in such a state."""
    game = s.game
    return sum(
        s.race[slot] >= 0 and game.state_of[slot] & lives != 0
        for slot in range(game.slots)
        if players >> game.player_of[slot] & 1
    )


def tray(s: State, slot: int) -> int:
    """Count the tokens of the slot's race that are left in the tray."""
    race = s.race[slot]
    return s.tray[race] if race >= 0 else 0


def today(s: State) -> int:
    """Number the turns of all players in one row: the date that timed rules are written with."""
    return s.turn * s.game.players + s.player


def promised(s: State, clause: Clause) -> int:
    """Return the player bound by a rule until its holder's next turn, -1 when there is none."""
    note = s.memory[clause.memory]
    if note == 0 or today(s) >= day_of_promise(note) + s.game.players:
        return -1
    return bound_player(note)


def is_active(s: State, slot: int) -> bool:
    """Whether a slot is that of an active race."""
    return s.game.state_of[slot] == ACTIVE
