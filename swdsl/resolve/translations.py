"""Names in other languages: rows of a translation into values that say what they translate."""

from collections.abc import Iterator
from typing import Final

from swdsl.diagnostics import did_you_mean
from swdsl.diagnostics.codes_names import UNKNOWN_NAME
from swdsl.model.names import Ref
from swdsl.model.ruleset import Form, Translated
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_translations as tree
from swdsl.words import Kind

_KINDS: Final = frozenset(kind.value for kind in Kind)
_SUBJECTS: Final = (Kind.SET, Kind.MAP, Kind.BOARD)


def read_translation(node: tree.Translation, reading: Reading) -> tuple[Translated, ...]:
    """Read the rows of one translation."""
    known = [name for kind in _SUBJECTS for name in reading.table.names("", (kind,))]
    if node.subject.text not in known:
        reading.report(
            UNKNOWN_NAME,
            node.subject.span,
            f"There is no set, no map and no board `{node.subject}` to translate.",
            hint=did_you_mean(node.subject.text, known),
        )
        return ()
    _note_names(node, reading)
    return tuple(_rows(node))


def _note_names(node: tree.Translation, reading: Reading) -> None:
    """Remember which declared things are named; whether each exists is asked by a check."""
    table, subject = reading.table, node.subject.text
    own = next(kind for kind in _SUBJECTS if subject in table.names("", (kind,)))
    reading.note(node.subject, Ref(own, "", subject))
    for line in node.lines:
        if isinstance(line, tree.Translated) and line.kind.value in _KINDS:
            kind = Kind(line.kind.value)
            scope = "" if kind is Kind.GAME else subject
            if line.name.text in table.declared.get((scope, kind), {}):
                reading.note(line.name, Ref(kind, scope, line.name.text))
        elif isinstance(line, tree.TranslatedChoice):
            reading.note(line.option, Ref(Kind.OPTION, subject, line.option.text))


def _rows(node: tree.Translation) -> Iterator[Translated]:
    language, scope = node.language.text, node.subject.text
    for line in node.lines:
        match line:
            case tree.Translated(kind=kind, name=name, text=text, forms=forms):
                told = tuple(_form(form) for form in forms)
                yield Translated(language, scope, kind.value, name.text, text.text, told, span=line.span)
            case tree.TranslatedMap(text=text):
                yield Translated(language, scope, "map", scope, text.text, (), span=line.span)
            case tree.TranslatedSet(text=text):
                yield Translated(language, scope, "set", scope, text.text, (), span=line.span)
            case tree.TranslatedChoice(option=option, choice=choice, text=text):
                key = f"{option}.{choice}"
                yield Translated(language, scope, "choice", key, text.text, (), span=line.span)
            case tree.TranslatedTitle(chapter=chapter, text=text):
                yield Translated(language, scope, "text", chapter.text, text.text, (), span=line.span)
            case tree.TranslatedParagraph(chapter=chapter, name=name, text=text):
                key = f"{chapter}.{name}"
                yield Translated(language, scope, "text", key, text.text, (), span=line.span)
            case _:
                continue


def _form(node: tree.Form) -> Form:
    key = " ".join(word.text for word in node.words)
    return Form(key, node.text.text if node.text else None)
