"""A combo: everything one set of tokens has now, merged once and cached.

Static terms become masks and sums; clauses become short tuples per kind, so that a loop over what
nobody has costs nothing. A combo is immutable: it is replaced when its holder gains or loses a part.
"""

from __future__ import annotations

from swdsl.runtime.bits import BIT
from swdsl.runtime.clause import (
    Aid,
    Ban,
    Bonus,
    Clause,
    Coins,
    Cost,
    Damage,
    Defence,
    Forbid,
    Garrison,
    Ignore,
    Immunity,
    Levy,
    Link,
    Loss,
    Luck,
    Permission,
    Price,
    Program,
    Reflex,
    Ward,
    Yield,
)
from swdsl.runtime.component import Component
from swdsl.runtime.sums import Steps, add_to
from swdsl.runtime.terms import (
    CarryTerm,
    CoinTerm,
    CostTerm,
    ExpandTerm,
    FadeTerm,
    FlatTerm,
    KeepTerm,
    LeastTerm,
    LossTerm,
    PermitTerm,
    StandTerm,
    Term,
    WardTerm,
)
from swdsl.runtime.words import (
    ABOUT_SELF,
    ACTIVE,
    ANY_TIME,
    BEFORE_ATTACK,
    BOTH,
    BY_TOKENS,
    CLOSING,
    ENTER_ONLY,
    IN_CONQUESTS,
    MOMENTS,
    NOT_PLAIN,
    OCCUPY,
    OFFSET,
    PASS,
    PERMISSIONS,
    REACH,
    TO_HAND,
    UNHELD,
    UNSAID,
    WATCHING,
    WITH_DISCOUNTS,
)


class Part:
    """A component in its role: the same object in every combo.

    A `carried` one is used at will; a `silent` one is there with its pieces, and says nothing.
    """

    __slots__ = ("carried", "clauses", "component", "marker", "pieces", "silent", "terms")

    def __init__(
        self,
        component: Component,
        pieces: tuple[int, ...],
        marker: int = -1,
        carried: bool = False,
        silent: bool = False,
    ) -> None:
        self.component = component
        self.pieces = pieces  # by the numbers that the game gave them
        self.clauses = () if silent else component.clauses
        self.terms = () if silent else component.terms
        self.silent = silent
        self.marker = marker
        self.carried = carried

    def fighters(self) -> list[int]:
        """List its kinds of piece that fight."""
        if self.silent:
            return []
        kinds = zip(self.pieces, self.component.pieces, strict=True)
        return [number for number, piece in kinds if piece.fights or piece.joins]

    def joiners(self) -> list[int]:
        """List its kinds of piece that fight, and stand in what they help to conquer."""
        kinds = zip(self.pieces, self.component.pieces, strict=True)
        return [] if self.silent else [number for number, piece in kinds if piece.joins]

    def sparing(self) -> list[int]:
        """List its kinds of piece that are lost in place of tokens."""
        kinds = zip(self.pieces, self.component.pieces, strict=True)
        return [] if self.silent else [number for number, piece in kinds if piece.spares]


