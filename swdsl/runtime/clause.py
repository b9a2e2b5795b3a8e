"""Clauses: sentences that must look at the table, one class with a few overridden methods each.

A clause is the unit of binding: it never asks who holds it, it is told (`slot`). All methods are pure
except `fire`, `act` and `succeed`. Sentences that never change are `terms`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from swdsl.runtime.packing import NO_CARRIER
from swdsl.runtime.words import (
    A_ALL,
    ACTIVE,
    ALL,
    ANY_TIME,
    CONQUERS,
    FRAME,
    MINE,
    MORE,
    NOTHING,
    TIMES,
    UNLIMITED,
    UNSAID,
)

if TYPE_CHECKING:
    from swdsl.runtime.board import Board
    from swdsl.runtime.game import Game
    from swdsl.runtime.state import State


Taken = tuple[str, int, int]
"""So many pieces of a kind, from supply, hand or anywhere."""


class Clause:
    """A sentence that must look at the table. Subclasses override the methods of one kind below."""

    name: str = ""
    state: int = ACTIVE
    limit: int = UNLIMITED
    times: int = 1
    board: Board
    carrier: int = NO_CARRIER  # the marker, or the piece with a copy, that has it on the board, see `packing`
    origin: int = -1  # marker number whose power it is; the same for a copy
    number: int = -1  # place in `game.clauses`, set by the game
    counter: int = -1  # place in `state.uses`, set by the game for limited clauses
    apart: bool = False  # every race has the clause, and each counts its uses for itself
    memory: int = -1  # place in `state.memory`, set by the game when `remembers`
    remembers: bool = False
    lasts: ClassVar[tuple[int, ...]] = ()  # when each rule ends that it lets begin for a time, see `lasting`
    recalls: bool = False  # it asks for what is remembered only for those who do, see `recall`
    ages: bool = False  # it counts the turns of races, see `ages`
    silences: bool = False  # it lets a tile have no effect for a time, see `silence`
    lends: bool = False  # it gives a race what is not its own until the turn ends, see `loans`
    swaps: bool = False  # it exchanges a race's power for another
    repels: bool = False  # it may let an attack fail
    prolongs: bool = False  # it changes the number of rounds
    reshapes: bool = False  # it changes the ground of regions, see `worlds`
    polls: bool = False  # every opponent is asked in turn
    sallies: bool = False  # it sends one of several pieces to conquer, see `sallies`
    local: bool = False  # what it says of a region depends on that region alone, for a whole turn
    kind_of_source: int = 0  # kind of the component it belongs to

    def prepare(self, game: Game) -> None:
        """Look up masks, pieces and options once, when the game is put together."""


class Cost(Clause):
    """`when I attack WHERE: cost AMOUNT more/less`; override `size` if counted, `at` if it varies."""

    amount: int = 0
    varies: bool = False

    def where(self, s: State, slot: int) -> int:
        """Regions to which the adjustment applies."""
        return 0

    def size(self, s: State, slot: int) -> int:
        """How much, the same in every region."""
        return self.amount

    def at(self, s: State, slot: int, r: int) -> int:
        """How much in one region, for clauses that vary; asked for each region of `where`."""
        return self.amount


class Defence(Clause):
    """`when an opponent|anyone attacks WHERE: cost AMOUNT more`; `scope` ANYONE works without a holder."""

    scope: int = MINE
    amount: int = 1
    varies: bool = False
    rolls: bool = False  # the die is rolled when the attack comes: cost 1 more for each pip

    def where(self, s: State, slot: int) -> int:
        """Regions defended; `slot` is -1 for a clause without a holder."""
        return 0

    def at(self, s: State, slot: int, r: int) -> int:
        """How much in one region, for clauses that vary."""
        return self.amount


class Ignore(Clause):
    """`when I attack WHERE: ignore defenders`."""

    def where(self, s: State, slot: int) -> int:
        """Regions whose defenders do not count."""
        return 0


class Permission(Clause):
    """`always: I may KIND WHERE`, where the regions change during the game."""

    kind: int = 0

    def where(self, s: State, slot: int) -> int:
        """Regions permitted."""
        return 0


class Link(Clause):
    """`always: ONE are adjacent to OTHER` for the holder; symmetric."""

    def one(self, s: State, slot: int) -> int:
        """One end."""
        return 0

    def other(self, s: State, slot: int) -> int:
        """The other end; by default the same regions (adjacent to each other)."""
        return self.one(s, slot)


class Immunity(Clause):
    """`always: WHERE are immune to opponents|everyone`; piece immunities are data of the piece."""

    scope: int = MINE

    def where(self, s: State, slot: int) -> int:
        """Immune regions."""
        return 0


class Garrison(Clause):
    """`always: WHERE have at least|at most N tokens`, of the regions the holder has."""

    least: int = 1
    most: int = ALL

    def where(self, s: State, slot: int) -> int:
        """Regions it speaks of, held or about to be."""
        return 0


class Ban(Clause):
    """`always: THEY cannot attack WHERE`; `scope` is MINE for opponents, ANYONE works without a holder."""

    scope: int = MINE

    def where(self, s: State, slot: int, by: int) -> int:
        """Regions that slot `by` may not attack."""
        return 0


class Forbid(Clause):
    """`always: I cannot attack WHERE`."""

    def where(self, s: State, slot: int) -> int:
        """Regions the holder may not attack."""
        return 0


class Loss(Clause):
    """`when an opponent conquers WHERE: I lose N tokens, then survivors go to S`, regions changing."""

    lose: int = UNSAID
    survivors: int = UNSAID
    own: bool = False  # also when another race of the same player conquers

    def where(self, s: State, slot: int) -> int:
        """Regions the clause speaks of, among those held."""
        return 0


class Damage(Clause):
    """`when I conquer WHERE: they lose AMOUNT tokens`."""

    amount: int = 1

    def where(self, s: State, slot: int) -> int:
        """Regions the clause speaks of."""
        return 0


class Price(Clause):
    """`when I pick|somebody picks a combo: price AMOUNT more|less|is exactly AMOUNT …`."""

    scope: int = MINE
    how: int = MORE
    amount: int = 0

    def applies(self, s: State, slot: int) -> bool:
        """Whether its conditions hold, while somebody looks at the column."""
        return True


class Ward(Clause):
    """`when an opponent attacks WHERE: ignore help`, where the regions change."""

    kinds: int = A_ALL
    sources: int = FRAME  # only help of this kind of component; FRAME: of any

    def where(self, s: State, slot: int) -> int:
        """Warded regions."""
        return 0


class Aid(Clause):
    """An optional or limited help in one attack; it is armed before the target is named."""

    most: int = 1  # how often it may be used with one attack
    reaches: bool = False  # the target need not be adjacent
    less: int = 0
    varies: bool = False  # `at` says how much less still
    ignores: bool = False  # defenders do not count
    exactly: int = UNSAID
    replaces: int = 0  # FROM_TRAY, FROM_TRAY_OR_HAND
    troops: int = 1  # tokens that take the defender's place
    rolls: bool = False  # cost 1 less for each pip
    losses: int = UNSAID  # tokens the defender loses
    coins: int = 0  # that it costs, when the attack succeeds
    tokens: int = 0  # from hand, that it costs then: they do not fight
    takes: ClassVar[
        tuple[Taken, ...]
    ] = ()  # pieces that it takes then; the game knows them by number in `stock`
    stock: tuple[tuple[int, int, int], ...] = ()
    acts: bool = False  # `succeed` is overridden

    def where(self, s: State, slot: int) -> int:
        """Targets it may be used on; limits, wards, reach and cost are the kernel's business."""
        return -1

    def at(self, s: State, slot: int, r: int) -> int:
        """How much less one region costs besides, for helps whose size is counted."""
        return 0

    def succeed(self, s: State, slot: int, there: int, they: int) -> None:
        """What else happens when the conquest succeeds."""


