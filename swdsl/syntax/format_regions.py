"""How parties and regions are written: the right number, person and article for every noun."""

from typing import assert_never

from swdsl.syntax.format_amounts import article, determined, is_singular
from swdsl.syntax.tree_amounts import A, Determiner
from swdsl.syntax.tree_regions import (
    AllOf,
    AnotherRace,
    Anyone,
    AnyRegion,
    Enemy,
    Filter,
    Filters,
    HeldBy,
    Here,
    History,
    KindNoun,
    Kinds,
    Me,
    MyRace,
    NamedParty,
    NamedRace,
    NamedRegions,
    Names,
    Neutral,
    Nobody,
    Opponent,
    Party,
    Player,
    PlayerFilter,
    RaceWith,
    Region,
    RegionNode,
    RelationTo,
    Subject,
    ThatHolds,
    ThatHoldsMore,
    TheirRace,
    There,
    They,
    We,
    With,
)
from swdsl.syntax.write import manner, written
from swdsl.words import Relation, Value

# ------------------------------------------------------------------ parties


@manner("subject")
def subject(party: Subject) -> str:
    """Return who acts: `I` and `they` rather than `me` and `them`."""
    match party:
        case Me():
            return "I"
        case We():
            return "we"
        case They():
            return "they"
        case _:
            return written(party)


@manner("hold")
def holder(party: Subject) -> str:
    """Return `I hold`, `an opponent holds`."""
    return f"{subject(party)} {'holds' if acts_alone(party) else 'hold'}"


@manner("have")
def owner(party: Subject) -> str:
    """Return `I have`, `an opponent has`."""
    return f"{subject(party)} {'has' if acts_alone(party) else 'have'}"


@manner("everyone")
def _everyone(party: Party) -> str:
    return "everyone" if isinstance(party, Anyone) else written(party)


@written.register
def _(party: Enemy) -> str:
    return determined(party.determiner, "enemy", "enemies")


@written.register
def _(party: Neutral) -> str:
    return determined(party.determiner, "neutral", "neutrals")


@written.register
def _(party: Opponent) -> str:
    before = f"{party.life.written} " if party.life else ""
    noun = determined(party.determiner, f"{before}opponent", f"{before}opponents")
    return noun + player_filters(party.filters, is_singular(party.determiner))


@written.register
def _(party: Player) -> str:
    noun = determined(party.determiner, "player", "players")
    return noun + player_filters(party.filters, is_singular(party.determiner))


@written.register
def _(party: RaceWith) -> str:
    return f"{article(party.name.text)} race"


def acts_alone(party: Subject | None) -> bool:
    """Whether a verb behind this subject takes its `s`."""
    match party:
        case None | Me() | We() | They():
            return False
        case Enemy(determiner) | Opponent(determiner) | Player(determiner) | Neutral(determiner):
            return is_singular(determiner)
        case NamedParty(name=name) | NamedRace(name=name):
            # Names are kept as written: one that looks like a plural is treated as one.
            return not name.text.endswith(("s", "men", "folk")) or name.text.endswith("ss")
        case Anyone() | Nobody() | AnotherRace() | MyRace() | TheirRace() | RaceWith():
            return True
        case _:
            assert_never(party)


def player_filters(filters: tuple[PlayerFilter, ...], singular: bool) -> str:
    """Return the filters of a player, each with a space in front."""
    return "".join(f" {_player_filter(one, singular)}" for one in filters)


def _player_filter(one: PlayerFilter, singular: bool) -> str:
    if isinstance(one, ThatHolds):
        return f"that {'holds' if singular else 'hold'} {nested_region(one.region)}"
    if isinstance(one, ThatHoldsMore):
        return f"that {'holds' if singular else 'hold'} {written(one)}"
    return written(one)


# ------------------------------------------------------------------ regions


@written.register
def _(one: Region) -> str:
    return _determined_kinds(one.determiner, one.kinds) + filters(one.filters)


def nested_region(one: RegionNode) -> str:
    """Return a region inside a filter: `and` and `or` behind it would go back to the first noun."""
    match one:
        case Region(determiner, kinds, Filters((only,))):
            return f"{_determined_kinds(determiner, kinds)} {' '.join(map(written, only.filters))}"
        case _:
            return written(one)


@manner("be")
def _be(what: RegionNode | Value) -> str:
    alone = isinstance(what, Here | There) or (isinstance(what, Value) and what is not Value.COINS)
    return f"{written(what)} {'is' if alone else 'are'}"


def is_alone(what: RegionNode) -> bool:
    """Whether a description is of one region, or of each of several."""
    return isinstance(what, Here | There) or is_singular(what.determiner)


def filters(alternatives: Filters | None) -> str:
    """Return filters with a space in front, or nothing."""
    return "" if alternatives is None else f" {written(alternatives)}"


def kind_list(listed: Kinds, plural: bool) -> str:
    """Return `hill or farmland`, with the word `region` in the right number."""
    return _joined([_kind_noun(noun, plural) for noun in listed.nouns], listed)


def _determined_kinds(determiner: Determiner | None, listed: Kinds) -> str:
    if determiner is None:
        return kind_list(listed, True)
    if isinstance(determiner, A):
        return _joined([article(_kind_noun(noun, False)) for noun in listed.nouns], listed)
    return determined(determiner, kind_list(listed, False), kind_list(listed, True))


def _joined(nouns: list[str], listed: Kinds) -> str:
    return (" and " if listed.both else " or ").join(nouns)


def _kind_noun(noun: KindNoun, plural: bool) -> str:
    word = "regions" if plural else "region"
    match noun:
        case Names(names):
            return " ".join(name.text for name in names)
        case NamedRegions(names):
            return " ".join([*(name.text for name in names), word])
        case AnyRegion():
            return word
        case _:
            assert_never(noun)


@written.register
def _(one: AllOf) -> str:
    """Join filters: `and` stands where it must, behind a noun, and between `with` and `without`."""
    text = ""
    for before, each in zip((None, *one.filters), one.filters, strict=False):
        if before is not None:
            text += " and " if _takes_and(before, each) else " "
        text += written(each)
    return text


def _takes_and(before: Filter, after: Filter) -> bool:
    if isinstance(before, RelationTo | HeldBy):
        return True
    return isinstance(before, With) and isinstance(after, With)


@written.register
def _(one: History) -> str:
    source = f" from {' or '.join(map(written, one.source))}" if one.source else ""
    if one.negated:
        return f"not {_deed(one, one.by, source)}"
    if isinstance(one.by, Me):
        return f"I {one.deed.written}{source} {one.since.written}"
    return _deed(one, one.by, source)


def _deed(one: History, by: Party | None, source: str) -> str:
    return f"{one.deed.written}{f' by {written(by)}' if by else ''}{source} {one.since.written}"


@written.register
def _(one: RelationTo) -> str:
    near = f"within {one.distance} of" if one.relation is Relation.WITHIN else one.relation.written
    return f"{'not ' if one.negated else ''}{near} {nested_region(one.target)}"
