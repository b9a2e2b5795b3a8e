"""A whole file as a tree: `RulesFile` and the declarations it may hold.

The parts stand beside this module, by subject: words, amounts, regions (with parties), things,
deeds (predicates), clauses, declarations, translations, scenarios. One class per rule of the
grammar, one closed union per category.
"""

from dataclasses import field
from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_declarations import (
    ChapterDeclaration,
    Component,
    Every,
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
from swdsl.syntax.tree_maps import MapDeclaration
from swdsl.syntax.tree_scenarios import BoardDeclaration, Scenario
from swdsl.syntax.tree_translations import Translation

Declaration: TypeAlias = (
    SetDeclaration
    | PackDeclaration
    | TerrainDeclaration
    | SymbolDeclaration
    | NeutralDeclaration
    | TermDeclaration
    | OptionDeclaration
    | AlikeDeclaration
    | GuestsDeclaration
    | Component
    | Every
    | Variant
    | MapDeclaration
    | BoardDeclaration
    | Game
    | Scenario
    | ChapterDeclaration
    | Translation
)


@record
class RulesFile:
    """A file of rules: what it declares, in order, and the comments below its last line."""

    path: str
    declarations: tuple[Declaration, ...]
    closing_comments: tuple[str, ...] = field(default=(), compare=False, repr=False)
