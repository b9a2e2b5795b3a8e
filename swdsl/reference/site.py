"""The site: every page of every language, as artifacts. Opens from the disk and needs no network."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from swdsl.artifact import Artifact
from swdsl.lower import LoweredSet
from swdsl.model.ruleset import Library
from swdsl.reference.addresses import FIRST_GAME, HOME, LOOK_UP, game_ref, list_page, relative, set_ref
from swdsl.reference.beginning_pages import beginning_pages, looked_up
from swdsl.reference.component_pages import component_pages
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import ExampleBoards, Examples, example_pages
from swdsl.reference.glossary_pages import small_pages
from swdsl.reference.map_pages import game_pages, map_pages, picture_files
from swdsl.reference.overview_pages import overview_pages
from swdsl.reference.page import Page
from swdsl.reference.pairs import pair_page, pair_script
from swdsl.reference.paper import aid_path, rules_path, tiles_path
from swdsl.reference.pictures import Pictures
from swdsl.reference.render import asset, render
from swdsl.reference.search import search_index, search_script
from swdsl.reference.set_pages import set_pages, table_files, tables_of
from swdsl.reference.strengths import strength_pages
from swdsl.reference.table_picture import Table
from swdsl.reference.views import To
from swdsl.reference.words import WORDS, words_of
from swdsl.words import Kind

#: Everything a site may consist of: what is written there, and what an older run may have left.
OWNED: Final = (HOME, "assets", *WORDS)
LIST_OF_FILES: Final = "assets/files.txt"
"""Names every file of a site, so that the next one removes those and no others."""
_ASSETS: Final = ("style.css", "reference.js", "find.js", "pairs.js", "icon.svg")


def site(
    library: Library,
    languages: Sequence[str],
    pictures: Pictures,
    *,
    printed: bool = False,
    carried: Sequence[LoweredSet] = (),
) -> Iterator[Artifact]:
    """Yield every file of the site; with `printed`, its pages lead to the paper that stands beside it."""
    paths = set(_papers(library, languages)) if printed else set()
    for file in _files(library, languages, pictures, carried, printed=printed):
        paths.add(file.path)
        yield file
    yield Artifact(LIST_OF_FILES, "".join(f"{path}\n" for path in sorted((*paths, LIST_OF_FILES))))


def _papers(library: Library, languages: Sequence[str]) -> Iterator[str]:
    """Yield where printed things stand beside the site."""
    for language in languages:
        for rules in library.sets:
            yield from (rules_path(language, rules.id), tiles_path(language, rules.id))
        yield from (aid_path(language, game.id) for game in library.games)


def _files(
    library: Library,
    languages: Sequence[str],
    pictures: Pictures,
    carried: Sequence[LoweredSet],
    *,
    printed: bool,
) -> Iterator[Artifact]:
    offered = [words_of(language) for language in languages]
    yield Artifact(HOME, render("root.jinja", offered=offered, first=offered[0]))
    for name in _ASSETS:
        yield Artifact(f"assets/{name}", asset(name))
    edition = None
    for language in languages:
        edition = Edition(library, language, edition, carried)
        examples = Examples(edition)
        yield Artifact(f"assets/search-{language}.js", search_script(search_index(edition, examples)))
        yield Artifact(f"assets/pairs-{language}.js", pair_script(edition, examples))
        for file in picture_files(edition, pictures):
            yield Artifact(f"{language}/{file.path}", file.text)
        boards = ExampleBoards(edition, pictures)
        for file in boards.files():
            yield Artifact(f"{language}/{file.path}", file.text)
        tables = tables_of(edition, pictures)
        for file in table_files(tables):
            yield Artifact(f"{language}/{file.path}", file.text)
        for page in _pages(edition, pictures, boards, examples, tables):
            yield Artifact(f"{language}/{page.path}", _rendered(edition, page, languages, printed))


def _pages(
    edition: Edition,
    pictures: Pictures,
    boards: ExampleBoards,
    examples: Examples,
    tables: Mapping[str, Table],
) -> Iterator[Page]:
    yield from small_pages(edition, examples)
    yield from beginning_pages(edition, examples, boards)
    yield from set_pages(edition, examples, boards, tables)
    yield from overview_pages(edition)
    yield from component_pages(edition, examples)
    yield pair_page(edition)
    yield from strength_pages(edition)
    yield from map_pages(edition, pictures)
    yield from game_pages(edition)
    yield from example_pages(edition, examples, boards)


def _rendered(edition: Edition, page: Page, languages: Sequence[str], printed: bool) -> str:
    switch = [
        (each, words_of(each).own_name, relative(f"{edition.language}/{page.path}", f"{each}/{page.path}"))
        for each in languages
    ]
    return render(
        page.template,
        page=page,
        words=edition.words,
        what=_what(edition),
        language=edition.language,
        menu=_menu(edition, page),
        home=relative(page.path, HOME),
        up=relative(f"{edition.language}/{page.path}", "assets"),
        root=relative(f"{page.path}", "x").removesuffix("x"),
        switch=switch,
        paper=_paper(edition, page) if printed else (),
        **page.content,
    )


def _what(edition: Edition) -> str:
    sets = [edition.names.set(each) for each in edition.library.sets]
    return edition.words.beginning.what.format(sets=", ".join(sets))


def _paper(edition: Edition, page: Page) -> list[To]:
    """Return the printed things that belong to the subject of a page."""
    here, words = f"{edition.language}/{page.path}", edition.words
    found = {
        edition.addresses.of(set_ref(rules.id)): [
            (words.rulebook, rules_path(edition.language, rules.id)),
            (words.components, tiles_path(edition.language, rules.id)),
        ]
        for rules in edition.library.sets
    } | {
        edition.addresses.of(game_ref(game.id)): [(words.player_aid, aid_path(edition.language, game.id))]
        for game in edition.library.games
    }
    return [To(f"{text} (PDF)", relative(here, path)) for text, path in found.get(page.path, ())]


def _menu(edition: Edition, page: Page) -> list[To]:
    words, library = edition.words, edition.library
    kinds = [kind for kind in (Kind.RACE, Kind.POWER) if edition.components(kind)]
    kinds += [Kind.MAP, *([Kind.GAME] if library.games else [])]
    places = [(words.beginning.title, FIRST_GAME)] if library.games else []
    places.append((words.rulebook, list_page(Kind.SET)))
    places += [(words.many[kind], list_page(kind)) for kind in kinds]
    below = {path.partition("/")[0] for _, path in looked_up(edition)}
    here = page.path.partition("/")[0]
    at_home = LOOK_UP if here in below else page.path
    return [
        To(
            text,
            relative(page.path, path),
            "page" if path.partition("/")[0] == at_home.partition("/")[0] else "",
        )
        for text, path in (*places, (words.beginning.look_up, LOOK_UP))
    ]
