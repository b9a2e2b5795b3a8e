"""What a translation of a pack still lacks: names, and just those forms that its sentences use."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from swdsl.check.names_to_translate import Key, names_to_translate
from swdsl.model.content import Component, RuleSet
from swdsl.model.names import Ref
from swdsl.model.ruleset import Form, Library, Translated
from swdsl.prose import Sentence, Speaker
from swdsl.prose.names import ENGLISH, Names
from swdsl.words import Kind

#: What a name may be, where that changes a sentence: each of the first that is said answers the question.
_GENDERS: Final = {
    "fr": ("masculine", "feminine"),
    "it": ("masculine", "feminine"),
    "ru": ("masculine", "feminine", "neuter"),
}
_SETTLED: Final = frozenset({"masculine", "feminine", "neuter", "adjective", "invariable"})
_CASES: Final = ("", "genitive", "dative", "accusative", "instrumental", "prepositional")
_ORDER: Final = (*_CASES[1:], *(f"{case} plural".strip() for case in _CASES), "singular")
_KINDS: Final = frozenset(kind.value for kind in Kind)


@dataclass(frozen=True, slots=True)
class Wanted:
    """One name of a pack: what it is called in English, its row if it has one, what is still to be said."""

    kind: str
    id: str
    english: str
    row: Translated | None
    genders: tuple[str, ...] = ()
    animate: bool = False
    forms: tuple[str, ...] = ()

    @property
    def is_done(self) -> bool:
        """Whether nothing is missing."""
        return self.row is not None and not (self.genders or self.animate or self.forms)


@dataclass(frozen=True, slots=True)
class Part:
    """Sentences that belong together, under the name of what they are about: a component, else the set."""

    title: str
    sentences: tuple[Sentence, ...]
    about: Component | None = None

    def names(self, ref: Ref) -> bool:
        """Whether anything is said of what this names."""
        own = () if self.about is None else (self.about.ref, *(each.ref for each in self.about.pieces))
        return ref in own or any(link.ref == ref for each in self.sentences for link in each.links)


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A translation tried out: every name of a scope, and the sentences as they will read."""

    scope: str
    names: tuple[Wanted, ...]
    parts: tuple[Part, ...]


def rehearse(library: Library, language: str, scope: str) -> Rehearsal:
    """Try the translation of a set or map; names that are missing stand in brackets."""
    keys = (*names_to_translate(library).get(scope, ()), *_games(library, scope))
    there = {
        (row.kind, row.id): row
        for row in library.translations
        if (row.language, row.scope) == (language, scope)
    }
    english = {key: _english(library, scope, key) for key in keys}
    stand_ins = [
        Translated(language, scope, kind, name, f"[{english[kind, name]}]", ())
        for kind, name in keys
        if (kind, name) not in there
    ]
    tried = replace(library, translations=(*library.translations, *stand_ins))
    parts = tuple(_parts(tried, language, scope))
    lacking = _lacking(parts)
    questions = _Questions(tried, language, scope, parts)
    names = tuple(
        Wanted(
            kind,
            name,
            english[kind, name],
            there.get((kind, name)),
            genders=questions.genders(kind, name),
            animate=questions.animate(kind, name),
            forms=tuple(sorted(lacking.get(f"{kind} {scope}.{name}", ()), key=_place)),
        )
        for kind, name in keys
    )
    return Rehearsal(scope, names, parts)


def _games(library: Library, scope: str) -> Iterator[Key]:
    """Return the games that stand in the home of a pack, which translates them, too."""
    rules = next((each for each in library.sets if each.id == scope), None)
    games = () if rules is None else library.games
    yield from (("game", game.id) for game in games if rules and _is_beside(game.span.path, rules))


def scopes_of(library: Library, rules: RuleSet) -> tuple[str, ...]:
    """Return what a pack has to translate: itself, and the maps that are drawn with it."""
    return (rules.id, *(board.id for board in library.boards if _is_beside(board.span.path, rules)))


def _is_beside(path: str, rules: RuleSet) -> bool:
    """Whether a file belongs to a pack: both stand in the same home."""
    home = rules.span.path.rpartition("rules/")[0]
    return path.startswith(home) and not path.removeprefix(home).startswith(("official/", "packs/"))


