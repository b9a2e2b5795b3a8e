"""Components, their pieces, and the frame: the static tables that generated modules return."""

from __future__ import annotations

from dataclasses import dataclass

from swdsl.runtime.clause import Clause
from swdsl.runtime.terms import CostTerm, PermitTerm, Term
from swdsl.runtime.words import DECLINED, NOT_IMMUNE, RACE, TO_HAND, TO_TRAY, UNSAID


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of piece: how many there are, and how long one stays where it was put."""

    name: str
    supply: int = 1
    per_region: int = 0  # 0: no bound
    per_player: int = 0
    stays_in_decline: bool = False
    stays_when_conquered: bool = False
    defends: bool = False  # counts as a defender; its owner takes it back in hand when the region is lost
    fights: bool = False  # counts as a token in an attack
    joins: bool = False  # that too, and it stands in what was conquered
    spares: bool = False  # lost in place of a token when its region is conquered
    immune: int = NOT_IMMUNE
    losses: int = UNSAID  # tokens lost to this piece when it conquers
    occupies: int = 0  # closed ground that this figure may enter
    copies: tuple[int, ...] = ()  # may act as a copy of markers of these kinds
    lies: bool = False  # may lie on a combo of the column
    kind_of: str = ""  # what it is as long as it lies face down


@dataclass(frozen=True, slots=True)
class Component:
    """A race, power, place, relic or event: numbers, pieces, static terms and clauses."""

    name: str
    kind: int = RACE
    tokens: int = 0
    tray: int = 0
    extra: int = 0  # tokens for attack only
    pieces: tuple[Piece, ...] = ()
    terms: tuple[Term, ...] = ()
    clauses: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class Neutral:
    """Tokens nobody owns, on the board from the start."""

    name: str
    mask: int
    tokens: int = 1
    discovers: bool = False  # whoever conquers the region turns up a marker
    regions: int = 0  # only in so many of them, chosen when the game is set up; 0: in all
    apart: bool = False  # and then no two of those border each other


@dataclass(frozen=True, slots=True)
class Frame:
    """The rules every race has, as numbers with the names of their clauses."""

    start_coins: int = 5
    column: int = 6
    price: int = 1
    faces: tuple[int, ...] = (0, 0, 0, 1, 2, 3)
    base: tuple[CostTerm, ...] = ()  # `cost is`: the last that applies wins
    more: tuple[CostTerm, ...] = ()  # fixed ground
    defenders: int = 1
    defenders_name: str = "defenders"
    own_defenders: bool = True  # a player's own tokens raise his cost
    minimum: int = 1
    minimum_name: str = "minimum"
    attempt: tuple[int, int | None] = (1, 3)  # tokens that may be lacking; None: any number of them
    attempt_name: str = "last_attempt"
    entry: tuple[PermitTerm, ...] = ()
    lose: int = 1
    survivors: int = TO_HAND
    declined_survivors: int = TO_TRAY
    overrun: int = DECLINED  # states in which a race loses everything to its owner's other race
    coin: int = 1
    coin_name: str = "region_coin"
    keep: int = 1
    sweep: bool = True
    relic_moves: bool = True
    neutrals: tuple[Neutral, ...] = ()
    terms: tuple[Term, ...] = ()
    clauses: tuple[Clause, ...] = ()
