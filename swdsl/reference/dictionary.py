"""Names as a reader of one language meets them on a page, and what they are called in the other languages."""

from collections.abc import Iterator

from swdsl.model.board import Board, Region
from swdsl.model.content import Choice, Component, Neutral, Option, Piece, RuleSet, Symbol, Term, Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Game, Library
from swdsl.prose.names import ENGLISH

Named = Terrain | Symbol | Neutral | Piece | Term | Component


class Dictionary:
    """Looks names up. A name without a translation stands in English, as the rules gave it."""

    def __init__(self, library: Library, language: str) -> None:
        self._rows = {
            (row.scope, row.kind, row.id): row.text
            for row in library.translations
            if row.language == language
        }
        self._language = language
        self._games = [game for game in library.games if any(each.id == game.map for each in library.boards)]
        self._sets = {rules.id: rules for rules in library.sets}
        self._boards = {board.id: board for board in library.boards}
        self._others: dict[tuple[str, str, str], list[str]] = {}
        for row in library.translations:
            self._others.setdefault((row.scope, row.kind, row.id), []).append(row.text)

    def of(self, thing: Named) -> str:
        """Return the name of a declared thing, starting with a capital as headings do."""
        return _headed(self._of_ref(thing.ref, thing.name))

    def set(self, rules: RuleSet) -> str:
        """Return the name of a set."""
        return self._rows.get((rules.id, "set", rules.id), rules.name)

    def board(self, board: Board) -> str:
        """Return the name of a map."""
        return self._rows.get((board.id, "map", board.id), board.name)

    def region(self, board: Board, region: Region) -> str:
        """Return the name of a region of a map."""
        return self._rows.get((board.id, "region", region.id), region.name)

    def on_map(self, kind: str, id_: str, english: str, scopes: tuple[str, ...]) -> str:
        """Return the name of something a map shows, declared in one of these scopes, nearest first."""
        found = (self._rows.get((scope, kind, id_)) for scope in scopes)
        return _headed(next((text for text in found if text is not None), english))

    def game(self, game: Game) -> str:
        """Return the name of a game; without a translation, the names of its boxes and its map."""
        named = self._rows.get((game.id, "game", game.id))
        if named is not None or self._language == ENGLISH or game.map not in self._boards:
            return named or game.name
        own = self._composed(game)
        alike = [each.id for each in self._games if self._composed(each) == own]
        return own if alike[0] == game.id else f"{own} ({alike.index(game.id) + 1})"

    def _composed(self, game: Game) -> str:
        board = self._boards[game.map]
        if board.name == game.name:
            return self.board(board)
        boxes = " + ".join(self.set(self._sets[each]) for each in game.sets)
        return f"{boxes} – {self.board(board)}"

    def question(self, option: Option) -> str:
        """Return the question of an option."""
        return self._of_ref(option.ref, option.question)

    def choice(self, option: Option, choice: Choice) -> str:
        """Return one answer to an option."""
        english = choice.text or choice.id.replace("_", " ")
        return self._rows.get((option.ref.scope, "choice", f"{option.ref.id}.{choice.id}"), english)

    def elsewhere(self, thing: Named) -> Iterator[str]:
        """Yield the name in every language, for readers who know a thing by another name."""
        yield thing.name
        yield from self._others.get((thing.ref.scope, thing.ref.kind.value, thing.ref.id), ())

    def _of_ref(self, ref: Ref, english: str) -> str:
        return self._rows.get((ref.scope, ref.kind.value, ref.id), english)


def _headed(name: str) -> str:
    return name[:1].upper() + name[1:]
