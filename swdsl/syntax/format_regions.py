"""Parties and regions as text: the right number, person and article for every noun."""

from typing import assert_never

from swdsl.syntax.format_amounts import article, content, determined, is_singular
from swdsl.syntax.tree_amounts import A, All, Determiner
from swdsl.syntax.tree_regions import (
    AllOf,
    Anchor,
    AnotherRace,
    Anyone,
    AnyRegion,
    AtEdge,
    Enemy,
    Filter,
    Filters,
    HeldBy,
    Here,
    History,
    IHold,
    KindNoun,
    Kinds,
    Me,
    MyRace,
    NamedAnchor,
    NamedParty,
    NamedRegions,
    Names,
    Neutral,
    Nobody,
    Opponent,
    OtherThan,
    Party,
    Player,
    PlayerAttacked,
    PlayerFilter,
    PlayerWith,
    Region,
    RegionNode,
    RelationTo,
    SameTerrain,
    Subject,
    ThatHolds,
    ThatIsNot,
    There,
    They,
    TheyHold,
    We,
    WeHold,
    With,
)
from swdsl.words import Relation

# ------------------------------------------------------------------ parties


def subject(party: Subject) -> str:
    """Return who acts: `I`, `they`, `an opponent`, `balrog`."""
    match party:
        case Me():
            return "I"
        case We():
            return "we"
        case They():
            return "they"
        case NamedParty(name):
            return name.text
        case _:
            return whom(party)


def whom(party: Party) -> str:
    """Return a party that does not act: `me`, `them`, `an opponent`."""
    match party:
        case Me():
            return "me"
        case We():
            return "us"
        case They():
            return "them"
        case Anyone():
            return "anyone"
        case Nobody():
            return "nobody"
        case AnotherRace():
            return "another race"
        case MyRace(life):
            return f"my {life.written} race"
        case Enemy(determiner):
            return determined(determiner, "enemy", "enemies")
        case Opponent(determiner, life, filters):
            before = f"{life.written} " if life else ""
            noun = determined(determiner, f"{before}opponent", f"{before}opponents")
            return noun + player_filters(filters, is_singular(determiner))
        case Player(determiner, filters):
            return determined(determiner, "player", "players") + player_filters(
                filters, is_singular(determiner)
            )
        case Neutral(determiner):
            return determined(determiner, "neutral", "neutrals")
        case _:
            assert_never(party)


def acts_alone(party: Subject | None) -> bool:
    """Whether a verb behind this subject takes its `s`."""
    match party:
        case None | Me() | We() | They():
            return False
        case Enemy(determiner) | Opponent(determiner) | Player(determiner) | Neutral(determiner):
            return is_singular(determiner)
        case NamedParty(name):
            # Names are kept as written: one that looks like a plural is treated as one.
            return not name.text.endswith("s") or name.text.endswith("ss")
        case Anyone() | Nobody() | AnotherRace() | MyRace():
            return True
        case _:
            assert_never(party)


def parties(listed: tuple[Party, ...]) -> str:
    """Return `another race or a neutral`."""
    return " or ".join(whom(party) for party in listed)


def player_filters(filters: tuple[PlayerFilter, ...], singular: bool) -> str:
    """Return the filters of a player, each with a space in front."""
    return "".join(f" {_player_filter(one, singular)}" for one in filters)


def _player_filter(one: PlayerFilter, singular: bool) -> str:
    match one:
        case PlayerWith(what, negated):
            return f"{_with(negated)} {content(what)}"
        case PlayerAttacked(by, negated):
            return f"{_not(negated)}attacked{_by(by)} this turn"
        case ThatHolds(held):
            return f"that {'holds' if singular else 'hold'} {nested_region(held)}"
        case _:
            assert_never(one)


def _with(negated: bool) -> str:
    return "without" if negated else "with"


def _not(negated: bool) -> str:
    return "not " if negated else ""


def _by(party: Party | None) -> str:
    return f" by {whom(party)}" if party else ""


# ------------------------------------------------------------------ regions


def region(one: RegionNode) -> str:
    """Return a region whose filters may be joined by `and` and `or`."""
    match one:
        case Here():
            return "here"
        case There():
            return "there"
        case Region(determiner, kinds, alternatives):
            return _determined_kinds(determiner, kinds) + filters(alternatives)
        case _:
            assert_never(one)


def nested_region(one: RegionNode) -> str:
    """Return a region inside a filter: `and` and `or` behind it would go back to the first noun."""
    match one:
        case Region(determiner, kinds, Filters((only,))):
            return (
                f"{_determined_kinds(determiner, kinds)} {' '.join(_filter(each) for each in only.filters)}"
            )
        case _:
            return region(one)


def filters(alternatives: Filters | None) -> str:
    """Return filters with a space in front, or nothing."""
    if alternatives is None:
        return ""
    return " " + " or ".join(_all_of(one) for one in alternatives.alternatives)


def kind_list(listed: Kinds, plural: bool, joined_by: str = "or") -> str:
    """Return `hill or farmland`, with the word `region` in the right number."""
    return f" {joined_by} ".join(_kind_noun(noun, plural) for noun in listed.nouns)


def _determined_kinds(determiner: Determiner | None, listed: Kinds) -> str:
    if determiner is None:
        return kind_list(listed, True, "and")
    if isinstance(determiner, A):
        return " or ".join(article(_kind_noun(noun, False)) for noun in listed.nouns)
    joined_by = "and" if isinstance(determiner, All) else "or"
    nouns = kind_list(listed, False, joined_by), kind_list(listed, True, joined_by)
    return determined(determiner, *nouns)


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


def _all_of(one: AllOf) -> str:
    """Join filters: `and` stands where it must, behind a noun, and between `with` and `without`."""
    text = ""
    for before, each in zip((None, *one.filters), one.filters, strict=False):
        if before is not None:
            text += " and " if _takes_and(before, each) else " "
        text += _filter(each)
    return text


def _takes_and(before: Filter, after: Filter) -> bool:
    if isinstance(before, RelationTo | HeldBy):
        return True
    return isinstance(before, With) and isinstance(after, With)


def _filter(one: Filter) -> str:
    match one:
        case IHold():
            return "I hold"
        case WeHold():
            return "we hold"
        case TheyHold():
            return "they hold"
        case With(what, negated):
            return f"{_with(negated)} {content(what)}"
        case AtEdge():
            return "at the edge"
        case SameTerrain(place):
            return f"with the same terrain as {_anchor(place)}"
        case OtherThan(place):
            return f"other than {_anchor(place)}"
        case ThatIsNot(name):
            return f"that is not {name.text}"
        case History():
            return _history(one)
        case RelationTo(relation, distance, target, negated):
            return f"{_not(negated)}{_relation(relation, distance)} {nested_region(target)}"
        case HeldBy(listed, negated):
            return f"{_not(negated)}held by {parties(listed)}"
        case _:
            assert_never(one)


def _history(one: History) -> str:
    source = f" from {parties(one.source)}" if one.source else ""
    if isinstance(one.by, Me):
        return f"I {one.deed.written}{source} this turn"
    return f"{one.deed.written}{_by(one.by)}{source} this turn"


def _relation(relation: Relation, distance: int | None) -> str:
    return f"within {distance} of" if relation is Relation.WITHIN else relation.written


def _anchor(place: Anchor) -> str:
    match place:
        case Here():
            return "here"
        case There():
            return "there"
        case NamedAnchor(name):
            return name.text
        case _:
            assert_never(place)
