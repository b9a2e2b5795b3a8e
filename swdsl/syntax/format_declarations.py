"""Declarations and their lines as text."""

from collections.abc import Sequence
from typing import assert_never

from swdsl.syntax.format_clauses import clause_effects, clause_head
from swdsl.syntax.format_regions import region
from swdsl.syntax.page import STEP, WIDTH, Entry, wrapped
from swdsl.syntax.tree_clauses import Cites, Clause, Note, Text
from swdsl.syntax.tree_declarations import (
    Choice,
    Colour,
    Component,
    ComponentLine,
    CountsAsDefender,
    Drop,
    DropNumber,
    Every,
    Flag,
    ForAttackOnly,
    Glyph,
    MapDeclaration,
    MapFact,
    MapRow,
    NeutralDeclaration,
    OnSymbol,
    OptionDeclaration,
    PackDeclaration,
    Pattern,
    PerPlayer,
    PerRegion,
    PieceDeclaration,
    Players,
    Plural,
    Reference,
    SetDeclaration,
    Setting,
    SettingValue,
    StaysInDecline,
    StaysWhenConquered,
    SymbolDeclaration,
    TermDeclaration,
    TerrainDeclaration,
    To,
    Tokens,
    Trait,
    Turns,
    Uses,
    Variant,
    VariantLine,
)
from swdsl.syntax.tree_games import AlikeDeclaration, GuestsDeclaration
from swdsl.syntax.tree_scenarios import BoardDeclaration
from swdsl.syntax.tree_translations import (
    Form,
    Translated,
    TranslatedChoice,
    TranslatedMap,
    TranslatedSet,
    Translation,
    TranslationLine,
)
from swdsl.syntax.tree_words import Line, Name, Quoted

# First lines hang twice as deep, so that they do not look like the lines below them.
_HANGING = 2 * STEP


def quoted(text: Quoted) -> str:
    """Return a text in its quotes."""
    return f'"{text.text}"'


def note(one: Note, depth: int) -> Entry:
    """Return `cites …` or `text …`."""
    match one:
        case Cites(codes):
            return Entry(wrapped(depth, f"cites {listed(codes)}"), one.layout)
        case Text(language, text):
            return Entry((f"text {language.text} {quoted(text)}",), one.layout)
        case _:
            assert_never(one)


def listed(names: Sequence[Name]) -> str:
    """Return names with commas between them."""
    return ", ".join(name.text for name in names)


# ------------------------------------------------------------------ the ground


def settings(one: SetDeclaration | PackDeclaration) -> Entry:
    """Return a set or a pack with its settings."""
    word = "set" if isinstance(one, SetDeclaration) else "pack"
    lines = tuple(_setting(line) for line in one.lines)
    return first_line(one, f"{word} {one.name.text} {quoted(one.display)}", lines, is_block=True)


def _setting(one: Setting) -> Entry:
    return Entry((" ".join([one.name.text, *map(_setting_value, one.values)]),), one.layout)


def _setting_value(value: SettingValue) -> str:
    match value:
        case int():
            return str(value)
        case To(number):
            return f"to {number}"
        case Name(text):
            return text
        case Quoted():
            return quoted(value)
        case _:
            assert_never(value)


def ground(one: TerrainDeclaration | SymbolDeclaration | NeutralDeclaration) -> Entry:
    """Return a terrain, a symbol or a neutral."""
    word = type(one).__name__.removesuffix("Declaration").lower()
    supply = f" {one.supply}" if isinstance(one, NeutralDeclaration) else ""
    return noted(one, f"{word} {one.name.text} {quoted(one.display)}{supply}{_traits(one.traits)}")


def shared(one: TermDeclaration | OptionDeclaration) -> Entry:
    """Return a term or an option."""
    match one:
        case TermDeclaration(name, display, meaning):
            shown = f" {quoted(display)}" if display else ""
            return noted(one, f"term {name.text}{shown}:", region(meaning))
        case OptionDeclaration(name, display, choices):
            return noted(one, f"option {name.text} {quoted(display)}:", " or ".join(map(_choice, choices)))
        case _:
            assert_never(one)


