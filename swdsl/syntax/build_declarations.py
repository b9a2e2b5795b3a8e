"""How the rules of `declarations.lark` become nodes."""

from collections.abc import Callable
from typing import Any, Final

from swdsl.source import Span
from swdsl.syntax import tree_clauses as clauses
from swdsl.syntax import tree_declarations as declarations
from swdsl.syntax import tree_games as games
from swdsl.syntax import tree_translations as translations
from swdsl.syntax.build_nodes import Rules, each, node, only
from swdsl.syntax.tree_words import Name, Quoted
from swdsl.words import Kind


def _listing(make: Callable[..., Any], fixed: int) -> Callable[..., Any]:
    """Return a rule with `fixed` fields in front and all further parts as one tuple behind."""

    def build(span: Span, *values: Any) -> Any:
        return make(*values[:fixed], values[fixed:], span=span)

    return build


def _map_row(
    span: Span,
    name: Name,
    display: Quoted | None,
    terrain: tuple[Name, ...],
    position: declarations.Position | None,
    borders: tuple[Name, ...] | None,
) -> declarations.MapRow:
    return declarations.MapRow(name, display, terrain[0], terrain[1:], position, borders or (), span=span)


def _plain_reference(span: Span, name: Name) -> declarations.Reference:
    return declarations.Reference(None, name, span=span)


def _all_members(span: Span, kind: Kind) -> games.Member:
    return games.Member(kind, None, span=span)


def _named_member(span: Span, reference: declarations.Reference) -> games.Member:
    return games.Member(None, reference, span=span)


def _translated(
    span: Span, kind: Any, name: Name, text: Quoted, forms: tuple[translations.Form, ...] | None
) -> translations.Translated:
    return translations.Translated(kind, name, text, forms or (), span=span)


def _form(span: Span, *words: Any) -> translations.Form:
    return translations.Form(words[:-1], words[-1], span=span)


def _apart(span: Span) -> bool:
    return True


_FIRST_LINES: Final[Rules] = {
    "set_declaration": node(declarations.SetDeclaration),
    "pack_declaration": node(declarations.PackDeclaration),
    "terrain_declaration": _listing(declarations.TerrainDeclaration, 2),
    "symbol_declaration": _listing(declarations.SymbolDeclaration, 2),
    "neutral_declaration": _listing(declarations.NeutralDeclaration, 3),
    "term_declaration": node(declarations.TermDeclaration),
    "option_declaration": _listing(declarations.OptionDeclaration, 2),
    "alike_declaration": each(games.AlikeDeclaration),
    "guests_declaration": node(games.GuestsDeclaration),
    "more_regions": only,
    "apart": _apart,
    "component": node(declarations.Component),
    "every": node(declarations.Every),
    "variant": node(declarations.Variant),
    "map_declaration": _listing(declarations.MapDeclaration, 2),
    "game": node(games.Game),
    "translation": node(translations.Translation),
    "like": only,
    "like_game": only,
    "choice": node(declarations.Choice),
    "plain_reference": _plain_reference,
    "scoped_reference": node(declarations.Reference),
    "uses": node(declarations.Uses),
    "players": node(declarations.Players),
    "turns": node(declarations.Turns),
}

_TRAITS: Final[Rules] = {
    "plural": node(declarations.Plural),
    "colour": node(declarations.Colour),
    "pattern": node(declarations.Pattern),
    "glyph": node(declarations.Glyph),
    "on_symbol": node(declarations.OnSymbol),
    "per_region": node(declarations.PerRegion),
    "per_player": node(declarations.PerPlayer),
    "stays_in_decline": node(declarations.StaysInDecline),
    "stays_when_conquered": node(declarations.StaysWhenConquered),
    "counts_as_defender": node(declarations.CountsAsDefender),
    "for_attack_only": node(declarations.ForAttackOnly),
    "flag": node(declarations.Flag),
}

_LINES: Final[Rules] = {
    **dict.fromkeys(("component_line", "every_line", "variant_line", "note_line", "map_line"), only),
    **dict.fromkeys(("game_line", "translation_line"), only),
    "setting": _listing(declarations.Setting, 1),
    **dict.fromkeys(("integer", "word", "quoted"), only),
    "to": node(declarations.To),
    "tokens": node(declarations.Tokens),
    "drop_number": node(declarations.DropNumber),
    "piece_declaration": _listing(declarations.PieceDeclaration, 3),
    "drop": node(declarations.Drop),
    "of_supply": only,
    "attackers": only,
    "cites": each(clauses.Cites),
    "text": node(clauses.Text),
    "map_row": _map_row,
    "terrain": each(),
    "position": node(declarations.Position),
    "borders": each(),
    "game_map": node(games.GameMap),
    "game_sets": each(games.GameSets),
    "game_with": each(games.GameWith),
    "game_without": each(games.GameWithout),
    "game_option": node(games.GameOption),
    "game_players": node(games.GamePlayers),
    "game_turns": node(games.GameTurns),
    "all_members": _all_members,
    "kind_member": node(games.Member),
    "named_member": _named_member,
    "translated": _translated,
    "translated_map": node(translations.TranslatedMap),
    "translated_set": node(translations.TranslatedSet),
    "translated_choice": node(translations.TranslatedChoice),
    "forms": each(),
    "form": _form,
}

DECLARATION_RULES: Final[Rules] = {**_FIRST_LINES, **_TRAITS, **_LINES}
