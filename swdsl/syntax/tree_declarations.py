"""What a file declares: sets, their ground, components and maps."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_clauses import Cites, Clause, Note
from swdsl.syntax.tree_regions import RegionNode
from swdsl.syntax.tree_words import Line, Name, Node, Quoted
from swdsl.words import Kind


@record
class Plural(Node):
    """`plural "Heroes"`."""

    form = "plural {text}"
    text: Quoted


@record
class Colour(Node):
    """`colour "#9a8f85"`."""

    form = "colour {text}"
    text: Quoted


@record
class Pattern(Node):
    """`pattern peaks`."""

    form = "pattern {name}"
    name: Name


@record
class Glyph(Node):
    """`glyph mountain`."""

    form = "glyph {name}"
    name: Name


@record
class OnSymbol(Node):
    """`1 on lost_tribe_symbol`: so many lie on each such symbol at setup."""

    form = "{number} on {symbol}"
    number: int
    symbol: Name


@record
class PerRegion(Node):
    """`1 per region`: no more than that."""

    form = "{number} per region"
    number: int


@record
class PerPlayer(Node):
    """`1 per player`: no more than that."""

    form = "{number} per player"
    number: int


class StaysInDecline(Node):
    """`stays in decline`."""

    __slots__ = ()
    form = "stays in decline"


class StaysWhenConquered(Node):
    """`stays when conquered`."""

    __slots__ = ()
    form = "stays when conquered"


class CountsAsDefender(Node):
    """`counts as defender`."""

    __slots__ = ()
    form = "counts as defender"


class ForAttackOnly(Node):
    """`for attack only`."""

    __slots__ = ()
    form = "for attack only"


class FightsAsToken(Node):
    """`fights as token`."""

    __slots__ = ()
    form = "fights as token"


class LostBeforeTokens(Node):
    """`lost before tokens`."""

    __slots__ = ()
    form = "lost before tokens"


@record
class KindOf(Node):
    """`kind of rune`: what a rune may turn out to be."""

    form = "kind of {name}"
    name: Name


@record
class Flag(Node):
    """`water`, `closed`: a class the set gives a meaning to."""

    form = "{name}"
    name: Name


Trait: TypeAlias = (
    Plural
    | Colour
    | Pattern
    | Glyph
    | OnSymbol
    | PerRegion
    | PerPlayer
    | StaysInDecline
    | StaysWhenConquered
    | CountsAsDefender
    | ForAttackOnly
    | FightsAsToken
    | LostBeforeTokens
    | KindOf
    | Flag
)


@record
class Setting(Line):
    """`die 0 0 0 1 2 3`, `players 2 to 5`, `language fr "…"`."""

    form = "{name} {values:words}"
    name: Name
    values: "tuple[SettingValue, ...]"


@record
class To(Node):
    """`to 5`: the end of a range."""

    form = "to {number}"
    number: int


SettingValue: TypeAlias = int | To | Name | Quoted


@record
class SetDeclaration(Line):
    """`set base "Small World"` and its settings."""

    form = "set {name} {display}"
    name: Name
    display: Quoted
    lines: tuple[Setting, ...] = ()


@record
class PackDeclaration(Line):
    """`pack winter "Winter tales"` and its settings."""

    form = "pack {name} {display}"
    name: Name
    display: Quoted
    lines: tuple[Setting, ...] = ()


@record
class TerrainDeclaration(Line):
    """`terrain sea "Sea", water, closed`."""

    form = "terrain {name} {display}[, {traits}]"
    name: Name
    display: Quoted
    traits: tuple[Trait, ...]
    notes: tuple[Note, ...] = ()


@record
class SymbolDeclaration(Line):
    """`symbol mine "Mine"`."""

    form = "symbol {name} {display}[, {traits}]"
    name: Name
    display: Quoted
    traits: tuple[Trait, ...]
    notes: tuple[Note, ...] = ()


@record
class NeutralDeclaration(Line):
    """`neutral monster "Monster" 14, 2 on monster_symbol`."""

    form = "neutral {name} {display} {supply}[, {traits}]"
    name: Name
    display: Quoted
    supply: int
    traits: tuple[Trait, ...]
    notes: tuple[Note, ...] = ()


@record
class TermDeclaration(Line):
    """`term coastal "coastal": a land region bordering a sea`."""

    form = "term {name}[ {display}]:\n{region}"
    name: Name
    display: Quoted | None
    region: RegionNode
    notes: tuple[Note, ...] = ()


@record
class Choice(Node):
    """`counted "raise its cost"`."""

    form = "{name}[ {display}]"
    name: Name
    display: Quoted | None = None


@record
class OptionDeclaration(Line):
    """`option own_tokens "…": counted "…" or ignored "…"`; the first choice is the default."""

    form = "option {name} {display}:\n{choices:or}"
    name: Name
    display: Quoted
    choices: tuple[Choice, ...]
    notes: tuple[Note, ...] = ()


@record
class Reference(Node):
    """`base.hill` or `hill`: something declared, perhaps in another set."""

    form = "[{scope}.]{name}"
    scope: Name | None
    name: Name


# ------------------------------------------------------------------ components


@record
class Tokens(Line):
    """`tokens 6 of 15, plus 4 for attack only`."""

    form = "tokens {number}[ of {supply}][, plus {attackers} for attack only]"
    number: int
    supply: int | None = None
    attackers: int | None = None


@record
class PieceDeclaration(Line):
    """`piece hero "Hero" 2, plural "Heroes", 1 per region`."""

    form = "piece {name} {display}[ {supply}][, {traits}]"
    name: Name
    display: Quoted
    supply: int | None
    traits: tuple[Trait, ...]
    notes: tuple[Note, ...] = ()


@record
class Drop(Line):
    """`drop name`: a clause or piece of the model component that this one does not have."""

    form = "drop {name}"
    name: Name


ComponentLine: TypeAlias = Tokens | PieceDeclaration | Drop | Clause | Note


@record
class Component(Line):
    """`race frost_ogres "Frost Ogres" like ogres, glyph snowflake` and what it does."""

    form = "{kind} {name} {display}[ like {like}][, {traits}]"
    kind: Kind
    name: Name
    display: Quoted
    like: Reference | None
    traits: tuple[Trait, ...]
    lines: tuple[ComponentLine, ...] = ()


@record
class Every(Line):
    """`every race` and what all of them do."""

    form = "every {kind}"
    kind: Kind
    lines: tuple[ComponentLine, ...] = ()


@record
class DropNumber(Line):
    """`drop 2`: a clause of the component that does not hold where this is played otherwise."""

    form = "drop {number}"
    number: int


VariantLine: TypeAlias = DropNumber | Clause | Note


@record
class Variant(Line):
    """`variant liches, option liches_ban is always`: what a component does at tables that chose so."""

    form = "variant {name}, option {option} is {choice}"
    name: Name
    option: Name
    choice: Name
    lines: tuple[VariantLine, ...] = ()


# ------------------------------------------------------------------ rulebooks


@record
class Paragraph(Line):
    """`naming "…"`: what a chapter of the rulebook says besides the rules."""

    form = "{name} {text}"
    name: Name
    text: Quoted


ChapterLine: TypeAlias = Paragraph | Cites


@record
class ChapterDeclaration(Line):
    """`text conquest`, or `text winter "Winter"`: a chapter of the rulebook of this set."""

    form = "text {name}[ {display}]"
    name: Name
    display: Quoted | None = None
    lines: tuple[ChapterLine, ...] = ()
