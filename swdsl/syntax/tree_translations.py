"""Names in another language, with the grammatical forms its sentences need."""

from dataclasses import dataclass
from typing import TypeAlias

from swdsl.syntax.tree_clauses import Note
from swdsl.syntax.tree_words import Line, Name, Node, Quoted, TranslatedKind


@dataclass(frozen=True, slots=True)
class Form(Node):
    """`feminine`, `genitive plural "рек"`: a property of the name, or the name in another form."""

    words: tuple[Name, ...]
    text: Quoted | None = None


@dataclass(frozen=True, slots=True)
class Translated(Line):
    """`race liches "Личи": masculine, genitive "Личей"`."""

    kind: TranslatedKind
    name: Name
    text: Quoted
    forms: tuple[Form, ...] = ()


@dataclass(frozen=True, slots=True)
class TranslatedMap(Line):
    """`map "…"`: the name of the map this file translates."""

    text: Quoted


@dataclass(frozen=True, slots=True)
class TranslatedSet(Line):
    """`set "…"`: the name of the set this file translates."""

    text: Quoted


@dataclass(frozen=True, slots=True)
class TranslatedChoice(Line):
    """`choice own_tokens counted "…"`."""

    option: Name
    choice: Name
    text: Quoted


TranslationLine: TypeAlias = Translated | TranslatedMap | TranslatedSet | TranslatedChoice | Note


@dataclass(frozen=True, slots=True)
class Translation(Line):
    """`translation ru for underground` and its rows."""

    language: Name
    subject: Name
    lines: tuple[TranslationLine, ...] = ()
