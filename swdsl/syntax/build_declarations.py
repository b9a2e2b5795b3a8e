"""How those rules of `declarations.lark` become nodes that need a hand."""

from typing import Any, Final

from swdsl.source import Span
from swdsl.syntax import tree_declarations as declarations
from swdsl.syntax import tree_games as games
from swdsl.syntax import tree_maps as maps
from swdsl.syntax import tree_translations as translations
from swdsl.syntax.build_nodes import Rules, negated, rules_of_lists, rules_of_nodes, rules_of_parts
from swdsl.syntax.tree_words import Name, Quoted
from swdsl.words import Kind


def _map_row(
    name: Name,
    display: Quoted | None,
    terrain: tuple[Name, ...],
    position: maps.Position | None,
    borders: tuple[Name, ...] | None,
    *,
    span: Span,
) -> maps.MapRow:
    return maps.MapRow(name, display, terrain[0], terrain[1:], position, borders or (), span=span)


def _plain_reference(name: Name, *, span: Span) -> declarations.Reference:
    return declarations.Reference(None, name, span=span)


def _all_members(kind: Kind, *, span: Span) -> games.Member:
    return games.Member(kind, None, span=span)


def _named_member(reference: declarations.Reference, *, span: Span) -> games.Member:
    return games.Member(None, reference, span=span)


def _translated(
    kind: Any, name: Name, text: Quoted, forms: tuple[translations.Form, ...] | None, *, span: Span
) -> translations.Translated:
    return translations.Translated(kind, name, text, forms or (), span=span)


def _form(*words: Any, span: Span) -> translations.Form:
    return translations.Form(words[:-1], words[-1], span=span)


DECLARATION_RULES: Final[Rules] = {
    **rules_of_nodes(declarations, games, maps, translations),
    **rules_of_parts("component_line", "every_line", "variant_line", "note_line", "map_line", "game_line"),
    **rules_of_parts("chapter_line", "translation_line", "integer", "word", "quoted"),
    **rules_of_parts("more_regions", "like", "like_game", "of_supply", "attackers"),
    **rules_of_lists("terrain", "borders", "forms"),
    "apart": lambda span: True,
    "plain_reference": _plain_reference,
    "scoped_reference": declarations.Reference,
    "map_row": _map_row,
    "game_without": negated(games.GameWith),
    "all_members": _all_members,
    "kind_member": games.Member,
    "named_member": _named_member,
    "translated": _translated,
    "form": _form,
}
