"""The table as anybody can see it, and what the players remember of this turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from swdsl.model.clauses import Rule
from swdsl.model.content import Terrain
from swdsl.model.names import Ref
from swdsl.runtime import State
from swdsl.runtime.neutrals import neutral_at
from swdsl.runtime.packing import copied_marker, copying_piece
from swdsl.words import Permission, Until
from swdsl.words import State as Life
from tests.judge.lasting import Begun, of_race
from tests.judge.rules import Rules, Sentence

_LISTS = (
    "holder",
    "tokens",
    "hand",
    "aside",
    "race",
    "power",
    "coins",
    "tray",
    "kit",
    "carried",
    "marker_at",
    "silenced",
    "events",
    "terrain",
    "played",
    "idled",
)
EMPTY = -1
NEUTRAL = -2
Read = TypeVar("Read")


@dataclass(frozen=True, slots=True)
class Conquest:
    """A region conquered this turn: by which race, and who held it until then."""

    region: int
    by: int
    origin: int


@dataclass(frozen=True, slots=True)
class Loss:
    """A region that was conquered from a race: whose race it was, where, and by which player."""

    player: int
    race: int
    region: int
    by: int


@dataclass(frozen=True, slots=True)
class Cover:
    """Ground that a region has for a time: what comes back, when it does, and whose turn that is about."""

    ground: Ref
    until: Until
    player: int


@dataclass
class Memory:
    """What happened this turn, and how often each sentence was used."""

    conquests: list[Conquest] = field(default_factory=list)
    attacks: list[tuple[int, int, int]] = field(default_factory=list)  # attacker, region, who held it
    assaults: list[tuple[int, int]] = field(default_factory=list)  # race, region: what pieces did is none
    left: list[tuple[int, int]] = field(default_factory=list)  # race, region
    losses: list[Loss] = field(default_factory=list)  # since the last turn of whoever lost
    sees_all: bool = True  # who only looks on now and then does not see all that was left and lost
    done: set[tuple[int, str]] = field(default_factory=set)  # race, what it did
    relics_used: Counter[tuple[int, int]] = field(default_factory=Counter)  # and the piece as one
    lasting_uses: Counter[tuple[str, int]] = field(default_factory=Counter)
    turn_uses: Counter[tuple[str, int]] = field(default_factory=Counter)  # sentence, opponent or -1
    last_attempts: int = 0
    repelled: set[int] = field(default_factory=set)  # regions where an attack failed
    driven_out: set[int] = field(default_factory=set)  # races that got something back to set down
    served: set[tuple[int, int]] = field(default_factory=set)  # marker, region where it was used
    sallies: list[tuple[int, int]] = field(default_factory=list)  # piece that conquered, and where
    paid: int = 0  # coins for the combo of this turn
    found: int = 0  # coins that lay on it
    rolled: int = 0  # pips of the roll that counts; another may take its place

    def copy(self) -> Memory:
        """Return a memory of the same, to try something with."""
        return replace(self, **{each.name: _doubled(getattr(self, each.name)) for each in fields(self)})


def _doubled(value: Any) -> Any:
    return value.copy() if hasattr(value, "copy") else value


class Table:
    """One moment of a game, in the judge's own words; regions, races in play and players are numbers."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self._had: dict[int, dict[str, list[Sentence]]] = {}  # worked out once, for the table stands still
        self.known: dict[tuple[object, ...], Any] | None = None  # what was read while it stands still
        game = state.game
        self.players = range(game.players)
        self.width = game.width
        self.slots = range(game.slots)
        self.holder = list(state.own)  # a race in play, EMPTY or NEUTRAL
        self.tokens = list(state.tok)
        self.hand = list(state.hand)
        self.aside = list(state.aside)
        self.race = list(state.race)
        self.power = list(state.power)
        self.coins = list(state.coins)
        self.tray = list(state.tray)
        self.kit = list(state.kit)
        self.carried = [each - 1 for each in state.carried]
        self.marker_at = list(state.marker_at)
        terrains = {str(ref): ref for ref in rules.terrains}
        self.terrain = [terrains[region.terrain] for region in state.board.regions]
        self.covered: dict[int, Cover] = {}  # regions with other ground for a time
        self.exiles = state.exiles  # tokens of the active race that its own player drove out
        tiles = range(len(game.races) + len(game.powers))
        self.silenced = [game.silence >= 0 and state.memory[game.silence + each] > 0 for each in tiles]
        known = state.memory[game.deck : game.deck + 2] if game.deck >= 0 else [0, 0]
        self.events = [each - 1 for each in known]  # the one in force and the one that lies open
        self.borrowed = state.borrowed - 1  # a power that a piece of whoever is on turn acts as
        self.copied = _copied(state)  # such a piece, and the place or relic that it acts as
        self.counts_turns = game.ages >= 0
        known = state.memory[game.ages :] if self.counts_turns else [0] * 2 * len(game.races)
        self.played = known[: 2 * len(game.races) : 2]  # turns of each race
        self.idled = known[1 : 2 * len(game.races) : 2]  # those in decline
        self.begun: list[Begun] = []  # rules for a time
        self.player = state.player
        self.round = state.turn
        self.rounds = game.turns  # as many as will be played
        self.pieces = [_standing(state, number) for number in range(len(game.pieces))]
        self.marks = [_lying(state, number) for number in range(len(game.pieces))]
        self.laid = [_on_combos(state, number) for number in range(len(game.pieces))]
        self.neutral_kind = {
            region: neutral_at(state, region).name
            for region, holder in enumerate(self.holder)
            if holder == NEUTRAL
        }

    @property
    def loans(self) -> list[object]:
        """What pieces act as until the turn ends."""
        return [self.borrowed, self.copied]

    def copy(self) -> Table:
        """Return the table as it stands now, to look back at."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        for name in _LISTS:
            setattr(twin, name, list(getattr(self, name)))
        twin.pieces = [Counter(each) for each in self.pieces]
        twin.marks = [list(each) for each in self.marks]
        twin.laid = [Counter(each) for each in self.laid]
        twin.begun = list(self.begun)
        twin.covered = dict(self.covered)
        twin._had = {}
        twin.known = None
        return twin

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Promise that nothing moves meanwhile."""
        self.known = {}
        try:
            yield
        finally:
            self.known = None

    def once(self, key: tuple[object, ...], read: Callable[[], Read]) -> Read:
        """Read something once, as long as the table stands still."""
        if self.known is None:
            return read()
        if key not in self.known:
            self.known[key] = read()
        found: Read = self.known[key]
        return found

    def changed(self) -> None:
        """Forget what was worked out: races, powers or who holds a marker have changed."""
        self._had.clear()

    # ---- where --------------------------------------------------------------------------------------
    def ground(self, region: int) -> Terrain:
        """Return what a region is now."""
        return self.rules.terrains[self.terrain[region]]

    def is_ground(self, region: int, ref: Ref) -> bool:
        """Whether a region is of a terrain, or bears a symbol, or something that counts as the same."""
        wanted = self.rules.called(ref)
        return self.terrain[region] in wanted or not wanted.isdisjoint(self.rules.board.regions[region].marks)

    # ---- who ----------------------------------------------------------------------------------------
    def player_of(self, slot: int) -> int:
        """Return whose race it is."""
        return slot // self.width

    def has_tile(self, slot: int, tile: Ref) -> bool:
        """Whether a race in play has a race or power tile."""
        race, power = self.race[slot], self.power[slot]
        mine = [self.rules.races[race].ref] if race >= 0 else []
        mine += [self.rules.powers[power].ref] if race >= 0 and power >= 0 else []
        return tile in mine

    def is_active(self, slot: int) -> bool:
        """Whether a race in play is its player's active one."""
        return slot % self.width == 0

    def active_of(self, player: int) -> int:
        """Return the number of a player's active race."""
        return player * self.width

    def races_of(self, player: int) -> list[int]:
        """Return the races that a player has, the active one first."""
        return [slot for slot in self.slots if self.player_of(slot) == player and self.race[slot] >= 0]

    def regions_of(self, slot: int) -> list[int]:
        """Return the regions that a race holds."""
        return [region for region, holder in enumerate(self.holder) if holder == slot]

    # ---- what a race has to say -----------------------------------------------------------------------
    def sentences_of(self, slot: int, topic: str) -> list[Sentence]:
        """Return the sentences on a topic that a race in play has now, the frame's first, markers' last."""
        if slot not in self._had:
            self._had[slot] = {}
            for each in self.all_sentences_of(slot):
                for topic_ in each.topics:
                    self._had[slot].setdefault(topic_, []).append(each)
        return self._had[slot].get(topic, [])

    def all_sentences_of(self, slot: int) -> list[Sentence]:
        """Return every sentence that a race in play has now."""
        if self.race[slot] < 0:
            return []
        rules = self.rules
        found = list(rules.frame)
        if self.events[0] >= 0:
            found += rules.sentences(rules.events[self.events[0]])
        if not self.silenced[self.race[slot]]:
            found += rules.sentences(rules.races[self.race[slot]])
        if self.power[slot] >= 0 and not self.silenced[self.power_tile(self.power[slot])]:
            found += rules.sentences(rules.powers[self.power[slot]])
        held = self.held_markers(slot)
        for number in held:
            found += [each for each in self.marker_sentences(number) if not each.is_lent]
        for number in held:
            lends = self.lends(number, slot)
            found += [each for each in self.marker_sentences(number) if each.is_lent and lends]
        if slot == self.active_of(self.player):
            found += self._used_for_a_turn(slot)
        return found + of_race(self, slot, found) if self.begun else found

    def _used_for_a_turn(self, slot: int) -> list[Sentence]:
        """Return what pieces let a race say until its turn ends, as long as it has the tile of the piece."""
        found: list[Sentence] = []
        if self.borrowed >= 0 and not self.silenced[self.power_tile(self.borrowed)]:
            found += self.rules.lent(self.rules.powers[self.borrowed])
        if self.copied is not None:
            piece, marker = self.copied
            if self.rules.pieces[piece].owner in self.had_by(slot):
                found += self.rules.copied(marker, piece)
        return found

    def power_tile(self, power: int) -> int:
        """Return the number of a power among all tiles: races come first."""
        return len(self.rules.races) + power

    def marker_sentences(self, number: int) -> list[Sentence]:
        """Return what a place or relic says to whoever holds it, the power on it included."""
        rules = self.rules
        marker = rules.markers[number]
        found = [*rules.every(marker.ref.kind), *rules.sentences(marker, number)]
        if self.carried[number] >= 0 and not self.silenced[self.power_tile(self.carried[number])]:
            found += rules.sentences(rules.powers[self.carried[number]], number)
        return found

    def lends(self, number: int, slot: int) -> bool:
        """Whether a place lets a race, in its state, use the power on it."""
        states = (Life.BOTH, Life.ACTIVE if self.is_active(slot) else Life.DECLINED)
        return any(
            isinstance(effect, Rule) and effect.permission is Permission.USE_POWER_HERE
            for each in self.rules.sentences(self.rules.markers[number], number)
            if each.clause.state in states
            for effect in each.clause.effects
        )

    def owner_of_piece(self, number: int) -> int:
        """Return the race in play whose component brought a piece, -1 if nobody has it now."""
        owner: Ref = self.rules.pieces[number].owner
        for slot in self.slots:
            if owner in self.had_by(slot):
                return slot
        return -1

    def had_by(self, slot: int) -> list[Ref]:
        """Return the components a race has: its own, its power, what it holds and what lies on that."""
        if self.race[slot] < 0:
            return []
        found = [self.rules.races[self.race[slot]].ref]
        lent = (self.carried[each] for each in self.held_markers(slot) if self.lends(each, slot))
        found += [self.rules.powers[each].ref for each in (self.power[slot], *lent) if each >= 0]
        return found + [self.rules.markers[each].ref for each in self.held_markers(slot)]

    def speaking_tiles(self, slot: int) -> list[Ref]:
        """Return the components a race has that are not without effect now."""
        tiles = (*self.rules.races, *self.rules.powers)
        silent = {tile.ref for tile, quiet in zip(tiles, self.silenced, strict=True) if quiet}
        return [ref for ref in self.had_by(slot) if ref not in silent]

    def held_markers(self, slot: int) -> list[int]:
        """Return the places and relics in the regions of a race."""
        return [
            each for each, region in enumerate(self.marker_at) if region >= 0 and self.holder[region] == slot
        ]


def _copied(state: State) -> tuple[int, int] | None:
    return (copying_piece(state.copied), copied_marker(state.copied)) if state.copied else None


def _standing(state: State, number: int) -> Counter[int]:
    """Count the pieces of one kind in each region."""
    row = state.game.piece_row[number]
    count = state.board.count
    found: Counter[int] = Counter()
    for region in range(count):
        if state.piece[number] >> region & 1:
            found[region] = 1 if row < 0 else state.pile[row * count + region]
    return found


def _lying(state: State, number: int) -> list[int]:
    """Count the pieces of one kind before each player."""
    first = number * state.game.berths
    return state.mark[first : first + state.game.players]


def _on_combos(state: State, number: int) -> Counter[int]:
    """Count the pieces of one kind on combos of the column, each combo known by its race."""
    first = number * state.game.berths + state.game.players
    lying = state.mark[first : first + state.game.berths - state.game.players]
    return Counter({race: each for race, each in zip(state.column_races, lying, strict=False) if each})
