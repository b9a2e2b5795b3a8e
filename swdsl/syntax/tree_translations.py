"""Names in another language, with the grammatical forms its sentences need."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_clauses import Cites
from swdsl.syntax.tree_words import Line, Name, Node, Quoted
from swdsl.words_of_files import TranslatedKind


@record
class Form(Node):
    """`feminine`, `genitive plural "рек"`: a property of the name, or the name in another form."""

    form = "{words:words}[ {text}]"
    words: tuple[Name, ...]
    text: Quoted | None = None


@record
class Translated(Line):
    """`race liches "Личи": masculine, genitive "Личей"`."""

    form = "{kind} {name} {text}[: {forms}]"
    kind: TranslatedKind
    name: Name
    text: Quoted
    forms: tuple[Form, ...] = ()


@record
class TranslatedMap(Line):
    """`map "…"`: the name of the map, or of the board of examples, that this file translates."""

    form = "map {text}"
    text: Quoted


@record
class TranslatedSet(Line):
    """`set "…"`: the name of the set this file translates."""

    form = "set {text}"
    text: Quoted


@record
class TranslatedChoice(Line):
    """`choice own_tokens counted "…"`."""

    form = "choice {option} {choice} {text}"
    option: Name
    choice: Name
    text: Quoted


@record
class TranslatedTitle(Line):
    """`text frost "…"`: the title of a chapter of the rulebook."""

    form = "text {chapter} {text}"
    chapter: Name
    text: Quoted


@record
class TranslatedParagraph(Line):
    """`text conquest naming "…"`: what a chapter of the rulebook says."""

    form = "text {chapter} {name} {text}"
    chapter: Name
    name: Name
    text: Quoted


TranslationLine: TypeAlias = (
    Translated
    | TranslatedMap
    | TranslatedSet
    | TranslatedChoice
    | TranslatedTitle
    | TranslatedParagraph
    | Cites
)


@record
class Translation(Line):
    """`translation ru for underground` and its rows."""

    form = "translation {language} for {subject}"
    language: Name
    subject: Name
    lines: tuple[TranslationLine, ...] = ()
