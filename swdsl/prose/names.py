"""Names of declared things in one language, with the grammatical facts that are known of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from swdsl.model.content import Neutral, RuleSet, Symbol, Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library, Translated
from swdsl.prose.marks import lacking, named
from swdsl.words import Kind

ENGLISH = "en"
_DEFINITE = (Kind.RACE, Kind.POWER, Kind.RELIC, Kind.PLACE, Kind.EVENT)


@dataclass(frozen=True, slots=True)
class Name:
    """One name. `unique`: there is only one such thing, so that sentences speak of *the* thing."""

    ref: Ref
    text: str
    forms: Mapping[str, str | None]
    unique: bool
    found: bool = True

    def flag(self, key: str) -> bool:
        """Whether the name has a grammatical property."""
        return key in self.forms

    @property
    def is_plural(self) -> bool:
        """Whether the name is grammatically plural by itself."""
        return self.flag("plural") and self.forms["plural"] is None

    def form(self, *keys: str) -> str:
        """Return the first form that is known, marked as a name; the name itself, and a note, if none is."""
        for key in keys:
            text = self.forms.get(key)
            if text is not None:
                return named(self.ref, text)
        return named(self.ref, self.text) + lacking(self._complaint(keys[0] if self.found else "name"))

    def plain(self) -> str:
        """Return the name as it stands in the rules, marked as a name."""
        return self.spelled(self.text)

    def spelled(self, text: str) -> str:
        """Return another spelling, marked as the name."""
        return named(self.ref, text) + ("" if self.found else lacking(self._complaint("name")))

    def _complaint(self, key: str) -> str:
        return f"{self.ref.kind.value} {self.ref.scope}.{self.ref.id}: {key}"


class Names:
    """Looks names up. Built once per language and library."""

    def __init__(self, library: Library, language: str) -> None:
        self.language = language
        self._declared = {ref: (text, plural, unique) for ref, text, plural, unique in _declared(library)}
        self._choices = {
            (option.ref, choice.id): choice.text
            for each in library.sets
            for option in each.options
            for choice in option.choices
        }
        self._translated = {
            (row.scope, row.kind, row.id): row for row in library.translations if row.language == language
        }

    def of(self, ref: Ref) -> Name:
        """Return the name of a declared thing, in this language or else in English with a note."""
        text, plural, unique = self._declared.get(ref, (ref.id.replace("_", " "), None, False))
        if self.language == ENGLISH:
            return Name(ref, text, _english_forms(ref, text, plural), unique)
        row = self._translated.get((ref.scope, ref.kind.value, ref.id))
        if row is None:
            return Name(ref, text, {}, unique, found=False)
        return Name(ref, row.text, _forms(row), unique)

    def choice(self, option: Ref, choice: str) -> str:
        """Return the text of one choice of an option."""
        row = self._translated.get((option.scope, "choice", f"{option.id}.{choice}"))
        if row is not None:
            return row.text
        text = self._choices.get((option, choice)) or choice.replace("_", " ")
        return text if self.language == ENGLISH else text + lacking(f"choice {option} {choice}")


def _english_forms(ref: Ref, text: str, plural: str | None) -> Mapping[str, str | None]:
    """Return what is known of an English name: a term that begins with `with` stands behind its noun."""
    after = ref.kind is Kind.TERM and text.startswith("with ")
    return {**({"plural": plural} if plural else {}), **({"after": None} if after else {})}


def _forms(row: Translated) -> Mapping[str, str | None]:
    return {form.key: form.text for form in row.forms}


def _declared(library: Library) -> Iterator[tuple[Ref, str, str | None, bool]]:
    for each in library.sets:
        yield Ref(Kind.SET, each.id, each.id), each.name, None, True
        yield from _of_set(each)


def _of_set(rules: RuleSet) -> Iterator[tuple[Ref, str, str | None, bool]]:
    grounds: tuple[Terrain | Symbol | Neutral, ...] = (*rules.terrains, *rules.symbols, *rules.neutrals)
    for ground in grounds:
        yield ground.ref, ground.name, ground.plural, False
    for term in rules.terms:
        yield term.ref, term.name, None, False
    for option in rules.options:
        yield option.ref, option.question, None, True
    for component in rules.components:
        yield component.ref, component.name, None, component.ref.kind in _DEFINITE
        for piece in component.pieces:
            yield piece.ref, piece.name, piece.plural, piece.supply == 1