class Coins(Clause):
    """`at scoring: gain AMOUNT coins for each region WHERE`."""

    amount: int = 1

    def where(self, s: State, slot: int) -> int:
        """Paying regions (already cut to those held)."""
        return 0


class Bonus(Clause):
    """`at scoring: gain SIZE coins`: flat, by groups, by pairs; of a region only where a marker `lies`."""

    lies: bool = False

    def size(self, s: State, slot: int) -> int:
        """How many coins from the bank."""
        return 0


class Levy(Clause):
    """`at scoring: gain AMOUNT coins from each opponent that …`."""

    amount: int = 1

    def payers(self, s: State, slot: int) -> int:
        """Players who pay, as a mask."""
        return 0


class Yield(Clause):
    """`when I score|anyone scores WHERE: coins double / are exactly N`."""

    scope: int = MINE
    how: int = TIMES
    amount: int = 2

    def where(self, s: State, slot: int) -> int:
        """Regions whose bank coins change."""
        return 0


class Luck(Clause):
    """`when I roll|somebody rolls: roll is AMOUNT higher / exactly N`."""

    scope: int = MINE
    how: int = MORE
    amount: int = 1

    def applies(self, s: State, slot: int, there: int, they: int) -> bool:
        """Whether its conditions hold; `s.value` is the roll so far, `they` whoever rolls if not I."""
        return True


class Reflex(Clause):
    """A moment or event whose effects need no choice and no die: it fires at once."""

    on: int = CONQUERS
    scope: int = MINE

    def applies(self, s: State, slot: int, there: int, they: int) -> bool:
        """Whether its conditions hold; a limited clause is used up only when they do."""
        return True

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Do it. `there` is the event's region, `they` the other side's slot, -1 when there is none."""


class Program(Clause):
    """A moment or event whose effects ask something: a short list of steps, resumed after each answer."""

    on: int = ANY_TIME
    scope: int = MINE
    optional: bool = False
    asks: ClassVar[tuple[int, ...]] = (NOTHING,)  # one entry per step
    figure: bool = False  # moves a figure: once a turn, warded, banned
    figure_ground: int = 0  # where its figure may go, set by the game
    besides: int = 0  # steps that ask for another region than the one a figure conquers, as bits
    theirs: bool = False  # the other side decides
    answered: int = 0  # steps that the other side decides where not all are, as bits
    offers: int = 0  # later steps that whoever decides may refuse, as bits
    offered: int = 0  # the step whose refusal leads to the other way, if there is one
    otherwise: int = 0  # the step at which that begins, 0 if there is none; its options say whether it can
    whole: bool = False  # a step that is asked several times is done in full, or not begun
    early: bool = False  # whether it applies is asked when it happens, not when it is its turn
    waits: bool = False  # needs the player's active race: at turn start it waits for the draft

    def applies(self, s: State, slot: int) -> bool:
        """Whether its conditions hold (`s.there`, `s.they` are set for events)."""
        return True

    def rounds(self, s: State, slot: int, step: int) -> int:
        """How often a step is asked (`each hero`, `up to 2 regions`)."""
        return 1

    def units(self, s: State, slot: int, step: int) -> int:
        """How many things a SPREAD step distributes."""
        return 0

    def options(self, s: State, slot: int, step: int) -> int:
        """Mask of possible answers; 0 ends the clause."""
        return 1

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Do the step with the answer (0 for NOTHING and CONFIRM, the pips for DIE)."""
