"""Whom and where: parties and regions, and the filters that tell one from another."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_amounts import Content, Determiner, Noun
from swdsl.syntax.tree_words import Name, Node
from swdsl.words import Comparison, Deed, Life, Relation, Since

# ------------------------------------------------------------------ parties


class Me(Node):
    """`I`, `me`: the race, power, relic or place that speaks, and whoever holds it."""

    __slots__ = ()
    form = "me"


class We(Node):
    """`we`, `us`: my active race and my declined ones together."""

    __slots__ = ()
    form = "us"


class They(Node):
    """`they`, `them`: the party just spoken of."""

    __slots__ = ()
    form = "them"


class Anyone(Node):
    """`anyone`, `everyone`: any player, myself included."""

    __slots__ = ()
    form = "anyone"


class Nobody(Node):
    """`nobody`."""

    __slots__ = ()
    form = "nobody"


class AnotherRace(Node):
    """`another race`: every race but this one, also my own other one."""

    __slots__ = ()
    form = "another race"


@record
class MyRace(Node):
    """`my active race`, `my declined race`, `my other race`."""

    form = "my {life} race"
    life: Life


@record
class TheirRace(Node):
    """`their active race`: of the party just named."""

    form = "their {life} race"
    life: Life


@record
class Enemy(Node):
    """`an enemy`: an opponent or a neutral."""

    determiner: Determiner | None


@record
class Opponent(Node):
    """`an active opponent with 2 coins`; without a determiner, all of them."""

    determiner: Determiner | None
    life: Life | None
    filters: "tuple[PlayerFilter, ...]" = ()


@record
class Player(Node):
    """`a player with vengeance_marker`; without a determiner, all of them."""

    determiner: Determiner | None
    filters: "tuple[PlayerFilter, ...]" = ()


@record
class Neutral(Node):
    """`a neutral`: nobody's tokens, as one who holds a region."""

    determiner: Determiner | None


@record
class NamedParty(Node):
    """`balrog`, `ratmen`: a piece that acts by itself, or whoever has a race or a power."""

    form = "{name}"
    name: Name


@record
class NamedRace(Node):
    """`declined ratmen`: whoever has a race or a power, in one state."""

    form = "{life} {name}"
    life: Life
    name: Name


@record
class RaceWith(Node):
    """`a flying race`: whoever has a power; it reads better so than `flying` alone."""

    name: Name


Party: TypeAlias = (
    Me
    | We
    | They
    | Anyone
    | Nobody
    | AnotherRace
    | MyRace
    | TheirRace
    | Enemy
    | Opponent
    | Player
    | Neutral
    | NamedParty
    | NamedRace
    | RaceWith
)
Subject: TypeAlias = Party


@record
class PlayerWith(Node):
    """`with at least 2 coins`, `without coins`, said of a player."""

    form = "{negated:without|with} {content}"
    content: Content
    negated: bool = False


@record
class PlayerAttacked(Node):
    """`attacked by me this turn`, `not attacked this turn`, said of a player."""

    form = "{negated:not |}attacked[ by {by}] this turn"
    by: Party | None
    negated: bool = False


class PlayerRobbed(Node):
    """`that conquered from me since my last turn`, said of a player."""

    __slots__ = ()
    form = "that conquered from me since my last turn"


@record
class HasMore(Node):
    """`with more coins than me`, said of a player."""

    form = "with {comparison} {noun:many} than me"
    comparison: Comparison
    noun: Noun


@record
class ThatHoldsMore(Node):
    """`that holds more mountains than me`, said of a player."""

    form = "{comparison} {kinds:many}[ {filters}] than me"
    comparison: Comparison
    kinds: "Kinds"
    filters: "Filters | None"


@record
class RaceAttacked(Node):
    """`whose active race was not attacked by me this turn`, said of a player."""

    form = "whose {life} race was {negated:not |}attacked[ by {by}] this turn"
    life: Life
    by: Party | None
    negated: bool = False