def _choice(one: Choice) -> str:
    return f"{one.name.text} {quoted(one.display)}" if one.display else one.name.text


def reference(one: Reference) -> str:
    """Return `base.hill` or `hill`."""
    return f"{one.scope.text}.{one.name.text}" if one.scope else one.name.text


def _traits(traits: tuple[Trait, ...]) -> str:
    return "".join(f", {_trait(trait)}" for trait in traits)


def _trait(trait: Trait) -> str:
    match trait:
        case Plural(text):
            return f"plural {quoted(text)}"
        case Colour(text):
            return f"colour {quoted(text)}"
        case Pattern(name):
            return f"pattern {name.text}"
        case Glyph(name):
            return f"glyph {name.text}"
        case OnSymbol(number, symbol):
            return f"{number} on {symbol.text}"
        case PerRegion(number):
            return f"{number} per region"
        case PerPlayer(number):
            return f"{number} per player"
        case StaysInDecline():
            return "stays in decline"
        case StaysWhenConquered():
            return "stays when conquered"
        case CountsAsDefender():
            return "counts as defender"
        case ForAttackOnly():
            return "for attack only"
        case Flag(name):
            return name.text
        case _:
            assert_never(trait)


# ------------------------------------------------------------------ components


def component(one: Component | Every | Variant) -> Entry:
    """Return a component, what every one of its kind does, or what one does otherwise."""
    lines = tuple(_component_line(line) for line in one.lines)
    match one:
        case Component(kind, name, display, like):
            model = f" like {reference(like)}" if like else ""
            return first_line(
                one, f"{kind.written} {name.text} {quoted(display)}{model}", lines, is_block=True
            )
        case Every(kind):
            return first_line(one, f"every {kind.written}", lines, is_block=True)
        case Variant(name, option, choice):
            head = f"variant {name.text}, option {option.text} is {choice.text}"
            return first_line(one, head, lines, is_block=True)
        case _:
            assert_never(one)


def _component_line(one: ComponentLine | VariantLine) -> Entry:
    match one:
        case Clause():
            lines = wrapped(1, clause_head(one), clause_effects(one))
            return Entry(lines, one.layout, tuple(note(each, 2) for each in one.notes))
        case Tokens(number, supply, attackers):
            of = f" of {supply}" if supply is not None else ""
            plus = f", plus {attackers} for attack only" if attackers is not None else ""
            return Entry((f"tokens {number}{of}{plus}",), one.layout)
        case PieceDeclaration(name, display, supply, traits):
            many = f" {supply}" if supply is not None else ""
            text = f"piece {name.text} {quoted(display)}{many}{_traits(traits)}"
            return Entry(wrapped(1, text), one.layout, tuple(note(each, 2) for each in one.notes))
        case Drop(name):
            return Entry((f"drop {name.text}",), one.layout)
        case DropNumber(number):
            return Entry((f"drop {number}",), one.layout)
        case _:
            return note(one, 1)


# ------------------------------------------------------------------ maps


def board(one: MapDeclaration | BoardDeclaration) -> Entry:
    """Return a map or a little board, its rows in columns."""
    rows = [line for line in one.lines if isinstance(line, MapRow)]
    table = dict(zip(map(id, rows), map_rows(rows, 1), strict=True))
    lines = tuple(table[id(line)] if isinstance(line, MapRow) else note(line, 1) for line in one.lines)
    if isinstance(one, BoardDeclaration):
        head = f"board {one.name.text} {quoted(one.display)}, uses {one.uses.text}"
    else:
        facts = "".join(f", {_map_fact(fact)}" for fact in one.facts)
        head = f"map {one.name.text} {quoted(one.display)}{facts}"
    return first_line(one, head, lines, is_block=True)


def _map_fact(fact: MapFact) -> str:
    match fact:
        case Uses(name):
            return f"uses {name.text}"
        case Players(number):
            return f"{number} {'player' if number == 1 else 'players'}"
        case Turns(number):
            return f"{number} {'turn' if number == 1 else 'turns'}"
        case _:
            assert_never(fact)


