"""Paper: a rulebook and sheets of tiles for each set, a player aid for each game, in every language."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from markupsafe import Markup

from swdsl.lower import LoweredSet
from swdsl.model.content import Component, RuleSet
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.model.ruleset import Library
from swdsl.reference.addresses import anchor
from swdsl.reference.cutting import cut_tile, cut_tokens
from swdsl.reference.dictionary import Named
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import ExampleBoards, Examples
from swdsl.reference.glossary_pages import sign_swatch, swatch
from swdsl.reference.icons import Icon
from swdsl.reference.map_pages import picture
from swdsl.reference.overview_pages import moments
from swdsl.reference.page import Desk
from swdsl.reference.pictures import Pictures
from swdsl.reference.player_aid import SIZES, aid_html, print_aid
from swdsl.reference.press import print_pdf
from swdsl.reference.render import asset, render
from swdsl.reference.selection import for_game
from swdsl.reference.set_pages import sections, summary
from swdsl.reference.table_picture import table_of
from swdsl.reference.views import lines_anchor
from swdsl.reference.words import Counted
from swdsl.reference.words.concepts import CONCEPTS
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Sheet:
    """Something to print: where it goes, what it says, and how to print it. Equal `html`, equal bytes."""

    path: str
    html: str
    printed: Callable[[], bytes]


class PaperDesk(Desk):
    """A desk for paper: links stay inside the document, and lead only to what is printed in it."""

    def __init__(self, edition: Edition, rules: RuleSet) -> None:
        self._scope = rules.id
        super().__init__(edition, "")

    def href(self, ref: Ref) -> str:
        """Return the link to a thing that is printed in the same document."""
        return f"#{anchor(ref)}"

    def to_address(self, address: str) -> str:
        """Return a link without a target: other pages are not printed."""
        return ""

    def _known(self, ref: Ref) -> str | None:
        return self.href(ref) if ref.scope == self._scope and ref in self.edition.known else None


def sheets(
    library: Library, language: str, pictures: Pictures, carried: Sequence[LoweredSet] = ()
) -> Iterator[Sheet]:
    """Yield everything that can be printed in a language. Nothing is printed before it is asked for."""
    edition = Edition(library, language, carried=carried)
    examples, boards = Examples(edition), ExampleBoards(edition, pictures)
    for rules in library.sets:
        booklet, tiles = rules_html(edition, rules, pictures, examples, boards), tiles_html(edition, rules)
        yield Sheet(rules_path(language, rules.id), booklet, partial(print_pdf, booklet))
        yield Sheet(tiles_path(language, rules.id), tiles, partial(print_pdf, tiles))
    for game in library.games:
        at_table = Edition(for_game(library, game, carried), language, carried=carried)
        html = aid_html(at_table, game, SIZES[0])
        yield Sheet(aid_path(language, game.id), html, partial(print_aid, at_table, game))


def rules_path(language: str, set_id: str) -> str:
    """Return where the printed rulebook of a set stands, relative to the site."""
    return f"paper/{language}/{set_id}/rules.pdf"


def tiles_path(language: str, set_id: str) -> str:
    """Return where the sheets of tiles of a set stand, relative to the site."""
    return f"paper/{language}/{set_id}/tiles.pdf"


def aid_path(language: str, game_id: str) -> str:
    """Return where the player aid of a game stands, relative to the site."""
    return f"paper/{language}/{game_id}/player-aid.pdf"


def rules_html(
    edition: Edition, rules: RuleSet, pictures: Pictures, examples: Examples, boards: ExampleBoards
) -> str:
    """Return the rulebook of a set as one document: rules, components, options, glossary, maps."""
    desk = PaperDesk(edition, rules)
    groups = [
        (
            kind,
            edition.words.many[kind],
            [_component(desk, each) for each in rules.components if each.ref.kind is kind],
        )
        for kind in COMPONENT_KINDS
    ]
    return render(
        "paper_rules.jinja",
        words=edition.words,
        language=edition.language,
        style=Markup(asset("paper.css")),
        name=edition.names.set(rules),
        summary=summary(edition, rules),
        cover=[edition.tile_markup(each) for each in rules.components if each.ref.kind is Kind.RACE][:4],
        active_note=edition.speaker.active_note,
        notes={kind: edition.speaker.holder_note(kind) for kind in COMPONENT_KINDS},
        sections=sections(desk, rules, examples, boards, table_of(edition, rules, pictures)),
        moments=moments(desk, rules) if rules.frame.clauses else (),
        signs=[(sign_swatch(icon), *edition.words.overview.sign[icon]) for icon in Icon],
        groups=[group for group in groups if group[2]],
        options=_options(edition, rules),
        concepts=[(each.name, each.definition) for each in CONCEPTS[edition.language]],
        entries=_glossary(desk, rules),
        maps=_maps(edition, rules, pictures),
    )


def _component(desk: Desk, component: Component) -> dict[str, object]:
    edition = desk.edition
    facts, rules = edition.told(component)
    return {
        "anchor": anchor(component.ref),
        "name": edition.names.of(component),
        "tile": edition.tile_markup(component),
        "consequences": [each.text for each in edition.speaker.consequences(component)],
        "facts": [desk.linker.html(each) for each in facts],
        "lines": desk.lines(rules, lambda clause: lines_anchor(component, clause)),
    }


def _options(edition: Edition, rules: RuleSet) -> list[dict[str, object]]:
    return [
        {
            "anchor": anchor(option.ref),
            "question": edition.names.question(option),
            "choices": [edition.speaker.answer(option.ref, each.id).text for each in option.choices],
            "cites": option.cites,
        }
        for option in rules.options
    ]


def _glossary(desk: Desk, rules: RuleSet) -> list[dict[str, object]]:
    edition = desk.edition
    things: tuple[Named, ...] = (
        *rules.terrains,
        *rules.symbols,
        *rules.neutrals,
        *rules.terms,
        *rules.pieces,
    )
    found: list[dict[str, object]] = []
    for thing in things:
        said = edition.said_of(thing)
        look = edition.looks.get(thing.ref)
        found.append(
            {
                "anchor": anchor(thing.ref),
                "name": edition.names.of(thing),
                "kind": edition.words.kinds[thing.ref.kind],
                "swatch": "" if look is None else swatch(look),
                "said": "" if said is None else desk.linker.html(said),
            }
        )
    return found


def _maps(edition: Edition, rules: RuleSet, pictures: Pictures) -> list[dict[str, object]]:
    words = edition.words
    found: list[dict[str, object]] = []
    for board in edition.library.boards:
        svg = picture(edition, board, pictures, prefix=f"{board.id}-") if board.uses == rules.id else None
        if svg is not None:
            extent = (
                f"{words.count(board.players, Counted.PLAYER)} · {words.count(board.turns, Counted.TURN)}"
            )
            found.append(
                {"name": edition.names.board(board), "extent": extent, "picture": Markup(svg), "id": board.id}
            )
    return found


def tiles_html(edition: Edition, rules: RuleSet) -> str:
    """Return the sheets to cut out: tiles with both sides, then the tokens that go with them."""
    tiles = [
        (
            edition.words.many[kind],
            [cut_tile(edition, each) for each in rules.components if each.ref.kind is kind],
        )
        for kind in COMPONENT_KINDS
    ]
    return render(
        "paper_tiles.jinja",
        words=edition.words,
        language=edition.language,
        style=Markup(asset("paper.css")),
        name=edition.names.set(rules),
        groups=[(title, list_) for title, list_ in tiles if list_],
        tokens=[tokens for each in rules.components if (tokens := cut_tokens(edition, each))],
    )
