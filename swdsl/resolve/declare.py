"""The first pass: what is declared, in which set, and which names are taken twice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_names import DUPLICATE_ID, NO_SET
from swdsl.diagnostics.codes_syntax import RESERVED_WORD
from swdsl.model.names import Ref
from swdsl.resolve.reading import with_article
from swdsl.resolve.table import CLAUSE_KINDS, Table
from swdsl.syntax import tree_declarations as tree
from swdsl.syntax import tree_games as games
from swdsl.syntax import tree_maps as maps
from swdsl.syntax.read_line import vocabulary
from swdsl.syntax.tree import Declaration, RulesFile
from swdsl.syntax.tree_scenarios import BoardDeclaration, Scenario
from swdsl.syntax.tree_translations import Translation
from swdsl.syntax.tree_words import Name, Quoted
from swdsl.words import Kind

#: The pack of rules that somebody wrote into a file without a pack around it.
LOOSE: Final = "loose"
#: The folder in which every folder is a set.
_RULES: Final = "rules"

#: Words a sentence or a map understands without anybody declaring them.
_RESERVED: Final = frozenset({"land", "water", "edge"})

_KINDS: Final = {
    tree.TerrainDeclaration: Kind.TERRAIN,
    tree.SymbolDeclaration: Kind.SYMBOL,
    tree.NeutralDeclaration: Kind.NEUTRAL,
    tree.TermDeclaration: Kind.TERM,
    tree.OptionDeclaration: Kind.OPTION,
}
_SETS: Final = (tree.SetDeclaration, tree.PackDeclaration)
_HOMELESS: Final = (
    maps.MapDeclaration,
    BoardDeclaration,
    games.Game,
    games.AlikeDeclaration,
    games.GuestsDeclaration,
    Scenario,
    Translation,
)


@dataclass(frozen=True, slots=True)
class Placed:
    """A declaration and the set or pack it belongs to; no scope for what belongs to none."""

    scope: str
    node: Declaration


@dataclass(frozen=True, slots=True)
class Declarations:
    """Everything declared, in order, with the table of names."""

    placed: tuple[Placed, ...]
    table: Table
    findings: tuple[Diagnostic, ...]


def declare(files: Sequence[RulesFile]) -> Declarations:
    """Put every declaration of all files into one table."""
    findings: list[Diagnostic] = []
    placed = tuple(_place_all(files, findings))
    loose = _loose_pack(files)
    if loose is not None and any(each.scope == LOOSE for each in placed):
        placed = (*placed, Placed(LOOSE, loose))
    table = Table()
    for each in placed:
        for ref, name in _names(each):
            _add(table, ref, name, findings)
        _note_facts(table, each)
    return Declarations(placed, table, tuple(findings))


def _place_all(files: Sequence[RulesFile], findings: list[Diagnostic]) -> Iterator[Placed]:
    """Find the set of each declaration: the one above it in its file, else the one of its folder."""
    folders = _set_folders(files)
    alone = _loose_pack(files) is None
    for file in files:
        folder = PurePosixPath(file.path).parent
        scope = _scope_of_folder(folder, folders)
        for node in file.declarations:
            if isinstance(node, _SETS):
                scope = node.name.text
            if scope or isinstance(node, _HOMELESS):
                yield Placed(scope, node)
            elif alone or _RULES in folder.parts:
                findings.append(_no_set(node))
            else:
                scope = LOOSE
                yield Placed(scope, node)


def _loose_pack(files: Sequence[RulesFile]) -> tree.PackDeclaration | None:
    """Return the pack of files that lie about outside any set: it builds on every set there is."""
    sets = [each for file in files for each in file.declarations if isinstance(each, _SETS)]
    if not sets:
        return None
    uses = tree.Setting(Name("uses"), tuple(each.name for each in sets))
    return tree.PackDeclaration(Name(LOOSE), Quoted("Loose rules"), (uses,))


def _set_folders(files: Sequence[RulesFile]) -> dict[PurePosixPath, str]:
    found: dict[PurePosixPath, str] = {}
    for file in files:
        for node in file.declarations:
            if isinstance(node, _SETS):
                found.setdefault(PurePosixPath(file.path).parent, node.name.text)
    return found


def _scope_of_folder(folder: PurePosixPath, folders: dict[PurePosixPath, str]) -> str:
    return next((folders[each] for each in (folder, *folder.parents) if each in folders), "")


def _no_set(node: Declaration) -> Diagnostic:
    return Diagnostic.at(
        NO_SET,
        node.span,
        "These rules belong to no set and no pack.",
        hint='Begin a file of this folder with `pack my_pack "My pack"` and below it `  uses base`.',
    )


def _names(placed: Placed) -> Iterator[tuple[Ref, Name]]:
    node, scope = placed.node, placed.scope
    match node:
        case tree.SetDeclaration() | tree.PackDeclaration():
            yield Ref(Kind.SET, "", node.name.text), node.name
        case maps.MapDeclaration():
            yield Ref(Kind.MAP, "", node.name.text), node.name
        case BoardDeclaration():
            yield Ref(Kind.BOARD, "", node.name.text), node.name
        case games.Game():
            yield Ref(Kind.GAME, "", node.name.text), node.name
        case tree.Component():
            yield Ref(node.kind, scope, node.name.text), node.name
            for line in node.lines:
                if isinstance(line, tree.PieceDeclaration):
                    yield Ref(Kind.PIECE, scope, line.name.text), line.name
        case (
            tree.TerrainDeclaration()
            | tree.SymbolDeclaration()
            | tree.NeutralDeclaration()
            | tree.TermDeclaration()
            | tree.OptionDeclaration()
        ):
            yield Ref(_KINDS[type(node)], scope, node.name.text), node.name
        case (
            games.AlikeDeclaration()
            | games.GuestsDeclaration()
            | tree.Every()
            | tree.Variant()
            | tree.ChapterDeclaration()
            | Scenario()
            | Translation()
        ):
            return


def _add(table: Table, ref: Ref, name: Name, findings: list[Diagnostic]) -> None:
    if is_reserved(ref.kind, ref.id):
        findings.append(
            Diagnostic.at(
                RESERVED_WORD,
                name.span,
                f"`{name}` is a word of the language and cannot be {with_article(ref.kind)}.",
                hint=f"Choose another id, such as `{name}_{ref.kind}`.",
            )
        )
    earlier = table.add(ref, name.span)
    if earlier is not None:
        labels = (Label(name.span, "declared again"), Label(earlier.span, "declared here first"))
        message = f"There are two {ref.kind}s called `{name}`."
        findings.append(Diagnostic(DUPLICATE_ID, message, labels, "Give one of them another id."))
        return
    namesake = table.namesake(ref)
    if namesake is not None:
        labels = (Label(name.span, "declared again"), Label(namesake.span, "declared here first"))
        message = f"There is {with_article(namesake.ref.kind)} called `{name}` in this set already."
        hint = f"Give it an id of its own, such as `{name}_{ref.kind}`. Its display name may stay."
        findings.append(Diagnostic(DUPLICATE_ID, message, labels, hint))


def is_reserved(kind: Kind, name: str) -> bool:
    """Whether a sentence that names this thing would take its name for a word of its own."""
    return kind in CLAUSE_KINDS and (name in _RESERVED or name in vocabulary().words)


def _note_facts(table: Table, placed: Placed) -> None:
    node = placed.node
    match node:
        case tree.SetDeclaration(name=name, lines=lines) | tree.PackDeclaration(name=name, lines=lines):
            used = [value for line in lines if line.name.text == "uses" for value in line.values]
            table.uses[name.text] = tuple(value.text for value in used if isinstance(value, Name))
        case tree.OptionDeclaration(name=name, choices=choices):
            ref = Ref(Kind.OPTION, placed.scope, name.text)
            table.choices.setdefault(ref, tuple(choice.name.text for choice in choices))
        case _:
            return
