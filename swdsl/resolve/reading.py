"""`Reading`: what is known while a line is read, and the findings made on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from swdsl.diagnostics import Code, Diagnostic, Label, did_you_mean
from swdsl.diagnostics.codes_names import AMBIGUOUS_NAME, UNKNOWN_NAME, WRONG_KIND
from swdsl.model.names import Ref
from swdsl.resolve.plurals import singulars_of
from swdsl.resolve.table import CLAUSE_KINDS, Declared, Table
from swdsl.source import SourceFile, Span
from swdsl.syntax.tree_declarations import Reference
from swdsl.syntax.tree_words import Name
from swdsl.words import Kind


@dataclass(slots=True)
class Bound:
    """What words such as `they` and `pip` point at so far in a clause; effects add to it."""

    moment: str = "here"
    they: bool = False
    there: bool = False
    roll: bool = False
    drawn: bool = False  # a piece was drawn or revealed, which is `it`
    conquest: bool = False
    attack: bool = False
    pick: bool = False
    passed: bool = False  # the tile that speaks lies in the column


@dataclass(slots=True)
class Reading:
    """Whose line it is, which names it sees, what its moment binds, and where findings go."""

    table: Table
    scope: str
    findings: list[Diagnostic]
    owner: Ref | None = None
    pieces: Mapping[str, Ref] = field(default_factory=dict)
    bound: Bound = field(default_factory=Bound)
    sources: Mapping[str, SourceFile] = field(default_factory=dict)

    def words(self, span: Span) -> str:
        """Return what the author wrote at a place, on one line."""
        source = self.sources.get(span.path)
        return " ".join(source.excerpt(span).split()) if source else ""

    def report(self, code: Code, span: Span, message: str, label: str = "", hint: str | None = None) -> None:
        """Note a finding about one place."""
        self.findings.append(Diagnostic.at(code, span, message, label=label, hint=hint))

    def find(self, name: Name, kinds: tuple[Kind, ...], wanted: str) -> Ref:
        """Return what a name means; where it means nothing suitable, say so and go on with a stand-in."""
        found = self.table.matches(self.scope, name.text, kinds)
        if len(found) > 1:
            self._report_ambiguous(name, found)
        own = self._own_piece(name.text) if Kind.PIECE in kinds else None
        if own is not None and all(each.ref.kind is Kind.PIECE for each in found):
            return self.note(name, own)
        if not found:
            self._report_missing(name, kinds, wanted)
            return Ref(kinds[0], self.scope, name.text)
        return self.note(name, found[0].ref)

    def note(self, name: Name, meant: Ref) -> Ref:
        """Remember what a name stands for, for whoever asks where a thing is named."""
        if name.span.is_somewhere:
            self.table.named[name.span] = meant
        return meant

    def _own_piece(self, text: str) -> Ref | None:
        """Return the owner's piece of that name; a copy of a component has its own."""
        return next((self.pieces[each] for each in (text, *singulars_of(text)) if each in self.pieces), None)

    def find_reference(self, node: Reference, kinds: tuple[Kind, ...], wanted: str) -> Ref:
        """Return what a name means that may stand behind its set and a point."""
        text = f"{node.scope}.{node.name}" if node.scope else node.name.text
        return self.find(Name(text, span=node.span), kinds, wanted)

    def _report_ambiguous(self, name: Name, meant: tuple[Declared, ...]) -> None:
        meanings = " and ".join(with_article(each.ref.kind) for each in meant)
        places = tuple(Label(each.span, f"here it is {with_article(each.ref.kind)}") for each in meant)
        self.findings.append(
            Diagnostic(
                AMBIGUOUS_NAME,
                f"`{name}` is {meanings} of `{meant[0].ref.scope}`.",
                (Label(name.span, "which one is meant?"), *places),
                "Give one of them another id.",
            )
        )

    def _report_missing(self, name: Name, kinds: tuple[Kind, ...], wanted: str) -> None:
        # A set that does not exist has been reported; the names it was to bring would only repeat that.
        if Kind.SET not in kinds and self.table.lacks_a_set(self.scope):
            return
        others = self.table.matches(self.scope, name.text, CLAUSE_KINDS)
        if others:
            kind = others[0].ref.kind
            self.report(
                WRONG_KIND,
                name.span,
                f"`{name}` is {with_article(kind)}; this place needs {wanted}.",
                label=f"needs {wanted}",
                hint=_WRONG_KIND_HINTS.get(kind),
            )
            return
        self.report(
            UNKNOWN_NAME,
            name.span,
            f"Nothing here is called `{name}`.",
            label=f"should be {wanted}",
            hint=did_you_mean(name.text, (*self.table.names(self.scope, kinds), *_beside(kinds)))
            or _to_declare(name.text, kinds),
        )


#: Words that begin an effect where somebody who acts could be named.
_BESIDE_ACTORS: Final = ("otherwise", "they")


def _beside(kinds: tuple[Kind, ...]) -> tuple[str, ...]:
    """Return what can stand where a piece could, and has no name of its own."""
    if Kind.PIECE not in kinds:
        return ()
    return _BESIDE_ACTORS if Kind.RACE in kinds else ("coin", "token")


def _to_declare(name: str, kinds: tuple[Kind, ...]) -> str | None:
    """Return how to declare what nobody has declared, where a piece could stand."""
    if Kind.PIECE not in kinds or "." in name:
        return None
    name = name.removesuffix("s") if not name.endswith("ss") else name
    title = name.replace("_", " ").title()
    return f'If it is a thing of its own, declare it above the clauses: `piece {name} "{title}" 3`.'


def with_article(kind: Kind) -> str:
    """Write a kind with its article: `a race`, `an option`."""
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"


_WRONG_KIND_HINTS: Final = {
    Kind.RACE: "A race is named as a party: `a region held by ratmen`, `when ratmen attack a region I hold`.",
    Kind.POWER: "A power is named as a party: `a region held by a flying race`; my own is `my power`.",
    Kind.OPTION: "Ask for an option in the head of the clause: `if option NAME is CHOICE`.",
    Kind.TERRAIN: "A terrain is ground: say `a region with` it or name it as a region.",
    Kind.SYMBOL: "A symbol is printed on regions: say `a region with` it or name it as a region.",
    Kind.TERM: "A term describes regions: use it where a region stands.",
}