class Combo:
    """What a slot has: read by every phase, written only here."""

    __slots__ = (
        *("add", "aids", "bans", "bares", "bonuses", "clauses", "coin_terms", "coins", "costs"),
        *("crossing", "damages", "defences", "endures", "expands", "extra", "fighters", "flat"),
        *(
            "flats",
            "forbids",
            "free",
            "furnished",
            "garrisons",
            "hears",
            "ignores",
            "immunities",
            "joiners",
            "keeps",
        ),
        *("floor", "heavy", "least", "less", "levies", "lingering", "links", "lose", "loss_clauses", "lucks"),
        *("no_fade", "notable", "only_enter", "own_losses"),
        *("parts", "paying", "pays_plainly", "permissions", "permits", "plainness", "prices"),
        *("programs", "reflexes", "relief", "roams", "settles", "shifts", "sourced", "sparing"),
        *("spent", "stands"),
        *("state", "steady", "survivors", "unaided", "walks", "ward", "wards", "wary", "watching"),
        *("wavers", "yields"),
    )

    def __init__(
        self,
        parts: tuple[Part, ...],
        state: int,
        every: int,
        adjoins: bool = False,
        risky: bool = False,
    ) -> None:
        self.parts = parts
        self.furnished: tuple[Part, ...] = tuple(part for part in parts if part.pieces)
        self.fighters = sorted({number for part in parts for number in part.fighters()})
        self.joiners = sorted({number for part in parts for number in part.joiners()})
        self.sparing = sorted({number for part in parts for number in part.sparing()})
        self.state = state
        self.extra = 0
        self.add = 0
        self.ward = 0
        self.lose = UNSAID
        self.survivors = UNSAID
        self.own_losses: tuple[LossTerm, ...] = ()  # what is said of conquests by the same player, too
        self.no_fade = False
        self.least: LeastTerm | None = None  # what says how little an attack may cost
        self.floor = 0  # what an attack costs at least, set by `combos`: the frame has a say in it
        self.expands = False
        self.stands = False  # at redeployment nothing that stands is lifted
        self.permits: list[int] = [0] * PERMISSIONS
        self.permits[ENTER_ONLY] = every  # each of them narrows it
        self.keeps: list[tuple[KeepTerm, bool]] = []
        self.flats: list[tuple[FlatTerm, int]] = []
        self.sourced: list[tuple[CostTerm | PermitTerm, int]] = []  # what a ward on one kind may take away
        self.coin_terms: list[CoinTerm] = []
        self.endures = any(  # survivors will go to hand in decline, whatever happens to the source
            isinstance(term, LossTerm) and term.survivors == TO_HAND for part in parts for term in part.terms
        )
        self.less: Steps = []  # what attacks cost less, where
        self.relief: Steps = []  # where what `add` says does not count
        self.coins: Steps = []
        for part in parts:
            if state == ACTIVE and not part.carried:
                self.extra += part.component.extra
            for term in part.terms:
                self._merge(term, part, every)
        self.flat = sum(term.amount for term, _ in self.flats)
        self._sort(parts, state)
        self.only_enter = self.permits[ENTER_ONLY] != every or any(
            c.kind == ENTER_ONLY for c in self.permissions
        )
        self.roams = self.expands and state != ACTIVE
        self.notable = self.wary or self.roams or self.hears & CLOSING != 0
        self.unaided = not self.aids and not self.free
        self.pays_plainly = not (self.yields or self.paying or self.bonuses or self.settles)
        self.steady = not self.costs and not self.relief  # discounts never change
        self.walks = not (self.permits[REACH] or self.permits[PASS] or self.permissions or self.links)
        self.crossing = self.permits[PASS] if adjoins else 0  # ground whose banks are adjacent for the slot
        self.plainness = self._plainness(risky)

    def _plainness(self, risky: bool) -> int:
        # A method of its own: beside `self.least = None` the compiler would take it to be nothing for ever.
        if not self.steady or self.ignores or self.heavy or self.least is not None:
            return NOT_PLAIN
        return WITH_DISCOUNTS if self.less or self.add > OFFSET or risky else BY_TOKENS

    def _merge(self, term: Term, part: Part, every: int) -> None:
        match term:
            case CostTerm():
                if term.state & self.state and not (part.carried and term.amount > 0):
                    self._merge_cost(term, every)
                    self.sourced.append((term, part.component.kind))
            case LeastTerm():
                self._merge_least(term)
            case CoinTerm():
                if term.state & self.state:
                    self.coin_terms.append(term)
                    add_to(self.coins, term.amount, term.mask)
            case FlatTerm():
                self.flats += [(term, part.marker)] if term.state & self.state else []
            case PermitTerm():
                self._merge_permit(term, part)
            case WardTerm():
                self.ward |= term.kinds if term.state & self.state else 0
            case LossTerm():
                self._merge_loss(term)
            case KeepTerm():
                self.keeps.append((term, term.optional or part.carried))
            case FadeTerm():
                self.no_fade = True
            case StandTerm():
                self.stands = self.stands or term.state & self.state != 0
            case ExpandTerm():
                self.expands = True
            case CarryTerm():
                pass  # which power it is changes: `binding` adds it as a part

    def _merge_cost(self, term: CostTerm, every: int) -> None:
        add_to(self.less, -term.amount, term.mask)
        if term.amount > 0:
            self.add += term.amount
            add_to(self.relief, term.amount, every & ~term.mask)

    def _merge_least(self, term: LeastTerm) -> None:
        if term.state & self.state and (self.least is None or term.amount > self.least.amount):
            self.least = term

    def _merge_permit(self, term: PermitTerm, part: Part) -> None:
        if not term.state & self.state or (part.carried and term.kind == ENTER_ONLY):
            return
        if term.kind == ENTER_ONLY:
            self.permits[term.kind] &= term.mask
        else:
            self.permits[term.kind] |= term.mask
        self.sourced.append((term, part.component.kind))

    def _merge_loss(self, term: LossTerm) -> None:
        if not term.state & self.state:
            return
        if term.lose != UNSAID:
            self.lose = term.lose if self.lose == UNSAID else min(self.lose, term.lose)
        if term.survivors != UNSAID:
            self.survivors = max(self.survivors, term.survivors)
        if term.own:
            self.own_losses += (term,)

    def _sort(self, parts: tuple[Part, ...], state: int) -> None:
        """Put the clauses that work in this state into one tuple per kind."""
        clauses = [c for part in parts for c in part.clauses if c.state & state and not _burdens(part, c)]
        mine = [c for c in clauses if getattr(c, "scope", 0) not in UNHELD]
        self.clauses: tuple[Clause, ...] = tuple(mine)
        self.costs: tuple[Cost, ...] = tuple(c for c in mine if isinstance(c, Cost))
        self.defences: tuple[Defence, ...] = tuple(c for c in mine if isinstance(c, Defence))
        self.ignores: tuple[Ignore, ...] = tuple(c for c in mine if isinstance(c, Ignore))
        self.permissions: tuple[Permission, ...] = tuple(c for c in mine if isinstance(c, Permission))
        self.links: tuple[Link, ...] = tuple(c for c in mine if isinstance(c, Link))
        self.immunities: tuple[Immunity, ...] = tuple(c for c in mine if isinstance(c, Immunity))
        self.garrisons: tuple[Garrison, ...] = tuple(c for c in mine if isinstance(c, Garrison))
        self.bans: tuple[Ban, ...] = tuple(c for c in mine if isinstance(c, Ban))
        self.forbids: tuple[Forbid, ...] = tuple(c for c in mine if isinstance(c, Forbid))
        self.loss_clauses: tuple[Loss, ...] = tuple(c for c in mine if isinstance(c, Loss))
        self.damages: tuple[Damage, ...] = tuple(c for c in mine if isinstance(c, Damage))
        self.prices: tuple[Price, ...] = tuple(c for c in mine if isinstance(c, Price))
        self.wards: tuple[Ward, ...] = tuple(c for c in mine if isinstance(c, Ward))
        self.aids: tuple[Aid, ...] = tuple(c for c in mine if isinstance(c, Aid) for _ in range(c.most))
        self.paying: tuple[Coins, ...] = tuple(c for c in mine if isinstance(c, Coins))
        self.bonuses: tuple[Bonus, ...] = tuple(c for c in mine if isinstance(c, Bonus))
        self.levies: tuple[Levy, ...] = tuple(c for c in mine if isinstance(c, Levy))
        self.yields: tuple[Yield, ...] = tuple(c for c in mine if isinstance(c, Yield))
        self.lucks: tuple[Luck, ...] = tuple(c for c in mine if isinstance(c, Luck))
        self.reflexes: list[tuple[Reflex, ...]] = [() for _ in range(MOMENTS)]
        self.programs: list[tuple[Program, ...]] = [() for _ in range(MOMENTS)]
        self.watching: list[tuple[Reflex | Program, ...]] = [() for _ in range(MOMENTS)]
        self.hears = 0  # moments and events that some clause waits for
        for c in mine:
            if isinstance(c, (Reflex, Program)) and c.scope in WATCHING:
                self.watching[c.on] += (c,)
                if c.scope not in ABOUT_SELF:
                    continue
            if isinstance(c, Reflex):
                self.reflexes[c.on] += (c,)
                self.hears |= BIT[c.on]
            elif isinstance(c, Program):
                self.programs[c.on] += (c,)
                self.hears |= BIT[c.on]
        self.spent: tuple[Clause, ...] = tuple(c for c in (*self.paying, *self.bonuses) if c.counter >= 0)
        # Whether what others may attack, or what it may attack itself, depends on more than that region.
        say = (*self.defences, *self.immunities, *self.bans, *self.wards)
        self.shifts = any(not c.local for c in say)
        stay = [c for c in self.permissions if c.kind == OCCUPY]
        self.wavers = any(not c.local for c in (*self.forbids, *stay))
        self.wary = bool(self.defences or self.immunities or self.bans or self.wards or self.ward)
        self.settles = bool(self.levies or self.spent)  # scoring is more than a sum
        self.heavy = bool(self.garrisons or self.damages)  # a conquest is more than its cost in tokens
        self.bares = bool(self.ignores) or any(aid.ignores for aid in self.aids)
        self.free: tuple[Program, ...] = (
            self.programs[BEFORE_ATTACK] + self.programs[ANY_TIME] + self.programs[IN_CONQUESTS]
        )
        # What is offered once more when conquests are over, until redeployment begins.
        self.lingering = tuple(c for c in self.programs[ANY_TIME] if c.figure) + self.programs[IN_CONQUESTS]


def _burdens(part: Part, clause: Clause) -> bool:
    """Whether a clause would make attacks dearer by something on loan, which is used at will."""
    return part.carried and isinstance(clause, Cost) and clause.amount > 0


def works_in_decline(component: Component) -> bool:
    """Whether a badge is kept at decline: some sentence of it works then, or a piece of it stays."""
    lasting = (FadeTerm, ExpandTerm)
    return (
        any(isinstance(t, lasting) or (getattr(t, "state", ACTIVE) & BOTH) > ACTIVE for t in component.terms)
        or any(c.state > ACTIVE for c in component.clauses)
        or any(p.stays_in_decline for p in component.pieces)
    )
