"""A tree as canonical text. Formatting twice changes nothing, and no comment is lost.

The rules, so that nobody has to argue about them: one step of indentation is two spaces; a line
longer than the page is broken behind the colon of its clause and behind commas; rows of a map and
of a translation stand in columns; effects are joined by `, then`; `cannot` rather than `may not`;
`I hold` rather than `held by me`; `the` in fixed phrases only; blocks are set apart by one blank line.
"""

from typing import assert_never

from swdsl.syntax import format_declarations, format_games
from swdsl.syntax.format_scenarios import scenario
from swdsl.syntax.page import Entry, render
from swdsl.syntax.tree import Declaration, RulesFile
from swdsl.syntax.tree_declarations import (
    Component,
    Every,
    MapDeclaration,
    NeutralDeclaration,
    OptionDeclaration,
    PackDeclaration,
    SetDeclaration,
    SymbolDeclaration,
    TermDeclaration,
    TerrainDeclaration,
    Variant,
)
from swdsl.syntax.tree_games import AlikeDeclaration, Game, GuestsDeclaration
from swdsl.syntax.tree_scenarios import BoardDeclaration, Scenario
from swdsl.syntax.tree_translations import Translation


def format_file(file: RulesFile) -> str:
    """Return the canonical text of a file."""
    return render([_declaration(one) for one in file.declarations], file.closing_comments)


def _declaration(one: Declaration) -> Entry:
    match one:
        case SetDeclaration() | PackDeclaration():
            return format_declarations.settings(one)
        case TerrainDeclaration() | SymbolDeclaration() | NeutralDeclaration():
            return format_declarations.ground(one)
        case TermDeclaration() | OptionDeclaration():
            return format_declarations.shared(one)
        case AlikeDeclaration() | GuestsDeclaration():
            return format_games.mixing(one)
        case Component() | Every() | Variant():
            return format_declarations.component(one)
        case MapDeclaration() | BoardDeclaration():
            return format_declarations.board(one)
        case Game():
            return format_games.game(one)
        case Scenario():
            return scenario(one)
        case Translation():
            return format_declarations.translation(one)
        case _:
            assert_never(one)
