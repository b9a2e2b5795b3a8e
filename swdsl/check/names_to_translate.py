"""Which names a translation of a set, map or board must have, and may have."""

from collections.abc import Iterator

from swdsl.model.board import Board
from swdsl.model.content import RuleSet
from swdsl.model.ruleset import Library

#: What a row translates: a kind and an id.
Key = tuple[str, str]


def names_to_translate(library: Library) -> dict[str, tuple[Key, ...]]:
    """Return, for each set, map and board of examples, the names to translate, in order of declaration."""
    names = {each.id: tuple(_of_set(each)) for each in library.sets}
    little = {each.board.id: each.board for each in library.scenarios}
    return names | {board.id: tuple(_of_board(board)) for board in (*little.values(), *library.boards)}


def _of_set(ruleset: RuleSet) -> Iterator[Key]:
    yield "set", ruleset.id
    yield from (("terrain", each.ref.id) for each in ruleset.terrains)
    yield from (("symbol", each.ref.id) for each in ruleset.symbols)
    yield from (("neutral", each.ref.id) for each in ruleset.neutrals)
    yield from (("term", each.ref.id) for each in ruleset.terms)
    for option in ruleset.options:
        yield "option", option.ref.id
        yield from (("choice", f"{option.ref.id}.{choice.id}") for choice in option.choices)
    for chapter in ruleset.chapters:
        if chapter.title:
            yield "text", chapter.id
        yield from (("text", f"{chapter.id}.{each.id}") for each in chapter.paragraphs)
    for component in ruleset.components:
        yield component.ref.kind, component.ref.id
        # A copied piece is called what its model is called.
        yield from (("piece", piece.ref.id) for piece in component.pieces if piece.copied_from is None)


def _of_board(board: Board) -> Iterator[Key]:
    yield "map", board.id
    yield from (("region", region.id) for region in board.regions)