@record
class ThatHolds(Node):
    """`that holds a region bordering here`, said of a player."""

    region: "RegionNode"


PlayerFilter: TypeAlias = (
    PlayerWith | PlayerAttacked | RaceAttacked | PlayerRobbed | HasMore | ThatHolds | ThatHoldsMore
)

# ------------------------------------------------------------------ regions


@record
class Names(Node):
    """`mudpool`, `coastal forest`: terrains, symbols, pieces and terms, all of which must fit."""

    names: tuple[Name, ...]


@record
class NamedRegions(Node):
    """`coastal region`: the same, with the word `region` behind."""

    names: tuple[Name, ...]


class AnyRegion(Node):
    """`region`."""

    __slots__ = ()


KindNoun: TypeAlias = Names | NamedRegions | AnyRegion


@record
class Kinds(Node):
    """`hill or farmland`: a region of any of these kinds; `hills and farmlands` are all of them."""

    nouns: tuple[KindNoun, ...]
    both: bool = False


@record
class AllOf(Node):
    """Filters that must all hold, in the order written."""

    filters: "tuple[Filter, ...]"


@record
class Filters(Node):
    """Filters joined by `or`: one of the alternatives must hold."""

    form = "{alternatives:or}"
    alternatives: tuple[AllOf, ...]


@record
class Region(Node):
    """`a mudpool I hold`; without a determiner, all of them."""

    determiner: Determiner | None
    kinds: Kinds
    filters: Filters | None = None


class Here(Node):
    """`here`: the region of the relic or place that speaks."""

    __slots__ = ()
    form = "here"


class There(Node):
    """`there`: the region just spoken of."""

    __slots__ = ()
    form = "there"


RegionNode: TypeAlias = Region | Here | There


@record
class NamedAnchor(Node):
    """`volcano`: the region where a piece stands."""

    form = "{name}"
    name: Name


Anchor: TypeAlias = Here | There | NamedAnchor


class IHold(Node):
    """`I hold`."""

    __slots__ = ()
    form = "I hold"


class WeHold(Node):
    """`we hold`."""

    __slots__ = ()
    form = "we hold"


class TheyHold(Node):
    """`they hold`."""

    __slots__ = ()
    form = "they hold"


@record
class With(Node):
    """`with at least 3 tokens`, `without a place`, said of a region."""

    form = "{negated:without|with} {content}"
    content: Content
    negated: bool = False


@record
class AtEdge(Node):
    """`at the edge` of the board, `not at the edge`."""

    form = "{negated:not |}at the edge"
    negated: bool = False


@record
class SameTerrain(Node):
    """`with the same terrain as here`."""

    form = "with the same terrain as {anchor}"
    anchor: Anchor


@record
class OtherThan(Node):
    """`other than here`."""

    form = "other than {anchor}"
    anchor: Anchor


@record
class ThatIsNot(Node):
    """`that is not river`."""

    form = "that is not {name}"
    name: Name


@record
class History(Node):
    """`I conquered from an enemy this turn`, `not conquered by me this turn`."""

    deed: Deed
    by: Party | None
    source: tuple[Party, ...]
    since: Since
    negated: bool = False


@record
class RelationTo(Node):
    """`bordering a chasm`, `not within 2 of volcano`; the distance belongs to `within` alone."""

    relation: Relation
    distance: int | None
    target: RegionNode
    negated: bool = False


@record
class HeldBy(Node):
    """`held by another race or a neutral`, `not held by anyone`."""

    form = "{negated:not |}held by {parties:or}"
    parties: tuple[Party, ...]
    negated: bool = False


Nested: TypeAlias = RelationTo | HeldBy
"""Filters that end in a noun of their own: whatever follows belongs to that noun."""

Simple: TypeAlias = IHold | WeHold | TheyHold | With | AtEdge | SameTerrain | OtherThan | ThatIsNot | History
Filter: TypeAlias = Simple | Nested
