"""Chapters of a rulebook: what a set says between its rules, paragraph by paragraph."""

from collections.abc import Sequence

from swdsl.diagnostics import Diagnostic, Label, did_you_mean
from swdsl.diagnostics.codes_names import DUPLICATE_ID, UNKNOWN_NAME
from swdsl.model.content import ChapterText, Paragraph
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_declarations as tree
from swdsl.syntax.tree_words import Name
from swdsl.words_of_files import Chapter


def read_chapters(nodes: Sequence[tree.ChapterDeclaration], reading: Reading) -> tuple[ChapterText, ...]:
    """Read the chapters of a set, each once."""
    _refuse_twice([node.name for node in nodes], "chapters", reading)
    return tuple(_chapter(node, reading) for node in nodes)


def _chapter(node: tree.ChapterDeclaration, reading: Reading) -> ChapterText:
    known = [chapter.value for chapter in Chapter]
    if node.display is None and node.name.text not in known:
        reading.report(
            UNKNOWN_NAME,
            node.name.span,
            f"No rulebook has a chapter `{node.name}`.",
            hint=did_you_mean(node.name.text, known)
            or f'A chapter of your own has a title: `text {node.name} "…"`.',
        )
    lines = [line for line in node.lines if isinstance(line, tree.Paragraph)]
    _refuse_twice([line.name for line in lines], "paragraphs", reading)
    return ChapterText(
        id=node.name.text,
        title=node.display.text if node.display else "",
        paragraphs=tuple(Paragraph(line.name.text, line.text.text, span=line.text.span) for line in lines),
        span=node.name.span,
    )


def _refuse_twice(names: Sequence[Name], kind: str, reading: Reading) -> None:
    first: dict[str, Name] = {}
    for name in names:
        earlier = first.setdefault(name.text, name)
        if earlier is not name:
            labels = (Label(name.span, "written again"), Label(earlier.span, "written here first"))
            message = f"There are two {kind} called `{name}`."
            reading.findings.append(Diagnostic(DUPLICATE_ID, message, labels, "Give one of them another id."))
