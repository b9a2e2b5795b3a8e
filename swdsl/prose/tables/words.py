"""The nouns and verbs of a language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from swdsl.catalogue import some_rows
from swdsl.prose.forms import Word
from swdsl.words import CardKind, CardVerb, PlainVerb, RegionVerb, Tally, ThingVerb, Until


@dataclass(frozen=True, slots=True)
class Nouns:
    """The nouns of the game itself; `tallies` are those that are counted and need no more."""

    token: Word
    coin: Word
    extra_coin: Word
    defender: Word
    enemy_defender: Word
    neutral: Word
    piece: Word
    opponent: Word
    player: Word
    region: Word
    round: Word
    turn: Word
    group: Word
    terrain: Word
    border: Word
    point: Word
    step: Word
    tile: Word
    event: Word
    cards: Mapping[CardKind, Word]
    tallies: Mapping[Tally, Word]


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb: as an order to you, after `may`, and in the present of you, of one and of many."""

    order: str
    infinitive: str
    you: str
    one: str
    many: str


@dataclass(frozen=True, slots=True)
class Act:
    """A verb and the frame of what follows it."""

    verb: Verb
    rest: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """What somebody does. `does` and `may` are whole: `who`, `verb`, `rest`, `until`.

    `by_race` is what a race that is named does, where it is not said as of a player.
    `silenced` is the `tile` of an `owner`; the game is so many `rounds` `longer` or `shorter`.
    """

    order: str = "{verb} {rest} {until}"
    does: str = "{who} {verb} {rest} {until}"
    may: str
    your_conquests_end: str
    attack_fails: str
    silenced: str
    longer: str
    shorter: str
    until: Mapping[Until, str]
    regions: Mapping[RegionVerb, Act]
    plain: Mapping[PlainVerb, Act]
    cards: Mapping[CardVerb, Verb]
    things: Mapping[ThingVerb, Verb]
    gain: Act
    gain_extra: Act
    take: Act
    take_each: Act
    take_from_you: Act
    pay: Act
    pay_you: Act
    pay_bank: Act
    place: Act
    move: Act
    take_back: Act
    remove: Act
    replace: Act
    replace_in_many: Act
    replace_by_number: Act
    turn_into: Act
    turn_many_into: Act
    swap: Act
    use_as: Act
    discover: Act
    choose: Act
    choose_own: Act
    lose: Act
    draw: Act
    draw_and_return: Act
    reveal: Act
    reveal_and_return: Act
    by_race: Annotated[Mapping[PlainVerb, Act], some_rows(PlainVerb)] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verbs:
    """The forms of verbs that are said more than once, by the names that other rows call them."""

    forms: Mapping[str, str]


def verb(forms: str) -> Verb:
    """Read a verb: order, infinitive, you, one, many.

    Where the order has the form of `you` it is left out; two forms are enough where only `one` differs.
    """
    match forms.split(" | "):
        case [base, third]:
            return Verb(base, base, base, third, base)
        case [you, infinitive, one, many]:
            return Verb(you, infinitive, you, one, many)
        case [order, infinitive, you, one, many]:
            return Verb(order, infinitive, you, one, many)
        case _:
            raise ValueError(f"no verb has these forms: {forms}")
