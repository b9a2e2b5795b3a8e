"""The frames of a language for effects, moments, whole sentences, and what stands beside the clauses."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from swdsl.catalogue import some_rows
from swdsl.prose.forms import Polar
from swdsl.words import Modal, Operator, Period, Permission, Step, Store, Timing, Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """What a rule does to values, permissions and regions.

    `changes` say how a value changes, `prices` where it is a price; `always` is filled when nothing else may
    change it, `you` is whom a conquest costs something, where that stands beside the verb. `conquering` says
    what regions cost you, `conquering_by` what they cost others, `to` them; `brings` what `each` of them is
    worth at scoring, `bringing` what regions are by a rule that is `lasting` for a time; `place_first` and
    `place_firsts` where something goes that the first conquests get; `wherever` stands for any `place` at
    all, behind `conquer_one`; `given` joins what is done if something is so, or not so, `otherwise_given` the
    same in a chain of conditions where the one before it did not hold, `otherwise` what is done then.
    """

    if_you_wish: str
    may_keep: str
    may_conquer: str
    ignore: str
    may_ignore: str
    ignored_help: str
    ignored_defenders: str
    ignored_cards: str
    ignored_thing: str
    survivors: Mapping[Store, str]
    survivors_to_you: str
    survivors_spread: str
    adjacent: str
    adjacent_to_each_other: str
    garrison: str
    garrison_there: str
    immune: str
    immune_whoever: str
    conquer_one: str
    wherever: str
    never_fades: str
    reaches_there: str
    permissions: Mapping[Permission, tuple[str, str]]
    modals: Mapping[Modal, str]
    only_this: str
    nobody_may: str
    bearers: Mapping[Value, Polar]
    your_losses: Polar
    passing: Polar
    changes: Mapping[Operator, str]
    prices: Annotated[Mapping[Operator, str], some_rows(Operator)] = field(default_factory=dict)
    exactly_none: str
    always: str
    keeps_all: str
    in_each_region: str
    each_conquest: Polar
    conquering: Polar
    conquering_by: Polar
    brings: str
    bringing: Polar
    lasting: str
    place_first: str
    place_firsts: str
    given: Polar
    otherwise_given: Polar
    otherwise: str
    then: str
    if_you_do: str
    in_order_to: str
    at_once: str
    as_long: str
    moreover: str
    less_per_pip: str
    roll_fails: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moments:
    """When, and how often. `yours` and `theirs` say what the gaps of a step hold.

    `at_any_time` is enough where it was already said how often in a turn.
    """

    steps: Mapping[Step, Mapping[Timing, str]]
    yours: Mapping[str, str]
    theirs: Mapping[str, str]
    event: str
    on_thing: str = "{thing}"
    on_card: str = "{card}"
    on_card_in: str
    rolled: Polar
    limit: str = "{times} {period} {against}"
    periods: Mapping[Period, str]
    at_any_time: str
    per_opponent: str
    first_conquest: str
    first_conquests: str


@dataclass(frozen=True, slots=True)
class Sentences:
    """How the parts of a sentence stand together.

    `even_after` follows what is said without a moment; `scored` is what is simply gained at scoring.
    """

    joint: str
    even_at_step: str
    even: str
    even_after: str
    scored: str
    declined: str
    when: str
    unless: str


@dataclass(frozen=True, slots=True)
class Facts:
    """What stands beside the clauses: tokens, pieces, ground, the numbers of a game.

    The `bill` is what a conquest costs, in one line: the base, what is added, what special ground costs.
    """

    tokens: str
    of_tray: str
    attack_only: str
    joint: str
    only_piece: str
    pieces: str
    per_region: str
    per_player: str
    stays_in_decline: str
    stays_when_conquered: str
    counts_as_defender: str
    serves_attacks: str
    fights_as_token: str
    lost_before_tokens: str
    lies_face_down: str
    kind_of: str
    of_everybody: str
    impassable: str
    closed: str
    transit: str
    neutrals: str
    neutrals_by_symbol: str
    frame: tuple[str, ...]
    bill_base: str
    bill_more: str
    bill_is: str
    bill_per: str
    bill_least: str
