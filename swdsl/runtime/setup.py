"""Setting up: the one shuffle before the first turn, whose outcome is the seed."""

from __future__ import annotations

from swdsl.runtime.binding import survey_pieces
from swdsl.runtime.game import Game
from swdsl.runtime.generator import advance, mixed, shuffled
from swdsl.runtime.holding import refill
from swdsl.runtime.neutrals import place_neutrals
from swdsl.runtime.state import NUMBERS, State
from swdsl.runtime.turn import run
from swdsl.runtime.words import EMPTY, NO_POWER, S_GUESTS


def new_state(game: Game, seed: int) -> State:
    """Return the state of the first decision: where guests stand, or what the first player picks."""
    s = _opening(game).copy()
    deal = mixed(advance(seed))
    s.banners = shuffled(tuple(range(len(game.races))), deal)
    s.badges = shuffled(tuple(range(len(game.powers))), deal + 1)
    s.stack = shuffled(tuple(range(len(game.markers))), deal + 2)
    s.seed = advance(deal)
    refill(s)
    s.stage = S_GUESTS
    s.left = -1 if game.guests else 0
    run(s)
    return s


def _opening(game: Game) -> State:
    """Return the board before the deal, which every game of the same kind begins with."""
    if game.opening is None:
        game.opening = blank_state(game)
        if not game.guests:
            place_neutrals(game.opening)
    return game.opening


def blank_state(game: Game) -> State:
    """Return a state with every field present and nobody on the board."""
    s = State()
    s.game = game
    s.board = game.board
    s.journal = None
    for name in NUMBERS:
        setattr(s, name, 0)
    s.over = False
    s.turn = 1
    s.bank = 0
    _blank_lists(s, game)
    s.banners = s.badges = s.discards = s.stack = ()
    s.column_races = s.column_powers = s.column_coins = ()
    s.task = s.die = s.pips = -1
    s.at_most = [0]
    s.at_most_bare = [0]
    s.open = s.neighbours = s.odd = s.idle = s.plain = s.calm = s.wary = s.roaming = s.closing = s.held = 0
    s.pending = s.spent = 1
    s.ward_less = s.ward_reach = s.ward_entry = s.ward_replace = s.ward_roll = s.ward_troops = 0
    s.beyond = []
    s.forts = []
    s.sourced = []
    s.leap = False
    s.stale = 1
    survey_pieces(s)
    return s


def _blank_lists(s: State, game: Game) -> None:
    slots = game.slots
    pieces = len(game.pieces)
    markers = len(game.markers)
    s.tok = [0] * game.board.count
    s.own = [EMPTY] * game.board.count
    s.occ = [0] * slots
    s.hand = [0] * slots
    s.aside = [0] * slots
    s.race = [-1] * slots
    s.power = [NO_POWER] * slots
    s.status = [0] * slots
    s.combo = [game.nothing] * slots
    s.coins = [game.frame.start_coins] * game.players
    s.tray = [race.tray for race in game.races]
    s.piece = [0] * pieces
    s.pile = [0] * (game.rows * game.board.count)
    s.kit = [0] * pieces
    s.mark = [0] * (pieces * game.berths)
    s.uses = [0] * game.uses
    s.memory = [0] * game.memories
    s.marker_at = [-1] * markers
    s.carried = [0] * markers
    s.applied = [0] * markers
    s.tasks = []
