"""The state of a game: flat lists, tuples and small integers; cheap to copy, compare and hash.

The survey (what regions cost the acting race) and the bound combos are functions of the rest: they
are copied, but are no part of a state's identity.
"""

from __future__ import annotations

from dataclasses import dataclass

from swdsl.runtime.board import Board
from swdsl.runtime.clause import Defence
from swdsl.runtime.combo import Combo
from swdsl.runtime.game import Game


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: coins that moved, and why."""

    clause: str
    player: int
    region: int
    amount: int
    payer: int


Fort = tuple[int, Defence, int]
"""Regions, the clause that defends them, and its holder."""

Beyond = tuple[int, int, bool]
"""A region that no cost table has: its cost as an index of one, the region, whether without defenders."""


ROWS = (
    *("tok", "own", "occ", "hand", "aside", "race", "power", "coins", "tray", "piece", "pile", "kit", "mark"),
    *("uses", "memory", "marker_at", "carried", "applied", "tasks", "status"),
)
"""The fields that are lists of numbers."""

STACKS = ("banners", "badges", "discards", "column_races", "column_powers", "column_coins", "stack")
"""The fields that are tuples, replaced when they change."""

NUMBERS = (
    *("bank", "seed", "neutral", "hoard", "stacks", "marked", "places", "relics"),
    *("pieces_any", "barred", "guarded"),
    *("conquered", "taken", "attacked", "used_marks", "first", "abandoned", "die", "attempts", "target"),
    *("armed", "rolling", "victims", "exiles", "helpers", "copied", "borrowed", "scored", "deeds", "lost"),
    *("pips", "stood"),
    *("turn", "player", "actor", "phase", "stage", "slot", "deploy_slot", "from_region", "left"),
    *("declining", "offer", "kept", "drafted", "found", "acted", "regroup"),
    *("task", "task_slot", "task_step", "task_round", "there", "they", "value", "accepted"),
)

IDENTITY = (*ROWS, *STACKS, *NUMBERS, "over")
"""The fields that are saved, compared and hashed."""

BOUND = ("combo", "wary", "roaming", "closing", "held", "manned", "pending", "spent")
"""The fields that follow from the others and are kept up with them."""

SURVEY = (
    *("stale", "plain", "calm", "odd", "idle", "at_most", "at_most_bare", "beyond", "open", "neighbours"),
    *("forts", "sourced", "leap"),
    *("ward_less", "ward_reach", "ward_entry", "ward_replace", "ward_roll", "ward_troops"),
)
"""The fields that follow from the others, and are made again when they are stale."""

FIELDS = ("game", "board", "journal", *IDENTITY, *BOUND, *SURVEY)


class State:
    """Everything that changes while a game is played."""

    __slots__ = FIELDS

    game: Game
    board: Board
    tok: list[int]  # tokens in each region, neutral ones included
    own: list[int]  # slot that holds each region, EMPTY or NEUTRAL
    occ: list[int]  # regions of each slot
    hand: list[int]
    aside: list[int]  # attack-only tokens waiting for the next turn
    race: list[int]
    power: list[int]
    combo: list[Combo]
    wary: int  # slots whose combos say what others may attack, and at which cost
    roaming: int  # slots in decline that make conquests
    closing: int  # slots with something to do between redeployment and the end of the turn
    held: int  # regions of all slots
    manned: int  # regions with pieces that defend as tokens do
    spent: int  # 1: some clause may have used up a limit of this turn
    pending: int  # 1: something may have to be done before the turn goes on
    coins: list[int]
    tray: list[int]
    piece: list[int]  # regions with each kind of piece
    pile: list[int]  # how many, for kinds that may stand together: one row of regions per kind
    kit: list[int]  # pieces their owner has in hand
    mark: list[int]  # pieces that lie on players, then on combos: one row per kind, see `draft_column`
    uses: list[int]
    memory: list[int]
    marker_at: list[int]
    carried: list[int]  # power on each marker, plus 1
    applied: list[int]  # regions where each marker's power, or a copy of it, was used this turn
    status: list[int]  # 1: survivors of this declined race go to hand, fixed when it declined
    tasks: list[int]  # waiting programs, four numbers each, the next one last
    banners: tuple[int, ...]
    badges: tuple[int, ...]
    discards: tuple[int, ...]
    column_races: tuple[int, ...]
    column_powers: tuple[int, ...]
    column_coins: tuple[int, ...]
    stack: tuple[int, ...]  # markers face down, the next one last
    bank: int  # coins that left the bank, as a negative number
    seed: int
    neutral: int
    hoard: int  # neutral regions that hide a marker
    stacks: int  # regions with more than one token
    marked: int
    places: int
    relics: int
    pieces_any: int
    barred: int  # immune to everyone
    guarded: int  # immune to opponents
    conquered: int
    taken: int  # conquered from an enemy or a neutral
    attacked: int  # players whose active race was attacked this turn
    used_marks: int
    first: int  # 1 until something was conquered or attempted this turn
    abandoned: int
    die: int  # pips waiting for a target, -1 none
    attempts: int  # last attempts made this turn
    target: int
    armed: int  # aids chosen for the next attack
    rolling: int  # what the die is for
    victims: int  # slots with driven-out tokens
    stood: int  # what the last conquest drove out: neutrals, and one bit more for each kind of piece
    exiles: int  # tokens of the active race on turn that were driven out this turn
    helpers: int  # fighting pieces still free
    copied: int  # which piece is a copy of which marker this turn, see `packing.copy_note`
    scored: int
    turn: int
    player: int
    actor: int  # who decides; CHANCE when the die does
    phase: int
    stage: int
    slot: int  # the acting race
    deploy_slot: int  # the race that redeploys
    from_region: int
    left: int  # things still to spread, guests still to settle
    over: bool
    declining: int  # slots that go into decline, each plus 1, the first in the lowest bits
    offer: int  # which of several questions is open: tokens to keep, guests to settle
    kept: int
    drafted: int  # coins paid for a combo this turn, plus 1
    found: int  # coins that lay on the combo last picked
    deeds: int  # what the player of this turn has done
    lost: int  # tokens the last conquest cost its defender
    pips: int  # a roll that waits for those who may change it, -1 none
    regroup: int  # slots that redeploy out of turn
    borrowed: int  # power a piece copies this turn, plus 1
    acted: int  # races of the player that already had their conquests this turn
    task: int  # running program, -1 none
    task_slot: int
    task_step: int
    task_round: int
    there: int
    they: int
    value: int
    accepted: int
    stale: int  # the survey must be made again
    plain: int  # a cost is ground, tokens and discounts that never change
    calm: int  # what happens in the attacker's own regions leaves the survey right
    odd: int  # regions whose cost is more than ground and tokens
    idle: int  # regions of the player's other races, where such tokens cost nothing
    at_most: list[int]  # regions that cost so much or less, see `survey`
    at_most_bare: list[int]  # the same without their defenders
    open: int  # regions that may be attacked at all
    neighbours: int  # regions that border those of the acting race
    ward_less: int
    ward_reach: int
    ward_entry: int
    ward_replace: int
    ward_roll: int
    ward_troops: int
    beyond: list[Beyond]
    forts: list[Fort]
    leap: bool  # while an attack is reckoned whose help makes everything adjacent
    sourced: list[tuple[int, int]]  # regions warded against one kind of component: kind, regions
    journal: list[Entry] | None

    def __init__(self) -> None:
        """Leave the fields empty: `setup.new_state` and `copy` fill them."""

    def copy(self) -> State:
        """Return an independent state; the journal stays with the original."""
        c = State()
        c.game = self.game
        c.board = self.board
        c.journal = None
        _copy_lists(self, c)
        _copy_offer(self, c)
        _copy_turn(self, c)
        _copy_control(self, c)
        _copy_survey(self, c)
        return c

    def key(self) -> tuple[object, ...]:
        """Return what makes this state this state."""
        return tuple(
            tuple(value) if isinstance(value, list) else value
            for value in (getattr(self, name) for name in IDENTITY)
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State) and self.game.origin is other.game.origin and self.key() == other.key()
        )

    def __hash__(self) -> int:
        return hash(self.key())


def _copy_lists(s: State, c: State) -> None:
    c.tok = s.tok[:]
    c.own = s.own[:]
    c.occ = s.occ[:]
    c.hand = s.hand[:]
    c.aside = s.aside[:]
    c.race = s.race[:]
    c.power = s.power[:]
    c.combo = s.combo[:]
    c.coins = s.coins[:]
    c.tray = s.tray[:]
    c.piece = s.piece[:]
    c.pile = s.pile[:]
    c.kit = s.kit[:]
    c.mark = s.mark[:]
    c.uses = s.uses[:]
    c.memory = s.memory[:]
    c.marker_at = s.marker_at[:]
    c.carried = s.carried[:]
    c.applied = s.applied[:]
    c.tasks = s.tasks[:]
    c.status = s.status[:]


def _copy_offer(s: State, c: State) -> None:
    c.banners = s.banners
    c.badges = s.badges
    c.discards = s.discards
    c.column_races = s.column_races
    c.column_powers = s.column_powers
    c.column_coins = s.column_coins
    c.stack = s.stack
    c.bank = s.bank
    c.seed = s.seed
    c.neutral = s.neutral
    c.hoard = s.hoard
    c.stacks = s.stacks
    c.marked = s.marked
    c.places = s.places
    c.relics = s.relics
    c.pieces_any = s.pieces_any
    c.barred = s.barred
    c.guarded = s.guarded


def _copy_turn(s: State, c: State) -> None:
    c.conquered = s.conquered
    c.taken = s.taken
    c.attacked = s.attacked
    c.used_marks = s.used_marks
    c.first = s.first
    c.abandoned = s.abandoned
    c.die = s.die
    c.attempts = s.attempts
    c.target = s.target
    c.armed = s.armed
    c.rolling = s.rolling
    c.victims = s.victims
    c.exiles = s.exiles
    c.stood = s.stood
    c.helpers = s.helpers
    c.copied = s.copied
    c.scored = s.scored


def _copy_control(s: State, c: State) -> None:
    c.turn = s.turn
    c.player = s.player
    c.actor = s.actor
    c.phase = s.phase
    c.stage = s.stage
    c.slot = s.slot
    c.deploy_slot = s.deploy_slot
    c.from_region = s.from_region
    c.left = s.left
    c.over = s.over
    c.declining = s.declining
    c.offer = s.offer
    c.kept = s.kept
    c.drafted = s.drafted
    c.found = s.found
    c.acted = s.acted
    c.deeds = s.deeds
    c.lost = s.lost
    c.pips = s.pips
    c.regroup = s.regroup
    c.borrowed = s.borrowed
    c.task = s.task
    c.task_slot = s.task_slot
    c.task_step = s.task_step
    c.task_round = s.task_round
    c.there = s.there
    c.they = s.they
    c.value = s.value
    c.accepted = s.accepted


def _copy_survey(s: State, c: State) -> None:
    c.wary = s.wary
    c.roaming = s.roaming
    c.closing = s.closing
    c.pending = s.pending
    c.spent = s.spent
    c.held = s.held
    c.manned = s.manned
    c.stale = s.stale
    c.plain = s.plain
    c.calm = s.calm
    c.odd = s.odd
    c.idle = s.idle
    c.beyond = s.beyond
    c.forts = s.forts
    c.sourced = s.sourced
    c.leap = False
    c.at_most = s.at_most  # made anew when anything changes, so that copies share it
    c.at_most_bare = s.at_most_bare
    c.open = s.open
    c.neighbours = s.neighbours
    c.ward_less = s.ward_less
    c.ward_reach = s.ward_reach
    c.ward_entry = s.ward_entry
    c.ward_replace = s.ward_replace
    c.ward_roll = s.ward_roll
    c.ward_troops = s.ward_troops
