"""Setting up: the one chance event before the first turn, whose outcome is the seed."""

from __future__ import annotations

from swdsl.runtime.binding import survey_pieces
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.board import Board
from swdsl.runtime.component import Neutral
from swdsl.runtime.events import react
from swdsl.runtime.game import NO_POWER, Game
from swdsl.runtime.generator import advance, mixed, shuffled
from swdsl.runtime.holding import refill
from swdsl.runtime.state import NUMBERS, State
from swdsl.runtime.turn import begin_turn, run
from swdsl.runtime.words import COSTS, EMPTY, NEUTRAL, SETUP


def new_state(game: Game, seed: int) -> State:
    """Return the state in which the first player makes the first choice."""
    s = blank_state(game)
    deal = mixed(advance(seed))
    _place_neutrals(s, deal + 3)
    s.banners = shuffled(tuple(range(len(game.races))), deal)
    s.badges = shuffled(tuple(range(len(game.powers))), deal + 1)
    hidden = len(members(s.hoard))
    s.stack = shuffled(tuple(range(len(game.markers))), deal + 2)[:hidden]
    s.seed = advance(deal)
    refill(s)
    for reflex in game.reflexes[SETUP]:
        react(s, reflex, 0, -1, -1)
    begin_turn(s)
    run(s)
    return s


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
    s.col_race = s.col_power = s.col_coins = ()
    s.task = s.die = s.pips = -1
    s.le = [0] * COSTS
    s.bare = [0] * COSTS
    s.open = s.nb = 0
    s.w_less = s.w_reach = s.w_entry = s.w_replace = s.w_roll = s.w_troops = 0
    s.forts = []
    s.sourced = []
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
    s.mark = [0] * (pieces * game.players)
    s.uses = [0] * game.uses
    s.memory = [0] * game.memories
    s.marker_at = [-1] * markers
    s.carried = [0] * markers
    s.applied = [0] * markers
    s.tasks = []


def _place_neutrals(s: State, deal: int) -> None:
    """Put neutral tokens on the board; those that take only some regions choose theirs first."""
    for neutral in sorted(s.game.frame.neutrals, key=lambda each: not each.regions):
        where = (_some(s.board, neutral, deal) if neutral.regions else neutral.mask) & ~s.neutral
        for r in members(where):
            s.tok[r] = neutral.tokens
            s.own[r] = NEUTRAL
        s.neutral |= where
        if neutral.discovers:
            s.hoard |= where


def _some(board: Board, neutral: Neutral, deal: int) -> int:
    """Return as many regions as a neutral takes, or as many as the board has room for."""
    order = shuffled(tuple(members(neutral.mask)), deal)
    for wanted in range(min(neutral.regions, len(order)), 0, -1):
        found = _pick(board, order, wanted, neutral.apart)
        if found:
            return found
    return 0


def _pick(board: Board, order: tuple[int, ...], wanted: int, apart: bool) -> int:
    """Return the first so many regions of an order that go together; none if there are not so many."""
    for i, r in enumerate(order[: len(order) - wanted + 1]):
        if wanted == 1:
            return BIT[r]
        rest = tuple(each for each in order[i + 1 :] if not (apart and board.border[r] >> each & 1))
        found = _pick(board, rest, wanted - 1, apart)
        if found:
            return found | BIT[r]
    return 0
