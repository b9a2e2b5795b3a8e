"""Names as a reader of one language meets them on a page, and what they are called in the other languages."""

from collections.abc import Iterator

from swdsl.model.board import Board, Region
from swdsl.model.content import Choice, Component, Neutral, Option, Piece, RuleSet, Symbol, Term, Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Game, Library
from swdsl.prose import typographic
from swdsl.words import Kind

Named = Terrain | Symbol | Neutral | Piece | Term | Component


class Dictionary:
    """Looks names up. A name without a translation stands in English, as the rules gave it."""

    def __init__(self, library: Library, language: str) -> None:
        self._rows = {
            (row.scope, row.kind, row.id): typographic(row.text)
            for row in library.translations
            if row.language == language
        }
        # A game may be named in the translation of any of its boxes.
        self._games = {id_: text for (_, kind, id_), text in self._rows.items() if kind == Kind.GAME.value}
        self._others: dict[tuple[str, str, str], list[str]] = {}
        self._forms: dict[tuple[str, str, str], list[str]] = {}
        for row in library.translations:
            key = (row.scope, row.kind, row.id)
            self._others.setdefault(key, []).append(row.text)
            if row.language == language:
                self._forms[key] = [form.text for form in row.forms if form.text is not None]

    def of(self, thing: Named) -> str:
        """Return the name of a declared thing, starting with a capital as headings do."""
        return headed(self._of_ref(thing.ref, thing.name))

    def set(self, rules: RuleSet) -> str:
        """Return the name of a set."""
        return self._rows.get((rules.id, "set", rules.id), typographic(rules.name))

    def board(self, board: Board) -> str:
        """Return the name of a map."""
        return self._rows.get((board.id, "map", board.id), typographic(board.name))

    def region(self, board: Board, region: Region) -> str:
        """Return the name of a region of a map."""
        return self._rows.get((board.id, "region", region.id), typographic(region.name))

    def on_map(self, kind: str, id_: str, english: str, scopes: tuple[str, ...]) -> str:
        """Return the name of something a map shows, declared in one of these scopes, nearest first."""
        found = (self._rows.get((scope, kind, id_)) for scope in scopes)
        return headed(next((text for text in found if text is not None), typographic(english)))

    def game(self, game: Game) -> str:
        """Return the name of a game."""
        return self._games.get(game.id, typographic(game.name))

    def question(self, option: Option) -> str:
        """Return the question of an option."""
        return self._of_ref(option.ref, option.question)

    def choice(self, option: Option, choice: Choice) -> str:
        """Return one answer to an option."""
        english = choice.text or choice.id.replace("_", " ")
        return self._rows.get(
            (option.ref.scope, "choice", f"{option.ref.id}.{choice.id}"), typographic(english)
        )

    def forms(self, thing: Named) -> list[str]:
        """Return the other forms of a name that its translation gives: plural, cases, the feminine."""
        return self._forms.get((thing.ref.scope, thing.ref.kind.value, thing.ref.id), [])

    def elsewhere(self, thing: Named) -> Iterator[str]:
        """Yield the name in every language, for readers who know a thing by another name."""
        yield thing.name
        yield from self._others.get((thing.ref.scope, thing.ref.kind.value, thing.ref.id), ())

    def _of_ref(self, ref: Ref, english: str) -> str:
        return self._rows.get((ref.scope, ref.kind.value, ref.id), typographic(english))


def headed(name: str) -> str:
    """Return a name with a capital letter, as headings have it."""
    return name[:1].upper() + name[1:]