def map_rows(rows: Sequence[MapRow], depth: int) -> tuple[Entry, ...]:
    """Return rows in columns: name, quoted name, terrain with marks and place, a bar, borders."""
    cells = [(row.name.text, quoted(row.display) if row.display else "", _terrain(row)) for row in rows]
    widths = [max((len(cell[column]) for cell in cells), default=0) for column in range(3)]
    entries = []
    for row, cell in zip(rows, cells, strict=True):
        front = "  ".join(text.ljust(width) for text, width in zip(cell, widths, strict=True) if width)
        entries.append(Entry(_with_borders(front, row.borders, depth), row.layout))
    return tuple(entries)


def _terrain(row: MapRow) -> str:
    place = f" at {row.position.x} {row.position.y}" if row.position else ""
    return listed((row.terrain, *row.marks)) + place


def _with_borders(front: str, borders: Sequence[Name], depth: int) -> tuple[str, ...]:
    """Put the borders behind the bar; what does not fit goes on below the first of them."""
    if not borders:
        return (front.rstrip(),)
    lines = [f"{front} | {borders[0].text}"]
    margin = " " * (len(front) + 3)
    for name in borders[1:]:
        if depth * STEP + len(lines[-1]) + len(name.text) + 3 > WIDTH:
            lines[-1] += ","
            lines.append(margin + name.text)
        else:
            lines[-1] += f", {name.text}"
    return tuple(lines)


# ------------------------------------------------------------------ translations


def translation(one: Translation) -> Entry:
    """Return a translation, its rows of one kind aligned between one blank line and the next."""
    lines: list[Entry] = []
    for run in _runs(one.lines):
        heads = [_translated_head(line) for line in run]
        for line, head in zip(run, heads, strict=True):
            alike = [other for other in heads if other.split(" ")[0] == head.split(" ")[0]]
            lines.append(_translation_line(line, max(map(len, alike))))
    return first_line(
        one, f"translation {one.language.text} for {one.subject.text}", tuple(lines), is_block=True
    )


def _runs(lines: Sequence[TranslationLine]) -> list[list[TranslationLine]]:
    runs: list[list[TranslationLine]] = []
    for line in lines:
        if not runs or line.layout.blank_before:
            runs.append([])
        runs[-1].append(line)
    return runs


def _translated_head(one: TranslationLine) -> str:
    match one:
        case Translated(kind, name):
            return f"{kind.written} {name.text}"
        case TranslatedChoice(option, choice):
            return f"choice {option.text} {choice.text}"
        case _:
            return ""


def _translation_line(one: TranslationLine, width: int) -> Entry:
    match one:
        case Translated(_, _, text, forms):
            behind = f": {', '.join(map(_form, forms))}" if forms else ""
            return Entry(wrapped(1, f"{_translated_head(one):{width}} {quoted(text)}{behind}"), one.layout)
        case TranslatedChoice(_, _, text):
            return Entry((f"{_translated_head(one):{width}} {quoted(text)}",), one.layout)
        case TranslatedMap(text):
            return Entry((f"map {quoted(text)}",), one.layout)
        case TranslatedSet(text):
            return Entry((f"set {quoted(text)}",), one.layout)
        case _:
            return note(one, 1)


def _form(one: Form) -> str:
    words = " ".join(word.text for word in one.words)
    return f"{words} {quoted(one.text)}" if one.text else words


# ------------------------------------------------------------------ first lines


def noted(
    one: (
        TerrainDeclaration
        | SymbolDeclaration
        | NeutralDeclaration
        | TermDeclaration
        | OptionDeclaration
        | AlikeDeclaration
        | GuestsDeclaration
    ),
    *sections: str,
) -> Entry:
    """Return a declaration of one line, with its notes below."""
    notes = tuple(note(each, 1) for each in one.notes)
    return Entry(wrapped(0, *sections, hanging=_HANGING), one.layout, notes)


def first_line(one: Line, text: str, lines: tuple[Entry, ...], *, is_block: bool) -> Entry:
    """Return the first line of a block, with the lines below it."""
    return Entry(wrapped(0, text, hanging=_HANGING), one.layout, lines, is_block)