class _Questions:
    """Finds out what must be known of a name, by saying its sentences in each way."""

    def __init__(self, library: Library, language: str, scope: str, parts: Sequence[Part]) -> None:
        self._library, self._language, self._scope = library, language, scope
        self._parts = parts
        self._naming = {link.ref for part in parts for each in part.sentences for link in each.links}

    def genders(self, kind: str, name: str) -> tuple[str, ...]:
        """Return the genders to choose from, if one is not said and makes a difference."""
        row = self._row(kind, name)
        if row is None or _SETTLED.intersection(form.key for form in row.forms):
            return ()
        genders = _GENDERS[self._language]
        return genders if any(self._differs(row, each) for each in genders[1:]) else ()

    def animate(self, kind: str, name: str) -> bool:
        """Whether it must be known that something is alive."""
        row = self._row(kind, name)
        return row is not None and not row.forms and self._language == "ru" and self._differs(row, "animate")

    def _row(self, kind: str, name: str) -> Translated | None:
        if kind not in _KINDS or Ref(Kind(kind), self._scope, name) not in self._naming:
            return None
        wanted = (self._language, self._scope, kind, name)
        rows = self._library.translations
        return next(row for row in rows if (row.language, row.scope, row.kind, row.id) == wanted)

    def _differs(self, row: Translated, flag: str) -> bool:
        """Whether anything reads otherwise with another property: only what names it can."""
        changed = replace(row, forms=(*row.forms, Form(flag, None)))
        rows = tuple(changed if each is row else each for each in self._library.translations)
        speaker = Speaker(replace(self._library, translations=rows), self._language)
        ref = Ref(Kind(row.kind), self._scope, row.id)
        naming = (part for part in self._parts if part.names(ref))
        rules = self._library.set(self._scope)
        return any(_texts(_said(speaker, rules, part.about)) != _texts(part.sentences) for part in naming)


def _texts(sentences: Iterable[Sentence]) -> list[str]:
    return [each.text for each in sentences]


def _parts(library: Library, language: str, scope: str) -> Iterator[Part]:
    """Say everything that a set says, in order; a map says nothing."""
    rules = next((each for each in library.sets if each.id == scope), None)
    if rules is None:
        return
    speaker = Speaker(library, language)
    if common := _said(speaker, rules, None):
        yield Part(Names(library, language).of(Ref(Kind.SET, scope, scope)).text, common)
    for component in rules.components:
        yield Part(speaker.name(component), _said(speaker, rules, component), component)


def _said(speaker: Speaker, rules: RuleSet, about: Component | None) -> tuple[Sentence, ...]:
    """Say all about a component, or else about the set itself."""
    if about is not None:
        return (*speaker.component(about), *speaker.consequences(about))
    return (
        *speaker.landscape(rules),
        *(sentence for _, sentence in speaker.frame(rules)),
        *map(speaker.term, rules.terms),
    )


def _lacking(parts: Iterable[Part]) -> Mapping[str, set[str]]:
    """Return the forms that sentences wanted and did not get, by name."""
    found: dict[str, set[str]] = {}
    for part in parts:
        for sentence in part.sentences:
            for note in sentence.missing:
                name, _, form = note.rpartition(": ")
                found.setdefault(name, set()).add(form)
    return found


def _place(form: str) -> int:
    return _ORDER.index(form) if form in _ORDER else len(_ORDER)


def _english(library: Library, scope: str, key: Key) -> str:
    kind, name = key
    if kind == "game":
        return next(game.name for game in library.games if game.id == name)
    if kind in ("map", "region"):
        board = library.board(scope)
        return board.name if kind == "map" else next(each.name for each in board.regions if each.id == name)
    if kind == "choice":
        option, _, choice = name.partition(".")
        return Names(library, ENGLISH).choice(Ref(Kind.OPTION, scope, option), choice)
    if kind == "text":
        return _chapter_text(library.set(scope), *name.partition("."))
    return Names(library, ENGLISH).of(Ref(Kind(kind), scope, name)).text


def _chapter_text(rules: RuleSet, chapter_id: str, _: str, paragraph: str) -> str:
    """Return a paragraph of a chapter, or its title."""
    chapter = next(each for each in rules.chapters if each.id == chapter_id)
    return next((each.text for each in chapter.paragraphs if each.id == paragraph), chapter.title)
