"""Pages for newcomers, and the page from which everything else is looked up."""

from collections.abc import Iterator

from swdsl.model.names import COMPONENT_KINDS
from swdsl.model.ruleset import Game
from swdsl.reference.addresses import (
    ASKED,
    FIRST_GAME,
    LOOK_UP,
    PAIRS,
    RULINGS,
    STRENGTHS,
    board_ref,
    game_ref,
    list_page,
    overview_page,
    set_ref,
)
from swdsl.reference.chapter_examples import examples_by_chapter
from swdsl.reference.component_pages import card
from swdsl.reference.dictionary import headed
from swdsl.reference.edition import Edition
from swdsl.reference.example_boards import shared_patterns
from swdsl.reference.example_pages import ExampleBoards, Examples, list_of_examples, told_example
from swdsl.reference.map_pages import picture_path
from swdsl.reference.page import Desk, Page
from swdsl.reference.rulebook import ground
from swdsl.reference.strengths import has_strengths
from swdsl.reference.views import To
from swdsl.reference.words.beginning import Step
from swdsl.words import Kind
from swdsl.words_of_files import Chapter


def beginning_pages(edition: Edition, examples: Examples, boards: ExampleBoards) -> Iterator[Page]:
    """Yield the first game, if there is a game to learn by, and what can be looked up."""
    game = teaching_game(edition)
    if game is not None:
        yield _first_game(edition, game, examples, boards)
    yield _look_up(edition)


def teaching_game(edition: Edition) -> Game | None:
    """Return the game with the least to learn: the fewest components on its table, then the fewest turns."""

    def extent(game: Game) -> tuple[int, int]:
        board = edition.library.board(game.map)
        return len(edition.tables.present(game)), game.turns or board.turns

    return min(edition.library.games, key=extent, default=None)


def _first_game(edition: Edition, game: Game, examples: Examples, boards: ExampleBoards) -> Page:
    words, library = edition.words, edition.library
    desk, board = Desk(edition, FIRST_GAME), library.board(game.map)
    rules = library.set(board.uses)
    book, present = desk.href(set_ref(rules.id)), edition.tables.present(game)
    components = [each for each in library.components() if each.ref in present]
    shown = examples_by_chapter(library, rules)
    content = {
        "game": To(edition.names.game(game), desk.href(game_ref(game.id))),
        "map": To(edition.names.board(board), desk.href(board_ref(board.id))),
        "picture": desk.to_address(picture_path(board)),
        "steps": [
            (said, To(words.chapters[chapter], f"{book}#{chapter.value}"))
            for said, chapter in _steps(edition, game)
        ],
        "groups": [
            (words.many[kind], cards)
            for kind in COMPONENT_KINDS
            if (cards := [card(desk, each) for each in components if each.ref.kind is kind])
        ],
        "book": To(edition.names.set(rules), book),
        "turns": [told_example(desk, examples, boards, each) for each in shown.get(Chapter.TURN, ())],
        "patterns": shared_patterns(),
    }
    title = words.beginning.title
    return Page(FIRST_GAME, "first_game.jinja", title, (("", title),), content)


def _steps(edition: Edition, game: Game) -> Iterator[tuple[str, Chapter]]:
    """Yield what is done in a first game, with the numbers of its table, and the ground nobody may enter."""
    board = edition.library.board(game.map)
    rules = edition.library.set(board.uses)
    told = {
        "neutral": ", ".join(headed(edition.speaker.heap(each.ref, each.supply)) for each in rules.neutrals),
        "coins": rules.frame.start_coins,
        "combos": rules.frame.combos,
        "price": rules.frame.price,
        "faces": ", ".join(map(str, rules.frame.die)),
        "turns": game.turns or board.turns,
    }
    for step in Step:
        yield edition.words.beginning.steps[step].format(**told), step.chapter
        if step is Step.ENTER and (grounds := ground(edition, rules, (Kind.TERRAIN,))):
            yield " ".join(each.text for each in grounds), step.chapter


def looked_up(edition: Edition) -> list[tuple[str, str]]:
    """Return what is found on the page for looking up, as titles and addresses."""
    words, library = edition.words, edition.library
    kinds = [kind for kind in (Kind.RELIC, Kind.PLACE) if edition.components(kind)]
    kinds += [Kind.PIECE] if any(each.pieces for each in library.components()) else []
    places = [(words.many[kind], list_page(kind)) for kind in kinds]
    places += [(words.asked.title, ASKED), (words.pairs.title, PAIRS)]
    places += [(words.strengths.title, STRENGTHS)] if has_strengths(edition) else []
    places.append((words.glossary, list_page(Kind.TERM)))
    places.append((words.many[Kind.OPTION], list_page(Kind.OPTION)))
    places += [
        (words.labelled(words.overview.title, edition.names.set(rules)), overview_page(rules.id))
        for rules in library.sets
        if rules.frame.clauses
    ]
    places += [(words.examples.title, list_of_examples())] if library.scenarios else []
    return [*places, *([(words.rulings, RULINGS)] if edition.uses.rulings() else [])]


def _look_up(edition: Edition) -> Page:
    desk, words = Desk(edition, LOOK_UP), edition.words
    leads = {
        list_page(Kind.PIECE): words.pieces_lead,
        ASKED: words.asked.lead,
        PAIRS: words.pairs.lead,
        STRENGTHS: words.strengths.lead,
        list_page(Kind.TERM): words.glossary_lead,
        list_page(Kind.OPTION): words.options_lead,
        list_of_examples(): words.examples.lead,
        RULINGS: words.rulings_lead,
    }
    sets = [(To(text, desk.to_address(path)), leads.get(path, "")) for text, path in looked_up(edition)]
    title = words.beginning.look_up
    return Page(LOOK_UP, "look_up.jinja", title, (("", title),), {"places": sets})
